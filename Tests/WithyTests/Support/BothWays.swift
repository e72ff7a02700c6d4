import Testing
@testable import Withy

/// Runs each test with expressions that are compared while they are evaluated, and once more without.
struct BothWays: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    if test.isSuite { return try await function() }
    for isEnabled in [true, false] {
      try await Prediction.$isEnabled.withValue(isEnabled) { try await function() }
    }
  }
}

extension Trait where Self == BothWays {
  /// Runs each test with expressions that are compared while they are evaluated, and once more without.
  static var bothWays: BothWays { BothWays() }
}

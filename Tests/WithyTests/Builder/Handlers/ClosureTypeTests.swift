import Testing
@testable import Withy

@Suite("Closure types")
struct ClosureTypeTests {
  enum Choice { case one, two(Int) }

  @Test("Closures are distinguished from other types, in optionals, too")
  func types() {
    let closures: [Any.Type] = [
      (() -> Void).self, ((Int, String) -> Panel?).self, (@Sendable () -> Void).self,
      (@MainActor (Int) -> Void)?.self, (() throws -> Int)?.self, (() async -> Void).self,
    ]
    let others: [Any.Type] = [
      Int.self, Int?.self, String.self, [() -> Void].self, (() -> Void, Int).self, Panel.self,
      Panel?.self, AnyObject.self, Any.self, (any Equatable)?.self, Choice.self, Choice?.self,
      Panel.Type.self, (() -> Void)??.self, Never.self, Void.self, Optional<Void>.self,
    ]
    #expect(closures.allSatisfy(isClosure))
    #expect(!others.contains(where: isClosure))
  }
}

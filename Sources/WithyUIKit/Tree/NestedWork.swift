#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import WithyConstraints

  /// What waits until an outermost block of views has been nested.
  ///
  /// It holds nothing strongly that is in a tree.
  @MainActor
  enum NestedWork {
    /// Constraints whose ends were not in one tree when they were built.
    static let constraints = WaitingConstraints<ViewConstraintPlatform>()

    /// Does what can be done by now.
    static func run() {
      constraints.retry()
    }
  }
#endif

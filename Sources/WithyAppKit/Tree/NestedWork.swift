#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import WithyConstraints

  /// Work that waits until an outermost block of views has been nested.
  ///
  /// It retains no object of a tree.
  @MainActor
  enum NestedWork {
    /// The constraints whose ends were not in one tree when they were built.
    static let constraints = WaitingConstraints<ViewConstraintPlatform>()

    /// Does the work that is possible now.
    static func run() {
      constraints.retry()
    }
  }
#endif

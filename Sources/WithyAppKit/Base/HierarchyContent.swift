#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import WithyConstraints
  import WithyLayout

  /// The hierarchy and the constraints that a base class applies to its view.
  @MainActor
  final class HierarchyContent {
    /// The live parent, which updates or lays out the children; `nil` if they were nested once and
    /// need neither.
    private(set) var live: Live?

    /// The layout to arrange when the platform lays out the view.
    var hosted: HostedLayout?

    private let constraints = RootConstraints<ViewConstraintPlatform>()
    private var needsUpdate = false

    /// Nests a hierarchy and applies constraints, once.
    ///
    /// - Parameters:
    ///   - view: The view that contains the hierarchy.
    ///   - owner: The object that describes both, which is held weakly.
    ///   - hierarchy: A closure that returns the hierarchy that the owner describes.
    ///   - constraints: A closure that returns the constraints that the owner describes.
    func setUp<Owner: AnyObject>(
      _ view: NSView,
      _ owner: Owner,
      _ hierarchy: @escaping (Owner) -> ViewHierarchy,
      constraints: (Owner) -> ViewConstraints
    ) {
      live = view._nest(describedBy: owner, hierarchy)
      self.constraints.replace(by: constraints(owner), in: view)
    }

    /// Nests a hierarchy and applies constraints, and keeps both up to date with observed state.
    ///
    /// - Parameters:
    ///   - view: The view that contains the hierarchy.
    ///   - owner: The object that describes both, which is held weakly.
    ///   - hierarchy: A closure that returns the hierarchy that the owner describes.
    ///   - constraints: A closure that returns the constraints that the owner describes.
    func keep<Owner: AnyObject>(
      _ view: NSView,
      _ owner: Owner,
      _ hierarchy: @escaping (Owner) -> ViewHierarchy,
      constraints: @escaping (Owner) -> ViewConstraints
    ) {
      let follower = ConstraintFollower<NSView>(of: NSLayoutConstraint.self) {
        [applied = self.constraints, weak view] described in
        view.map { applied.replace(by: described, in: $0) } ?? 0
      }
      live = view.live(owner) { owner in
        hierarchy(owner)
        follower.following(constraints(owner))
      }
    }

    /// Requests an update at the end of this turn of the main actor, or earlier if the view is laid
    /// out.
    func setNeedsUpdate() {
      if needsUpdate { return }
      needsUpdate = true
      Task { [weak self] in self?.updateIfNeeded() }
    }

    /// Updates the hierarchy if an update was requested.
    func updateIfNeeded() {
      guard needsUpdate else { return }
      needsUpdate = false
      live?.update()
    }

    /// Arranges the layouts in the current bounds of the view.
    func layOut() {
      updateIfNeeded()
      if let hosted { hosted.arrange() } else { live?.layOut() }
    }

    /// Returns the size that the layout takes; `nil` if there is none.
    func layoutSize(for proposal: ProposedSize) -> CGSize? {
      guard let live, live.hasLayout else { return nil }
      return live.size(for: proposal)
    }

    /// Returns the size that a view takes as a leaf of another layout.
    func size(of view: NSView, for proposal: ProposedSize) -> CGSize {
      layoutSize(for: proposal)
        ?? (constraints.isEmpty
          ? proposal.replacingUnspecifiedDimensions() : view.fittingSize(for: proposal))
    }
  }
#endif

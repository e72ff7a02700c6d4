#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import WithyConstraints
  import WithyLayout

  /// What a base class has nested and constrained in a view.
  @MainActor
  final class HierarchyContent {
    /// What keeps the children equal to the hierarchy, or lays them out; `nil` where they were nested
    /// once and need nothing more.
    private(set) var live: Live?

    /// The layout in the view, which is to be arranged when the platform lays out the view.
    var hosted: HostedLayout?

    private let constraints = RootConstraints<ViewConstraintPlatform>()
    private var needsUpdate = false
    private var sizeCategory: UIContentSizeCategory?

    /// Nests a hierarchy and applies constraints, once.
    func setUp(_ view: UIView, _ hierarchy: ViewHierarchy, constraints: () -> ViewConstraints) {
      if hierarchy.isFollowed {
        live = view.live(isolation: nil) { hierarchy }
      } else {
        view { hierarchy }
      }
      self.constraints.replace(by: constraints(), in: view)
    }

    /// Nests a hierarchy and applies constraints, and again when state that they read has changed.
    ///
    /// - Parameters:
    ///   - view: The view in which the hierarchy stands.
    ///   - owner: The object that describes both, which is held weakly.
    ///   - hierarchy: Returns the hierarchy that the owner describes.
    ///   - constraints: Returns the constraints that the owner describes.
    func keep<Owner: AnyObject>(
      _ view: UIView,
      _ owner: Owner,
      _ hierarchy: @escaping @MainActor (Owner) -> ViewHierarchy,
      constraints: @escaping @MainActor (Owner) -> ViewConstraints
    ) {
      let follower = ConstraintFollower<UIView>(of: NSLayoutConstraint.self) {
        [applied = self.constraints, weak view] described, isPlanning in
        view.map { applied.replace(by: described, in: $0, isPlanning: isPlanning) } ?? 0
      }
      live = view.live(owner) { owner in
        hierarchy(owner)
        follower.following(constraints(owner))
      }
    }

    /// Shows another block in a view that is used again.
    func show(_ view: UIView, _ id: AnyHashable, _ block: @escaping () -> ViewHierarchy) {
      live = view.live(reusing: live, id: id, block)
    }

    /// Updates in this turn of the main actor, or when the view is laid out before its end.
    func setNeedsUpdate() {
      if needsUpdate { return }
      needsUpdate = true
      Task { [weak self] in self?.updateIfNeeded() }
    }

    /// Updates if somebody has asked for it.
    func updateIfNeeded() {
      guard needsUpdate else { return }
      needsUpdate = false
      live?.update()
    }

    /// Arranges layouts in the bounds that the view has now.
    func layOut(in view: UIView) {
      updateIfNeeded()
      let category = view.traitCollection.preferredContentSizeCategory
      if let sizeCategory, sizeCategory != category { live?.changed() }
      sizeCategory = category
      if let hosted { hosted.arrange() } else { live?.layOut() }
    }

    /// Returns the size that the layout takes; `nil` if there is none.
    func layoutSize(for proposal: ProposedSize) -> CGSize? {
      guard let live, live.hasLayout else { return nil }
      return live.size(for: proposal)
    }

    /// Returns the size of a view as a leaf of another layout.
    func size(of view: UIView, for proposal: ProposedSize) -> CGSize {
      layoutSize(for: proposal)
        ?? (constraints.isEmpty
          ? proposal.replacingUnspecifiedDimensions() : view.fittingSize(for: proposal))
    }
  }
#endif

#if WITHY_UIKIT || WITHY_APPKIT
  /// The hierarchy and the constraints that a base class applies to its view.
  @MainActor
  final class LiveContent {
    /// The view; for a controller without a hierarchy it can describe its own views.
    weak var view: PlatformView?

    /// Whether a subclass of the controller has a hierarchy, as far as its evaluation has shown.
    var hasHierarchy = true

    /// The `Live`, which updates and lays out the children.
    private(set) var live: Live?

    /// The layout of a block around the view, to arrange when the platform lays out the view.
    var hosted: HostedLayout?

    private let constraints = ActiveConstraints<ViewConstraintPlatform>()
    private var described: () -> ViewHierarchy = { ViewHierarchy() }
    private var needsUpdate = false

    /// Whether the layouts are being arranged.
    private(set) var isLayingOut = false

    private var width: CGFloat = 0

    /// Whether the subviews all fill the view if neither a layout nor constraints place any.
    var fillsView = false

    /// The subviews that fill the view; `nil` if a layout or constraints place any, or if none does.
    private var filling: [PlatformView]? {
      guard fillsView, live?.hasLayout != true, let views = view?.subviews,
        views.allSatisfy(\.translatesAutoresizingMaskIntoConstraints)
      else { return nil }
      return views
    }

    /// Nests and constrains a view as its owner, which is held weakly, describes.
    func keep(_ view: PlatformView, of owner: some LayoutOwner) {
      self.view = view
      described = { [weak owner, constraints] in
        guard let owner else { return ViewHierarchy() }
        return owner.hierarchy + constraints.following(owner.layoutConstraints)
      }
      live = view._makeLive(
        #isolation,
        #fileID,
        #line,
        PartElement(block: described),
        environment: view.environment
      ) { [weak owner] in owner != nil }
      live?.adapterDidPass = { [weak self] in
        // Without a layout, nothing else reports that the size of a view may have changed.
        if let self, live?.hasLayout != true { self.view?.sizeMayHaveChanged() }
      }
      #if WITHY_APPKIT
        // A window would become as wide as a text that wraps is on one line.
        if view is any LiveHost {
          view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
      #endif
      #if WITHY_UIKIT
        // Before iOS 17, the next layout finds out that the traits have changed. AppKit has none.
        guard #available(iOS 17, tvOS 17, *) else { return }
        view.registerForTraitChanges([
          UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
          UITraitVerticalSizeClass.self,
        ]) { (view: UIView, _) in view.setNeedsLayout() }
        view.registerForTraitChanges([
          UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        ]) { [weak self] (view: UIView, _) in
          self?.live?.changed()
          view.sizeMayHaveChanged()
        }
      #endif
    }

    /// Shows a block, after the hierarchy that the class describes, in a view that is reused.
    func show(_ id: AnyHashable, _ block: @escaping () -> ViewHierarchy) {
      live = view?.live(reusing: live, id: id) { [described] in
        described()
        block()
      }
    }

    /// Requests an update at the end of this turn of the main actor, or earlier if the view is laid
    /// out.
    func setNeedsUpdate() {
      view?.requestLayout()
      if needsUpdate { return }
      needsUpdate = true
      Task { [weak self] in self?.updateIfNeeded() }
    }

    private func updateIfNeeded() {
      guard needsUpdate else { return }
      needsUpdate = false
      live?.update()
    }

    /// Arranges the layouts in the current bounds of the view, after an update that was requested.
    func layOut() {
      guard let view else { return }
      isLayingOut = true
      defer { isLayingOut = false }
      updateIfNeeded()
      #if WITHY_UIKIT
        adoptTraits(of: view)
      #endif
      for subview in filling ?? [] { subview.place(in: view.bounds) }
      hosted?.arrange()
      live?.layOut()
      let former = intrinsicSize
      width = view.bounds.width
      if intrinsicSize != former { view.invalidateIntrinsicContentSize() }
    }

    #if WITHY_UIKIT
      /// Updates the hierarchy if the traits of the view have changed since the last layout, and
      /// measures all leaves again if texts are larger or bolder.
      private func adoptTraits(of view: UIView) {
        guard let live else { return }
        let (former, traits) = (live.environment.traitCollection, view.traitCollection)
        if former == traits { return }
        if former.preferredContentSizeCategory != traits.preferredContentSizeCategory
          || former.legibilityWeight != traits.legibilityWeight
        {
          live.changed()
        }
        live.environment.traitCollection = traits
        live.update()
      }
    #endif

    /// Returns the size that the layout takes, or the greatest lengths of views that fill this one;
    /// `nil` if there are neither.
    func layoutSize(for proposal: ProposedSize) -> CGSize? {
      if let live, live.hasLayout { return live.size(for: proposal) }
      if let hosted, hosted.hasLayout { return hosted.size(for: proposal) }
      return filling?.reduce(.zero) { size, view in
        let other = view.size(for: proposal)
        return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
      }
    }

    /// The ideal width of the layout, with the height for the width in which the view was last laid
    /// out, like the size of a label that wraps; `nil` if there is no layout.
    var intrinsicSize: CGSize? {
      guard let ideal = layoutSize(for: .unspecified) else { return nil }
      guard width > 0 else { return ideal }
      let size = layoutSize(for: ProposedSize(width: width, height: nil))
      return CGSize(width: ideal.width, height: size?.height ?? ideal.height)
    }
  }
#endif

#if WITHY_UIKIT || WITHY_APPKIT
  /// The operations of the platform on constraints.
  enum ViewConstraintPlatform: @MainActor ConstraintPlatform {
    /// The constraints whose ends were not in one tree when they were built.
    @MainActor static let waiting = WaitingConstraints<ViewConstraintPlatform>()

    @MainActor static func parent(of item: AnyObject) -> AnyObject? {
      (item as? PlatformView)?.superview ?? (item as? PlatformLayoutGuide)?.owningView
    }

    @MainActor static func item(for area: ConstraintArea, of node: AnyObject) -> AnyObject? {
      let view = node as? PlatformView
      return switch area {
      case .bounds: node
      case .safeArea: view?.safeAreaLayoutGuide
      case .layoutMargins: view?.layoutMarginsGuide
      }
    }

    @MainActor static func translatesFrame(of node: AnyObject) -> Bool {
      (node as? PlatformView)?.translatesAutoresizingMaskIntoConstraints ?? false
    }

    @MainActor static func set(translatesFrame: Bool, of node: AnyObject) {
      (node as? PlatformView)?.translatesAutoresizingMaskIntoConstraints = translatesFrame
    }

    @MainActor static func isPlaced(_ node: AnyObject, inside root: AnyObject) -> Bool {
      guard let view = node as? PlatformView, let root = root as? PlatformView else { return false }
      if (view.superview as? any ContentContaining)?.nestingView === view { return false }
      return view.isDescendant(of: root)
    }

    @MainActor static func make(_ constraint: ResolvedConstraint) -> NSLayoutConstraint {
      let made = NSLayoutConstraint(
        item: constraint.first,
        attribute: attribute(constraint.firstAttribute),
        relatedBy: .init(rawValue: constraint.relation.rawValue) ?? .equal,
        toItem: constraint.second,
        attribute: constraint.secondAttribute.map(attribute) ?? .notAnAttribute,
        multiplier: constraint.multiplier,
        constant: constraint.constant
      )
      made.priority = PlatformLayoutPriority(constraint.priority)
      made.identifier = constraint.identifier
      return made
    }

    @MainActor static func isActive(_ native: NSLayoutConstraint) -> Bool { native.isActive }

    @MainActor static func set(constant: CGFloat, of native: NSLayoutConstraint) {
      native.constant = constant
    }

    @MainActor static func set(priority: Float, of native: NSLayoutConstraint) {
      native.priority = PlatformLayoutPriority(priority)
    }

    @MainActor static func activate(_ natives: [NSLayoutConstraint]) {
      NSLayoutConstraint.activate(natives)
    }

    @MainActor static func deactivate(_ natives: [NSLayoutConstraint]) {
      NSLayoutConstraint.deactivate(natives)
    }

    private static func attribute(_ attribute: ConstraintAttribute) -> NSLayoutConstraint.Attribute
    {
      .init(rawValue: attribute.rawValue) ?? .notAnAttribute
    }
  }
#endif

#if WITHY_UIKIT || WITHY_APPKIT
  /// The operations of the platform on constraints.
  @MainActor
  enum ViewConstraintPlatform: @MainActor ConstraintPlatform {
    /// The constraints whose ends were not in one tree when they were built.
    static let waiting = WaitingConstraints<ViewConstraintPlatform>()

    static func parent(of item: AnyObject) -> AnyObject? {
      (item as? PlatformView)?.superview ?? (item as? PlatformLayoutGuide)?.owningView
    }

    static func item(for area: ConstraintArea, of node: AnyObject) -> AnyObject {
      guard let view = node as? PlatformView else { return node }
      return switch area {
      case .bounds: view
      case .safeArea: view.safeAreaLayoutGuide
      case .layoutMargins: view.layoutMarginsGuide
      }
    }

    static func translatesFrame(of node: AnyObject) -> Bool {
      guard let view = node as? PlatformView, !view.isContentView else { return false }
      return view.translatesAutoresizingMaskIntoConstraints
    }

    static func set(translatesFrame: Bool, of node: AnyObject) {
      guard let view = node as? PlatformView else { return }
      // A stack view places what it arranges by constraints of its own.
      let stack = view.superview as? PlatformStackView
      let isArranged = stack?.arrangedSubviews.contains(view) ?? false
      view.translatesAutoresizingMaskIntoConstraints = translatesFrame && !isArranged
    }

    static var lists = ObjectTable<[WeakReference<AnyObject>]>()

    static func make(
      _ rule: ConstraintRule,
      _ first: AnyObject,
      _ second: AnyObject?
    ) -> NSLayoutConstraint {
      func attribute(_ attribute: ConstraintAttribute?) -> NSLayoutConstraint.Attribute {
        attribute.flatMap { .init(rawValue: $0.rawValue) } ?? .notAnAttribute
      }
      let made = NSLayoutConstraint(
        item: first,
        attribute: attribute(rule.firstAttribute),
        relatedBy: .init(rawValue: rule.relation.rawValue) ?? .equal,
        toItem: second,
        attribute: attribute(rule.secondAttribute),
        multiplier: rule.multiplier,
        constant: rule.constant
      )
      made.priority = PlatformLayoutPriority(rule.priority)
      made.identifier = rule.identifier
      return made
    }

    static func areEqual(_ a: NSLayoutConstraint, _ b: NSLayoutConstraint) -> Bool {
      a.firstAttribute == b.firstAttribute && a.secondAttribute == b.secondAttribute
        && a.relation == b.relation && a.multiplier == b.multiplier && a.constant == b.constant
        && a.priority == b.priority && a.identifier == b.identifier
    }

    static func isActive(_ native: NSLayoutConstraint) -> Bool { native.isActive }

    static func set(constant: CGFloat, of native: NSLayoutConstraint) { native.constant = constant }

    static func set(priority: Float, of native: NSLayoutConstraint) {
      native.priority = PlatformLayoutPriority(priority)
    }

    static func set(isActive: Bool, of natives: [NSLayoutConstraint]) {
      if isActive {
        NSLayoutConstraint.activate(natives)
      } else {
        NSLayoutConstraint.deactivate(natives)
      }
    }
  }
#endif

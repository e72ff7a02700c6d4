#if WITHY_APPKIT
  @MainActor
  extension ViewEvent where Base: NSControl {
    /// The action of the control.
    ///
    /// ```swift
    /// NSButton.make(.init(title: "Save", target: nil, action: nil))
    ///   .on(.action, self) { me, button in me.save() }
    /// ```
    ///
    /// Target and action are set. When the step is removed, the control gets back its previous
    /// target and action.
    ///
    /// AppKit lets radio buttons that have the same superview and the same action exclude each other,
    /// as all with this event have. Put each group into a view of its own, such as a stack view. A
    /// button with a two-way value is in no group: the model switches the others off.
    public static var action: ViewEvent { ViewEvent(id: "action") { $0.attach($1) } }
  }

  extension NSControl {
    /// Calls a closure when the control acts, until the closure that is returned is called.
    ///
    /// A control that is alone has an action that no other one has, so that a radio button is in no
    /// group.
    func attach(_ act: @escaping @MainActor () -> Void, isAlone: Bool = false) -> () -> Void {
      let guide = ActionGuide(of: self, act)
      addLayoutGuide(guide)
      // A button that is alone remains so.
      if isAlone || !(target is ActionGuide) { action = guide.selector(isAlone: isAlone) }
      target = guide
      return { [weak self] in
        guard let self else { return }
        removeLayoutGuide(guide)
        if target === guide { (target, action) = (guide.target, guide.action) }
        for case let other as ActionGuide in layoutGuides where other.target === guide {
          (other.target, other.action) = (guide.target, guide.action)
        }
      }
    }
  }

  /// The target of a control.
  ///
  /// A control does not retain its target, but it does retain its layout guides; so the target is
  /// one.
  final class ActionGuide: NSLayoutGuide {
    private let handler: @MainActor () -> Void

    // What the control had before.
    weak var target: AnyObject?
    var action: Selector?

    init(of control: NSControl, _ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
      (target, action) = (control.target, control.action)
      super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Returns the selector of the action, or one that no other control has, named by the address of
    /// this object, because a selector is never freed, and addresses are used again.
    func selector(isAlone: Bool) -> Selector {
      Selector(isAlone ? "withyAct_\(UInt(bitPattern: ObjectIdentifier(self)))" : "withyAct")
    }

    #if canImport(ObjectiveC)
      /// Adds the method of a selector that no other control has, which does what `withyAct` does.
      override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
        guard NSStringFromSelector(selector).hasPrefix("withyAct_"),
          let method = class_getInstanceMethod(self, Selector(("withyAct")))
        else { return super.resolveInstanceMethod(selector) }
        let implementation = method_getImplementation(method)
        return class_addMethod(self, selector, implementation, method_getTypeEncoding(method))
      }
    #endif

    #if canImport(ObjectiveC)
      @objc(withyAct)
    #endif
    func act() {
      // A two-way value takes the action, too.
      (target as? ActionGuide)?.act()
      handler()
    }
  }
#endif

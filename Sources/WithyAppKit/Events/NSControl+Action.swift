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
    /// Of radio buttons in one view, AppKit lets those with the same action exclude each other:
    /// here those whose handlers are at the same location in the source, as in a `ForEach`.
    public static var action: ViewEvent {
      ViewEvent(id: "action") { control, file, line, act in
        let guide = ActionGuide(of: control, act)
        control.addLayoutGuide(guide)
        control.target = guide
        control.action = ActionGuide.selector(file, line)
        return { [weak control] in
          guard let control else { return }
          control.removeLayoutGuide(guide)
          if control.target === guide {
            (control.target, control.action) = (guide.target, guide.action)
          }
          for case let other as ActionGuide in control.layoutGuides where other.target === guide {
            (other.target, other.action) = (guide.target, guide.action)
          }
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

    /// Returns the selector of the action of a source location.
    static func selector(_ file: StaticString, _ line: UInt) -> Selector {
      Selector("withyAct_\("\(file)".hashValue.magnitude)_\(line)")
    }

    #if canImport(ObjectiveC)
      /// Adds the method of such a selector, which does what `withyAct` does.
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

#if WITHY_UIKIT || WITHY_APPKIT
  /// A view controller that describes the views inside its view; see ``LiveView``.
  ///
  /// It is set up when the view has loaded. If its view is of another of the base classes, such as a
  /// ``LiveView`` that `loadView()` sets, that view describes its own views, and the controller has no
  /// hierarchy.
  open class LiveViewController: PlatformViewController, LiveHost, LayoutOwner {
    let content = LiveContent()

    /// Nests the hierarchy, applies the constraints and configures the controller, the first time.
    open override func viewDidLoad() {
      super.viewDidLoad()
      if content.view == nil { setUp(view) }
      #if WITHY_APPKIT
        // A window and a popover take the size that the view has.
        if view.frame.size == .zero,
          let size = describing?.content.layoutSize(for: .unspecified)
        {
          view.setFrameSize(size)
        }
      #endif
    }

    /// The views in the controller's view, at any depth; by default none.
    @ViewHierarchyBuilder open var hierarchy: ViewHierarchy {
      // Only this implementation shows that no subclass has another one.
      let _ = content.hasHierarchy = false
    }

    /// The constraints of the hierarchy; by default none.
    @ConstraintBuilder open var layoutConstraints: ViewConstraints {}

    /// Configures the controller, once, after the first pass; by default does nothing.
    open func configure() {}

    #if WITHY_UIKIT
      /// Requests layout: a layout keeps within the safe area.
      open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
      }

      /// Arranges the hierarchy, if it is or contains a layout.
      open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        content.layOut()
      }
    #else
      /// Loads the nib or, if there is none, makes a view whose origin is at the top.
      open override func loadView() {
        if nibName == nil { view = FlippedView() } else { super.loadView() }
      }

      /// Arranges the hierarchy, if it is or contains a layout.
      open override func viewDidLayout() {
        super.viewDidLayout()
        content.layOut()
      }
    #endif
  }

  #if WITHY_APPKIT
    /// A view whose origin is at the top, as in layouts.
    private final class FlippedView: NSView {
      override var isFlipped: Bool { true }
    }
  #endif
#endif

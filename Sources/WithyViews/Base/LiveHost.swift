#if WITHY_UIKIT || WITHY_APPKIT
  /// One of the base classes that describe the views inside them; see ``LiveView``.
  ///
  /// There are no other conforming classes.
  @MainActor
  public protocol LiveHost: PlatformResponder {}

  extension LiveHost {
    /// The `Live` of the children, for animated updates; `nil` until the view of a controller has
    /// loaded.
    public var liveHierarchy: Live? { describing?.content.live }

    /// Requests a pass at the end of this turn of the main actor, or earlier if the view is laid out.
    ///
    /// Changes to state of the `Observation` framework need no such call.
    public func setNeedsUpdate() { describing?.content.setNeedsUpdate() }

    /// Shows a block of views for an item, after what the class describes, and reuses the views of the
    /// previous item.
    ///
    /// If the id changes, every declared value is written again, so that nothing of the old item
    /// remains visible. The view of a controller is loaded.
    ///
    /// - Parameters:
    ///   - id: The identity of the item that the block shows.
    ///   - block: A block of views. It is retained until the next call, and must not retain the view.
    public func show(
      _ id: some Hashable,
      @ViewHierarchyBuilder _ block: @escaping () -> ViewHierarchy
    ) {
      _ = (self as? PlatformViewController)?.view
      describing?.content.show(AnyHashable(id), block)
    }

    /// The base class that describes the views: this one or, for a controller without a hierarchy,
    /// its view.
    var describing: (any LayoutOwner)? {
      let owner = self as? any LayoutOwner
      return owner?.content.live == nil ? owner?.content.view as? any LayoutOwner ?? owner : owner
    }
  }

  /// One of the base classes, which lays out its view when the platform does.
  @MainActor
  protocol LayoutOwner: AnyObject {
    var content: LiveContent { get }

    // What a subclass overrides.
    var hierarchy: ViewHierarchy { get }
    var layoutConstraints: ViewConstraints { get }
    func configure()
  }

  extension LayoutOwner {
    /// Nests and constrains a view, and configures the owner, once.
    ///
    /// The view of a controller without a hierarchy can be a base class, which describes its own views.
    func setUp(_ view: PlatformView) {
      let isDescribed = view !== self && view is any LayoutOwner
      // A hierarchy that is empty for now can have views later.
      if isDescribed, hierarchy.items.isEmpty, !content.hasHierarchy, layoutConstraints.isEmpty {
        content.view = view
      } else {
        content.keep(view, of: self)
      }
      configure()
    }
  }

  extension PlatformView {
    /// The base class that lays out the view: that of the view itself or of its controller.
    var layoutOwner: (any LayoutOwner)? {
      self as? any LayoutOwner ?? viewController as? any LayoutOwner
    }

    /// Has the view measured and laid out again, also by the layouts of the base classes around it.
    ///
    /// A layout does not ask its leaves for their intrinsic sizes. The size of a list does not depend
    /// on its rows.
    func sizeMayHaveChanged() {
      requestLayout()
      invalidateIntrinsicContentSize()
      var (inside, next) = ([self], superview)
      while let around = next, !around.hasRows {
        if let live = around.layoutOwner?.content.live {
          for view in inside { live.changed(view) }
          around.requestLayout()
          around.invalidateIntrinsicContentSize()
        }
        inside.append(around)
        next = around.superview
      }
    }
  }
#endif

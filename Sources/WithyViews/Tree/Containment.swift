#if WITHY_UIKIT || WITHY_APPKIT
  /// The containment of a view controller in a parent, kept in step with the controller's view.
  @MainActor
  final class Containment {
    private weak var view: PlatformView?
    private weak var controller: PlatformViewController?
    private(set) weak var parent: PlatformViewController?

    /// The view into which the controller's view was inserted last; in AppKit a hidden view need not
    /// be a subview of its stack view.
    private weak var container: PlatformView?

    /// The controller, retained until its parent retains it.
    private var held: PlatformViewController?

    /// The containments, by view; most views have none.
    private static var all = ObjectTable<Containment>()

    /// Creates the containment of a controller, which may already be in the parent.
    init(_ controller: PlatformViewController, in parent: PlatformViewController) {
      view = controller.view
      self.controller = controller
      self.parent = parent
    }

    /// Registers the containment of a controller, which is retained until its view is inserted.
    func hold(_ controller: PlatformViewController) {
      Self.all[controller.view] = self
      if controller.parent == nil { held = controller }
    }

    /// Inserts a view into another, and adds its controller, if it has one, to its parent if it is
    /// not there.
    static func enter(_ view: PlatformView, in container: PlatformView, _ insert: () -> Void) {
      all[view]?.container = container
      guard let containment = all[view], let controller = containment.controller,
        let parent = containment.parent, controller.parent !== parent
      else { return insert() }
      parent.embed(controller, insert)
      containment.held = nil
    }

    /// Adds the controller to its parent if its view was there before it was embedded.
    ///
    /// A view that was left out, for lack of room, is contained again when it is inserted.
    func adopt() {
      guard let view, let controller else { return }
      if Self.all[view] == nil { hold(controller) }
      guard held != nil, let container = view.superview else { return }
      Self.enter(view, in: container) {}
    }

    /// Moves the controller to another parent, if it is in the former one, and returns the number of
    /// controllers moved.
    func move(to other: PlatformViewController?) -> Int {
      guard let other, other !== parent, let controller else { return 0 }
      let isInParent = controller.parent === parent
      parent = other
      guard isInParent else { return 0 }
      controller.leaveParent()
      other.embed(controller)
      return 1
    }

    /// Returns the view into which a view with a controller was inserted last, or else the superview.
    static func container(of view: PlatformView) -> PlatformView? {
      all[view]?.container ?? view.superview
    }

    /// Ends the containment of a view that has not been removed, unless it is embedded elsewhere now.
    ///
    /// A view around it has been removed, or it stays and is described without its controller.
    func end() {
      guard let view, Self.all[view] === self else { return }
      let stays = parent.map { $0.isViewLoaded && view.isDescendant(of: $0.view) } ?? false
      Self.leave(view) { if !stays { view.removeFromSuperview() } }
    }

    /// Removes a view, and its controller, if it has one, from its parent.
    ///
    /// From then on the view is nested like any other, until it is described as embedded again.
    static func leave(_ view: PlatformView, _ remove: () -> Void) {
      guard let containment = all[view] else { return remove() }
      all[view] = nil
      guard let controller = containment.controller, let parent = containment.parent,
        controller.parent === parent
      else { return remove() }
      controller.leaveParent(remove)
    }
  }

  extension PlatformViewController {
    /// Adds a child, whose view a closure inserts.
    fileprivate func embed(_ child: PlatformViewController, _ insert: () -> Void = {}) {
      addChild(child)
      insert()
      #if WITHY_UIKIT
        child.didMove(toParent: self)
      #endif
    }

    /// Leaves the parent, while a closure removes the view.
    fileprivate func leaveParent(_ remove: () -> Void = {}) {
      #if WITHY_UIKIT
        willMove(toParent: nil)
      #endif
      remove()
      removeFromParent()
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The containment of a view controller in a parent, kept in step with the controller's view.
  @MainActor
  final class Containment {
    private weak var controller: UIViewController?
    private weak var parent: UIViewController?

    /// The controller, retained until its parent retains it.
    private var held: UIViewController?

    /// The containments, by view; once there are 64, those of freed views are removed.
    private static var all: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
      weak var view: UIView?
      let containment: Containment
    }

    /// Creates the containment of a controller, which may already be in the parent.
    init(_ controller: UIViewController, in parent: UIViewController) {
      self.controller = controller
      self.parent = parent
    }

    /// Registers the containment of a view's controller.
    static func add(_ containment: Containment, for view: UIView) {
      if all.count >= 64 { all = all.filter { $0.value.view != nil } }
      all[ObjectIdentifier(view)] = Entry(view: view, containment: containment)
    }

    /// Returns the containment of a view's controller; `nil` for most views, which have none.
    static func of(_ view: UIView) -> Containment? {
      if all.isEmpty { return nil }
      guard let entry = all[ObjectIdentifier(view)], entry.view === view else { return nil }
      return entry.containment
    }

    /// Retains the controller until its view is inserted.
    func hold(_ controller: UIViewController) {
      if controller.parent == nil { held = controller }
    }

    /// Inserts the view, and adds the controller to its parent if it is not there.
    func enter(_ insert: () -> Void) {
      guard let controller, let parent, controller.parent !== parent else { return insert() }
      parent.addChild(controller)
      insert()
      controller.didMove(toParent: parent)
      held = nil
    }

    /// Removes the view, and the controller from its parent.
    ///
    /// From then on the view is nested like any other, until it is described as embedded again.
    func leave(_ view: UIView, _ remove: () -> Void) {
      Self.all[ObjectIdentifier(view)] = nil
      guard let controller, let parent, controller.parent === parent else { return remove() }
      controller.willMove(toParent: nil)
      remove()
      controller.removeFromParent()
    }
  }
#endif

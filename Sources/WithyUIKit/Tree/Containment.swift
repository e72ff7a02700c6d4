#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The containment of a controller in another one, which follows where its view goes.
  @MainActor
  final class Containment {
    private weak var controller: UIViewController?
    private weak var parent: UIViewController?

    /// The controller, until its parent holds it.
    private var held: UIViewController?

    /// The containments of views, for as long as these are there.
    private static var all: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
      weak var view: UIView?
      let containment: Containment
    }

    /// Creates the containment of a controller that may be contained already.
    init(_ controller: UIViewController, in parent: UIViewController) {
      self.controller = controller
      self.parent = parent
    }

    /// Says that a view is that of a controller to be contained.
    static func add(_ containment: Containment, for view: UIView) {
      if all.count >= 64 { all = all.filter { $0.value.view != nil } }
      all[ObjectIdentifier(view)] = Entry(view: view, containment: containment)
    }

    /// Returns the containment of a view's controller; `nil` for almost all views.
    static func of(_ view: UIView) -> Containment? {
      if all.isEmpty { return nil }
      guard let entry = all[ObjectIdentifier(view)], entry.view === view else { return nil }
      return entry.containment
    }

    /// Holds the controller until its view is in.
    func hold(_ controller: UIViewController) {
      if controller.parent == nil { held = controller }
    }

    /// Puts the view in, and the controller into its parent if it is not there.
    func enter(_ insert: () -> Void) {
      guard let controller, let parent, controller.parent !== parent else { return insert() }
      parent.addChild(controller)
      insert()
      controller.didMove(toParent: parent)
      held = nil
    }

    /// Takes the view out, and the controller out of its parent.
    func leave(_ remove: () -> Void) {
      guard let controller, let parent, controller.parent === parent else { return remove() }
      controller.willMove(toParent: nil)
      remove()
      controller.removeFromParent()
    }
  }
#endif

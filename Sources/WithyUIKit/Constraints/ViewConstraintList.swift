#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import WithyConstraints

  /// The constraints that a base class has described, as UIKit's.
  @MainActor
  struct ViewConstraintList {
    private let active = ActiveConstraints<ViewConstraintPlatform>()

    /// The views whose autoresizing masks were turned off.
    private var prepared: [ObjectIdentifier: WeakView] = [:]

    /// A Boolean value indicating whether nothing is constrained.
    var isEmpty: Bool { active.natives.isEmpty }

    /// Brings the constraints to what is described.
    ///
    /// - Parameters:
    ///   - described: The constraints.
    ///   - root: The view that they are inside of, which is not prepared for them.
    mutating func replace(by described: ViewConstraints, in root: UIView) {
      let before = prepared
      prepared.removeAll(keepingCapacity: true)
      for constraint in described {
        for case let view as UIView in constraint.objects(ViewConstraintPlatform.self) {
          let id = ObjectIdentifier(view)
          if prepared[id] != nil || view === root { continue }
          if let known = before[id], known.view === view {
            prepared[id] = known
          } else if view.translatesAutoresizingMaskIntoConstraints, view.isInside(root) {
            prepared[id] = WeakView(view: view)
          } else {
            continue
          }
          view.translatesAutoresizingMaskIntoConstraints = false
        }
      }
      for (id, weak) in before where prepared[id] == nil {
        weak.view?.translatesAutoresizingMaskIntoConstraints = true
      }
      active.replace(by: described, of: nil)
    }
  }

  /// A view that is not kept alive.
  private struct WeakView {
    weak var view: UIView?
  }

  extension UIView {
    /// Returns whether the view stands inside another one, and is not the content view of its parent.
    fileprivate func isInside(_ root: UIView) -> Bool {
      if (superview as? any ContentContaining)?.nestingView === self { return false }
      return isDescendant(of: root)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import Withy

  /// A view controller in a block of views, embedded in a parent controller.
  ///
  /// ```swift
  /// override var hierarchy: ViewHierarchy {
  ///   ViewHierarchy {
  ///     headerView
  ///     if showsMap { Embedded(mapController, in: self) }
  ///   }
  /// }
  /// ```
  ///
  /// The controller's view is nested like any other. When it is inserted, by a build or in a `live`
  /// block, the containment calls are made in the order that UIKit requires: `addChild`, insertion
  /// of the view, `didMove(toParent:)`. When it leaves a `live` block, they are
  /// `willMove(toParent: nil)`, removal of the view, `removeFromParent`.
  public struct Embedded: HierarchyElement {
    /// The base class of the nodes of the tree.
    public typealias Node = UIView

    private let builder: Builder<UIView>

    /// Creates an element that embeds a controller, and loads the controller's view.
    ///
    /// - Parameters:
    ///   - controller: The controller to embed. It is retained while it is embedded.
    ///   - parent: The parent controller, which is held weakly. If it is the controller itself, or
    ///     one that the controller contains, this is reported, and only the view is nested.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    @MainActor
    public init(
      _ controller: UIViewController,
      in parent: UIViewController,
      file: StaticString = #fileID,
      line: UInt = #line
    ) {
      let view: UIView = controller.view
      guard !controller.contains(parent) else {
        Diagnostics.report(
          "\(type(of: controller)) cannot contain itself; its view was embedded alone",
          file: file,
          line: line
        )
        builder = view.with
        return
      }
      let containment = Containment(controller, in: parent)
      builder = view.with.settling(UIViewController.self) { view in
        Containment.add(containment, for: view)
        containment.hold(controller)
      } state: { [weak view] in
        if let view { Containment.add(containment, for: view) }
        return containment
      } settle: { _, containment, _ in
        containment.hold(controller)
        return 0
      } undo: { view, containment in
        // The view has left the tree, or a view around it has.
        containment.leave(view) { view.removeFromSuperview() }
        return 0
      }
    }

    /// Returns the hierarchy of the controller's view.
    public static func hierarchy(
      of element: Embedded,
      file: StaticString,
      line: UInt
    ) -> Hierarchy<UIView> {
      Builder<UIView>.hierarchy(of: element.builder, file: file, line: line)
    }
  }

  extension UIViewController {
    /// Returns whether a controller is this one or one of its descendants.
    fileprivate func contains(_ controller: UIViewController) -> Bool {
      var next: UIViewController? = controller
      while let ancestor = next {
        if ancestor === self { return true }
        next = ancestor.parent
      }
      return false
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import Withy

  /// A view controller in a block of views, contained in another controller.
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
  /// Its view stands in the block like any other. Containment follows in the order that UIKit asks for:
  /// `addChild`, view in, `didMove(toParent:)`; `willMove(toParent: nil)`, view out, `removeFromParent`;
  /// when it is built, and when it enters and leaves in a `live` block.
  public struct Embedded: HierarchyElement {
    /// The base class of the nodes of the tree.
    public typealias Node = UIView

    private let builder: Builder<UIView>

    /// Creates the element of a controller, whose view is loaded.
    ///
    /// - Parameters:
    ///   - controller: The controller to embed. It is held as long as it is embedded.
    ///   - parent: The controller that contains it, which is held weakly. A controller in itself, or in
    ///     one that it contains, is reported, and its view is embedded alone.
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
      Containment.add(containment, for: view)
      builder = view.with.settling(UIViewController.self) { _ in
        containment.hold(controller)
      } state: {
        containment
      } settle: { _, containment, _ in
        containment.hold(controller)
        return 0
      } undo: { view, containment, isPlanning in
        // The view has left, or what it stands in has.
        if !isPlanning { containment.leave { view.removeFromSuperview() } }
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
    /// Returns whether a controller is this one or is contained in it.
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

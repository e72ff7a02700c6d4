#if WITHY_UIKIT || WITHY_APPKIT
  /// A view controller in a block of views, embedded in a parent controller.
  ///
  /// ```swift
  /// @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
  ///   VStack {
  ///     headerView
  ///     if showsMap { Embedded(mapController, in: self) }
  ///   }
  /// }
  /// ```
  ///
  /// The controller's view is nested like any other, with the containment calls that the platform
  /// requires: `addChild`, insertion of the view, in UIKit `didMove(toParent:)`, and when it leaves a
  /// `live` block, in UIKit `willMove(toParent: nil)`, removal of the view, `removeFromParent`.
  ///
  /// In a block of layout it is a leaf; the view of a ``LiveViewController`` has the size of its layout.
  /// A view of SwiftUI is embedded by its hosting controller, which the parent keeps, and measured by
  /// the size that fits it:
  ///
  /// ```swift
  /// Embedded(badgeController, in: self).layout.padding(8)  // UIHostingController(rootView: Badge())
  /// ```
  public struct Embedded: HierarchyElement {
    /// The base class of the nodes of the tree.
    public typealias Node = PlatformView

    private let builder: Builder<PlatformView>

    /// Creates an element that embeds a controller, and loads the controller's view.
    ///
    /// - Parameters:
    ///   - controller: The controller to embed. It is retained while it is embedded.
    ///   - parent: The parent controller, which is held weakly. A pass with another one moves the
    ///     controller there. If it is the controller itself, or one that the controller contains, this
    ///     is reported, and only the view is nested.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    @MainActor
    public init(
      _ controller: PlatformViewController,
      in parent: PlatformViewController,
      file: StaticString = #fileID,
      line: UInt = #line
    ) {
      let view: PlatformView = controller.view
      guard !sequence(first: parent, next: \.parent).contains(controller) else {
        Diagnostics.report(
          "\(type(of: controller)) cannot be its own child; only its view is embedded",
          file: file,
          line: line
        )
        builder = view.with
        return
      }
      builder = view.with.containing(controller, in: parent)
    }

    /// Returns the hierarchy of the controller's view.
    public static func hierarchy(
      of element: Embedded,
      file: StaticString,
      line: UInt
    ) -> Hierarchy<PlatformView> {
      Builder<PlatformView>.hierarchy(of: element.builder, file: file, line: line)
    }
  }

  extension Builder<PlatformView> {
    /// Keeps a controller in a parent while its view, which the builder describes, is in the tree.
    @MainActor
    func containing(
      _ controller: PlatformViewController,
      in parent: PlatformViewController
    ) -> Builder {
      let containment = Containment(controller, in: parent)
      return settling(PlatformViewController.self) { _ in
        containment.hold(controller)
      } state: {
        containment.hold(controller)
        return containment
      } settle: { _, current in
        current.adopt()
        return current.move(to: containment.parent)
      } undo: { _, current in
        current.end()
        return 0
      }
    }
  }

  @MainActor
  extension Embedded: @MainActor Arrangeable {
    /// Returns the description of the controller's view as a leaf.
    public static func layoutContent(of element: Embedded) -> LayoutContent<PlatformView> {
      Builder<PlatformView>.layoutContent(of: element.builder)
    }

    /// The controller's view as an element, for adding modifiers.
    public var layout: ModifiedElement<PlatformView> { builder.layout }
  }
#endif

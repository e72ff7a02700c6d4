import CGTK
public import Foundation

/// A container that is laid out by `WithyLayout`.
///
/// ```swift
/// LayoutBox.make.children {
///   HStack {
///     Label.make.text("Name")
///     Spacer()
///     Button.make.title("Open")
///   }
///   .padding(12)
/// }
/// ```
///
/// GTK measures and allocates the box, which forwards this to the layout.
public final class LayoutBox: Container, @MainActor LayoutHost, @MainActor Makeable {
  /// The bounds that GTK has allocated, in pixels, with a zero origin.
  public private(set) var bounds = CGRect.zero

  /// The layout direction, which is that of the language.
  public var layoutDirection: LayoutDirection {
    gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  private var layout: HostedLayout?
  private var isAllocating = false
  fileprivate var resized: (() -> Void)?

  /// One, since GTK places widgets at whole pixels.
  public var pixelScale: CGFloat? { 1 }

  /// Creates an empty container.
  public init() {
    // A `GtkBox` whose layout manager is replaced is a plain container.
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    let manager = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { widget, orientation, length, minimum, natural, minimumBaseline, naturalBaseline in
        onMainActor((widget, minimum, natural)) { widget, minimum, natural in
          guard let box = Widget.object(of: widget) as? LayoutBox else { return }
          let lengths = box.lengths(orientation, for: length)
          minimum?.pointee = lengths.minimum
          natural?.pointee = lengths.natural
        }
        minimumBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
      },
      { widget, width, height, _ in
        onMainActor(widget) { widget in
          guard let box = Widget.object(of: widget) as? LayoutBox else { return }
          box.allocate(CGSize(width: Int(width), height: Int(height)))
        }
      }
    )
    gtk_widget_set_layout_manager(pointer, manager)
  }

  /// Stores the layout, and requests a GTK resize if it has changed.
  public func setNeedsArrangement(_ layout: HostedLayout) {
    self.layout = layout
    if layout.hasChanged { gtk_widget_queue_resize(pointer) }
  }

  /// Returns the size of the layout, without the detour through GTK's minimum and natural size.
  public override func size(for proposal: ProposedSize) -> CGSize {
    // If something inside has changed, GTK has dropped its cached size, and measures the layout
    // again.
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    return layout?.size(for: proposal) ?? .zero
  }

  /// Returns the minimum and natural lengths for GTK, for a length on the other axis or for any.
  private func lengths(
    _ orientation: GtkOrientation,
    for length: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard let layout else { return (0, 0) }
    let other = length < 0 ? nil : CGFloat(length)
    let isVertical = orientation == GTK_ORIENTATION_VERTICAL
    // GTK caches the result until something inside requests a resize.
    if !isVertical, length < 0 { layout.changed() }
    func needed(for proposed: CGFloat?) -> Int32 {
      let proposal = ProposedSize(
        width: isVertical ? other : proposed,
        height: isVertical ? proposed : other
      )
      let size = layout.size(for: proposal)
      return (isVertical ? size.height : size.width).rounded(.up).pixels
    }
    let minimum = needed(for: 0)
    // A layout may need more room where less is proposed, which GTK does not allow.
    return (minimum, max(minimum, needed(for: nil)))
  }

  /// Arranges the layout in the size that GTK has allocated, and allocates the children.
  private func allocate(_ size: CGSize) {
    let isNew = size != bounds.size
    bounds.size = size
    isAllocating = true
    layout?.arrange()
    isAllocating = false
    for child in children { child.allocate() }
    if isNew { resized?() }
  }

  /// Requests an allocation from GTK if a child was placed outside of one.
  func childWasPlaced() {
    if !isAllocating { gtk_widget_queue_allocate(pointer) }
  }
}

extension Signal where Source: LayoutBox {
  /// The size of the box has changed.
  public static var resized: Signal {
    Signal(id: "resized") { source, handler in
      source.resized = handler
      return { [weak source] in source?.resized = nil }
    }
  }
}

import CGTK
public import Foundation
public import Withy
public import WithyLayout

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
/// GTK asks it how large it is, and gives it its place; it answers from the layout, and lets the layout
/// follow.
public final class LayoutBox: Container, @MainActor LayoutHost, @MainActor Makeable {
  /// The rectangle that GTK has given, in pixels, from the origin.
  public private(set) var bounds = CGRect.zero

  /// The direction of lines, which is that of the language.
  public var layoutDirection: LayoutDirection {
    gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  private var layout: HostedLayout?
  private var isAllocating = false
  fileprivate var resizeHandlers: [Int: () -> Void] = [:]

  /// One: GTK places by whole pixels.
  public var pixelScale: CGFloat? { 1 }

  /// Creates an empty one.
  public init() {
    // A box with another layout manager is a plain container.
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

  /// Keeps the layout, and lets GTK ask how large it is if it has changed.
  public func setNeedsArrangement(_ layout: HostedLayout) {
    self.layout = layout
    if layout.hasChanged { gtk_widget_queue_resize(pointer) }
  }

  /// Returns what the layout takes, without the detour over GTK's minimum and natural size.
  public override func size(for proposal: ProposedSize) -> CGSize {
    // If something inside has changed, GTK has forgotten this, and asks for it.
    var minimum: Int32 = 0
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    return layout?.size(for: proposal) ?? .zero
  }

  /// Returns the lengths that GTK asks for, at a length on the other axis or at any.
  private func lengths(
    _ orientation: GtkOrientation,
    for length: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard let layout else { return (0, 0) }
    let other = length < 0 ? nil : CGFloat(length)
    if orientation == GTK_ORIENTATION_VERTICAL {
      return (
        layout.size(for: ProposedSize(width: other, height: 0)).height.pixels,
        layout.size(for: ProposedSize(width: other, height: nil)).height.pixels
      )
    }
    // GTK remembers the answer until something inside asks for another size.
    if length < 0 { layout.changed() }
    return (
      layout.size(for: ProposedSize(width: 0, height: other)).width.pixels,
      layout.size(for: ProposedSize(width: nil, height: other)).width.pixels
    )
  }

  /// Arranges in the size that GTK has given, and hands the places on.
  private func allocate(_ size: CGSize) {
    let isNew = size != bounds.size
    bounds.size = size
    isAllocating = true
    layout?.arrange()
    isAllocating = false
    for child in children { child.allocate() }
    if isNew { for handler in resizeHandlers.values { handler() } }
  }

  /// Lets GTK lay out when a child got its place at another time.
  func childWasPlaced() {
    if !isAllocating { gtk_widget_queue_allocate(pointer) }
  }
}

extension Signal where Source: LayoutBox {
  /// The box has got another size.
  public static var resized: Signal {
    Signal("resized") { source, handler in
      let number = (source.resizeHandlers.keys.max() ?? 0) + 1
      source.resizeHandlers[number] = handler
      return { [weak source] in source?.resizeHandlers[number] = nil }
    }
  }
}

extension CGFloat {
  /// The length in whole pixels that it fits into; one without a bound is as long as GTK allows.
  fileprivate var pixels: Int32 { Int32(Swift.min(rounded(.up), 32_767)) }
}

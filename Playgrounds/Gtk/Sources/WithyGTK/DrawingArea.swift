import CGTK
public import Foundation
public import Withy
public import WithyLayout

/// A widget that is drawn by a closure.
public final class DrawingArea: Widget, @MainActor Makeable {
  /// Draws the widget whenever GTK requests it; setting a new closure redraws the widget.
  public var draw: ((Drawing) -> Void)? {
    didSet { gtk_widget_queue_draw(pointer) }
  }

  /// Creates an area that draws nothing.
  public init() {
    super.init(gtk_drawing_area_new())
    gtk_drawing_area_set_draw_func(
      pointer(),
      { widget, context, width, height, _ in
        onMainActor((widget, context)) { widget, context in
          guard let context,
            let area = widget.flatMap({
              Widget.object(of: UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
                as? DrawingArea
            })
          else { return }
          let drawing = Drawing(context, CGSize(width: Int(width), height: Int(height)))
          area.draw?(drawing)
          drawing.end()
        }
      },
      nil,
      nil
    )
  }

  /// Returns the proposed size, as a colour does.
  public override func size(for proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Any proposed size, so that the widget need not be measured.
  public override var flexibility: Flexibility { .full }
}

/// The canvas of a drawing area, valid while its closure runs; later drawing has no effect.
@MainActor
public final class Drawing {
  /// The size of the area, in pixels.
  public let size: CGSize

  private var context: OpaquePointer?

  init(_ context: OpaquePointer, _ size: CGSize) {
    self.context = context
    self.size = size
  }

  /// Ends the drawing, after which the context belongs to GTK again.
  func end() { context = nil }

  /// Fills a rectangle.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle, in pixels.
  ///   - cornerRadius: The radius of its corners, in pixels.
  ///   - color: The colour, as in CSS: `"#3f6f5b"`, `"rgba(0, 0, 0, 0.5)"`. An invalid colour is
  ///     black.
  public func fill(_ rectangle: CGRect, cornerRadius: CGFloat = 0, _ color: String) {
    guard let context else { return }
    let radius = min(max(cornerRadius, 0), min(rectangle.width, rectangle.height) / 2)
    cairo_new_sub_path(context)
    for (x, y, angle) in [
      (rectangle.maxX - radius, rectangle.minY + radius, -0.5),
      (rectangle.maxX - radius, rectangle.maxY - radius, 0),
      (rectangle.minX + radius, rectangle.maxY - radius, 0.5),
      (rectangle.minX + radius, rectangle.minY + radius, 1),
    ] {
      cairo_arc(context, x, y, radius, angle * .pi, (angle + 0.5) * .pi)
    }
    cairo_close_path(context)
    var value = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    gdk_rgba_parse(&value, color)
    gdk_cairo_set_source_rgba(context, &value)
    cairo_fill(context)
  }
}

import CGTK
public import Foundation

/// Widgets as leaves of layouts.
extension Widget: @MainActor Placeable, Configurable {
  /// The base class of the tree.
  public typealias Node = Widget

  /// Stores the frame until GTK lays out the widget.
  public func place(in frame: CGRect) {
    guard frame != self.frame else { return }
    self.frame = frame
    (parent as? LayoutBox)?.childWasPlaced()
  }

  /// Returns the size of the widget for a proposal, from GTK's minimum and natural size.
  func requestedSize(for proposal: ProposedSize, takesWidth: Bool = false) -> CGSize {
    let width = length(
      of: GTK_ORIENTATION_HORIZONTAL,
      at: -1,
      proposed: proposal.width,
      expands: takesWidth || gtk_widget_compute_expand(pointer, GTK_ORIENTATION_HORIZONTAL) != 0
    )
    let height = length(
      of: GTK_ORIENTATION_VERTICAL,
      at: width.wholePixels,
      proposed: proposal.height,
      expands: gtk_widget_compute_expand(pointer, GTK_ORIENTATION_VERTICAL) != 0
    )
    return CGSize(width: width, height: height)
  }

  /// Returns the length that the widget takes along an axis.
  private func length(
    of orientation: GtkOrientation,
    at other: Int32,
    proposed: CGFloat?,
    expands: Bool
  ) -> CGFloat {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(pointer, orientation, other, &minimum, &natural, nil, nil)
    guard let proposed else { return CGFloat(natural) }
    return max(CGFloat(minimum), expands ? proposed : min(proposed, CGFloat(natural)))
  }

  /// Allocates the widget's frame in GTK.
  ///
  /// The frame is that of the layout or, if there is none, the natural size at the origin. A widget
  /// with an empty frame is not shown.
  func allocate() {
    let frame = frame ?? CGRect(origin: .zero, size: size(for: .unspecified))
    let hasRoom = frame.width > 0 && frame.height > 0
    gtk_widget_set_child_visible(pointer, hasRoom ? 1 : 0)
    guard hasRoom else { return }
    var allocation = GtkAllocation(
      x: frame.minX.pixels,
      y: frame.minY.pixels,
      width: frame.width.pixels,
      height: frame.height.pixels
    )
    gtk_widget_size_allocate(pointer, &allocation, -1)
  }

  /// Returns the baseline of the text in the widget, if it has one.
  public func textBaselines(in size: CGSize) -> TextBaselines? {
    var baseline: Int32 = -1
    let width = size.width.wholePixels
    gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, width, nil, nil, nil, &baseline)
    guard baseline >= 0 else { return nil }
    return TextBaselines(first: CGFloat(baseline), last: CGFloat(baseline))
  }
}

extension CGFloat {
  /// The number of pixels of which none is lost when the frame is rounded.
  fileprivate var wholePixels: Int32 { rounded(.down).pixels }

  /// The nearest number of pixels, within the limits of coordinates in Cairo.
  var pixels: Int32 { Int32(Swift.min(0x7F_FFFF, Swift.max(-0x7F_FFFF, self)).rounded()) }
}

import Foundation

/// How the frames that were found become the frames that leaves get.
struct PlacementOutput {
  /// The sum of the left and right edge around which frames are mirrored; `nil` to leave them.
  var mirror: CGFloat?

  /// The number of pixels in a point to which edges are rounded; `nil` to leave them.
  var scale: CGFloat?

  /// Whether every leaf gets its frame, because these properties are not those of the last time.
  var isNew = true

  /// Places a leaf.
  @inline(__always)
  func place(_ leaf: LeafReference, _ frame: CGRect) {
    leaf.place(in: mirror == nil && scale == nil ? frame : converted(frame))
  }

  /// The frame that a leaf gets.
  func converted(_ frame: CGRect) -> CGRect {
    var frame = frame
    if let mirror { frame.origin.x = mirror - frame.maxX }
    guard let scale else { return frame }
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let x = rounded(frame.minX)
    let y = rounded(frame.minY)
    return CGRect(x: x, y: y, width: rounded(frame.maxX) - x, height: rounded(frame.maxY) - y)
  }
}

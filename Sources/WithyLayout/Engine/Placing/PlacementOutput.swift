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
  ///
  /// - Returns: Whether its frame is finite; an edge that is not counts as 0.
  @inline(__always)
  func place(_ leaf: LeafReference, _ frame: CGRect) -> Bool {
    let isPlain = mirror == nil && scale == nil
    if isPlain, (frame.minX + frame.minY + frame.width + frame.height).isFinite {
      leaf.place(in: frame)
      return true
    }
    let (converted, isFinite) = converted(frame)
    leaf.place(in: converted)
    return isFinite
  }

  /// The frame that a leaf gets, and whether it is finite by itself.
  func converted(_ frame: CGRect) -> (CGRect, isFinite: Bool) {
    var isFinite = true
    func edge(_ length: CGFloat) -> CGFloat {
      let rounded = scale.map { (length * $0 + 0.5).rounded(.down) / $0 } ?? length
      if !rounded.isFinite { isFinite = false }
      return rounded.isFinite ? rounded : 0
    }
    let start = mirror.map { $0 - frame.maxX } ?? frame.minX
    let (left, top) = (edge(start), edge(frame.minY))
    let (right, bottom) = (edge(start + frame.width), edge(frame.maxY))
    let size =
      scale == nil
      ? frame.size : CGSize(width: max(right - left, 0), height: max(bottom - top, 0))
    return (CGRect(origin: CGPoint(x: left, y: top), size: size), isFinite)
  }
}

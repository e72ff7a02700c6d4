import Foundation

/// How computed frames are converted to the frames that leaves get.
struct PlacementOutput {
  /// The sum of the left and right edges to mirror frames between; `nil` not to mirror.
  var mirror: CGFloat?

  /// The number of pixels per point to which edges are rounded; `nil` not to round.
  var scale: CGFloat?

  /// Whether every leaf must be placed, because these properties have changed.
  var isNew = true

  /// Places a leaf in a converted frame.
  ///
  /// - Returns: Whether its frame is finite; an edge that is not finite counts as 0.
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

  /// Returns the converted frame of a leaf, and whether it was finite.
  func converted(_ frame: CGRect) -> (CGRect, isFinite: Bool) {
    var isFinite = true
    func finite(_ length: CGFloat) -> CGFloat {
      if !length.isFinite { isFinite = false }
      return length.finiteOrZero
    }
    func edge(_ length: CGFloat) -> CGFloat {
      finite(scale.map { (length * $0 + 0.5).rounded(.down) / $0 } ?? length)
    }
    let start = mirror.map { $0 - frame.maxX } ?? frame.minX
    let (left, top) = (edge(start), edge(frame.minY))
    let (right, bottom) = (edge(start + frame.width), edge(frame.maxY))
    let size =
      scale == nil
      ? frame.size
      : CGSize(width: max(finite(right - left), 0), height: max(finite(bottom - top), 0))
    return (CGRect(origin: CGPoint(x: left, y: top), size: size), isFinite)
  }
}

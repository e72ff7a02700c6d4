import Foundation

extension Axis {
  @inline(__always)
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  @inline(__always)
  init(_ length: (Axis) -> CGFloat) {
    self.init(width: length(.horizontal), height: length(.vertical))
  }

  @inline(__always)
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  @inline(__always)
  init(_ coordinate: (Axis) -> CGFloat) {
    self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
  }

  subscript(axis: Axis) -> CGFloat {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  var finite: CGPoint { CGPoint { self[$0].finiteOrZero } }
}

extension UnitPoint {
  @inline(__always)
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGRect {
  func ends(on axis: Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}

extension ProposedSize {
  @inline(__always)
  init(_ length: (Axis) -> CGFloat?) {
    self.init(width: length(.horizontal), height: length(.vertical))
  }

  subscript(axis: Axis) -> CGFloat? {
    @inline(__always) get { axis == .horizontal ? width : height }
    @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

import Foundation

struct FrameBounds: Equatable {
  let horizontal: FlexibleBounds
  let vertical: FlexibleBounds

  @inline(__always)
  subscript(axis: Axis) -> FlexibleBounds { axis == .horizontal ? horizontal : vertical }
}

/// The bounds of a flexible frame on one axis; not-a-number for those not given.
struct FlexibleBounds: Equatable {
  let min: CGFloat
  let ideal: CGFloat
  let max: CGFloat

  /// Creates bounds, each raised to the bound before it if both are given.
  init(min: CGFloat, ideal: CGFloat, max: CGFloat) {
    self.min = min.isNaN ? min : Swift.max(min, 0)
    self.ideal = ideal.isNaN ? ideal : Swift.max(self.min.orElse(0), ideal)
    self.max = max.isNaN ? max : Swift.max(self.ideal.orElse(0), max)
  }

  /// Returns whether the same bounds are given, to the bit.
  static func == (left: FlexibleBounds, right: FlexibleBounds) -> Bool {
    Proposal(width: left.min, height: left.max) == Proposal(width: right.min, height: right.max)
      && left.ideal.bitPattern == right.ideal.bitPattern
  }

  var isNeutral: Bool { min.isNaN && ideal.isNaN && max.isNaN }

  /// Whether the minimum is greater than the maximum; the frame then has its child's length.
  var isReversed: Bool { min > max }

  func proposal(for length: CGFloat) -> CGFloat {
    let length = length.orElse(ideal)
    return length.isNaN ? length : clamped(length)
  }

  /// Returns the length of the frame if it does not depend on the child's; else not-a-number.
  func length(for length: CGFloat) -> CGFloat {
    if isReversed { return .nan }
    if length.isNaN { return ideal }
    // At a bound the frame is as long as that, even without the other one.
    if length <= min { return min }
    if length >= max { return max }
    return min.isNaN || max.isNaN ? .nan : length
  }

  func length(for length: CGFloat, child: CGFloat) -> CGFloat {
    if isReversed { return child }
    let proposal = proposal(for: length)
    if max.isNaN {
      return min.isNaN ? child : Swift.max(Swift.min(proposal.orElse(.infinity), child), min)
    }
    if min.isNaN { return Swift.min(Swift.max(proposal.orElse(0), child), max) }
    return clamped(child)
  }

  /// Returns the length to propose to the child when it is placed in a frame of the given length.
  func placedProposal(for length: CGFloat, size: CGFloat) -> CGFloat {
    let isBetween = min.orElse(-.infinity) < size && size < max.orElse(.infinity)
    return ideal.isNaN && length.isNaN && isBetween ? .nan : size
  }

  /// Clamps a length to the bounds; to the maximum if they are reversed.
  private func clamped(_ length: CGFloat) -> CGFloat {
    let raised = min.isNaN ? length : Swift.max(length, min)
    return max.isNaN ? raised : Swift.min(raised, max)
  }
}

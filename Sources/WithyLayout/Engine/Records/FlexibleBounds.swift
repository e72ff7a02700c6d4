import Foundation

/// The bounds of a flexible frame on one axis; not-a-number where none is given.
struct FlexibleBounds {
  /// The least length.
  let min: CGFloat
  /// The length where none is proposed.
  let ideal: CGFloat
  /// The greatest length.
  let max: CGFloat

  /// Creates bounds, each at least as great as the one before where both are given.
  init(min: CGFloat, ideal: CGFloat, max: CGFloat) {
    self.min = min.isNaN ? min : Swift.max(min, 0)
    self.ideal = ideal.isNaN ? ideal : Swift.max(self.min.orElse(0), ideal)
    self.max = max.isNaN ? max : Swift.max(self.ideal.orElse(0), max)
  }

  /// Whether nothing is given.
  var isNeutral: Bool { min.isNaN && ideal.isNaN && max.isNaN }

  /// Whether the least length is greater than the greatest, which leaves the child as it is.
  var isReversed: Bool { min > max }

  /// The length that is proposed to the child.
  func proposal(for length: CGFloat) -> CGFloat {
    let length = length.orElse(ideal)
    return length.isNaN ? length : clamped(length)
  }

  /// The length of the frame if it does not depend on the child's; else not-a-number.
  func length(for length: CGFloat) -> CGFloat {
    if isReversed { return .nan }
    if length.isNaN { return ideal }
    return min.isNaN || max.isNaN ? .nan : clamped(length)
  }

  /// The length of the frame where it depends on the child's.
  func length(for length: CGFloat, child: CGFloat) -> CGFloat {
    if isReversed { return child }
    let proposal = proposal(for: length)
    if max.isNaN {
      return min.isNaN ? child : Swift.max(Swift.min(proposal.orElse(.infinity), child), min)
    }
    if min.isNaN { return Swift.min(Swift.max(proposal.orElse(0), child), max) }
    return clamped(child)
  }

  /// What is proposed to the child when it is placed in a frame of a size.
  func placedProposal(for length: CGFloat, size: CGFloat) -> CGFloat {
    let isBetween = min.orElse(-.infinity) < size && size < max.orElse(.infinity)
    return ideal.isNaN && length.isNaN && isBetween ? .nan : size
  }

  /// A length within the bounds; the greatest one where they are reversed.
  private func clamped(_ length: CGFloat) -> CGFloat {
    let raised = min.isNaN ? length : Swift.max(length, min)
    return max.isNaN ? raised : Swift.min(raised, max)
  }
}

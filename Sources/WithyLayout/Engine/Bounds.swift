import Foundation
import Withy

/// The rectangle that is arranged in, made sure of.
struct Bounds {
  /// The rectangle, finite.
  let rect: CGRect

  /// What is proposed to the root.
  let proposal: Proposal

  /// Creates the bounds of a layout that has its ideal size.
  init(ideal size: CGSize) {
    proposal = .unspecified
    rect = CGRect(origin: .zero, size: size)
  }

  /// Makes sure of a rectangle.
  ///
  /// An origin that is not finite counts as 0, a length that is not finite as the ideal one. Both are
  /// reported.
  init(_ rect: CGRect, file: StaticString, line: UInt) {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : .nan }
    proposal = Proposal(width: length(rect.width), height: length(rect.height))
    self.rect = CGRect(
      x: length(rect.minX).orElse(0),
      y: length(rect.minY).orElse(0),
      width: proposal.width.orElse(0),
      height: proposal.height.orElse(0)
    )
    if self.rect != rect.standardized {
      Diagnostics.report(
        "arranged in \(rect); what is not finite counts as 0 or as the ideal length",
        file: file,
        line: line
      )
    }
  }
}

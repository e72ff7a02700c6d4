import Foundation
import Withy

/// The rectangle to arrange in, validated.
struct Bounds {
  /// The rectangle, finite.
  let rect: CGRect

  /// The proposal to the root.
  let proposal: Proposal
}

extension Bounds {
  /// Validates a rectangle, or creates one of the ideal size, at the origin.
  ///
  /// An origin that is not finite counts as 0, and a length that is not finite as the ideal one.
  /// Both are reported.
  init(_ given: CGRect?, in engine: Engine) {
    let rect = given ?? CGRect(x: 0, y: 0, width: CGFloat.nan, height: .nan)
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : .nan }
    func origin(_ origin: CGFloat, _ edge: CGFloat) -> CGFloat {
      edge.isFinite ? edge : origin.finiteOrZero
    }
    let proposal = Proposal(width: length(rect.width), height: length(rect.height))
    func root() -> CGSize {
      engine.count == 0 ? .zero : engine.finite(engine.sized(0, for: proposal)).size
    }
    self.proposal = proposal
    self.rect = CGRect(
      origin: CGPoint(x: origin(rect.origin.x, rect.minX), y: origin(rect.origin.y, rect.minY)),
      size: proposal.size ?? proposal.orElse(root())
    )
    if given != nil, self.rect != rect.standardized {
      Diagnostics.report(
        "Invalid bounds \(rect); using the origin 0 or the ideal size",
        at: engine.source
      )
    }
  }

  /// Returns the bounds inside insets.
  func inset(by insets: EdgeInsets) -> Bounds {
    let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    return Bounds(
      rect: CGRect(
        x: rect.minX + insets.leading,
        y: rect.minY + insets.top,
        width: max(rect.width - width, 0),
        height: max(rect.height - height, 0)
      ),
      proposal: proposal.inset(by: insets)
    )
  }
}

import Foundation
import Withy

/// The rectangle to arrange in, validated.
struct Bounds {
  /// The rectangle, finite.
  let rect: CGRect

  let proposal: Proposal
}

extension Bounds {
  /// Validates a rectangle, or creates one of the ideal size, at the origin.
  ///
  /// An origin that is not finite counts as 0, and a length that is not finite as the ideal one.
  /// Both are reported.
  init(_ given: CGRect?, in engine: Engine) {
    let rect = given ?? CGRect(x: 0, y: 0, width: CGFloat.nan, height: .nan)
    let size = CGSize(width: rect.width, height: rect.height)
    let proposal = Proposal { size[$0].isFinite ? size[$0] : .nan }
    func root() -> CGSize {
      engine.count == 0 ? .zero : engine.finite(engine.sized(0, for: proposal)).size
    }
    self.proposal = proposal
    self.rect = CGRect(
      origin: CGPoint { axis in
        let edge = rect.ends(on: axis).start
        return edge.isFinite ? edge : rect.origin[axis].finiteOrZero
      },
      size: proposal.size ?? proposal.orElse(root())
    )
    if given != nil, self.rect != rect.standardized {
      Diagnostics.report(
        "Invalid bounds \(rect); using the origin 0 or the ideal size",
        at: engine.source
      )
    }
  }

  func inset(by insets: EdgeInsets) -> Bounds {
    Bounds(
      rect: CGRect(
        origin: CGPoint { rect.origin[$0] + insets.start[$0] },
        size: CGSize { max(rect.size[$0] - insets.size[$0], 0) }
      ),
      proposal: proposal.inset(by: insets)
    )
  }
}

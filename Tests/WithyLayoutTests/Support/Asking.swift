import Foundation
import WithyLayout

/// A container of a user that shows its elements to a closure when it is asked for its size.
struct Asking: PartialLayout {
  let ask: (LayoutSubviews) -> Void

  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize {
    ask(subviews)
    return .zero
  }
}

import Foundation
import WithyLayout

/// A custom layout that passes its elements to a closure when it is measured.
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

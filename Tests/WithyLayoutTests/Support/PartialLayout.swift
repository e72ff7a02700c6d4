import Foundation
import WithyLayout

/// A container of a user that says what a test is about: for all else it has no size, and places nothing.
protocol PartialLayout: Layout {}

extension PartialLayout {
  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {}
}

import Foundation
import WithyLayout

/// A custom layout that implements only what a test is about: otherwise it has no size, and places
/// nothing.
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

import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Guides of custom layouts")
struct LayoutGuideTests {
  @Test("A layout sets a guide; by default its elements do; an invalid guide is reported")
  func guides() {
    struct Guided: Layout {
      var value: CGFloat?
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { CGSize(width: 10, height: 20) }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) { subviews.first?.place(at: CGPoint(x: 0, y: 4), proposal: .unspecified) }
      func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGFloat? { guide == .firstTextBaseline ? value : nil }
      func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGFloat? { value.map { $0 + bounds.width } }
    }
    func y(_ value: CGFloat?) -> CGFloat {
      let mark = Picture(1, 0)
      Box().arrange(in: area(100, 100)) {
        HStack(alignment: .firstTextBaseline) {
          Guided(value: value)() { Text(10) }; mark
        }
      }
      return mark.frame.minY
    }
    #expect(y(5) == 45)
    #expect(y(nil) == 60)
    let wrong = reports { #expect(y(.infinity) == 60) }
    #expect(wrong.map(\.message) == ["Guided returned inf as a guide; ignored"])
    let side = Picture(1, 1)
    Box().arrange(in: area(100, 100)) {
      VStack(alignment: .leading) {
        Guided(value: 3)() { Text(10).layout.alignmentGuide(.leading) { _ in 0 } }; side
      }
    }
    #expect(side.frame.minX == 56)
  }

  @Test("A layout sets guides that none of its elements sets")
  func ownGuides() {
    struct Ruled: PartialLayout {
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { CGSize(width: 10, height: 20) }
      func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGFloat? { guide == .top ? 6 : nil }
    }
    let (inner, mark) = (Picture(10, 20), Picture(10, 10))
    Box().arrange(in: area(100, 100)) {
      HStack(alignment: .top, spacing: 0) {
        Ruled()() { inner }; mark
      }
    }
    #expect([inner.frame, mark.frame] == [frame(40, 40, 10, 20), frame(50, 46, 10, 10)])
    Box().arrange(in: area(100, 100)) {
      Ruled()() { inner }.frame(width: 40, height: 40, alignment: .top)
    }
    #expect(inner.frame == frame(45, 24, 10, 20))
  }
}

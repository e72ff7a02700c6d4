import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Containers that change their type")
struct AnyLayoutTests {
  @Test("A container that changes its type keeps its elements and their sizes")
  func anyLayout() {
    struct Pile: Layout {
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
      }
    }
    let layouts = [
      AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(alignment: .leading)),
      AnyLayout(ZStackLayout(alignment: .bottomTrailing)), AnyLayout(Pile()),
    ]
    var index = 0
    let panel = Panel()
    let live = panel.live {
      let layout = layouts[index]
      layout {
        Builder { Opaque(10, 10) }; Builder { Opaque(20, 10) }
      }
    }
    let leaves = panel.children.compactMap { $0 as? Opaque }
    #expect(leaves.map(\.frame) == [frame(35, 45, 10, 10), frame(45, 45, 20, 10)])
    index = 1
    live.update()
    #expect(leaves.map(\.frame) == [frame(40, 36, 10, 10), frame(40, 54, 20, 10)])
    index = 2
    live.update()
    #expect(leaves.map(\.frame) == [frame(50, 45, 10, 10), frame(40, 45, 20, 10)])
    let asked = leaves.map(\.proposals.count)
    index = 3
    live.update()
    #expect(leaves.map(\.frame) == [area(10, 10), area(20, 10)])
    index = 2
    live.update()
    #expect(zip(panel.children, leaves).allSatisfy { $0 === $1 })
    #expect(zip(leaves.map(\.proposals.count), asked).allSatisfy { $0 <= $1 + 1 })
  }
}

import Foundation
import Testing
import Withy
import WithyLayout

@MainActor
@Suite("Whole live layouts") struct LiveLayoutMemberTests {
  @Test("All leaves are measured again if no size is kept")
  func changed() {
    let root = Box()
    let leaves = [Picture(10, 10), Picture(20, 10)]
    let live = root.live { VStack { leaves } }
    for leaf in leaves { leaf.proposals.removeAll() }
    live.layOut()
    #expect(leaves.allSatisfy { $0.proposals.isEmpty })
    live.changed()
    live.layOut()
    #expect(leaves.allSatisfy { !$0.proposals.isEmpty })
  }

  @Test("A container has a layout only if one is in its own block, not in that of a node")
  func hasLayout() {
    let (root, inner) = (Box(), Box())
    var isOuter = true
    let live = root.live {
      if isOuter { HStack { Shape() } }
      inner.with { HStack { Shape() } }
    }
    #expect(live.hasLayout)
    isOuter = false
    live.update()
    #expect(!live.hasLayout)
  }
}

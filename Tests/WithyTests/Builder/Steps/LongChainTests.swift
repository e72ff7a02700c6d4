import Testing
import Withy

@Suite("Long chains")
struct LongChainTests {
  @Test(
    "A chain of a million steps is built up, run and freed",
    arguments: [0, 1, 64, 65, 1_000_000]
  )
  func millionSteps(count: Int) {
    var builder = Builder { View() }
    for _ in 0..<count { builder = builder.count.modify { $0 += 1 } }
    #expect(builder.build().count == count)
  }

  @Test("Steps at the boundary of a segment keep their order")
  func orderAcrossLinks() {
    let builder = (0..<300).reduce(Builder { View("v", recorder: View.Recorder()) }) {
      $0.count($1)
    }
    #expect(
      builder.build().recorder?.operations == ["v: init"] + (0..<300).map { "v: count = \($0)" }
    )
  }

  @Test("A freed chain releases what its steps retain")
  func chainIsFreed() {
    weak var held: View?
    do {
      let view = View()
      held = view
      var builder = Builder { View() }
      for _ in 0..<500 { builder = builder.image(view) }
      #expect(builder.build().image === view)
    }
    #expect(held == nil)
  }
}

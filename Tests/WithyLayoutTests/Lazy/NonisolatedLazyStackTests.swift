import Foundation
import Observation
import Testing
import Withy
import WithyLayout

/// Lazy stacks in trees without an actor, which observe no state.
@Suite("Lazy stacks outside actors") struct NonisolatedLazyStackTests {
  @Test("A class without an actor scrolls, too")
  func plain() {
    let scrolled = ScrolledList()
    let live = scrolled.live {
      LazyVStack(spacing: 0) { scrolled.rows(1000) }
    }
    #expect(scrolled.names == Array(0..<25))
    #expect(scrolled.counts { scrolled.visible.scroll(to: 60) }.made == 3)
    #expect(live.update().isEmpty)
    live.stop()
    scrolled.visible.scroll(to: 2000)
    #expect(scrolled.names == Array(0..<28))
  }
}

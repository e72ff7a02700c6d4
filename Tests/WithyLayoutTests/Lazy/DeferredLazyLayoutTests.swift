import Foundation
import Testing
import Withy
import WithyLayout

/// Lazy containers whose rows are created during a deferred layout.
@Suite("Lazy stacks in hosts with deferred layout") struct DeferredLazyLayoutTests {
  @Test("A host with deferred layout creates the rows during its layout")
  func deferred() {
    let screen = DeferredPanel(0, 0)
    let visible = VisibleArea()
    let live = screen.live {
      ScrollContainer(visible: visible) {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { row in Builder { Opaque(50, 20, "\(row)") } }
        }
      }
    }
    #expect(screen.children.isEmpty)
    screen.bounds = area(100, 400)
    screen.requests.last?.arrange()
    #expect(screen.children.isEmpty)
    visible.rect = area(100, 400)
    // Asked for, and made when it is arranged.
    #expect(screen.children.count == 10)
    screen.requests.last?.arrange()
    #expect(screen.children.count == 25)
    #expect(screen.requests.count == 3)
    screen.requests.last?.arrange()
    #expect(screen.requests.count == 3)
    #expect(screen.children.last?.frame == frame(25, 480, 50, 20))
    live.layOut()
    #expect(screen.requests.count == 3)
  }

  @Test("A rectangle that concerns several lazy stacks runs one pass")
  func onePass() {
    let screen = DeferredPanel(100, 400)
    let visible = VisibleArea()
    let live = screen.live {
      ScrollContainer(visible: visible) {
        ForEach(0..<10) { _ in
          LazyVStack(spacing: 0) { ForEach(0..<9) { _ in Builder { Opaque(50, 20) } } }
        }
      }
    }
    screen.requests.last?.arrange()
    let count = screen.requests.count
    visible.rect = area(100, 400)
    #expect(screen.requests.count == count + 1)
    withExtendedLifetime(live) {}
  }

  @Test("A rectangle set during the layout of a host does not mix up rows")
  func deferredWhilePlaced() {
    func height(_ row: Int) -> CGFloat { CGFloat(10 + row * 7 % 40) }
    let screen = DeferredPanel(100, 400)
    let visible = VisibleArea(screen.bounds)
    let trigger = Opaque(10, 10)
    let live = screen.live {
      ScrollContainer(visible: visible) {
        VStack(spacing: 0) {
          trigger
          LazyVStack(spacing: 0) {
            ForEach(0..<300) { row in Builder { Opaque(50, height(row), "\(row)") } }
          }
        }
      }
    }
    trigger.onPlace = { _ in
      trigger.onPlace = { _ in }
      visible.scroll(to: 2000)
    }
    for y in stride(from: CGFloat(0), to: 9000, by: 100) {
      visible.scroll(to: y)
      for _ in 0..<5 { screen.requests.last?.arrange() }
    }
    var end: CGFloat = 10
    let ends = (0..<300).map { row in
      end += height(row)
      return end
    }
    for y in [1000, 4000, 0] as [CGFloat] {
      visible.scroll(to: y)
      screen.requests.last?.arrange()
      #expect(screen.children.dropFirst().allSatisfy { $0.frame.maxY == ends[Int($0.name) ?? 0] })
    }
    withExtendedLifetime(live) {}
  }
}

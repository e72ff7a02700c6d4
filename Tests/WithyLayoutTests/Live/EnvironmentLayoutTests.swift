import Foundation
import Testing
import Withy
import WithyLayout

private struct MarginKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  var margin: CGFloat {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  }
}

/// Values for everything below a part of a layout.
@MainActor
@Suite("Environment in layouts") struct EnvironmentLayoutTests {
  let panel = Panel()
  let first = Picture(10, 10)
  let second = Picture(10, 10)

  /// Two leaves with margins, the second further inside.
  func content(_ margin: CGFloat) -> some LayoutElement<Box> {
    VStack(alignment: .leading, spacing: 0) {
      Part {
        Part(reading: \.margin) { first.layout.padding($0) }
        HStack {
          Part(0) { Part(reading: \.margin) { second.layout.padding($0) } }
        }
      }
      .environment(\.margin, margin)
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
  }

  @Test("A changed value lays out the parts that read it again, at any depth")
  func live() {
    var margin: CGFloat = 2
    let live = panel.live { content(margin) }
    #expect([first, second].map(\.frame) == [frame(2, 2, 10, 10), frame(2, 16, 10, 10)])
    margin = 5
    live.update()
    #expect([first, second].map(\.frame) == [frame(5, 5, 10, 10), frame(5, 25, 10, 10)])
    #expect(live.update().isEmpty)
  }

  @Test("A layout that is arranged once has the environment of its parts")
  func arranged() {
    panel.arrange(in: CGRect(x: 0, y: 0, width: 100, height: 100)) { content(3) }
    #expect([first, second].map(\.frame) == [frame(3, 3, 10, 10), frame(3, 19, 10, 10)])
  }

  @Test("Rows that a lazy stack makes while it is scrolled have its environment")
  func lazy() {
    let scrolled = ScrolledList()
    var margin: CGFloat = 1
    let live = scrolled.live {
      Part {
        LazyVStack(spacing: 0) {
          ForEach((0..<1000).map { ScrolledList.Row($0) }) { row in
            Part(reading: \.margin) { scrolled.leaf(row).padding($0) }
          }
        }
      }
      .environment(\.margin, margin)
    }
    #expect(scrolled.frames.prefix(2) == [frame(25, 1, 50, 20), frame(25, 23, 50, 20)])
    scrolled.visible.scroll(to: 2200)
    #expect(scrolled.frames[scrolled.names.firstIndex(of: 100)!] == frame(25, 2201, 50, 20))
    margin = 0
    live.update()
    #expect(
      zip(scrolled.frames, scrolled.frames.dropFirst()).allSatisfy { $1.minY - $0.minY == 20 }
    )
  }
}

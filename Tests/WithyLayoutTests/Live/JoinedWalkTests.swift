import Foundation
import ReportRecorder
import Testing
import Withy
import WithyLayout

@Suite("Elements that answer what is not of their tree")
struct JoinedWalkTests {
  /// A tree of its own.
  final class Alien: Nestable, Placeable, Configurable {
    typealias Node = Alien
    var children: [Alien] { [] }
    func insert(_ child: Alien, after sibling: Alien?) {}
    func remove(_ child: Alien) {}
    func size(for proposal: ProposedSize) -> CGSize { .zero }
    func place(in frame: CGRect) {}
  }

  /// An element of one tree that answers content of another.
  struct Liar: LayoutElement {
    typealias Node = Box
    let content: LayoutContent
    static func layoutContent(of liar: Liar) -> LayoutContent { liar.content }

    init(@LayoutBuilder<Alien> _ content: () -> LayoutGroup<Alien>) {
      self.content = LayoutGroup.layoutContent(of: content())
    }
  }

  @Test("Content of another tree has no place, and leaves after it are those of their builders")
  func foreign() {
    let panel = Panel()
    var live: Live?
    let reports = reports {
      live = panel.live {
        VStack(spacing: 0) {
          Liar { Builder { Alien() } }
          Builder { Picture(10, 10) }
          Liar { Alien() }
          Builder { Text(20) }
          Liar { ForEach([1, 2], id: \.self) { _ in Builder { Alien() } } }
          Liar { Part { Builder { Alien() } } }
          Liar { ForEach([1, 2], id: \.self) { id in Part(id) { Builder { Alien() } } } }
          Builder { Opaque(30, 10) }
        }
      }
    }
    #expect(panel.children.map { "\(type(of: $0))" } == ["Picture", "Text", "Opaque"])
    #expect(panel.children.map(\.frame.minY) == [30, 40, 60])
    #expect(reports.count == 1)
    live?.update()
    #expect(panel.children.map(\.frame.minY) == [30, 40, 60])
  }

  @Test("An arrangement that is made once leaves content of another tree out, too")
  func once() {
    let box = Box()
    let reports = reports {
      box.arrange(in: area(100, 100)) {
        VStack {
          Liar { Builder { Alien() } }
          Picture(10, 10)
        }
      }
    }
    #expect(box.children.map(\.frame) == [frame(45, 45, 10, 10)])
    #expect(reports.count == 1)
  }
}

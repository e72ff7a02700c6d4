import TestSupport
import Testing
import Withy

@Suite("Nodes that nobody retains")
struct UnretainedNodeTests {
  /// A node that refuses the number 13, and may drop its children.
  final class Picky: Nestable, Makeable {
    var n = 0
    var dropsOthers = false
    private(set) var children: [Picky] = []

    func insert(_ child: Picky, after sibling: Picky?) {
      if dropsOthers { children = [] }
      children.append(child)
    }

    func remove(_ child: Picky) {}
    func admits(_ child: Picky, file: StaticString, line: UInt) -> Bool { child.n != 13 }
  }

  @Test("Refused nodes that are freed do not occupy the position of others", arguments: [0, 40])
  func refused(depth: Int) {
    var (root, reported): (Picky?, [Report]) = (nil, [])
    var builder = Picky.make {
      for n in [13, 1, 13, 2] + Array(repeating: 13, count: 50) + [3] { Picky.make.n(n) }
    }
    for _ in 0..<depth {
      let inner = builder
      builder = Picky.make { inner }
    }
    reported = reports { root = builder.build() }
    for _ in 0..<depth { root = root?.children.first }
    #expect(root?.children.map(\.n) == [1, 2, 3])
    #expect(reported.isEmpty)
  }

  @Test("Refused nodes that parts have just created do not occupy the position of others")
  func refusedInParts() {
    let (root, numbers) = (Picky(), Array(repeating: 13, count: 50) + [1, 13, 2])
    let found = reports {
      root {
        for n in numbers {
          Part { Picky().with.n(n).build() }
          ForEach([n + 10, n], id: \.self) { Picky().with.n($0).build() }.equatable()
        }
      }
    }
    #expect(root.children.map(\.n).filter { $0 < 10 } == [1, 1, 2, 2])
    #expect(found.isEmpty)
  }

  @Test("Nodes displaced by a later one do not occupy the position of others")
  func drivenOut() {
    let root = Picky().with.dropsOthers(true).build()
    let reports = reports {
      root { for n in 0..<100 { Picky.make.n(n) } }
    }
    #expect(root.children.map(\.n) == [99])
    #expect(reports.isEmpty)
  }

  @Test("Nodes created by a block are released after the block")
  func letGo() {
    weak var made: Picky?
    let root = Picky()
    root {
      Picky.make.n(13).call { made = $0 }
      Picky.make
    }
    #expect(made == nil)
    #expect(root.children.count == 1)
  }
}

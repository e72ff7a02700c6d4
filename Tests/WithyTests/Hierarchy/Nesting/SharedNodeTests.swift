import TestSupport
import Testing
import Withy

@Suite("Cycles and shared nodes")
struct SharedNodeTests {
  /// A node with a parent, whose children anybody may change.
  final class Box: Nestable, Makeable {
    var children: [Box] = []
    weak var parent: Box?
    var parentNode: Box? { parent }

    func insert(_ child: Box, after sibling: Box?) {
      child.parent?.children.removeAll { $0 === child }
      let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
      children.insert(child, at: index.map { $0 + 1 } ?? 0)
      child.parent = self
    }

    func remove(_ child: Box) { children.removeAll { $0 === child } }
  }

  @Test("A cycle of several statements is refused and reported", arguments: 1...40)
  func cycle(depth: Int) {
    let root = Box()
    var deepest = root
    for _ in 0..<depth {
      let child = Box()
      deepest { child }
      deepest = child
    }
    let free = Box()
    var line: UInt = 0
    let reports = reports {
      line = #line + 1
      deepest {
        root
        free
      }
    }
    #expect(deepest.children.isIdentical(to: [free]))
    #expect(root.parent == nil)
    #expect(
      reports == [
        Report("Box cannot be nested in its own descendant Box; skipped", line: line)
      ]
    )
    #expect(!root.hierarchyDescription.contains("(shown above)"))
  }

  @Test(
    "The container of a live tree, and its ancestors, are skipped at any position",
    arguments: [false, true],
    [false, true]
  )
  func container(isAround: Bool, isMade: Bool) {
    let (outer, root, a) = (Box(), Box(), Box())
    outer { root }
    let again = isAround ? outer : root
    var isOn = false
    let live = root.live {
      a.with.children { if isOn { if isMade { Box.make(again) } else { again } } }
    }
    isOn = true
    let found = reports { live.update() }
    #expect(found.map(\.message) == ["Box cannot be its own descendant; skipped"])
    #expect(a.children.isEmpty && root.children.isIdentical(to: [a]))
    #expect(outer.children.isIdentical(to: [root]) && outer.parent == nil)
  }

  /// A box that is never inserted into a descendant.
  final class Strict: Nestable, Makeable {
    private(set) var children: [Strict] = []
    private(set) weak var parentNode: Strict?
    var isRefusing = false
    var cycles = 0

    func insert(_ child: Strict, after sibling: Strict?) {
      var ancestor: Strict? = self
      while let next = ancestor, next !== child { ancestor = next.parentNode }
      if ancestor != nil { cycles += 1 }
      child.parentNode?.remove(child)
      let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
      children.insert(child, at: index.map { $0 + 1 } ?? 0)
      child.parentNode = self
    }

    func remove(_ child: Strict) {
      children.removeAll { $0 === child }
      child.parentNode = nil
    }

    func admits(_ child: Strict, file: StaticString, line: UInt) -> Bool { !isRefusing }
  }

  @Test(
    "A node that swaps places with its child is never inside itself, wherever it was before",
    arguments: ["unknown", "refused", "leaving"],
    [false, true]
  )
  func noCycleMeanwhile(before: String, isRefusing: Bool) {
    let (root, outer, inner) = (Strict(), Strict(), Strict())
    var number = 0
    outer { inner }
    let live = root.live {
      switch number {
      case 0:
        if before == "leaving" { outer.with.beforeRemove { _, _ in } }
        if before == "refused" { outer }
      case 1: nil as Strict?
      default: inner.with.children { outer }
      }
    }
    if before == "refused" {
      root.isRefusing = true
      number = 1
      live.update()
      number = 0
      live.update()
    }
    if before == "leaving" {
      number = 1
      live.update()
    }
    number = 2
    root.isRefusing = isRefusing
    let found = reports { live.update() }
    #expect([root, outer, inner].map(\.cycles) == [0, 0, 0])
    if isRefusing {
      #expect(
        found.map(\.message) == [
          "Strict cannot be nested in its own descendant Strict; skipped"
        ]
      )
      #expect(
        root.children.isEmpty && outer.children.isIdentical(to: [inner]) && inner.children.isEmpty
      )
      root.isRefusing = false
      #expect(reports { live.update() } == [])
    }
    #expect(root.children.isIdentical(to: [inner]))
    #expect(inner.children.isIdentical(to: [outer]) && outer.children.isEmpty)
  }

  @Test("A node around a parent with a leaving child is reported once that child has left")
  func reportedOnce() {
    let (root, outer, inner, leaving) = (Strict(), Strict(), Strict(), Strict())
    var (isOn, remove): (Bool, () -> Void) = (false, {})
    outer { inner }
    root.isRefusing = true
    let live = root.live {
      inner.with.children {
        if isOn { outer } else { leaving.with.beforeRemove { remove = $1 } }
      }
    }
    isOn = true
    #expect(reports { live.update() } == [])
    #expect(inner.children.isIdentical(to: [leaving]))
    #expect(
      reports { remove() }.map(\.message)
        == ["Strict cannot be nested in its own descendant Strict; skipped"]
    )
    #expect(inner.children.isEmpty && outer.children.isIdentical(to: [inner]))
  }

  @Test("An object created around an ancestor of its parent is never inside itself")
  func noCycleAroundNew() {
    let (root, outer, inner) = (Strict(), Strict(), Strict())
    outer { inner }
    var made = Strict()
    let live = root.live {
      inner.with.children { Strict.make.call { made = $0 }.children { outer } }
    }
    #expect([root, outer, inner, made].map(\.cycles) == [0, 0, 0, 0])
    #expect(root.children.isIdentical(to: [inner]) && inner.children.isIdentical(to: [made]))
    #expect(made.children.isIdentical(to: [outer]) && outer.children.isEmpty)
    #expect(live.update() == Changes())
  }

  @Test("A cycle in a description is refused, too")
  func describedCycle() {
    let (a, b) = (Box(), Box())
    let reports = reports {
      a.with { b }.build()
      b.with { a }.build()
    }
    #expect(a.children.isIdentical(to: [b]))
    #expect(b.children.isEmpty)
    #expect(reports.count == 1)
  }

  @Test("A grandchild moves up, and a node without children moves down")
  func moves() {
    let (a, b, c) = (Box(), Box(), Box())
    let reports = reports {
      a { b { c } }
      a { c }
      b { c }
    }
    #expect(reports.isEmpty)
    #expect(a.children.isIdentical(to: [b]))
    #expect(b.children.isIdentical(to: [c]))
  }

  @Test("A cycle made by hand does not hang a block", arguments: 1...9)
  func cycleByHand(length: Int) {
    let ring = (0..<length).map { _ in Box() }
    for index in ring.indices {
      ring[index].children = [ring[(index + 1) % length]]
      ring[index].parent = ring[(index + length - 1) % length]
    }
    let (first, other) = (ring[0], Box() { Box() })
    first { other }
    #expect(first.children.last === other)
    for box in ring { box.children = [] }
  }

  @Test("The outline of a graph shows the content of each node once", arguments: [2, 10, 100])
  func completeGraph(count: Int) {
    let boxes = (0..<count).map { _ in Box() }
    for box in boxes { box.children = boxes.filter { $0 !== box } }
    let lines = boxes[0].hierarchyDescription.split(separator: "\n")
    #expect(lines.count == count * (count - 1) + 1)
    #expect(lines.filter { $0.hasSuffix(")") }.count == (count - 1) * (count - 1))
    #expect(Hierarchy<Box> { boxes[0] }.relations.count == count)
    for box in boxes { box.children = [] }
  }

  @Test("A shared node is marked where it occurs again")
  func shared() {
    let (root, a, b, shared, leaf) = (Box(), Box(), Box(), Box(), Box())
    shared.children = [leaf]
    a.children = [shared, leaf]
    b.children = [shared]
    root.children = [a, b]
    #expect(
      root.hierarchyDescription == """
        0 Box
          0 Box
            0 Box
              0 Box
            1 Box
          1 Box
            0 Box (shown above)
        """
    )
  }
}

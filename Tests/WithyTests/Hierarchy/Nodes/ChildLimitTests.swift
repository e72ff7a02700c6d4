import TestSupport
import Testing
import Withy

@Suite("Child limits and didNest")
struct ChildLimitTests {
  /// A node with a child limit, which counts the calls of `didNest`.
  final class Frame: Makeable, Nestable {
    var name = ""
    var childLimit: Int? = 1
    private(set) var children: [Frame] = []
    private(set) var log: [String] = []

    func insert(_ child: Frame, after sibling: Frame?) {
      children.removeAll { $0 === child }
      let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
      children.insert(child, at: index.map { $0 + 1 } ?? 0)
    }

    func remove(_ child: Frame) { children.removeAll { $0 === child } }

    func didNest() { log.append("\(name)\(children.count)") }
  }

  @Test("Children beyond the limit are skipped and reported", arguments: [0, 1, 2, 3])
  func surplus(limit: Int) {
    let frame = Frame().with.childLimit(limit).build()
    let nodes = (0..<3).map { _ in Frame() }
    let line: UInt = #line + 2
    let reports = reports {
      frame { nodes }
    }
    let room = limit == 1 ? "1 child" : "\(limit) children"
    #expect(frame.children.isIdentical(to: Array(nodes.prefix(limit))))
    #expect(
      reports
        == Array(
          repeating: Report("Frame accepts at most \(room); Frame skipped", line: line),
          count: 3 - limit
        )
    )
  }

  @Test("The limit counts all blocks of a chain, and builders as well as nodes")
  func surplusOfBuilders() {
    var line: UInt = 0
    var frame: Frame?
    let reports = reports {
      frame = Frame.make { Frame.make.name("a") }
        .children { if true { Frame.make.name("b") } }
        .build()
      line = #line - 2
    }
    #expect(frame?.children.map(\.name) == ["a"])
    #expect(reports == [Report("Frame accepts at most 1 child; Frame skipped", line: line)])
  }

  @Test("The limit applies at depth, too", arguments: [1, 40])
  func surplusDeepDown(depth: Int) {
    var builder = Frame.make {
      Frame.make
      Frame.make
    }
    for _ in 0..<depth {
      let inner = builder
      builder = Frame.make { inner }
    }
    var node: Frame?
    let reports = reports { node = builder.build() }
    for _ in 0...depth { node = node?.children.first }
    #expect(node?.children.isEmpty == true)
    #expect(reports.count == 1)
  }

  @Test("A child that is already present moves, and needs no room")
  func childMoves() {
    let (frame, a, b) = (Frame().with.childLimit(2).build(), Frame(), Frame())
    let reports = reports {
      frame {
        a
        b
      }
      frame { a }
    }
    #expect(reports.isEmpty)
    #expect(frame.children.isIdentical(to: [b, a]))
  }

  @Test("Existing children count towards the limit")
  func childrenTakeRoom() {
    let (frame, a) = (Frame(), Frame())
    let reports = reports {
      frame { a }
      frame { Frame() }
    }
    #expect(frame.children.isIdentical(to: [a]))
    #expect(reports.count == 1)
  }

  @Test("didNest is called once after a block is nested, at once or in build")
  func told() {
    func frame(_ name: String) -> Frame { Frame().with.name("\(name) ").childLimit(nil).build() }
    let (acting, described, long) = (frame("acting"), frame("described"), frame("long"))
    acting {
      Frame()
      Frame()
    }
    #expect(acting.log == ["acting 2"])

    described.with {
      Frame.make
    }
    .children {
      Frame.make
    }
    .call { $0.append(Frame()) }
    .build()
    #expect(described.log == ["described 3"])

    let chain = (0..<100).reduce(long.with { Frame.make }) { chain, _ in chain.name("long ") }
    #expect(long.log.isEmpty)
    chain.build()
    chain.build()
    #expect(long.log == ["long 1", "long 2"])
  }

  @Test("didNest is not called for nodes inside an outermost block", arguments: [1, 40])
  func notTold(depth: Int) {
    var inner: [Frame] = []
    var builder = Frame.make
    for _ in 0..<depth {
      let child = builder
      builder = Frame.make { child }.call { inner.append($0) }
    }
    let root = Frame.make { builder }.build()
    #expect(root.log == ["1"])
    #expect(inner.count == depth)
    #expect(inner.allSatisfy { $0.log.isEmpty && $0.children.count == 1 })
  }

  @Test("didNest of a host is called before its configuration")
  func host() {
    final class Host: HierarchyHost {
      var log: [String] = []
      var children: [Host] = []
      @HierarchyBuilder<Host> var hierarchy: Hierarchy<Host> { Host() }
      func insert(_ child: Host, after sibling: Host?) { children.append(child) }
      func remove(_ child: Host) {}
      func didNest() { log.append("nested \(children.count)") }
      func configure() { log.append("configured") }
    }
    let host = Host()
    host.setUp { host.log.append("constraints") }
    #expect(host.log == ["nested 1", "constraints", "configured"])
  }
}

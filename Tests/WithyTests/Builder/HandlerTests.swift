import ReportRecorder
import Testing
@testable import Withy

/// A view with closure properties of every kind that a handler fits.
final class Panel: Nestable, Makeable {
  private(set) var children: [Panel] = []
  private(set) weak var parent: Panel?
  var count = 0 { didSet { onCount?(count) } }

  var on0: () -> Void = {}
  var on1: (Int) -> Void = { _ in }
  var on2: (Int, String) -> Int = { number, _ in -number }
  var on3: (Int, Int, Int) -> Bool = { _, _, _ in true }
  var onTap: (() -> Void)?
  var onCount: ((Int) -> Void)?
  var onPair: ((Int, String) -> String?)?
  var onTriple: ((Int, Int, Int) -> Bool)?

  func insert(_ child: Panel, after sibling: Panel?) {
    child.parent?.remove(child)
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
    child.parent = self
  }

  func remove(_ child: Panel) {
    children.removeAll { $0 === child }
    child.parent = nil
  }
}

@Suite("Handlers")
struct HandlerTests {
  /// What handlers are called with besides their object.
  final class Owner {
    var heard: [String] = []
  }

  let owner = Owner()

  @Test("A handler gets the object and up to three arguments, and gives its result")
  func arguments() {
    let panel = Panel.make
      .on(\.on0) { $0.count += 1 }
      .on(\.on1) { $0.count += $1 }
      .on(\.on2, otherwise: 0) { $0.count + $1 + $2.count }
      .on(\.on3) { $0.count == $1 + $2 + $3 }
      .build()
    panel.on0()
    panel.on1(10)
    #expect(panel.count == 11)
    #expect(panel.on2(5, "abc") == 19)
    #expect(panel.on3(5, 4, 2))
    #expect(!panel.on3(5, 4, 3))
  }

  @Test("An optional property takes a handler, too")
  func optional() {
    let panel = Panel.make
      .on(\.onTap) { $0.on1(3) }
      .on(\.on1) { [owner] _, number in owner.heard.append("\(number)") }
      .on(\.onPair) { $1 > $0.count ? $2 : nil }
      .on(\.onTriple) { $0.count == $1 + $2 + $3 }
      .on(\.onCount) { [owner] panel, count in owner.heard.append("\(panel.count) \(count)") }
      .count(7)
      .build()
    panel.onTap?()
    #expect(owner.heard == ["7 7", "3"])
    #expect(panel.onPair?(8, "a") == "a")
    #expect(panel.onPair?(7, "a") == .some(nil))
    #expect(panel.onTriple?(1, 2, 4) == true)
  }

  @Test("An owner comes first, in every form")
  func owners() {
    let panel = Panel.make.count(1)
      .on(\.on0, owner) { $0.heard.append("0 \($1.count)") }
      .on(\.on1, owner) { $0.heard.append("1 \($1.count) \($2)") }
      .on(\.on2, owner, otherwise: 0) { $0.heard.count + $1.count + $2 + $3.count }
      .on(\.on3, owner) { $0.heard.count == $1.count + $2 + $3 + $4 }
      .on(\.onTap, owner) { $0.heard.append("tap \($1.count)") }
      .on(\.onCount, owner) { $0.heard.append("count \($1.count) \($2)") }
      .on(\.onPair, owner) { "\($0.heard.count) \($1.count) \($2) \($3)" }
      .on(\.onTriple, owner) { $0.heard.count == $1.count + $2 + $3 + $4 }
      .build()
    panel.on0()
    panel.on1(2)
    panel.onTap?()
    panel.onCount?(4)
    #expect(owner.heard == ["0 1", "1 1 2", "tap 1", "count 1 4"])
    #expect(panel.on2(5, "ab") == 12)
    #expect(panel.on3(1, 1, 1))
    #expect(panel.onPair?(2, "c") == "4 1 2 c")
    #expect(panel.onTriple?(1, 1, 2) == false)
  }

  @Test("Neither the object nor the owner is kept alive, and without them there is a calm answer")
  func weakness() {
    weak var weakPanel: Panel?
    weak var weakOwner: Owner?
    var tap: (() -> Void)?
    var (number, pair): ((Int, String) -> Int, ((Int, String) -> String?)?) = ({ _, _ in 0 }, nil)
    var triple: ((Int, Int, Int) -> Bool)?
    let kept = Panel()
    do {
      let (panel, owner) = (Panel(), Owner())
      (weakPanel, weakOwner) = (panel, owner)
      panel.with
        .on(\.onTap) { $0.count += 1 }
        .on(\.on2, otherwise: 42) { $0.count + $1 + $2.count }
        .on(\.onPair) { "\($0) \($1) \($2)" }
        .on(\.onTriple, owner) { _, _, _, _, _ in true }
        .build()
      kept.with.on(\.onTriple, owner) { _, _, _, _, _ in true }
        .on(\.on2, owner, otherwise: 43) { $0.heard.count + $1.count + $2 + $3.count }
        .on(\.onTap, owner) { owner, _ in owner.heard = [] }
        .build()
      (tap, number, pair, triple) = (panel.onTap, panel.on2, panel.onPair, panel.onTriple)
      #expect(kept.onTriple?(1, 2, 3) == true)
    }
    #expect(weakPanel == nil && weakOwner == nil)
    tap?()
    kept.onTap?()
    #expect(number(1, "a") == 42)
    #expect(pair?(1, "a") == .some(nil))
    #expect(triple?(1, 2, 3) == false)
    #expect(kept.onTriple?(1, 2, 3) == false)
    #expect(kept.on2(1, "a") == 43)
  }

  @Test("A handler that has nothing to answer without its object holds it, and says so")
  func strength() {
    weak var weakPanel: Panel?
    var line: UInt = 0
    let reports = reports {
      let panel = Panel()
      weakPanel = panel
      line = #line + 1
      panel.with.on(\.on2) { $0.count + $1 + $2.count }.build()
      #expect(panel.on2(1, "ab") == 3)
    }
    let message =
      "this handler keeps its Panel for ever; give 'otherwise:', the Int that callers get once the "
      + "object has gone"
    #expect(reports == [Report(message, line: line)])
    #expect(weakPanel != nil)
    weakPanel?.on2 = { number, _ in number }
    #expect(weakPanel == nil)
  }

  @Test("In live the closure is set once and calls the newest handler, which is no change")
  func passes() {
    let (root, panel) = (Panel(), Panel())
    var state = 0
    let live = root.live {
      panel.with.on(\.onTap) { [owner, state] _ in owner.heard.append("with \(state)") }
      Panel.make.on(\.onTap) { [owner, state] _ in owner.heard.append("make \(state)") }
    }
    for round in 1...3 {
      state = round
      #expect(live.plan().isEmpty)
      for panel in root.children { panel.onTap?() }
      #expect(live.update().isEmpty)
      for panel in root.children { panel.onTap?() }
    }
    #expect(
      owner.heard
        == (0..<3).flatMap {
          ["with \($0)", "make \($0)", "with \($0 + 1)", "make \($0 + 1)"]
        }
    )
  }

  @Test(
    "Two closures of one property that come and go show the one that is declared, or what was there before",
    arguments: 0..<256,
    [false, true]
  )
  func twoClosures(flags: Int, isHandler: Bool) {
    let (root, panel) = (Panel(), Panel())
    panel.onTap = { [owner] in owner.heard.append("before") }
    var (isFirst, isSecond) = (false, false)
    func declare(_ name: String, on builder: Builder<Panel>) -> Builder<Panel> {
      isHandler
        ? builder.on(\.onTap, owner) { owner, _ in owner.heard.append(name) }
        : builder.onTap { [owner] in owner.heard.append(name) }
    }
    let live = root.live {
      panel.with.if(isFirst) { declare("first", on: $0) }.count(1)
        .if(isSecond) { declare("second", on: $0) }
    }
    for pass in 0..<5 {
      let pair = pass == 4 ? 0 : flags >> (2 * pass)
      (isFirst, isSecond) = (pair & 1 == 1, pair & 2 == 2)
      live.update()
      owner.heard = []
      panel.onTap?()
      #expect(owner.heard == [isSecond ? "second" : isFirst ? "first" : "before"])
    }
  }

  @Test("A handler that goes gives back what the property held", arguments: [false, true])
  func undone(isSet: Bool) {
    let (root, panel) = (Panel(), Panel())
    if isSet { panel.onTap = { [owner] in owner.heard.append("original") } }
    var isHandled = true
    let live = root.live {
      panel.with.if(isHandled) { $0.on(\.onTap) { [owner] _ in owner.heard.append("handler") } }
    }
    panel.onTap?()
    isHandled = false
    #expect(live.plan().isEmpty)
    panel.onTap?()
    #expect(live.update().isEmpty)
    #expect((panel.onTap == nil) == !isSet)
    panel.onTap?()
    isHandled = true
    live.update()
    panel.onTap?()
    #expect(
      owner.heard == ["handler", "handler"] + (isSet ? ["original"] : []) + ["handler"]
    )
  }

  @Test("A handler that returns answers as it says then, once its object has gone")
  func answerOfReturned() {
    let root = Panel()
    var panel: Panel? = Panel()
    weak let weakPanel = panel
    var answer: Int? = 1
    var live: Live? = root.live {
      if let panel {
        panel.with.if(answer != nil) { $0.on(\.on2, otherwise: answer) { _, _, _ in 0 } }
      }
    }
    let first = panel?.on2
    for next in [nil, 2] {
      answer = next
      live?.update()
    }
    let second = panel?.on2
    (live, panel) = (nil, nil)
    root.remove(root.children[0])
    #expect(weakPanel == nil)
    #expect(first?(5, "") == 1 && second?(5, "") == 2)
  }

  @Test("Of a handler and a closure in one property the one that is written later is called")
  func overlap() {
    let (root, panel) = (Panel(), Panel())
    var state = 0
    let live = root.live {
      panel.with
        .if(state < 3) { $0.on0 { [owner, state] in owner.heard.append("closure \(state)") } }
        .if(state > 0) { $0.on(\.on0) { [owner, state] _ in owner.heard.append("first \(state)") } }
        .if(state > 1) {
          $0.on(\.on0) { [owner, state] _ in owner.heard.append("second \(state)") }
        }
    }
    for next in [1, 2, 2, 1, 3, 0, 4] {
      panel.on0()
      state = next
      live.update()
    }
    panel.on0()
    #expect(
      owner.heard == [
        "closure 0", "first 1", "second 2", "second 2", "first 1", "second 3", "closure 0",
        "second 4",
      ]
    )
  }

  @Test("A signal that a pass raises goes to the newest handler, and update in it runs afterwards")
  func signals() {
    let root = Panel()
    var state = 1
    var live: Live?
    live = root.live {
      Panel.make.on(\.onCount) { [owner, state] _, count in
        owner.heard.append("\(state): \(count)")
        live?.update()
      }
      .count(state)
    }
    state = 2
    live?.update()
    #expect(owner.heard == ["1: 1", "2: 2"])
    live?.stop()
    live = nil
  }

  @Test("A row is removed by its own button")
  func removal() {
    let root = Panel()
    var items = [1, 2, 3]
    var live: Live?
    live = root.live {
      ForEach(items, id: \.self) { item in
        Panel.make.count(item).on(\.onTap) { [owner] panel in
          items.removeAll { $0 == item }
          live?.update()
          owner.heard.append("\(panel.count) \(panel.parent == nil)")
        }
      }
    }
    root.children[1].onTap?()
    #expect(owner.heard == ["2 true"])
    #expect(root.children.map(\.count) == [1, 3])
    root.children[1].onTap?()
    #expect(root.children.map(\.count) == [1])
    live = nil
  }

  @Test("A closure that a plain call sets is written in every pass, and counts as no change")
  func plainClosure() {
    let root = Panel()
    var state = 0
    let live = root.live {
      Panel.make.on0 { [owner, state] in owner.heard.append("plain \(state)") }
        .onTap { [owner, state] in owner.heard.append("optional \(state)") }
        .onTap(ifLet: nil)
    }
    state = 1
    #expect(live.plan().isEmpty)
    #expect(live.update().isEmpty)
    root.children[0].on0()
    root.children[0].onTap?()
    #expect(owner.heard == ["plain 1", "optional 1"])
  }
}

/// A class of the main actor with closures of its own, and others that may be called anywhere.
@MainActor
final class MainPanel: @MainActor Makeable {
  var count = 0
  var on0: @MainActor () -> Void = {}
  var on1: @MainActor (Int) -> Int = { $0 }
  var on2: @MainActor (Int, Int) -> Void = { _, _ in }
  var on3: @MainActor (Int, Int, Int) -> Void = { _, _, _ in }
  var onTap: (@MainActor () -> Void)?
  var onCount: (@MainActor (Int) -> Void)?
  var onPair: (@MainActor (Int, Int) -> Bool)?
  var onTriple: (@MainActor (Int, Int, Int) -> Void)?

  var send0: @Sendable () -> Int = { 0 }
  var send1: @Sendable (Int) -> Int = { $0 }
  var send2: @Sendable (Int, Int) -> Int = { $0 + $1 }
  var send3: @Sendable (Int, Int, Int) -> Int = { $0 + $1 + $2 }
  var sendTap: (@Sendable () -> Void)?
  var sendCount: (@Sendable (Int) -> Int)?
  var sendPair: (@Sendable (Int, Int) -> Int)?
  var sendTriple: (@Sendable (Int, Int, Int) -> Int)?

  var plain: (() -> Void)?
}

@MainActor
@Suite("Handlers of the main actor, and of any")
struct IsolatedHandlerTests {
  /// What is not sent anywhere.
  final class Local {
    var sum = 0
  }

  @Test("Closures of the main actor take handlers that use its state")
  func mainActor() {
    let (local, owner) = (Local(), MainPanel())
    let panel = MainPanel.make.count(1)
      .on(\.on0) { local.sum += $0.count }
      .on(\.on1, otherwise: 0) { $0.count + $1 }
      .on(\.on2) { local.sum += $0.count + $1 + $2 }
      .on(\.on3) { local.sum += $0.count + $1 + $2 + $3 }
      .on(\.onTap) { local.sum += $0.count }
      .on(\.onCount) { local.sum += $0.count + $1 }
      .on(\.onPair) { $0.count == $1 + $2 }
      .on(\.onTriple) { local.sum += $0.count + $1 + $2 + $3 }
      .on(\.plain) { local.sum += $0.count }
      .build()
    panel.on0()
    panel.on2(1, 1)
    panel.on3(1, 1, 1)
    panel.onTap?()
    panel.onCount?(1)
    panel.onTriple?(1, 1, 1)
    panel.plain?()
    #expect(local.sum == 1 + 3 + 4 + 1 + 2 + 4 + 1)
    #expect(panel.on1(4) == 5)
    #expect(panel.onPair?(0, 1) == true)

    panel.with
      .on(\.on0, owner) { $0.count += $1.count }
      .on(\.on1, owner, otherwise: 0) { $0.count + $1.count + $2 }
      .on(\.on2, owner) { $0.count += $1.count + $2 + $3 }
      .on(\.on3, owner) { $0.count += $1.count + $2 + $3 + $4 }
      .on(\.onTap, owner) { $0.count += $1.count }
      .on(\.onCount, owner) { $0.count += $1.count + $2 }
      .on(\.onPair, owner) { $0.count == $1.count + $2 + $3 }
      .on(\.onTriple, owner) { $0.count += $1.count + $2 + $3 + $4 }
      .build()
    panel.on0()
    panel.on2(1, 1)
    panel.on3(1, 1, 1)
    panel.onTap?()
    panel.onCount?(1)
    panel.onTriple?(1, 1, 1)
    #expect(owner.count == 1 + 3 + 4 + 1 + 2 + 4)
    #expect(panel.on1(4) == 20)
    #expect(panel.onPair?(10, 4) == true)
  }

  @Test("Closures that may be called anywhere take handlers that may be, and answer there")
  func sendable() async {
    let owner = MainPanel()
    let panel = MainPanel.make
      .on(\.send0, otherwise: -1) { _ in 1 }
      .on(\.send1, otherwise: -1) { _, a in a + 1 }
      .on(\.send2, otherwise: -1) { _, a, b in a + b + 1 }
      .on(\.send3, otherwise: -1) { _, a, b, c in a + b + c + 1 }
      .on(\.sendTap) { _ in }
      .on(\.sendCount, otherwise: -1) { _, a in a + 1 }
      .on(\.sendPair, otherwise: -1) { _, a, b in a + b + 1 }
      .on(\.sendTriple, otherwise: -1) { _, a, b, c in a + b + c + 1 }
      .build()
    let (one, three) = (panel.send1, panel.sendTriple)
    let sums = await Task.detached { [one(1), three?(1, 1, 1) ?? 0] }.value
    panel.sendTap?()
    #expect(sums == [2, 4])
    #expect([panel.send0(), panel.send2(1, 1), panel.send3(1, 1, 1)] == [1, 3, 4])
    #expect([panel.sendCount?(1), panel.sendPair?(1, 1)] == [2, 3])

    panel.with
      .on(\.send0, owner, otherwise: -1) { _, _ in 2 }
      .on(\.send1, owner, otherwise: -1) { _, _, a in a + 2 }
      .on(\.send2, owner, otherwise: -1) { _, _, a, b in a + b + 2 }
      .on(\.send3, owner, otherwise: -1) { _, _, a, b, c in a + b + c + 2 }
      .on(\.sendTap, owner) { _, _ in }
      .on(\.sendCount, owner, otherwise: -1) { _, _, a in a + 2 }
      .on(\.sendPair, owner, otherwise: -1) { _, _, a, b in a + b + 2 }
      .on(\.sendTriple, owner, otherwise: -1) { _, _, a, b, c in a + b + c + 2 }
      .build()
    panel.sendTap?()
    #expect(
      [panel.send0(), panel.send1(1), panel.send2(1, 1), panel.send3(1, 1, 1)] == [2, 3, 4, 5]
    )
    #expect(
      [panel.sendCount?(1), panel.sendPair?(1, 1), panel.sendTriple?(1, 1, 1)] == [3, 4, 5]
    )
  }
}

@Suite("Types of closures")
struct ClosureTypeTests {
  enum Choice { case one, two(Int) }

  @Test("Closures are told from everything else, in an optional, too")
  func types() {
    let closures: [Any.Type] = [
      (() -> Void).self, ((Int, String) -> Panel?).self, (@Sendable () -> Void).self,
      (@MainActor (Int) -> Void)?.self, (() throws -> Int)?.self, (() async -> Void).self,
    ]
    let others: [Any.Type] = [
      Int.self, Int?.self, String.self, [() -> Void].self, (() -> Void, Int).self, Panel.self,
      Panel?.self, AnyObject.self, Any.self, (any Equatable)?.self, Choice.self, Choice?.self,
      Panel.Type.self, (() -> Void)??.self, Never.self, Void.self, Optional<Void>.self,
    ]
    #expect(closures.allSatisfy(isClosure))
    #expect(!others.contains(where: isClosure))
  }
}

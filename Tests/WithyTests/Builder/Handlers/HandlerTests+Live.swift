import TestSupport
import Testing
import Withy

/// Handlers in live blocks.
extension HandlerTests {
  @Test("In live, the closure is set once and calls the newest handler, without a change")
  func passes() {
    let (root, panel) = (Panel(), Panel())
    var state = 0
    let live = root.live {
      panel.with.onTap.perform { [owner, state] _ in owner.heard.append("with \(state)") }
      Panel.make.onTap.perform { [owner, state] _ in owner.heard.append("make \(state)") }
    }
    for round in 1...3 {
      state = round
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
    "Of two conditional closures of one property, the declared one is set, or the original",
    arguments: 0..<256,
    [false, true]
  )
  func twoClosures(flags: Int, isHandler: Bool) {
    let (root, panel) = (Panel(), Panel())
    panel.onTap = { [owner] in owner.heard.append("before") }
    var (isFirst, isSecond) = (false, false)
    func declare(_ name: String, on builder: Builder<Panel>) -> Builder<Panel> {
      isHandler
        ? builder.onTap.perform(with: owner) { owner, _ in owner.heard.append(name) }
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

  @Test("Removing a handler restores the original closure", arguments: [false, true])
  func undone(isSet: Bool) {
    let (root, panel) = (Panel(), Panel())
    if isSet { panel.onTap = { [owner] in owner.heard.append("original") } }
    var isHandled = true
    let live = root.live {
      panel.with.if(isHandled) { $0.onTap.perform { [owner] _ in owner.heard.append("handler") } }
    }
    panel.onTap?()
    isHandled = false
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

  @Test("A handler with a result returns the value of otherwise after its object is deallocated")
  func answerOfReturned() {
    let root = Panel()
    var panel: Panel? = Panel()
    weak let weakPanel = panel
    var answer: Int? = 1
    var live: Live? = root.live {
      if let panel {
        panel.with.if(answer != nil) { $0.on2.perform(otherwise: answer) { _, _, _ in 0 } }
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

  @Test("A handler with an owner that has no default result is reported once, and retains both")
  func strongOwner() {
    let root = Panel()
    weak var weakOwner: Owner?
    weak var weakPanel: Panel?
    let line: UInt = #line + 8
    let found = reports {
      let (panel, owner) = (Panel(), Owner())
      (weakOwner, weakPanel) = (owner, panel)
      var count = 0
      let live = root.live {
        let _ = count += 1
        panel.with
          .on2.perform(with: owner) { [count] owner, _, _, _ in owner.heard.count + count }
      }
      for _ in 0..<2 { live.update() }
      #expect(panel.on2(0, "") == 3)
      live.stop()
      root.remove(panel)
    }
    let message =
      "This handler retains its Panel; pass 'otherwise:', the Int to return after the object is "
      + "deallocated"
    #expect(found == [Report(message, line: line)])
    #expect(weakPanel != nil && weakOwner != nil)
    weakPanel?.on2 = { number, _ in number }
    #expect(weakPanel == nil && weakOwner == nil)
  }

  @Test("Of a handler and a closure for one property, the later one is called")
  func overlap() {
    let (root, panel) = (Panel(), Panel())
    var state = 0
    let live = root.live {
      panel.with
        .if(state < 3) { $0.on0 { [owner, state] in owner.heard.append("closure \(state)") } }
        .if(state > 0) {
          $0.on0.perform { [owner, state] _ in owner.heard.append("first \(state)") }
        }
        .if(state > 1) {
          $0.on0.perform { [owner, state] _ in owner.heard.append("second \(state)") }
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

  @Test("A signal raised by a pass calls the newest handler, and an update in it runs afterwards")
  func signals() {
    let root = Panel()
    var state = 1
    var live: Live?
    live = root.live {
      Panel.make.onCount.perform { [owner, state] _, count in
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
        Panel.make.count(item).onTap.perform { [owner] panel in
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

  @Test("A closure set in an ordinary call is written in every pass, and is not a change")
  func plainClosure() {
    let root = Panel()
    var state = 0
    let live = root.live {
      Panel.make.on0 { [owner, state] in owner.heard.append("plain \(state)") }
        .onTap { [owner, state] in owner.heard.append("optional \(state)") }
        .onTap(ifLet: nil)
    }
    state = 1
    #expect(live.update().isEmpty)
    root.children[0].on0()
    root.children[0].onTap?()
    #expect(owner.heard == ["plain 1", "optional 1"])
  }
}

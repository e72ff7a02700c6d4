import TestSupport
import Testing
import Withy

@Suite("Handlers")
struct HandlerTests {
  /// An owner that handlers get besides their object.
  final class Owner {
    var heard: [String] = []
  }

  let owner = Owner()

  @Test("A handler gets the object and up to three arguments, and returns its result")
  func arguments() {
    let panel = Panel.make
      .on0.perform { $0.count += 1 }
      .on1.perform { $0.count += $1 }
      .on2.perform(otherwise: 0) { $0.count + $1 + $2.count }
      .on3.perform { $0.count == $1 + $2 + $3 }
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
      .onTap.perform { $0.on1(3) }
      .on1.perform { [owner] _, number in owner.heard.append("\(number)") }
      .onPair.perform { $1 > $0.count ? $2 : nil }
      .onTriple.perform { $0.count == $1 + $2 + $3 }
      .onCount.perform { [owner] panel, count in owner.heard.append("\(panel.count) \(count)") }
      .count(7)
      .build()
    panel.onTap?()
    #expect(owner.heard == ["7 7", "3"])
    #expect(panel.onPair?(8, "a") == "a")
    #expect(panel.onPair?(7, "a") == .some(nil))
    #expect(panel.onTriple?(1, 2, 4) == true)
  }

  /// A canvas with a handler that its layer calls, and perhaps one in a nested layer.
  final class Canvas: Nestable, Makeable {
    final class Layer {
      var onDraw: ((Int) -> Void)?
      var onCheck: () -> Bool = { false }
      var sublayer: Layer?
    }

    private(set) var children: [Canvas] = []
    let layer = Layer()
    var count = 0
    func insert(_ child: Canvas, after sibling: Canvas?) { children.append(child) }
    func remove(_ child: Canvas) { children.removeAll { $0 === child } }
  }

  @Test("A handler of a nested object gets the object of the builder")
  func nestedObject() {
    let canvas = Canvas.make
      .layer.onDraw.perform { canvas, number in canvas.count += number }
      .layer.onCheck.perform { canvas in canvas.count > 3 }
      .layer.sublayer.ifPresent.onDraw.perform { canvas, _ in canvas.count = -1 }
      .build()
    canvas.layer.onDraw?(4)
    #expect(canvas.count == 4)
    #expect(canvas.layer.onCheck())
  }

  @Test(
    "In live, a handler behind an optional is set when there is an object, and undone with its step"
  )
  func nestedInLive() {
    let (root, canvas) = (Canvas(), Canvas())
    var (isHandled, number) = (true, 1)
    let live = root.live {
      canvas.with.if(isHandled) { [number] in
        $0.layer.sublayer.ifPresent.onDraw.perform { canvas, _ in canvas.count = number }
          .layer.onDraw.perform { canvas, _ in canvas.count = -number }
      }
    }
    canvas.layer.onDraw?(0)
    #expect(canvas.count == -1)
    canvas.layer.sublayer = Canvas.Layer()
    number = 2
    #expect(live.update().isEmpty)
    canvas.layer.sublayer?.onDraw?(0)
    #expect(canvas.count == 2)
    canvas.layer.onDraw?(0)
    #expect(canvas.count == -2)
    number = 3
    live.update()
    canvas.layer.sublayer?.onDraw?(0)
    #expect(canvas.count == 3)
    isHandled = false
    live.update()
    #expect(canvas.layer.onDraw == nil)
    #expect(canvas.layer.sublayer?.onDraw == nil)
    _ = live
  }

  @Test("The owner is the first argument, in every form")
  func owners() {
    let panel = Panel.make.count(1)
      .on0.perform(with: owner) { $0.heard.append("0 \($1.count)") }
      .on1.perform(with: owner) { $0.heard.append("1 \($1.count) \($2)") }
      .on2.perform(with: owner, otherwise: 0) { $0.heard.count + $1.count + $2 + $3.count }
      .on3.perform(with: owner) { $0.heard.count == $1.count + $2 + $3 + $4 }
      .onTap.perform(with: owner) { $0.heard.append("tap \($1.count)") }
      .onCount.perform(with: owner) { $0.heard.append("count \($1.count) \($2)") }
      .onPair.perform(with: owner) { "\($0.heard.count) \($1.count) \($2) \($3)" }
      .onTriple.perform(with: owner) { $0.heard.count == $1.count + $2 + $3 + $4 }
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

  @Test("Neither object nor owner is retained, and without them a default result is returned")
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
        .onTap.perform { $0.count += 1 }
        .on2.perform(otherwise: 42) { $0.count + $1 + $2.count }
        .onPair.perform { "\($0) \($1) \($2)" }
        .onTriple.perform(with: owner) { _, _, _, _, _ in true }
        .build()
      kept.with.onTriple.perform(with: owner) { _, _, _, _, _ in true }
        .on2.perform(with: owner, otherwise: 43) { $0.heard.count + $1.count + $2 + $3.count }
        .onTap.perform(with: owner) { owner, _ in owner.heard = [] }
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

  @Test("A handler without a default result retains its object, and reports it")
  func strength() {
    weak var weakPanel: Panel?
    var line: UInt = 0
    let reports = reports {
      let panel = Panel()
      weakPanel = panel
      line = #line + 1
      panel.with.on2.perform { $0.count + $1 + $2.count }.build()
      #expect(panel.on2(1, "ab") == 3)
    }
    let message =
      "This handler retains its Panel; pass 'otherwise:', the Int to return after the object is "
      + "deallocated"
    #expect(reports == [Report(message, line: line)])
    #expect(weakPanel != nil)
    weakPanel?.on2 = { number, _ in number }
    #expect(weakPanel == nil)
  }

  /// An object that is asked for an answer.
  final class Source<Answer>: Configurable {
    var ask: () -> Answer
    init(_ ask: @escaping () -> Answer) { self.ask = ask }
  }

  /// Returns the result of a handler without its object; `nil` if the handler retains the object.
  func result<Answer>(instead answer: Answer) -> Answer? {
    weak var weakSource: Source<Answer>?
    var ask = { answer }
    do {
      let source = Source { answer }
      source.with.ask.perform { _ in answer }.build()
      (weakSource, ask) = (source, source.ask)
    }
    defer { weakSource?.ask = { answer } }
    return weakSource == nil ? ask() : nil
  }

  @Test("Any and other types that could hold Void or false have no default result; Any? has nil")
  func defaults() {
    let found = reports {
      #expect(result(instead: 1 as Any?).map { $0 == nil } == true)
      #expect(result(instead: 1 as Any) == nil)
      #expect(result(instead: owner as AnyObject) == nil)
      #expect(result(instead: 1 as AnyHashable) == nil)
    }
    #expect(
      found.map(\.message)
        == ["Any", "AnyObject", "AnyHashable"].map {
          "This handler retains its Source<\($0)>; pass 'otherwise:', the \($0) to return after the "
            + "object is deallocated"
        }
    )
  }
}

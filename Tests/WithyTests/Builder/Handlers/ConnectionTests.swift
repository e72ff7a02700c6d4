import Testing
import Withy

/// A control that sends values to its targets, in the order in which they were added.
final class Dial: Nestable, Makeable {
  private(set) var children: [Dial] = []
  private(set) var targets: [(id: Int, action: (Int) -> Void)] = []
  private var lastID = 0
  var name = ""
  var value = 0 { didSet { send(value) } }

  func add(_ action: @escaping (Int) -> Void) -> Int {
    lastID += 1
    targets.append((lastID, action))
    return lastID
  }

  func removeTarget(_ id: Int) { targets.removeAll { $0.id == id } }

  func send(_ value: Int) { for target in targets { target.action(value) } }

  func insert(_ child: Dial, after sibling: Dial?) {
    children.removeAll { $0 === child }
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: Dial) { children.removeAll { $0 === child } }
}

extension Builder where Base: Dial {
  /// The event of a dial, as an adapter writes it.
  func onTurn(_ id: String = "turn", _ handler: @escaping (Dial, Int) -> Void) -> Builder {
    connect(id, handler) { dial, connection in
      let id = dial.add { [weak dial] value in
        if let dial { connection.handler(dial, value) }
      }
      return { [weak dial] in dial?.removeTarget(id) }
    }
  }
}

@Suite("Connections")
struct ConnectionTests {
  /// The calls that the handlers of one test have received.
  final class Log {
    var heard: [String] = []
  }

  /// An object that a handler captures.
  final class Witness {}

  let log = Log()

  @Test("A handler is called with the object and its arguments")
  func handler() {
    let dial = Dial.make.name("a").onTurn { log.heard.append("\($0.name) \($1)") }.build()
    dial.send(3)
    #expect(log.heard == ["a 3"])
  }

  @Test("An object that is built twice has one connection, which calls the newest handler")
  func builtTwice() {
    let dial = Dial()
    for round in 1...3 {
      dial.with.onTurn { log.heard.append("\(round): \($1)") }.build()
    }
    dial.send(3)
    #expect(dial.targets.count == 1)
    #expect(log.heard == ["3: 3"])
  }

  @Test("Each object of a template has its own connection, and each id its own handler")
  func template() {
    let template = Dial.make.onTurn { log.heard.append("a\($1)") }
      .onTurn("other") { log.heard.append("b\($1)") }
    let dials = [template.build(), template.build()]
    for (index, dial) in dials.enumerated() { dial.send(index) }
    #expect(log.heard == ["a0", "b0", "a1", "b1"])
  }

  @Test("Of two handlers with one id, the last is called, and the other one after its removal")
  func override() {
    let dial = Dial()
    var isOverridden = true
    let root = Dial()
    let live = root.live {
      dial.with.onTurn { log.heard.append("first \($1)") }
        .if(isOverridden) { $0.onTurn { log.heard.append("second \($1)") } }
    }
    dial.send(1)
    isOverridden = false
    live.update()
    dial.send(2)
    isOverridden = true
    live.update()
    dial.send(3)
    #expect(dial.targets.count == 1)
    #expect(log.heard == ["second 1", "first 2", "second 3"])
  }

  @Test("A pass with a new handler connects nothing again, and has no changes")
  func passes() {
    let (root, dial) = (Dial(), Dial())
    var state = 0
    let live = root.live {
      dial.with.onTurn { [state] in log.heard.append("\(state): \($1)") }
      Dial.make.onTurn { [state] in log.heard.append("\(state): \($1)") }
    }
    for round in 1...3 {
      state = round
      #expect(live.update().isEmpty)
    }
    for dial in root.children { dial.send(7) }
    #expect(root.children.map(\.targets.count) == [1, 1])
    #expect(log.heard == ["3: 7", "3: 7"])
  }

  @Test("A handler that is no longer declared is disconnected, and so are those of removed objects")
  func detaches() {
    let (root, dial) = (Dial(), Dial())
    var (isThere, isHeard) = (true, true)
    let live = root.live {
      if isThere { dial.with.if(isHeard) { $0.onTurn { log.heard.append("\($1)") } } }
    }
    isHeard = false
    #expect(dial.targets.count == 1)
    live.update()
    #expect(dial.targets.isEmpty)
    isHeard = true
    live.update()
    dial.send(1)
    isThere = false
    live.update()
    #expect(dial.targets.isEmpty)
    isThere = true
    live.update()
    dial.send(2)
    #expect(log.heard == ["1", "2"])
  }

  @Test("A handler is attached anew even while an adapter still holds the detached connection")
  func heldConnection() {
    let (root, dial) = (Dial(), Dial())
    var isHeard = true
    var held: [AnyObject] = []
    let live = root.live {
      dial.with.if(isHeard) {
        $0.connect("turn", { (value: Int) in log.heard.append("\(value)") }) { dial, connection in
          held.append(connection)
          let id = dial.add { connection.handler($0) }
          return { [weak dial] in dial?.removeTarget(id) }
        }
      }
    }
    isHeard = false
    live.update()
    isHeard = true
    live.update()
    dial.send(1)
    #expect(held.count == 2 && dial.targets.count == 1 && log.heard == ["1"])
  }

  @Test("A connection shared by two steps is disconnected, even if the first step is removed first")
  func sharedAttachment() {
    let (root, dial) = (Dial(), Dial())
    var (isFirst, isSecond) = (true, true)
    let live = root.live {
      dial.with.if(isFirst) { $0.onTurn { log.heard.append("first \($1)") } }
        .if(isSecond) { $0.onTurn { log.heard.append("second \($1)") } }
    }
    isFirst = false
    live.update()
    dial.send(1)
    isSecond = false
    live.update()
    #expect(dial.targets.isEmpty)
    #expect(log.heard == ["second 1"])
  }

  @Test("A step in live joins the connection of a build, and leaves it in place")
  func joinsBuild() {
    let (root, dial) = (Dial(), Dial())
    dial.with.onTurn { log.heard.append("built \($1)") }.build()
    var isThere = true
    let live = root.live {
      if isThere { dial.with.onTurn { log.heard.append("live \($1)") } }
    }
    dial.send(1)
    dial.with.onTurn { log.heard.append("built again \($1)") }.build()
    dial.send(2)
    live.update()
    dial.send(3)
    isThere = false
    live.update()
    dial.send(4)
    #expect(dial.targets.count == 1)
    #expect(log.heard == ["live 1", "built again 2", "live 3", "built again 4"])
  }

  @Test("A build connects again after the connection was removed")
  func attachesAnew() {
    let dial = Dial()
    dial.with.onTurn { log.heard.append("old \($1)") }.build()
    dial.removeTarget(1)
    dial.with.onTurn { log.heard.append("new \($1)") }.build()
    dial.send(1)
    #expect(log.heard == ["new 1"])
  }

  @Test("A connection retains neither its object nor its handler")
  func memory() {
    weak var weakDial: Dial?
    weak var weakLog: Log?
    do {
      let (log, root) = (Log(), Dial())
      let dial = Dial()
      (weakDial, weakLog) = (dial, log)
      dial.with.onTurn { log.heard.append("\($1)") }.build()
      let live = root.live { dial.with.onTurn { log.heard.append("\($1)") } }
      live.update()
      live.stop()
    }
    #expect(weakDial == nil)
    #expect(weakLog == nil)
  }

  @Test("While it runs, a handler may release its captures, build its object, and remove it")
  func reentrancy() {
    let (root, dial) = (Dial(), Dial())
    var isThere = true
    var live: Live?
    live = root.live {
      if isThere {
        dial.with.onTurn { dial, value in
          dial.with.onTurn { _, _ in log.heard.append("inner") }.build()
          isThere = false
          live?.update()
          log.heard.append("\(value)")
        }
      }
    }
    dial.send(1)
    #expect(log.heard == ["1"])
    #expect(root.children.isEmpty)
    dial.send(2)
    #expect(log.heard == ["1", "inner"])
    live?.stop()
  }

  @Test("A signal raised when a pass sets a property is received once, by the newest handler")
  func signalInPass() {
    let root = Dial()
    var state = 1
    let live = root.live {
      Dial.make.onTurn { [state] in log.heard.append("\(state): \($1)") }.value(state)
    }
    state = 2
    let changes = live.update()
    #expect(changes == Changes(propertyWrites: 1))
    #expect(log.heard == ["1: 1", "2: 2"])
  }

  @Test("A pass that replaces a handler releases its captures, whichever step is in effect")
  func replaced() {
    let (root, dial) = (Dial(), Dial())
    var state = (Witness(), isOverridden: false)
    let live = root.live {
      dial.with.onTurn { [witness = state.0] _, _ in _ = witness }
        .if(state.isOverridden) { $0.onTurn { _, _ in log.heard.append("other") } }
    }
    for isOverridden in [false, true, true, false, false] {
      let former = WeakReference(state.0)
      state = (Witness(), isOverridden)
      live.update()
      #expect(former.object == nil)
      dial.send(1)
    }
    #expect(log.heard == ["other", "other"])
  }

  @Test("Of live parents that were freed, an object keeps the last handler alone, as of a build")
  func freedLiveParents() {
    let (root, dial) = (Dial(), Dial())
    func live(_ number: Int) -> WeakReference<Witness> {
      let witness = Witness()
      let live = root.live {
        dial.with.onTurn { [log] in
          log.heard.append("\(number): \($1)")
          _ = witness
        }
      }
      return withExtendedLifetime(live) { WeakReference(witness) }
    }
    let references = (1...5).map(live)
    #expect(references.map { $0.object != nil } == [false, false, false, false, true])
    dial.send(1)
    var isHeard = true
    let last = root.live {
      dial.with.if(isHeard) { $0.onTurn { log.heard.append("last: \($1)") } }
    }
    dial.send(2)
    isHeard = false
    last.update()
    dial.send(3)
    #expect(dial.targets.count == 1 && log.heard == ["5: 1", "last: 2", "5: 3"])
  }

  @Test("The captures of a handler are released with its object, whatever other threads connect")
  func otherThreads() async {
    func connect(_ witness: Witness) -> Dial { Dial.make.onTurn { _, _ in _ = witness }.build() }
    let others = Task.detached {
      while !Task.isCancelled {
        _ = (0..<1_000).map { _ in Dial.make.onTurn { _, _ in }.build() }
      }
    }
    var kept = 0
    for _ in 0..<200 {
      var references: [WeakReference<Witness>] = []
      do {
        let witnesses = (0..<100).map { _ in Witness() }
        references = witnesses.map { WeakReference($0) }
        _ = witnesses.map(connect)
      }
      kept += references.count { $0.object != nil }
    }
    others.cancel()
    await others.value
    #expect(kept == 0)
  }

  @Test("Thousands of objects are connected and released without a leak")
  func manyObjects() {
    for round in 0..<10_000 {
      let dial = Dial.make.onTurn { log.heard.append("\($1)") }.build()
      if round.isMultiple(of: 1_000) { dial.send(round) }
    }
    #expect(log.heard == (0..<10).map { "\($0 * 1_000)" })
    let stays = Dial.make.onTurn { log.heard.append("\($1)") }.build()
    for _ in 0..<3 {
      let dials = (0..<200).map { _ in Dial.make.onTurn { log.heard.append("\($1)") }.build() }
      #expect(dials.allSatisfy { $0.targets.count == 1 })
    }
    stays.with.onTurn { log.heard.append("still \($1)") }.build()
    stays.send(1)
    #expect(stays.targets.count == 1 && log.heard.last == "still 1")
  }

  @Test("Connections of one chain are found without comparing each with all others")
  func manyConnections() {
    final class Count { var comparisons = 0 }
    struct ID: Hashable {
      let number: Int
      let count: Count
      static func == (a: ID, b: ID) -> Bool {
        a.count.comparisons += 1
        return a.number == b.number
      }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    let (dial, root, count) = (Dial(), Dial(), Count())
    var numbers = Array(0..<200)
    let live = root.live {
      numbers.reduce(dial.with) { chain, number in
        chain.connect(ID(number: number, count: count), number) { _, _ in {} }
      }
    }
    #expect(count.comparisons <= 200)
    count.comparisons = 0
    numbers.reverse()
    live.update()
    #expect(count.comparisons <= 3 * 200)
  }
}

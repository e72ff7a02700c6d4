import Testing
import Withy

@Suite("Method calls, undo and trailing closures", .bothWays)
struct MethodCallTests {
  /// An object with the methods called in these tests.
  final class Machine: Nestable, Makeable {
    var log: [String] = []
    private(set) var children: [Machine] = []
    func insert(_ child: Machine, after sibling: Machine?) { children.append(child) }
    func remove(_ child: Machine) { children.removeAll { $0 === child } }

    func none() { log.append("none") }
    func one(_ a: Int) { log.append("\(a)") }
    func two(_ a: Int, b: String) -> Int {
      log.append("\(a) \(b)")
      return a
    }
    func three(_ a: Int, _ b: Int, _ c: Int) { log.append("\(a) \(b) \(c)") }
    func four(_ a: Int, _ b: Int, _ c: Int, _ d: Int) { log.append("\(a) \(b) \(c) \(d)") }

    func run(_ body: @escaping () -> Void) { body() }
    func each(_ id: String, _ body: @escaping (Int) -> String) { log.append(id + body(1)) }
    func pair(_ id: String, _ count: Int, body: @escaping (Int, Int) -> Int) -> Bool {
      log.append("\(id) \(body(count, count))")
      return true
    }
    func last(_ a: Int, _ b: Int, _ c: Int, _ body: @escaping () -> Bool) {
      log.append("\(a) \(b) \(c) \(body())")
    }
  }

  let machine = Machine()

  @Test("Methods of 0 to 4 arguments are called, and in live again when an argument has changed")
  func numbersOfArguments() {
    var (root, number) = (Machine(), 1)
    let live = root.live {
      machine.with.call(Machine.none).call(Machine.one, number).call(Machine.two, 2, "b")
        .call(Machine.three, 3, 3, number).call(Machine.four, 4, 4, 4, number)
    }
    #expect(machine.log == ["none", "1", "2 b", "3 3 1", "4 4 4 1"])
    machine.log = []
    live.update()
    #expect(machine.log.isEmpty)
    number = 7
    live.update()
    #expect(machine.log == ["7", "3 3 7", "4 4 4 7"])
    machine.log = []
    machine.with.call(Machine.none).call(Machine.one, 1).call(Machine.two, 2, "b")
      .call(Machine.three, 3, 3, 3).call(Machine.four, 4, 4, 4, 4).build()
    #expect(machine.log == ["none", "1", "2 b", "3 3 3", "4 4 4 4"])
    root = Machine()
  }

  @Test("The last argument may be a trailing closure")
  func trailingClosure() {
    var runs = 0
    machine.with
      .call(Machine.run) { runs += 1 }
      .call(Machine.each, "id") { "\($0)" }
      .call(Machine.pair, "pair", 3) { $0 + $1 }
      .call(Machine.last, 1, 2, 3) { true }
      .build()
    #expect(runs == 1)
    #expect(machine.log == ["id1", "pair 6", "1 2 3 true"])
  }

  @Test("A call is undone before the next one, and when its step or object is removed")
  func undo() {
    let root = Machine()
    var (value, isCalled, isThere) = (1, true, true)
    let live = root.live {
      if isThere {
        machine.with.if(isCalled) {
          $0.call(on: value) { [value] in
            $0.log.append("do \(value)")
          } undo: { [value] in
            $0.log.append("undo \(value)")
          }
        }
      }
    }
    live.update()
    value = 2
    live.update()
    #expect(machine.log == ["do 1", "undo 1", "do 2"])
    machine.log = []
    isCalled = false
    #expect(machine.log.isEmpty)
    live.update()
    live.update()
    #expect(machine.log == ["undo 2"])
    machine.log = []
    isCalled = true
    live.update()
    isThere = false
    live.update()
    #expect(machine.log == ["do 2", "undo 2"])
  }

  @Test("Only what undoes the last call is retained")
  func retainedUndo() {
    let root = Machine()
    var object = Machine()
    weak var last: Machine?
    let live = root.live {
      machine.with.call(on: ObjectIdentifier(object)) { _ in
      } undo: { [object] in
        $0.log = object.log
      }
    }
    for _ in 0..<3 {
      last = object
      object = Machine()
      live.update()
      #expect(last == nil)
    }
  }

  @Test("A once step is undone once, for an object from a factory, too")
  func undoOnce() {
    let root = Machine()
    var (isThere, log) = (true, [String]())
    let live = root.live {
      if isThere {
        Machine.make.once { _ in
          log.append("do")
        } undo: { _ in
          log.append("undo")
        }
      }
    }
    live.update()
    #expect(log == ["do"])
    isThere = false
    live.update()
    live.update()
    #expect(log == ["do", "undo"])
  }

  @Test("A build makes the call, and undoes nothing")
  func undoInBuild() {
    let builder = machine.with.call(on: 1) {
      $0.log.append("do")
    } undo: {
      $0.log.append("undo")
    }
    .once {
      $0.log.append("once")
    } undo: {
      $0.log.append("undo once")
    }
    builder.build()
    builder.build()
    #expect(machine.log == ["do", "once", "do", "once"])
  }
}

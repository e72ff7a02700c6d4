import Withy

/// Runs a random program through random states, and compares each pass with what it must be.
package struct RandomTest<W: World> {
  /// A failed expectation, with the seed that reproduces it.
  package struct Difference: Error, CustomStringConvertible {
    package let description: String
  }

  /// Runs a closure, and returns how many mistakes were reported meanwhile.
  package typealias Counting = (() -> Void) -> Int

  let seed: UInt64
  let passes: Int
  private let hasMistakes: Bool
  private let isChains: Bool
  private let counting: Counting
  private let bytes: [UInt8]

  /// Creates a test of so many states.
  ///
  /// - Parameters:
  ///   - world: The objects.
  ///   - seed: The seed, which gives the program and the states.
  ///   - passes: The number of states.
  ///   - bytes: What makes the first choices, before the seed does.
  ///   - hasMistakes: Whether objects occasionally occur at two places.
  ///   - isChains: Whether the program is long chains alone.
  ///   - counting: Counts reports.
  package init(
    _ world: W.Type,
    seed: UInt64,
    passes: Int,
    bytes: [UInt8] = [],
    hasMistakes: Bool = false,
    isChains: Bool = false,
    counting: @escaping Counting = {
      $0()
      return 0
    }
  ) {
    self.bytes = bytes
    self.seed = seed
    self.passes = passes
    self.hasMistakes = hasMistakes
    self.isChains = isChains
    self.counting = counting
  }

  /// Runs the test.
  package func run(isolation: isolated (any Actor)? = #isolation) throws {
    var generator = SeededGenerator(seed: seed, bytes: bytes)
    let program = Program(
      propertyCount: W.propertyCount,
      hasMistakes: hasMistakes,
      isChains: isChains,
      using: &generator
    )
    var state = Program.state(using: &generator)
    let interpreter = Interpreter<W>(state)
    let root = interpreter.world.root
    var foreign = ForeignChildren(in: interpreter.world)
    func show(_ id: Int, reusing live: Live?) -> Live {
      root.live(reusing: live, id: id, isolation: isolation) {
        interpreter.block(program)
      }
    }
    var live: Live?
    var formerReports = counting { live = show(0, reusing: nil) }
    interpreter.noteAlternating()
    interpreter.request = { live?.update() }
    defer { interpreter.request = {} }
    var isLeaving = false
    for pass in 0..<passes {
      if Int.random(in: 0..<4, using: &generator) == 0 { foreign.change(using: &generator) }
      let before = Snapshot<W>(of: root)
      let known = interpreter.identities
      interpreter.identities = [:]
      defer { interpreter.identities.merge(known) { new, _ in new } }
      state.change(using: &generator)
      interpreter.state.set(state)
      // The parts whose state has changed alone, as a change of state does, or all, or something
      // else.
      let showsOther = pass % 5 == 3
      let isWhole = showsOther || isolation == nil || Bool.random(using: &generator)
      interpreter.hasDelayedRemovals = false
      var changes = Changes()
      // A call may release the parent of the root, and in the last pass the live parent, too, after
      // which no removal restores anything.
      let isLast = pass + 1 == passes && !showsOther
      interpreter.endsRemovalsLate = !isLast
      interpreter.setsFlags = !isLast
      interpreter.requestsPasses = isolation == nil || Bool.random(using: &generator)
      interpreter.setFlags = []
      interpreter.surroundRoot { if isLast { live = nil } }
      let reports = counting {
        if showsOther {
          live = show(pass, reusing: live)
          changes = live?.lastChanges ?? Changes()
        } else {
          changes = (isWhole ? live?.update() : live?.updateChangedParts()) ?? Changes()
        }
        var number = 0
        while interpreter.setFlags.count > number {
          number = interpreter.setFlags.count
          live?.updateChangedParts()
        }
      }
      interpreter.setsFlags = false
      for flag in interpreter.setFlags { state.flags[flag] = State.value(setTo: flag) }
      let isOnePass = interpreter.setFlags.isEmpty
      interpreter.releaseSurroundings()
      interpreter.noteAlternating()
      if interpreter.replaceOwner() {
        throw difference(pass, "the tree retains what it was passed")
      }
      if let mistake = interpreter.ties.mistake { throw difference(pass, mistake) }
      // Now and then what leaves is still there in the next pass, which may describe it again.
      let wasLeaving = isLeaving
      isLeaving = pass % 7 == 5 && pass + 2 < passes && !interpreter.removals.isEmpty
      if isLeaving { continue }
      // A removed node may give up others, which are then requested.
      while !interpreter.removals.isEmpty { interpreter.removals.removeFirst()() }
      let after = Snapshot<W>(of: root)
      if let mistake = interpreter.mistakes.first { throw difference(pass, mistake) }
      if live != nil, let mistake = interpreter.presence.mistake(in: after) {
        throw difference(pass, mistake)
      }
      let expectedReports = try compareWithFresh(program, interpreter, state, after, foreign, pass)
      defer { formerReports = expectedReports }
      guard reports == 0 || expectedReports > 0 || !isOnePass else {
        throw difference(pass, "reported a mistake where there is none")
      }
      // What passes in between have done is not in either snapshot.
      if wasLeaving || !isOnePass { continue }
      try compareIdentities(known, interpreter.identities, before, pass)
      if !isWhole && expectedReports > 0 { continue }
      let expected = after.operations(
        since: before,
        existing: interpreter.world.existing,
        foreign.nodes
      )
      let done = (changes.insertions, changes.removals, changes.moves)
      // Descendants of nodes that are removed after the pass are not counted; and nodes without
      // room, or refused, in this pass or before, have children, too, which are not seen here.
      let hasDone =
        interpreter.hasDelayedRemovals
        ? (done.0, done.2) == (expected.0, expected.2) && done.1 <= expected.1 : done == expected
      let wasLeftOut = max(expectedReports, formerReports) > 0
      guard hasDone || (W.hasLimits || W.hasRefusals) && wasLeftOut else {
        throw difference(pass, "did \(done) insertions, removals and moves, not \(expected)")
      }
      var again = Changes()
      if pass.isMultiple(of: 4) { _ = counting { again = live?.update() ?? Changes() } }
      guard again.isEmpty else {
        throw difference(pass, "a second pass in the same state did something: \(again.operations)")
      }
    }
  }

  /// The tree must be the one that is made from nothing.
  ///
  /// If objects occur at two places, it is made twice: by a new live parent, and without one, from
  /// a description in which each object occurs only at its first place.
  ///
  /// - Returns: The number of mistakes that are reported when it is.
  private func compareWithFresh(
    _ program: Program,
    _ interpreter: Interpreter<W>,
    _ state: State,
    _ after: Snapshot<W>,
    _ foreign: ForeignChildren<W>,
    _ pass: Int
  ) throws -> Int {
    var count = 0
    func check(_ fresh: Interpreter<W>, madeBy make: (Interpreter<W>) -> Live?) throws {
      let left = ForeignChildren(in: fresh.world)
      var live: Live?
      count += counting { live = make(fresh) }
      try compare(interpreter, after, besides: foreign, with: fresh, besides: left, pass)
      withExtendedLifetime(live) {}
    }
    if hasMistakes {
      try check(Interpreter(state)) { fresh in
        fresh.world.root.live(isolation: nil) { fresh.block(program) }
      }
    }
    try check(Interpreter(state, describesFirstPlaces: hasMistakes)) { fresh in
      fresh.world.root { fresh.block(program) }
      return nil
    }
    return count
  }

  private func compare(
    _ interpreter: Interpreter<W>,
    _ after: Snapshot<W>,
    besides foreign: ForeignChildren<W>,
    with fresh: Interpreter<W>,
    besides left: ForeignChildren<W>,
    _ pass: Int
  ) throws {
    let expected = Snapshot<W>(of: fresh.world.root).outline(besides: left.nodes)
    let actual = after.outline(besides: foreign.nodes)
    guard actual.map(\.text) == expected.map(\.text) else {
      let first = zip(actual, expected).first { $0.text != $1.text }
      let steps = first.flatMap { interpreter.steps[ObjectIdentifier($0.0.node)] } ?? []
      throw difference(
        pass,
        "the tree has '\(first?.0.text ?? "fewer or more nodes")', not '\(first?.1.text ?? "")': \(steps)"
      )
    }
    let references = (interpreter.referenced, fresh.referenced)
    guard references.0 == references.1 else {
      throw difference(pass, "references hold \(references.0), not \(references.1)")
    }
    // Removed and skipped objects are nowhere that they are not in a new tree, and are unchanged.
    for (object, other) in zip(interpreter.world.existing, fresh.world.existing)
    where !after.contains(object) {
      let text = Snapshot<W>(of: object).outline(besides: foreign.nodes).map(\.text)
      let wanted = Snapshot<W>(of: other).outline(besides: left.nodes).map(\.text)
      guard text == wanted else {
        throw difference(pass, "outside of the tree there is \(text), not \(wanted)")
      }
    }
    if let node = actual.first(where: { W.wasInsertedIntoDescendant($0.node) }) {
      throw difference(pass, "'\(node.text)' was inserted into its own descendant")
    }
    if !foreign.areInPlace { throw difference(pass, "a foreign child has moved") }
  }

  /// Nodes with the same identity must be the same instance, and others must not.
  private func compareIdentities(
    _ known: [String: (node: W.Node, kind: Int)],
    _ now: [String: (node: W.Node, kind: Int)],
    _ before: Snapshot<W>,
    _ pass: Int
  ) throws {
    for (path, (node, _)) in now {
      let old = known[path].flatMap { before.contains($0.node) ? $0.node : nil }
      if let old, old !== node { throw difference(pass, "\(path) was made again") }
      if old == nil && before.contains(node) {
        throw difference(pass, "\(path) is the object of another place")
      }
    }
  }

  func difference(_ pass: Int, _ text: String) -> Difference {
    let way = Prediction.isEnabled ? "predicted" : "not predicted"
    return Difference(description: "seed \(seed), \(way), pass \(pass): \(text)")
  }
}

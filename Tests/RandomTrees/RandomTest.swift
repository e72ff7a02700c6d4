import Withy

/// Runs a random program through random states, and compares each pass with what it must be.
package struct RandomTest<W: World> {
  /// What is not as it must be, with the seed that shows it again.
  package struct Difference: Error, CustomStringConvertible {
    package let description: String
  }

  private let seed: UInt64
  private let passes: Int
  private let bytes: [UInt8]

  /// Creates a test of so many states; the seed gives the program and the states, after bytes that
  /// make the first choices.
  package init(_: W.Type, seed: UInt64, passes: Int, bytes: [UInt8] = []) {
    self.seed = seed
    self.passes = passes
    self.bytes = bytes
  }

  /// Runs the test.
  package func run() throws {
    var generator = SeededGenerator(seed: seed, bytes: bytes)
    let program = Program(propertyCount: W.propertyCount, using: &generator)
    let interpreter = Interpreter(
      world: W(existing: Program.existing),
      state: Program.state(using: &generator)
    )
    let root = interpreter.world.root
    let foreign = (0..<3).map { _ in interpreter.world.make(0) }
    for node in foreign { root.append(asNode(node)) }
    var live = root.live(reusing: nil, id: 0) {
      interpreter.block(program.block, .init(path: "", scope: ""))
    }
    for pass in 0..<passes {
      let before = Snapshot<W>(of: root)
      let known = interpreter.identities
      interpreter.identities = [:]
      interpreter.state.change(using: &generator)
      let plan = live.plan()
      guard interpreter.identities.isEmpty, Snapshot<W>(of: root) == before else {
        throw difference(pass, "the plan touched something")
      }
      let showsOther = pass % 5 == 3
      interpreter.hasFarewells = false
      if showsOther {
        live = root.live(reusing: live, id: pass) {
          interpreter.block(program.block, .init(path: "", scope: ""))
        }
      } else {
        live.update()
      }
      let changes = live.lastChanges
      if let mistake = interpreter.ties.mistake { throw difference(pass, mistake) }
      for remove in interpreter.removals { remove() }
      interpreter.removals = []
      let after = Snapshot<W>(of: root)
      if let mistake = interpreter.mistakes.first { throw difference(pass, mistake) }
      try compareWithFresh(program, interpreter, after, foreign, pass)
      try compareIdentities(known, interpreter.identities, before, pass)
      interpreter.identities.merge(known) { new, _ in new }
      let expected = after.operations(since: before, existing: interpreter.world.existing, foreign)
      let done = (changes.insertions, changes.removals, changes.moves)
      // What goes with what is removed after the pass is not counted.
      let hasDone =
        interpreter.hasFarewells
        ? (done.0, done.2) == (expected.0, expected.2) && done.1 <= expected.1 : done == expected
      guard hasDone else {
        throw difference(pass, "did \(done) insertions, removals and moves, not \(expected)")
      }
      guard isPlan(plan, of: changes, besidesWrites: showsOther) else {
        throw difference(pass, "did \(changes), but planned \(plan)")
      }
      if pass.isMultiple(of: 4), !live.update().isEmpty {
        throw difference(pass, "a second pass in the same state did something: \(live.lastChanges)")
      }
    }
  }

  /// A plan cannot know what there will be behind an optional, nor what settles in the new tree.
  private func isPlan(_ plan: Changes, of changes: Changes, besidesWrites: Bool) -> Bool {
    W.hasOptionals || besidesWrites
      ? plan.treeOperations == changes.treeOperations
      : plan.withoutAdjustments == changes.withoutAdjustments
  }

  /// The tree must be the one that is built from nothing.
  private func compareWithFresh(
    _ program: Program,
    _ interpreter: Interpreter<W>,
    _ after: Snapshot<W>,
    _ foreign: [W.Node],
    _ pass: Int
  ) throws {
    let fresh = Interpreter(world: W(existing: Program.existing), state: interpreter.state)
    let tree = fresh.world.root { fresh.block(program.block, .init(path: "", scope: "")) }
    let expected = Snapshot<W>(of: tree).outline(besides: [])
    let actual = after.outline(besides: foreign)
    guard actual.map(\.text) == expected.map(\.text) else {
      let first = zip(actual, expected).first { $0.text != $1.text }
      let steps = first.flatMap { interpreter.steps[ObjectIdentifier($0.0.node)] } ?? []
      throw difference(
        pass,
        "the tree has '\(first?.0.text ?? "fewer or more nodes")', not '\(first?.1.text ?? "")': \(steps)"
      )
    }
    let left = interpreter.world.root.children.filter { child in
      foreign.contains { $0 === child }
    }
    guard left.elementsEqual(foreign, by: { $0 === $1 }) else {
      throw difference(pass, "a foreign child has moved")
    }
  }

  /// What has the same identity must be the same instance; what has not, another.
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

  private func asNode(_ node: W.Node) -> W.Base {
    // The base class of the tree is a class of the node.
    Snapshot<W>.base(node)
  }

  private func difference(_ pass: Int, _ text: String) -> Difference {
    Difference(description: "seed \(seed), pass \(pass): \(text)")
  }
}

extension Changes {
  fileprivate var treeOperations: Changes {
    Changes(insertions: insertions, removals: removals, moves: moves)
  }

  fileprivate var withoutAdjustments: Changes {
    Changes(
      insertions: insertions,
      removals: removals,
      moves: moves,
      propertyWrites: propertyWrites
    )
  }
}

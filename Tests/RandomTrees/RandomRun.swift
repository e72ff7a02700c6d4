import Foundation
import TestSupport
import Withy

/// One run of a random program: its state, which changes from pass to pass, and the live tree.
final class RandomRun<W: World> {
  let test: RandomTest<W>
  let program: Program
  let interpreter: Interpreter<W>
  private(set) var state: State

  /// The state before the last pass.
  private var former: State
  private(set) var foreign: ForeignChildren<W>
  private var generator: SeededGenerator
  private var live: Live?

  /// A tree that shares objects with this one, if there is one.
  let other: OtherTree<W>?

  /// Whether this tree has lost objects to it since the last pass.
  private var hasLost = false

  /// Whether something that the program does not describe has changed since then.
  private var isDisturbed = false

  /// The number of mistakes that a fresh tree had in the pass before.
  private var formerReports: Int

  /// The number of passes that the tree has requested, which some requests replace by another live
  /// block; the last of these, and whether there was one since the last pass.
  private var requestCount = 0
  private var lastReplacement = 0
  private var isReplaced = false

  /// Whether nodes that leave have not been removed after the last pass.
  private var isLeaving = false

  /// What an update of the tree has done.
  private struct Update {
    var changes = Changes()
    var reports = 0

    /// Whether it was a pass over the whole block, and the only pass.
    var isWhole = true
    var isOnePass = true
  }

  /// Begins a run with its first pass.
  init(_ test: RandomTest<W>, isolation: isolated (any Actor)?) {
    self.test = test
    generator = SeededGenerator(seed: test.seed, bytes: test.bytes)
    program = Program(
      properties: W.properties,
      hasMistakes: test.hasMistakes,
      isChains: test.isChains,
      isMoves: test.isMoves,
      sharesObjects: test.sharesObjects,
      using: &generator
    )
    state = Program.state(using: &generator)
    former = state
    interpreter = Interpreter<W>(state)
    foreign = ForeignChildren(in: interpreter.world)
    other = test.sharesObjects ? OtherTree(in: interpreter.world, counting: test.counting) : nil
    formerReports = 0
    formerReports = test.counting { live = show(0, isolation: isolation) }
    interpreter.noteAlternating()
    interpreter.request = { [weak self] in self?.answerRequest(isolation: isolation) }
    _ = other?.note(describedObjects, reports: 0)
  }

  /// Changes the state, updates the tree, and compares it with what it must be.
  ///
  /// - Throws: A `Difference`.
  func run(_ pass: Int, isolation: isolated (any Actor)?) throws {
    if Int.random(in: 0..<4, using: &generator) == 0 { foreign.change(using: &generator) }
    isDisturbed = interpreter.world.disturb(using: &generator)
    hasLost = try changeOther(pass, using: &generator)
    let before = Snapshot<W>(of: interpreter.world.root)
    let known = interpreter.identities
    interpreter.identities = [:]
    defer { interpreter.identities.merge(known) { new, _ in new } }
    changeState()
    interpreter.state.set(state)
    isReplaced = false
    let update = update(pass, isolation: isolation)
    try noteObjects(reports: update.reports, pass)
    if interpreter.replaceOwner() {
      throw test.difference(pass, "the tree retains what it was passed")
    }
    if let mistake = interpreter.ties.mistake { throw test.difference(pass, mistake) }
    let mistake = interpreter.world.takeMistake()
    // Now and then what leaves is still there in the next pass, which may describe it again.
    let wasLeaving = isLeaving
    isLeaving =
      !hasLost && pass % 7 > 3 && pass + 2 < test.passes
      && !interpreter.removals.isEmpty
    if isLeaving {
      other?.noteLeaving(in: Snapshot(of: interpreter.world.root))
      return
    }
    // A removed node may give up others, which are then requested.
    while !interpreter.removals.isEmpty { interpreter.removals.removeFirst()() }
    if isReplaced { interpreter.noteAlternating() }
    let after = Snapshot<W>(of: interpreter.world.root)
    if let mistake = interpreter.mistakes.first { throw test.difference(pass, mistake) }
    if live != nil, let mistake = interpreter.presence.mistake(in: after) {
      throw test.difference(pass, mistake)
    }
    try checkOther(pass)
    let reports = try compareWithFresh(after, pass)
    defer { formerReports = reports }
    guard
      update.reports == 0 || reports > 0 || !update.isOnePass || isReplaced || other != nil
    else {
      throw test.difference(pass, "reported a mistake where there is none")
    }
    // What passes in between have done is not in either snapshot.
    if wasLeaving || hasLost || !update.isOnePass || isReplaced { return }
    if let mistake { throw test.difference(pass, mistake) }
    try compareIdentities(known, before, after, pass)
    if !update.isWhole && reports > 0 { return }
    let wasLeftOut = max(reports, formerReports) > 0
    if !W.replacesContents {
      try compareOperations(update.changes, before, after, wasLeftOut: wasLeftOut, pass)
    }
    var again = Changes()
    if pass.isMultiple(of: 4) { _ = test.counting { again = live?.update() ?? Changes() } }
    // Delegates are set in each pass, since they are not compared. Steps that may set what holds one,
    // or a part of that, are undone for it, and applied again.
    let counts = Dictionary(grouping: again.operations) { "\($0)" }.mapValues(\.count)
    let operations = counts.filter { operation, count in
      let object = operation.components(separatedBy: " of ").last ?? ""
      let delegates = counts["set Optional<AnyObject> of \(object)"] ?? 0
      return !operation.hasPrefix("set Optional<AnyObject>")
        && (delegates == 0 || !count.isMultiple(of: 2))
    }
    guard operations.isEmpty else {
      throw test.difference(pass, "a second pass in the same state did something: \(operations)")
    }
  }

  /// Changes the state, mostly back to the former one while nodes are leaving, which then return.
  private func changeState() {
    let last = state
    if isLeaving && Int.random(in: 0..<3, using: &generator) > 0 {
      state = former
    } else {
      for _ in 0..<(other == nil ? 1 : 3) { state.change(using: &generator) }
    }
    former = last
  }

  /// Updates the tree: the parts whose state has changed alone, as a change of state does, or all, or
  /// it shows something else.
  private func update(_ pass: Int, isolation: isolated (any Actor)?) -> Update {
    let showsOther = pass % 5 == 3
    var update = Update()
    update.isWhole =
      showsOther || hasLost || isDisturbed || isolation == nil || Bool.random(using: &generator)
    // A call may release the parent of the root, and in the last pass the live parent, too, after
    // which no removal restores anything.
    let isLast = pass + 1 == test.passes && !showsOther
    interpreter.hasDelayedRemovals = false
    interpreter.endsRemovalsLate = !isLast
    interpreter.setsFlags = !isLast && other == nil
    interpreter.requestsPasses = isolation == nil || Bool.random(using: &generator)
    interpreter.setFlags = []
    interpreter.surroundRoot { if isLast { self.live = nil } }
    update.reports = test.counting {
      if showsOther {
        let shown = show(pass, isolation: isolation)
        if !isReplaced { live = shown }
        update.changes = shown.lastChanges
      } else {
        let changes = update.isWhole ? live?.update() : live?.updateChangedParts()
        update.changes = changes ?? Changes()
      }
      // Without a request, the notification of a changed flag leads to a pass, in a later turn.
      var number = 0
      while !interpreter.requestsPasses, interpreter.setFlags.count > number {
        number = interpreter.setFlags.count
        live?.updateChangedParts()
      }
    }
    interpreter.setsFlags = false
    for flag in interpreter.setFlags { state.flags[flag] = State.value(setTo: flag) }
    update.isOnePass = interpreter.setFlags.isEmpty
    interpreter.releaseSurroundings()
    interpreter.noteAlternating()
    return update
  }

  private func show(_ id: Int, isolation: isolated (any Actor)?) -> Live {
    let (interpreter, program) = (interpreter, program)
    return interpreter.world.root.live(reusing: live, id: id, isolation: isolation) {
      interpreter.block(program)
    }
  }

  /// Runs a pass that the tree requests, in a pass or after one, or replaces the live block.
  private func answerRequest(isolation: isolated (any Actor)?) {
    requestCount += 1
    // A tree that takes an object which is leaving does not know its former values.
    guard live != nil, other == nil, interpreter.removals.isEmpty, requestCount % 3 == 1 else {
      live?.update()
      return
    }
    isReplaced = true
    interpreter.endsRemovalsLate = false
    let (interpreter, program, number) = (interpreter, program, requestCount)
    _ = test.counting {
      let new = interpreter.world.root.live(isolation: isolation) { interpreter.block(program) }
      // What the former one undoes may have replaced this one.
      if number > lastReplacement { (live, lastReplacement) = (new, number) }
    }
  }

  /// The operations must be the fewest.
  private func compareOperations(
    _ changes: Changes,
    _ before: Snapshot<W>,
    _ after: Snapshot<W>,
    wasLeftOut: Bool,
    _ pass: Int
  ) throws {
    let expected = after.operations(
      since: before,
      existing: interpreter.world.existing,
      foreign.nodes
    )
    let done = (changes.insertions, changes.removals, changes.moves)
    // Descendants of nodes that are removed after the pass are not counted; and nodes without room, or
    // refused, in this pass or before, have children, too, which are not seen here.
    let hasDone =
      interpreter.hasDelayedRemovals
      ? (done.0, done.2) == (expected.0, expected.2) && done.1 <= expected.1 : done == expected
    guard hasDone || (W.hasLimits || W.hasRefusals) && wasLeftOut else {
      throw test.difference(pass, "did \(done) insertions, removals and moves, not \(expected)")
    }
  }
}

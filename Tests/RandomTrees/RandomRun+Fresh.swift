import Withy

/// The comparison with a tree that is built from nothing, in a world of its own.
extension RandomRun {
  /// The tree must be the one that is built from nothing.
  ///
  /// If objects occur at two places, it is built twice: by a new live parent, and without one, from
  /// a description in which each object occurs only at its first place.
  ///
  /// - Returns: The number of mistakes that are reported when it is.
  func compareWithFresh(_ after: Snapshot<W>, _ pass: Int) throws -> Int {
    let program = program
    var count = 0
    func check(_ fresh: Interpreter<W>, madeBy make: (Interpreter<W>) -> Live?) throws {
      let left = ForeignChildren(in: fresh.world)
      var live: Live?
      count += test.counting { live = make(fresh) }
      try compare(after, with: fresh, besides: left, pass)
      withExtendedLifetime(live) {}
    }
    if test.hasMistakes {
      try check(Interpreter(state)) { fresh in
        fresh.world.root.live(isolation: nil) { fresh.block(program) }
      }
    }
    let fresh = Interpreter<W>(
      state,
      describesFirstPlaces: test.hasMistakes,
      without: other?.first.lost ?? []
    )
    try check(fresh) { fresh in
      // Only a live parent moves children that a later step of a chain has left in a former content node.
      if W.replacesContents {
        return fresh.world.root.live(isolation: nil) { fresh.block(program) }
      }
      fresh.world.root { fresh.block(program) }
      return nil
    }
    return count
  }

  private func compare(
    _ after: Snapshot<W>,
    with fresh: Interpreter<W>,
    besides left: ForeignChildren<W>,
    _ pass: Int
  ) throws {
    let expected = Snapshot<W>(of: fresh.world.root).outline(besides: left.nodes)
    let actual = after.outline(besides: foreign.nodes)
    guard actual.map(\.text) == expected.map(\.text) else {
      let first = zip(actual, expected).first { $0.text != $1.text }
      let steps = first.flatMap { interpreter.steps[ObjectIdentifier($0.0.node)] } ?? []
      throw test.difference(
        pass,
        "the tree has '\(first?.0.text ?? "fewer or more nodes")', not '\(first?.1.text ?? "")': \(steps)"
      )
    }
    let references = (interpreter.referenced, fresh.referenced)
    guard references.0 == references.1 else {
      throw test.difference(pass, "references hold \(references.0), not \(references.1)")
    }
    // Removed and skipped objects are nowhere that they are not in a new tree, and are unchanged.
    for (object, other) in zip(interpreter.world.existing, fresh.world.existing)
    where !after.contains(object) {
      let text = Snapshot<W>(of: object).outline(besides: foreign.nodes).map(\.text)
      let wanted = Snapshot<W>(of: other).outline(besides: left.nodes).map(\.text)
      guard text == wanted else {
        throw test.difference(pass, "outside of the tree there is \(text), not \(wanted)")
      }
    }
    if let node = actual.first(where: { W.wasInsertedIntoDescendant($0.node) }) {
      throw test.difference(pass, "'\(node.text)' was inserted into its own descendant")
    }
    if !foreign.areInPlace { throw test.difference(pass, "a foreign child has moved") }
  }

  /// Nodes with the same identity must be the same instance, and others must not.
  func compareIdentities(
    _ known: [String: W.Node],
    _ before: Snapshot<W>,
    _ after: Snapshot<W>,
    _ pass: Int
  ) throws {
    for (path, node) in interpreter.identities {
      let old = known[path].flatMap { before.contains($0) ? $0 : nil }
      // Two statements that have an identity in turn may describe other classes inside.
      if let old, old !== node, type(of: old) == type(of: node) {
        // Both uses of a repeated value have one path, and a pass may describe either. Children of a
        // scope are made again in another object.
        let isOther = path.contains("/repeated") && before.contains(node)
        let isElsewhere = before.parent(of: W.base(old)) !== after.parent(of: W.base(node))
        guard isOther || path.contains("/held") && isElsewhere else {
          throw test.difference(pass, "\(path) was made again")
        }
      }
      if old == nil && before.contains(node) {
        throw test.difference(pass, "\(path) is the object of another place")
      }
    }
  }
}

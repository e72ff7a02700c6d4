import Withy

/// Evaluates the blocks of a program for a state, in one world.
final class Interpreter<W: World> {
  let world: W
  let state: ObservedState

  /// The statements of the factories of the last pass, by their identity.
  var identities: [String: W.Node] = [:]

  /// The steps of what factories have made, to show them where there is a difference.
  var steps: [ObjectIdentifier: [Step]] = [:]

  /// An object captured by factories, which nothing may retain after the pass.
  private(set) var owner = Owner()

  /// An object that a tree must not retain.
  final class Owner {}

  /// The wrong notifications of the followers of groups.
  var mistakes: [String] = []

  /// Whether removals may end after the pass, whether any did not take place in its course, and those
  /// to complete after it.
  var endsRemovalsLate = true
  var hasDelayedRemovals = false
  var removals: [() -> Void] = []

  /// The parent of the root, and what a call releases together with it.
  private var window: W.Node?
  private var release: () -> Void = {}

  /// The parents recorded by settling steps, and the objects that have entered the tree.
  let ties: Ties<W>
  let presence = Presence<W>()

  /// The existing objects that the block has placed so far, where it describes each at its first
  /// place alone.
  private(set) var placed: Set<Int> = []
  private let describesFirstPlaces: Bool
  private let lost: Set<Int>

  /// The values that are stored, by their path and all that their blocks have read.
  private var values: [String: Hierarchy<W.Base>] = [:]

  /// The references that steps have declared, by the path of the object.
  var references: [String: Ref<W.Node>] = [:]

  /// The identities of factories that depend on the state, each with a reference to its object.
  private var alternating: Set<String> = []

  /// Requests a pass of the tree.
  var request: () -> Void = {}

  /// Whether steps may set flags of the state, and whether they request a pass for that; and the
  /// flags that they have set.
  var setsFlags = false
  var requestsPasses = false
  var setFlags: Set<Int> = []

  /// Creates an interpreter in a world of its own.
  ///
  /// - Parameters:
  ///   - state: What the blocks read.
  ///   - describesFirstPlaces: Whether an object at several places is described only at the first
  ///     in the order of the description. Nothing is evaluated later then, or in another order:
  ///     items and parts are plain blocks.
  ///   - lost: The objects that are not in the tree although they are described, because another tree
  ///     has taken them.
  init(_ state: State, describesFirstPlaces: Bool = false, without lost: Set<Int> = []) {
    world = W(existing: Program.existing + Program.rowObjects)
    self.state = ObservedState(state)
    self.describesFirstPlaces = describesFirstPlaces
    self.lost = lost
    ties = Ties(root: world.root)
  }

  /// Puts the root into a new parent, which a call releases, together with whatever a closure does.
  func surroundRoot(_ release: @escaping () -> Void) {
    let window = world.make(0)
    window.append(W.base(world.root))
    self.window = window
    self.release = release
  }

  /// Releases the parent of the root.
  func releaseSurroundings() {
    window?.remove(W.base(world.root))
    window = nil
    release()
    release = {}
  }

  /// Replaces the owner, and returns whether something still retains the former one.
  func replaceOwner() -> Bool {
    weak var former: Owner?
    former = owner
    owner = Owner()
    return former != nil
  }

  /// Sets a flag to the value that all steps set it to.
  func set(_ flag: Int) {
    guard setsFlags, state.flags[flag] != State.value(setTo: flag) else { return }
    setFlags.insert(flag)
    state.flags.set(State.value(setTo: flag), at: flag)
    if requestsPasses { request() }
  }

  /// Notes which objects have the identities that depend on the state.
  func noteAlternating() {
    for path in alternating {
      if let node = references[path]?.object { identities[path] = node }
    }
  }

  /// Evaluates the outermost block.
  func block(_ program: Program) -> Hierarchy<W.Base> {
    block(program.block, Scope(path: "", scope: ""))
  }

  func block(_ statements: [Statement], _ scope: Scope) -> Hierarchy<W.Base> {
    Hierarchy {
      for (index, statement) in statements.enumerated() {
        self.hierarchy(of: statement, scope.inside("\(index)"))
      }
    }
  }

  @HierarchyBuilder<W.Base>
  func hierarchy(of statement: Statement, _ scope: Scope) -> Hierarchy<W.Base> {
    switch statement {
    case .factory(let id, let kind, let steps, let children, let identity):
      factory(id, kind, steps, children, identity, scope)
    case .existing(let id, let index, let other, let steps, let children):
      let shown = other.flatMap { state.flags[$0.flag] ? $0.index : nil } ?? index
      existing(id, shown, steps, children, scope)
    case .rowObject(let steps):
      existing(0, Program.existing + scope.item, steps, [], scope)
    case .conditional(let flag, let then, let otherwise):
      if let otherwise {
        if state.flags[flag] {
          block(then, scope.inside("then"))
        } else {
          block(otherwise, scope.inside("else"))
        }
      } else {
        if state.flags[flag] { block(then, scope.inside("if")) }
      }
    case .choice(let number, let cases):
      switch state.numbers[number] {
      case 0: block(cases[0], scope.inside("case 0"))
      case 1: block(cases[1], scope.inside("case 1"))
      case 2: block(cases[2], scope.inside("case 2"))
      default: block(cases[3], scope.inside("default"))
      }
    case .binding(let flag, let number, let body):
      if let bound = state.flags[flag] ? state.numbers[number] : nil {
        block(body, scope.inside("let \(bound >= 0)"))
      }
    case .loop(let number, let body):
      for round in 0..<state.numbers[number] {
        block(
          body,
          scope.inside("round \(round)").with(\.rounds, "\(scope.rounds).\(round)")
        )
      }
    case .itemLoop(let list, let body):
      for (index, item) in state.lists[list].enumerated() {
        block(body, scope.inside("\(index)").with(item))
      }
    case .identifiedLoop(let id, let identity, let list, let steps):
      for (index, item) in state.lists[list].enumerated() {
        let inner = scope.inside("\(index)").with(item)
        factory(id, 0, steps, [], .siblings(identity), value: " \(item.id)", inner)
      }
    case .forEach(let list, let body, let isEquatable, let reads):
      forEach(list, body, isEquatable, reads, scope)
    case .part(let body, let hasValue, let reads):
      part(body, hasValue, reads, scope)
    case .environment(let value, let body): environment(self.value(value, scope), body, scope)
    case .reading(let body): reading(body, scope)
    case .joined(let first, let second):
      joined(first, second, scope)
    case .repeated(let body):
      let value = block(body, scope.scoped("repeated"))
      ForEach(0..<2) { _ in value }
    case .stored(let body, let reads): stored(body, reads, scope.inside("stored"))
    case .group(let body):
      // Half of the groups may be unchanged.
      let isSame = body.count.isMultiple(of: 2)
      Hierarchy(_following: block(body, scope.inside("group")), isSame: { _ in isSame }) {
        [weak self] old in
        old ?? Watcher { self?.mistakes.append($0) }
      }
    }
  }

  private func joined(
    _ first: [Statement],
    _ second: [Statement],
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    // A single statement is no list, and may describe nothing, or any number of nodes.
    func operand(_ statements: [Statement], _ scope: Scope) -> Hierarchy<W.Base> {
      statements.count == 1 ? hierarchy(of: statements[0], scope) : block(statements, scope)
    }
    let (outer, inner) = (scope.inside("first"), scope.inside("second"))
    if describesFirstPlaces { return operand(first, outer) + operand(second, inner) }
    _ = operand(second, inner)
    let tail = operand(second, inner)
    return operand(first, outer) + tail
  }

  private func stored(
    _ body: [Statement],
    _ reads: Reads,
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    let inner = [scope.item, scope.number, scope.other, scope.read]
    let key = "\(scope.path) \(reads.values(in: state) + scope.items + inner)"
    if let known = values[key] { return known }
    // What is stored retains an owner of its own.
    let outer = owner
    owner = Owner()
    defer { owner = outer }
    let value = block(body, scope)
    values[key] = value
    return value
  }

  private func forEach(
    _ list: Int,
    _ body: [Statement],
    _ isEquatable: Bool,
    _ reads: Reads,
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    if describesFirstPlaces {
      return Hierarchy {
        for item in state.lists[list] {
          block(body, scope.scoped("item \(item.id)").with(item))
        }
      }
    }
    // The blocks of equal items are not called, so that an item has to hold all that they read.
    let items = state.lists[list].map { item in
      var item = item
      if isEquatable { item.environment = reads.values(in: state) + scope.items }
      return item
    }
    let rows = ForEach<State.Item, Int, Hierarchy<W.Base>>(items, id: \.id) {
      [unowned self] (item: State.Item) -> Hierarchy<W.Base> in
      block(body, scope.scoped("item \(item.id)").with(item))
    }
    return Hierarchy<W.Base> {
      if isEquatable { rows.equatable() } else { rows }
    }
  }

  private func part(
    _ body: [Statement],
    _ hasValue: Bool,
    _ reads: Reads,
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    let content = { [unowned self] in block(body, scope.scoped("part")) }
    if describesFirstPlaces { return content() }
    let value = reads.values(in: state) + scope.items + [scope.item]
    return Hierarchy<W.Base> {
      if hasValue { Part(value) { content() } } else { Part { content() } }
    }
  }

  private func environment(
    _ value: Int,
    _ body: [Statement],
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    let (isOther, value) = (value & 1 == 1, value >> 1)
    let inner = scope.scoped("environment").with(isOther ? \.other : \.number, value)
    if describesFirstPlaces { return block(body, inner) }
    return Hierarchy {
      Part { [unowned self] in block(body, inner) }
        .environment(isOther ? \.other : \.number, value)
    }
  }

  private func reading(_ body: [Statement], _ scope: Scope) -> Hierarchy<W.Base> {
    let inner = scope.scoped("reading")
    if describesFirstPlaces {
      return block(body, inner.with(\.read, combined(scope.number, scope.other)))
    }
    return Hierarchy {
      Part(reading: \.combined) { [unowned self] in block(body, inner.with(\.read, $0)) }
    }
  }

  private func factory(
    _ id: Int,
    _ kind: Int,
    _ steps: [Step],
    _ children: [[Statement]],
    _ identity: FactoryIdentity?,
    value: String = "",
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    let mayBeOfTree = identity?.mayBeOfTree == true
    let isAlternating = identity?.flags.isEmpty == false
    let identity = identity?.resolved(in: state)
    let known: (value: String, scope: IdentityScope)? =
      switch identity {
      case .siblings(let number)?: ("\(number)\(value)\(scope.rounds)", .siblings)
      case .tree(let number)?: ("\(number)", .tree)
      default: nil
      }
    let path =
      known.map { "\($0.scope == .tree ? "tree" : scope.scope)/#\($0.value)" } ?? scope.path
    // The children of a node with an identity of its own follow it to any position.
    let inner = scope.with(\.path, path)
    let world = self.world
    // Half of the factories have no call, so that their steps can be compared while they are
    // described. Half of these have captured nothing, so that they are recognised, and tell nothing
    // of what they make, unless it may occur elsewhere.
    let isPlain = id.isMultiple(of: 2)
    let plain = id.isMultiple(of: 4) && !mayBeOfTree ? W.factory(kind) : nil
    let owner = self.owner
    return hierarchy {
      var builder = Builder(
        make: plain ?? { [weak self] in
          let node = world.make(kind)
          if isPlain { self?.identities[path] = node }
          return withExtendedLifetime(owner) { node }
        }
      )
      if let known { builder = builder.identity(known.value, in: known.scope) }
      if isAlternating {
        self.alternating.insert(path)
        builder = builder.ref(self.reference(path))
      }
      // Another place may describe an object that may occur elsewhere without these hooks.
      // They come first, so that a step behind them that differs has them described again.
      if (!isPlain || id.isMultiple(of: 8)) && !mayBeOfTree {
        builder = self.presence.follow(builder, at: isAlternating ? "" : path)
      }
      builder = self.add(steps, to: builder, inner)
      for (index, block) in children.enumerated() {
        builder = builder.children(line: UInt(id), column: UInt(index)) {
          self.block(block, inner.scoped("children \(index)"))
        }
      }
      if isPlain { return builder }
      return builder.call { [weak self] node in
        self?.identities[path] = node
        self?.steps[ObjectIdentifier(node)] = steps
      }
    }
  }

  /// A builder as an expression on one line, whatever the source of its object.
  ///
  /// The whole chain is in the expression, with its blocks of children, so that all of it can be
  /// compared with what was there before while it is evaluated.
  private func hierarchy(_ builder: () -> Builder<W.Node>) -> Hierarchy<W.Base> {
    Hierarchy { builder() }
  }

  private func existing(
    _ id: Int,
    _ index: Int,
    _ steps: [Step]?,
    _ children: [Statement],
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    if describesFirstPlaces && !placed.insert(index).inserted || lost.contains(index) {
      return Hierarchy {}
    }
    let object = world.existing[index]
    guard let steps else { return Hierarchy { object } }
    let inner = scope.with(\.path, "object \(index)")
    return hierarchy {
      let builder = self.add(steps, to: self.world.builder(of: object, at: id), inner)
      if children.isEmpty { return builder }
      return builder.children(line: UInt(id)) {
        self.block(children, inner.scoped("children \(id)"))
      }
    }
  }
}

/// The values of the environment that random programs set and read.
private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

/// Returns what a part reads of the environment, from the values of both keys.
private func combined(_ number: Int, _ other: Int) -> Int { number &* 31 &+ other }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }

  fileprivate var combined: Int { number &* 31 &+ other }
}

import Withy

/// Evaluates the blocks of a program for a state, in one world.
final class Interpreter<W: World> {
  let world: W
  let state: ObservedState

  /// What the factories of the last pass stood for, by their identity.
  var identities: [String: (node: W.Node, kind: Int)] = [:]

  /// The steps of what factories have made, to show them where there is a difference.
  var steps: [ObjectIdentifier: [Step]] = [:]

  /// What the followers of groups were told that is not so.
  var mistakes: [String] = []

  /// Whether something was asked for before it was removed, whether it was then removed at once, and what is to be
  /// removed after the pass.
  var hasDelayedRemovals = false
  var hasRemovedAtOnce = false
  var removals: [() -> Void] = []

  /// What steps settle.
  let ties: Ties<W>

  init(world: W, state: State) {
    self.world = world
    self.state = ObservedState(state)
    ties = Ties(root: world.root)
  }

  /// What a block inside an item reads besides the state: the values of the items around it.
  struct Scope {
    /// The identity of the place, as a path.
    var path: String

    /// The identity of the innermost scope of `.identity`.
    var scope: String

    /// The values of the items around.
    var items: [Int] = []

    /// The id of the innermost item.
    var item = 0

    /// The rounds of the loops around, which are part of identities.
    var rounds = ""

    func inside(_ component: String) -> Scope {
      var inner = self
      inner.path += "/\(component)"
      return inner
    }

    func with(_ item: State.Item) -> Scope {
      var inner = self
      inner.items.append(item.value)
      inner.item = item.id
      return inner
    }

    func round(_ number: Int) -> Scope {
      var inner = self
      inner.rounds += ".\(number)"
      return inner
    }

    func scoped(_ component: String) -> Scope {
      var inner = inside(component)
      inner.scope = inner.path
      inner.rounds = ""
      return inner
    }
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
      factory(id, kind, steps, children, identity.map { "\($0)\(scope.rounds)" }, scope)
    case .existing(let id, let index, let steps, let children):
      existing(id, index, steps, children, scope)
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
        block(body, scope.inside("round \(round)").round(round))
      }
    case .identifiedLoop(let id, let identity, let list, let steps):
      for (index, item) in state.lists[list].enumerated() {
        let inner = scope.inside("\(index)").with(item)
        factory(id, 0, steps, [], "\(identity) \(item.id)\(scope.rounds)", inner)
      }
    case .forEach(let list, let body, let isEquatable, let reads):
      forEach(list, body, isEquatable, reads, scope)
    case .part(let body, let hasValue, let reads):
      part(body, hasValue, reads, scope)
    case .joined(let first, let second):
      joined(first, second, scope)
    case .group(let body):
      Hierarchy(_following: block(body, scope.inside("group"))) { [weak self] old in
        old ?? Watcher { self?.mistakes.append($0) }
      }
    }
  }

  private func joined(
    _ first: [Statement],
    _ second: [Statement],
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    _ = block(second, scope.inside("second"))
    let tail = block(second, scope.inside("second"))
    return block(first, scope.inside("first")) + tail
  }

  private func forEach(
    _ list: Int,
    _ body: [Statement],
    _ isEquatable: Bool,
    _ reads: Reads,
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    // The blocks of equal items are not called, so that an item has to hold all that they read.
    let items = state.lists[list].map { item in
      var item = item
      if isEquatable { item.environment = reads.values(in: state) + scope.items }
      return item
    }
    let rows = ForEach<State.Item, Int, Hierarchy<W.Base>>(items, id: \.id) {
      (item: State.Item) -> Hierarchy<W.Base> in
      self.block(body, scope.scoped("item \(item.id)").with(item))
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
    let content = { self.block(body, scope.scoped("part")) }
    let value = reads.values(in: state) + scope.items
    return Hierarchy<W.Base> {
      if hasValue { Part(value) { content() } } else { Part { content() } }
    }
  }

  private func factory(
    _ id: Int,
    _ kind: Int,
    _ steps: [Step],
    _ children: [[Statement]],
    _ identity: String?,
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    let path = identity.map { "\(scope.scope)/#\($0)" } ?? scope.path
    let world = self.world
    // Half of the factories have no call, so that their steps can be compared while they are described.
    let isPlain = id.isMultiple(of: 2)
    var builder = Builder { [weak self] in
      let node = world.make(kind)
      if isPlain { self?.identities[path] = (node, kind) }
      return node
    }
    if let identity { builder = builder.identity(identity) }
    builder = add(steps, to: builder, scope.identified(path))
    for (index, block) in children.enumerated() {
      builder = builder.children(line: UInt(id), column: UInt(index)) {
        self.block(block, scope.identified(path).scoped("children \(index)"))
      }
    }
    if isPlain { return hierarchy(of: builder) }
    builder = builder.call { [weak self] node in
      self?.identities[path] = (node, kind)
      self?.steps[ObjectIdentifier(node)] = steps
    }
    return hierarchy(of: builder)
  }

  /// A builder as an expression, which stands in one line wherever its object comes from.
  private func hierarchy(of builder: Builder<W.Node>) -> Hierarchy<W.Base> {
    Hierarchy { builder }
  }

  private func existing(
    _ id: Int,
    _ index: Int,
    _ steps: [Step]?,
    _ children: [Statement],
    _ scope: Scope
  ) -> Hierarchy<W.Base> {
    let object = world.existing[index]
    guard let steps else { return Hierarchy { object } }
    let inner = scope.identified("object \(index)")
    var builder = add(steps, to: object.with, inner)
    if !children.isEmpty {
      builder = builder.children(line: UInt(id)) {
        self.block(children, inner.scoped("children \(id)"))
      }
    }
    return hierarchy(of: builder)
  }

  private func add(_ steps: [Step], to builder: Builder<W.Node>, _ scope: Scope) -> Builder<W.Node>
  {
    var builder = builder
    for step in steps {
      switch step {
      case .always(let property, let value):
        builder = W.setAlways(property, to: self.value(value, scope), on: builder)
      case .scope(let value): builder = W.scope(self.value(value, scope), on: builder)
      case .handler(let value): builder = W.handle(self.value(value, scope), on: builder)
      case .connection(let value): builder = W.connect(self.value(value, scope), on: builder)
      case .call(let id, let value):
        let number = self.value(value, scope)
        builder = builder.call(on: number, line: UInt(id)) {
          W.note(number, id, in: $0)
        } undo: {
          W.note(nil, id, in: $0)
        }
      case .method(let id, let value): builder = W.call(self.value(value, scope), id, on: builder)
      case .once(let id):
        builder = builder.once(line: UInt(id)) {
          W.note(1, id, in: $0)
        } undo: {
          W.note(nil, id, in: $0)
        }
      case .optional(let flag, let step):
        builder = builder.if(state.flags[flag]) { self.add([step], to: $0, scope) }
      case .set(let property, let value):
        builder = W.set(property, to: self.value(value, scope), on: builder)
      case .conditional(let flag, let property, let value):
        builder = builder.if(state.flags[flag]) {
          W.set(property, to: self.value(value, scope), on: $0)
        }
      case .modify(let property):
        builder = W.modify(property, on: builder)
      case .beforeRemove(let isLate):
        builder = builder.beforeRemove { [weak self] _, remove in
          self?.hasDelayedRemovals = true
          if isLate, let self { return self.removals.append(remove) }
          self?.hasRemovedAtOnce = true
          remove()
        }
      case .settling(let flag):
        builder = builder.if(state.flags[flag]) { self.ties.tie($0) }
      case .conditionalChildren(let id, let flag, let block):
        builder = builder.if(state.flags[flag]) {
          $0.children(line: UInt(id)) { self.block(block, scope.scoped("step \(id)")) }
        }
      }
    }
    return builder
  }

  private func value(_ value: Value, _ scope: Scope) -> Int {
    switch value {
    case .constant(let number): number
    case .number(let index): state.numbers[index]
    case .item: scope.items.last ?? 0
    }
  }
}

extension Interpreter.Scope {
  /// The place of a node with an identity of its own, whose children are there wherever it stands.
  fileprivate func identified(_ path: String) -> Interpreter.Scope {
    var inner = self
    inner.path = path
    return inner
  }
}

import Withy

/// The steps of random chains.
extension Interpreter {
  func add(_ steps: [Step], to builder: Builder<W.Node>, _ scope: Scope) -> Builder<W.Node> {
    var builder = builder
    for step in steps {
      switch step {
      case .always(let property, let value):
        builder = W.setAlways(property, to: self.value(value, scope), on: builder)
      case .scope(let value): builder = W.scope(self.value(value, scope), on: builder)
      case .held(let object, let flag, let steps):
        if let flag, !state.flags[flag] {
          builder = add(steps, to: builder, scope)
          continue
        }
        builder = W.scope(of: object, on: builder) {
          self.add(steps, to: $0, scope.inside("held \(object)"))
        }
      case .heldChildren(let object, let id, let flag, let block):
        let inner = scope.inside("held \(object)").scoped("step \(id)")
        builder = builder.if(state.flags[flag]) {
          W.children(of: object, on: $0, line: UInt(id)) { self.block(block, inner) }
        }
      case .delegate: builder = W.delegate(owner, on: builder)
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
      case .swapped(let flag, let first, let second):
        builder = builder.if(state.flags[flag]) {
          self.add(first + second, to: $0, scope)
        } else: {
          self.add(second + first, to: $0, scope)
        }
      case .children(let id, let block):
        builder = builder.children(line: UInt(id)) {
          self.block(block, scope.scoped("children \(id)"))
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
        // An animation of the removal, which the tree does not know, sets what the chain declares.
        let animated = steps.lazy.compactMap { step in
          if case .set(let property, _) = step { W.animated(property) } else { nil }
        }
        .first
        let isSilenced = steps.contains { if case .handler = $0 { true } else { false } }
        builder = builder.beforeRemove { [weak self] node, remove in
          self?.hasDelayedRemovals = true
          guard isLate, let self, endsRemovalsLate else { return remove() }
          if let animated { W.set(animated, to: -1, on: Builder(node)).build() }
          if isSilenced { W.silence(node) }
          self.removals.append(remove)
        }
      case .release: builder = builder.call { [weak self] _ in self?.releaseSurroundings() }
      case .reference(let number):
        builder = builder.ref(reference("\(scope.path) \(number)"))
      case .request: builder = builder.onRemove { [weak self] _ in self?.request() }
      case .change(let flag, let isEarly):
        let change = { [weak self] (_: W.Node) in
          self?.set(flag)
          return
        }
        builder = isEarly ? builder.call(change) : builder.onInsert(change)
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

  func reference(_ name: String) -> Ref<W.Node> {
    if let known = references[name] { return known }
    let reference = Ref<W.Node>()
    references[name] = reference
    return reference
  }

  /// The class and properties of each object that a reference holds, by the path of the object.
  var referenced: [String: String] {
    references.compactMapValues { $0.object.map { W.describe(W.base($0)) } }
  }

  func value(_ value: Value, _ scope: Scope) -> Int {
    switch value {
    case .constant(let number): number
    case .number(let index): state.numbers[index]
    case .item: scope.items.last ?? 0
    case .environment: scope.read
    }
  }
}

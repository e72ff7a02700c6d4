extension Interpreter {
  /// The values of the surrounding items, which a block inside an item reads besides the state.
  struct Scope {
    /// The identity of the place, as a path.
    var path: String

    /// The identity of the innermost scope of `.identity`.
    var scope: String

    /// The values of the items around.
    var items: [Int] = []

    /// The id of the innermost item.
    var item = 0

    /// The value of the environment, and what the innermost part around has read of it.
    var environment = 0
    var read = 0

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

    func setting(_ environment: Int) -> Scope {
      var inner = self
      inner.environment = environment
      return inner
    }

    func reading(_ number: Int) -> Scope {
      var inner = self
      inner.read = number
      return inner
    }

    func round(_ number: Int) -> Scope {
      var inner = self
      inner.rounds += ".\(number)"
      return inner
    }

    /// The place of a node with an identity of its own, whose children follow it to any position.
    func identified(_ path: String) -> Scope {
      var inner = self
      inner.path = path
      return inner
    }

    func scoped(_ component: String) -> Scope {
      var inner = inside(component)
      inner.scope = inner.path
      inner.rounds = ""
      return inner
    }
  }
}

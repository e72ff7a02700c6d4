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

    /// The values of the environment, and what the innermost part around has read of them.
    var number = 0
    var other = 0
    var read = 0

    /// The rounds of the loops around, which are part of identities.
    var rounds = ""

    /// Returns the scope with another value.
    func with<Value>(_ path: WritableKeyPath<Scope, Value>, _ value: Value) -> Scope {
      var inner = self
      inner[keyPath: path] = value
      return inner
    }

    func inside(_ component: String) -> Scope { with(\.path, "\(path)/\(component)") }

    func with(_ item: State.Item) -> Scope {
      with(\.items, items + [item.value]).with(\.item, item.id)
    }

    func scoped(_ component: String) -> Scope {
      let inner = inside(component)
      return inner.with(\.scope, inner.path).with(\.rounds, "")
    }
  }
}

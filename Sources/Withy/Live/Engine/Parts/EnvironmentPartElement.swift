/// The description of a part that sets a value of the environment for the part inside it.
final class EnvironmentPartElement<Node: AnyObject, Value>: PartElement<Node> {
  private let keyPath: WritableKeyPath<EnvironmentValues, Value>
  private let value: Value
  private let inner: PartElement<Node>

  init(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value,
    around inner: PartElement<Node>
  ) {
    self.keyPath = keyPath
    self.value = value
    self.inner = inner
    super.init(output: inner.output, block: { Hierarchy(_part: inner) }) {
      description,
      part,
      reconciler in
      // The closure is only passed the description that holds it; no user code runs in between.
      let element = unsafeDowncast(description, to: EnvironmentPartElement<Node, Value>.self)
      return reconciler.inEnvironment(element.values(of: part, in: reconciler)) {
        reconciler.walk(part, element.block)
      }
    }
  }

  @usableFromInline
  package override func with(
    _ output: any PartOutput,
    _ block: @escaping () -> Hierarchy<Node>
  ) -> PartElement<Node> {
    EnvironmentPartElement(keyPath, value, around: inner.with(output, block))
  }

  @usableFromInline
  package override func inEnvironment<Result>(_ body: () -> Result) -> Result {
    values(in: ._current).run { inner.inEnvironment(body) }
  }

  private func values(in outer: EnvironmentValues) -> EnvironmentValues {
    var values = outer
    values[keyPath: keyPath] = value
    return values
  }

  /// Returns the environment inside a part, which is that of the previous pass as long as the part
  /// sets the same property to an equal value, and the environment around it is the same.
  private func values(of part: MountedPart, in reconciler: Reconciler) -> EnvironmentValues {
    let outer = reconciler.environment
    if let kept = part.state?.content as? KeptEnvironment<Value>,
      kept.outer == outer,
      kept.keyPath == keyPath,
      areSame(kept.value, value)
    {
      return kept.values
    }
    let state = part.state ?? PartState(of: part, in: reconciler)
    let kept = KeptEnvironment(
      outer: outer,
      keyPath: keyPath,
      value: value,
      values: values(in: outer)
    )
    state.content = kept
    part.state = state
    return kept.values
  }

  /// Returns whether two values are equal, or the same object.
  private func areSame(_ a: Value, _ b: Value) -> Bool {
    if Value.self is AnyObject.Type, !(Value.self is any Equatable.Type) {
      return a as AnyObject === b as AnyObject
    }
    return areEqualIfEquatable(a, b)
  }
}

/// The environment that a part sets, kept from pass to pass.
private final class KeptEnvironment<Value> {
  let outer: EnvironmentValues
  let keyPath: AnyKeyPath
  let value: Value
  let values: EnvironmentValues

  init(outer: EnvironmentValues, keyPath: AnyKeyPath, value: Value, values: EnvironmentValues) {
    self.outer = outer
    self.keyPath = keyPath
    self.value = value
    self.values = values
  }
}

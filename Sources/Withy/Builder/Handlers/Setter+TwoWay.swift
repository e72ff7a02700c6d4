/// The step on which adapters build their two-way values.
extension Setter where Value: Equatable {
  /// Keeps the property equal to a value elsewhere, whichever of them changes.
  ///
  /// The value is declared by ``always(_:)``. What the user enters is read from the property and set
  /// elsewhere. If that has refused or changed it, a correction writes what it has instead. Nothing
  /// needs a pass, and a corrected property causes no further input.
  ///
  /// - Parameters:
  ///   - id: The identity of the connection among those of the object.
  ///   - get: A closure that returns the value elsewhere; `nil` once that is deallocated.
  ///   - set: A closure that sets it.
  ///   - attach: A closure that makes the object call `input` when the user has changed the property,
  ///     and returns a closure that ends this. `input` returns the correction, if there is one to be
  ///     made.
  /// - Returns: The builder with these steps added.
  package func twoWay(
    _ id: some Hashable,
    get: @escaping () -> Value?,
    set: @escaping (Value) -> Void,
    attach: @escaping (_ object: Base, _ input: @escaping () -> (() -> Void)?) -> () -> Void
  ) -> Builder<Base> {
    guard let value = get() else { return _builder }
    let access = _access
    return always(value).connect(id, (get: get, set: set)) { object, connection in
      attach(object) { [weak object] in
        guard var object else { return nil }
        var read = PropertyAccess<Value>.read
        access(&object, &read) { _ in }
        guard case .value(let input) = read else { return nil }
        let elsewhere = connection.handler
        elsewhere.set(input)
        guard let taken = elsewhere.get(), taken != input else { return nil }
        return {
          var write = PropertyAccess.set(taken)
          access(&object, &write) { _ in }
        }
      }
    }
  }
}

/// The step on which adapters, also of other packages, build their two-way values.
extension Setter where Value: Equatable {
  /// Keeps the property and a value of a model equal, whichever of them changes.
  ///
  /// The model, which is held weakly, gives its value by ``always(_:)``. What the user enters is
  /// set in the model. If the model refuses or changes the input, a correction writes the value of
  /// the model to the property, and is not set in the model again. No pass is needed.
  ///
  /// `path` also identifies the connection among those of the object. `unwrap` returns `nil` to
  /// leave the model alone. While `isComposing` returns `true`, as with an input method, the
  /// property is not written. `attach` makes the object call `input` when the user has changed the
  /// property, and returns a closure that detaches it; `input` returns the correction, if any.
  public func _twoWay<Model: AnyObject, Input>(
    to model: Model,
    _ path: ReferenceWritableKeyPath<Model, Input>,
    _ wrap: @escaping (Input) -> Value,
    _ unwrap: @escaping (Value) -> Input?,
    isComposing: @escaping (_ object: Base) -> Bool = { _ in false },
    attach: @escaping (_ object: Base, _ input: @escaping () -> (() -> Void)?) -> () -> Void
  ) -> Builder<Base> {
    let access: AccessValue = { [_access] base, operation, body in
      if case .set = operation, isComposing(base) { return }
      _access(&base, &operation, body)
    }
    let declared = Setter(_builder, access).always(wrap(model[keyPath: path]))
    let handler = (model: WeakReference(model), wrap: wrap, unwrap: unwrap)
    return declared.connect(path, handler) { object, connection in
      attach(object) { [weak object] in
        // What the closures have captured may be different in each pass.
        let (reference, wrap, unwrap) = connection.handler
        guard var object, let input = Self.read(access, in: &object),
          let model = reference.object, input != wrap(model[keyPath: path]),
          let value = unwrap(input)
        else { return nil }
        model[keyPath: path] = value
        let taken = wrap(model[keyPath: path])
        if taken == input || isComposing(object) { return nil }
        return { Self.write(taken, by: access, to: &object) }
      }
    }
  }
}

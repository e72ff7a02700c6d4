/// Several steps for an object inside the builder's object, in a closure.
///
/// The constraint is that of the method: with one of the extension, the compiler reports a mistake in the
/// closure at `scope`.
extension Setter {
  /// Adds steps for the object that this property holds.
  ///
  /// ```swift
  /// View.make.image.ifPresent.scope { $0.alpha(0.5).layer.radius(4) }
  /// ```
  ///
  /// See ``Getter/scope(_:)``. For several members of a value, use ``modify(_:)``.
  ///
  /// - Parameter body: A closure that adds steps to the given builder. It is called immediately; the
  ///   steps run in ``Builder/build()``.
  /// - Returns: The builder with these steps added.
  @_alwaysEmitIntoClient
  public func scope(_ body: (Builder<Value>) -> Builder<Value>) -> Builder<Base>
  where Value: AnyObject {
    _builder._scope(_access, body)
  }
}

extension Getter {
  /// Adds steps for the object that this read-only property holds.
  ///
  /// ```swift
  /// View.make.layer.scope { $0.radius(4).border.width(1) }
  /// ```
  ///
  /// The closure gets an ordinary builder, so that everything that can be written for an object can
  /// be written for the one in the property: conditions, calls, handlers, styles, children. The steps
  /// act on the object that the property holds when it is their turn; if the path leads through an
  /// optional that is `nil`, they do nothing.
  ///
  /// In `live`, the steps are compared and undone like those of the chain around them. If the
  /// property holds another object than in the pass before, declared properties are left as they are,
  /// like all that is changed from outside; calls are made again, and children are nested in the new
  /// object.
  ///
  /// - Parameter body: A closure that adds steps to the given builder. It is called immediately; the
  ///   steps run in ``Builder/build()``. Another builder's steps can be returned, but not its object.
  /// - Returns: The builder with these steps added.
  /// - Precondition: The closure does not build its builder if the path leads to `nil`.
  @_alwaysEmitIntoClient
  public func scope(_ body: (Builder<Value>) -> Builder<Value>) -> Builder<Base>
  where Value: AnyObject {
    let read = _read
    // Members of an object are reached by reading the object; the access does nothing else.
    return _builder._scope({ base, access, _ in read(&base, &access) }, body)
  }
}

extension Builder {
  /// Adds the steps of a builder of an object that this builder's object holds.
  @_alwaysEmitIntoClient
  func _scope<Held: AnyObject>(
    _ access: @escaping Setter<Base, Held>.AccessValue,
    _ body: (Builder<Held>) -> Builder<Held>
  ) -> Builder {
    let held = body(Builder<Held>(_source: .factory { _held(access) }))
    let steps: (@escaping Step) -> Step = { steps in
      { base, patcher in
        steps(&base, patcher)
        if let patcher { return patcher.scope(held, of: &base, access) }
        var read = PropertyAccess<Held>.read
        access(&base, &read) { _ in }
        guard case .value(var object) = read else { return }
        held._run(on: &object)
        held._sealed?.didNest?(object)
      }
    }
    guard let depth = held._sealed?.depth, depth > 0 else {
      return _adding(StepCounts(steps: 1, others: 1, writes: held._counts.writes), steps)
    }
    // The levels nested in the blocks of the steps count among those of this builder, and the scope is
    // one more, since it takes as much of the stack.
    return Builder(
      _source: _source,
      _sealed: StepSegment(after: _sealed, steps: steps(_steps), depth: depth &+ 1),
      _counts: StepCounts(others: 1, writes: _counts.writes &+ held._counts.writes)
    )
  }

  /// Returns the object that a new object of this builder holds, for a scope in which its builder is
  /// built.
  @usableFromInline
  func _held<Held: AnyObject>(_ access: Setter<Base, Held>.AccessValue) -> Held {
    var base = build()
    let object = Setter.read(access, in: &base)
    // There is nothing to return: no other object of the class can be made here.
    precondition(object != nil, "There is no \(Held.self) to build: the scope leads to nil")
    return object.unsafelyUnwrapped
  }
}

/// Steps for an object inside the builder's object; the constraint is on the methods, because on
/// the extension the compiler would report a mistake in the closure at `scope`.
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
    _builder._scope(_accessBox, body)
  }

  /// The access closure, put into a structure here, where the value need not be an object.
  @_alwaysEmitIntoClient @inline(__always) var _accessBox: AccessBox<Base, Value> {
    AccessBox(closure: _access)
  }
}

extension Getter {
  /// Adds steps for the object that this read-only property holds.
  ///
  /// ```swift
  /// View.make.layer.scope { $0.radius(4).border.width(1) }
  /// ```
  ///
  /// The closure gets an ordinary builder, for conditions, calls, handlers, styles and children, too. The
  /// steps act on the object that the property holds at their turn; if the path leads through an
  /// optional that is `nil`, they do nothing.
  ///
  /// In `live`, the steps are compared and undone like those of the chain around them. A later step
  /// may replace the object, if it is one of the next 64. If the property holds another object than
  /// in the pass before, declared properties are left as they are, like all that is changed from
  /// outside; calls are made again, and children are nested in the new object, where factories make
  /// new ones.
  ///
  /// - Parameter body: A closure that adds steps to the given builder. It is called immediately; the
  ///   steps run in ``Builder/build()``. If it returns a builder of another object, only the steps of
  ///   that builder count.
  /// - Returns: The builder with these steps added.
  /// - Precondition: The closure does not build its builder if the path leads to `nil`.
  @_alwaysEmitIntoClient
  public func scope(_ body: (Builder<Value>) -> Builder<Value>) -> Builder<Base>
  where Value: AnyObject {
    _builder._scope(_accessBox, body)
  }

  /// The access closure; see ``Setter/_accessBox``.
  @_alwaysEmitIntoClient @inline(__always) var _accessBox: AccessBox<Base, Value> {
    AccessBox(closure: _access)
  }
}

extension Builder {
  /// Adds the steps of a builder of an object that this builder's object holds.
  @_alwaysEmitIntoClient
  func _scope<Held: AnyObject>(
    _ access: AccessBox<Base, Held>,
    _ body: (Builder<Held>) -> Builder<Held>
  ) -> Builder {
    let held = body(Builder<Held>(_source: .factory { _held(access) }))
    guard let depth = held._sealed?.depth, depth > 0 else {
      let counts: StepCounts = held._counts.areCompared ? .stored : .other
      return _adding(counts) { steps in
        { base, patcher in
          steps(&base, patcher)
          held._run(in: &base, at: access, patcher)
        }
      }
    }
    return Builder(
      _source: _source,
      _sealed: ScopeSegment(after: _sealed, steps: _steps, held, at: access),
      _counts: .other
    )
  }

  @inlinable
  func _run<Holder: AnyObject>(
    in holder: inout Holder,
    at access: AccessBox<Holder, Base>,
    _ patcher: StepPatcher?,
    depth: Int = 0
  ) {
    if let patcher { return patcher.scope(self, of: &holder, access) }
    guard var object = Setter.read(access.closure, in: &holder) else { return }
    _run(on: &object, depth: depth)
    _sealed?.didNest?(object)
  }

  /// Returns the object that a new object of this builder holds, for a scope that is built.
  @usableFromInline
  func _held<Held: AnyObject>(_ access: AccessBox<Base, Held>) -> Held {
    var base = build()
    let object = Setter.read(access.closure, in: &base)
    // There is nothing to return: no other object of the class can be made here.
    precondition(object != nil, "There is no \(Held.self) to build: the scope leads to nil")
    return object.unsafelyUnwrapped
  }
}

/// A link that ends with a scope around blocks of children; the scope counts as one more level,
/// since it takes as much of the stack.
@usableFromInline
final class ScopeSegment<Base: AnyObject, Held: AnyObject>: StepSegment<Base> {
  private let held: Builder<Held>
  private let access: AccessBox<Base, Held>

  /// Creates a link that runs the steps of `held` after `steps`.
  @usableFromInline
  init(
    after previous: StepSegment<Base>?,
    steps: @escaping Builder<Base>.Step,
    _ held: Builder<Held>,
    at access: AccessBox<Base, Held>
  ) {
    self.held = held
    self.access = access
    let depth = held._sealed?.depth ?? 0
    super.init(
      after: previous,
      steps: steps,
      depth: depth > 0 ? depth + 1 : 0,
      finish: { link, base, patcher, depth in
        // The closure is called with the link that holds it; no user code runs in between.
        let scope = unsafeDowncast(link, to: ScopeSegment<Base, Held>.self)
        var base = base
        scope.held._run(in: &base, at: scope.access, patcher, depth: depth)
      }
    )
  }

  @usableFromInline
  override func cut(to levels: Int, after previous: StepSegment<Base>?) -> StepSegment<Base> {
    replacing(held._sealed?.cut(to: max(levels - 1, 0)), after: previous)
  }

  /// Returns a copy with other steps in the scope, after another link; not in `cut`, to keep its frame
  /// small.
  private func replacing(
    _ sealed: StepSegment<Held>?,
    after previous: StepSegment<Base>?
  ) -> StepSegment<Base> {
    ScopeSegment(after: previous, steps: steps, held._replacing(sealed: sealed), at: access)
  }
}

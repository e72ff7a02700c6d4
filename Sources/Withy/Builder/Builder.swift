/// A value that describes one object: where it comes from, and the ordered steps to apply to it.
///
/// A builder is written as a chain. Every settable property of `Base` is a call of the same name,
/// checked by the compiler; nothing happens before ``build()``:
///
/// ```swift
/// let label = Builder { Label() }
///   .text("12 unread")
///   .font.size(12)
///   .build()
/// ```
///
/// A builder is a value: chaining returns a new one and never changes the one it started from, so
/// a template can branch. Values are evaluated where they are written; steps run in the order
/// written, each seeing what the earlier ones did, once for every ``build()``.
///
/// With optimisation, a chain that is built where it is written compiles to the assignments that
/// one would write by hand. A chain that is stored costs one allocation for each step.
///
/// - Note: A builder takes the isolation of the code that writes it. For a `@MainActor` class it
///   works on the main actor and is refused elsewhere; for a plain class it works anywhere.
@frozen
@dynamicMemberLookup
public struct Builder<Base: AnyObject> {
  /// What a step does to its object.
  ///
  /// The object is passed `inout`, although no step replaces it: a write through a key path copies
  /// a borrowed reference, which costs a retain and a release, and does not copy an `inout` one.
  @usableFromInline typealias Step = (inout Base) -> Void

  /// Where the object comes from.
  @usableFromInline let _source: Source<Base>

  /// The steps that run before `_steps`, sealed into a list; `nil` in a chain that is short.
  @usableFromInline let _sealed: SealedSteps<Base>?

  /// The number of steps composed in `_steps`.
  @usableFromInline let _stepCount: Int

  /// The newest steps, composed into one closure, which the optimiser can see through.
  @usableFromInline let _steps: Step

  /// Creates a builder from its parts.
  @inlinable
  init(
    _source: Source<Base>,
    _sealed: SealedSteps<Base>? = nil,
    _stepCount: Int = 0,
    _steps: @escaping Step = { _ in }
  ) {
    self._source = _source
    self._sealed = _sealed
    self._stepCount = _stepCount
    self._steps = _steps
  }

  /// Creates a builder of the object that an expression makes.
  ///
  /// ```swift
  /// let makesLabels = Builder(Label()).text("new")
  /// ```
  ///
  /// - Parameter make: An expression that makes the object. It is evaluated in every ``build()``,
  ///   and not before. To describe an object that exists already, use ``Configurable/with``.
  @inlinable
  public init(_ make: @autoclosure @escaping () -> Base) {
    self.init(_source: .factory(make))
  }

  /// Creates a builder of the object that a closure makes.
  ///
  /// ```swift
  /// let makesLabels = Builder { Label() }.text("new")
  /// ```
  ///
  /// A closure of several statements states its type: `Builder { () -> Label in … }`. The compiler
  /// looks into a closure last; a chain of many closures and nested properties is type-checked faster
  /// if it names the class: `Builder<Label> { Label() }`.
  ///
  /// - Parameter make: A closure that makes the object. It runs in every ``build()``, and not
  ///   before.
  @inlinable
  public init(make: @escaping () -> Base) {
    self.init(_source: .factory(make))
  }

  /// Makes the object, runs the steps on it in the order written, and returns it.
  ///
  /// Building twice runs every step twice: on two objects if they come from a factory, on the same
  /// one if the builder began with ``Configurable/with``.
  ///
  /// - Returns: The configured object.
  /// - Complexity: O(*n*), where *n* is the number of steps, nested builders included. Neither long
  ///   chains nor deep nesting use up the stack.
  @inlinable
  @discardableResult
  public func build() -> Base {
    var object = _source.object()
    if let _sealed { _sealed.run(on: &object, depth: 0) }
    _steps(&object)
    return object
  }

  /// Returns this builder with one more step at its end.
  ///
  /// - Parameter compose: A closure that joins the earlier steps and the new one. Were the new step
  ///   a closure of its own, each step of a stored chain would cost two allocations.
  /// - Returns: The longer builder.
  @inlinable
  func _adding(_ compose: (_ steps: @escaping Step) -> Step) -> Builder {
    guard _stepCount < SealedSteps<Base>.capacity else {
      return Builder(
        _source: _source,
        _sealed: SealedSteps(after: _sealed, steps: _steps),
        _stepCount: 1,
        _steps: compose { _ in }
      )
    }
    return Builder(
      _source: _source,
      _sealed: _sealed,
      _stepCount: _stepCount &+ 1,
      _steps: compose(_steps)
    )
  }
}

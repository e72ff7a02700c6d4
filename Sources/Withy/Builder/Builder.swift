/// A value that describes one object: where it comes from, and the ordered steps to apply to it.
///
/// A builder is written as a chain. Every settable property of `Base` is a call of the same name,
/// checked by the compiler; nothing happens before ``build()``:
///
/// ```swift
/// let label = Label.make
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
  @usableFromInline typealias Step = (_ object: inout Base, _ patcher: StepPatcher?) -> Void

  /// Where the object comes from.
  @usableFromInline let _source: ObjectSource<Base>

  /// The steps that run before `_steps`, sealed into a list; `nil` in a chain that is short.
  @usableFromInline let _sealed: StepSegment<Base>?

  /// The number of steps composed in `_steps`, of those that are not known at a glance, and of writes in
  /// the whole chain.
  @usableFromInline let _counts: StepCounts

  /// The newest steps, composed into one closure, which the optimiser can see through.
  @usableFromInline let _steps: Step

  /// Creates a builder from its parts.
  @inlinable
  init(
    _source: ObjectSource<Base>,
    _sealed: StepSegment<Base>? = nil,
    _counts: StepCounts = StepCounts(),
    _steps: @escaping Step = { _, _ in }
  ) {
    self._source = _source
    self._sealed = _sealed
    self._counts = _counts
    self._steps = _steps
  }

  /// Creates a builder of the object that an expression makes.
  ///
  /// ```swift
  /// let makesEngines = Builder<Engine>(Engine()).power(90)
  /// ```
  ///
  /// It is for classes that are not ``Configurable``; others begin with ``Configurable/make(_:)``.
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
  /// let makesLabels = Builder<Label> {
  ///   let label = Label()
  ///   label.text = "new"
  ///   return label
  /// }
  /// ```
  ///
  /// Name the class, as here, or begin with ``Configurable/make(_:)``: where it is inferred from the
  /// closure, `Builder { Label() }`, the time to type-check a chain grows fast with its steps.
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
    var base = _source.object()
    if let _sealed { _sealed.run(on: &base, nil, depth: 0) }
    _steps(&base, nil)
    if let didNest = _sealed?.didNest { didNest(base) }
    return base
  }

  /// Returns this builder with one more step at its end.
  ///
  /// - Parameters:
  ///   - counts: The counts of the step.
  ///   - compose: A closure that joins the earlier steps and the new one. Were the new step a closure
  ///     of its own, each step of a stored chain would cost two allocations.
  /// - Returns: The longer builder.
  @inlinable
  func _adding(
    _ counts: StepCounts = StepCounts(steps: 1, others: 1),
    _ compose: (_ steps: @escaping Step) -> Step
  ) -> Builder {
    guard _counts.steps < StepSegment<Base>.capacity else {
      return Builder(
        _source: _source,
        _sealed: StepSegment(after: _sealed, steps: _steps),
        _counts: StepCounts(_counts.sealed, adding: counts),
        _steps: compose { _, _ in }
      )
    }
    return Builder(
      _source: _source,
      _sealed: _sealed,
      _counts: StepCounts(_counts, adding: counts),
      _steps: compose(_steps)
    )
  }
}

/// A summary of a builder's steps, known without running them.
///
/// It is one number, so that a step adds to it by one addition, which the optimiser sees through.
@usableFromInline
@frozen
struct StepCounts {
  /// The steps in the lowest 16 bits, then 16 bits of the others, and 32 bits of the writes.
  @usableFromInline let bits: UInt64

  /// Creates the counts of a chain.
  @inlinable
  init(steps: UInt64 = 0, others: UInt64 = 0, writes: UInt64 = 0) {
    bits = steps | others &<< 16 | writes &<< 32
  }

  /// Creates the sum of two counts.
  @inlinable
  init(_ counts: StepCounts, adding others: StepCounts) {
    bits = counts.bits &+ others.bits
  }

  /// The number of steps that were composed since the last were sealed.
  @inlinable var steps: UInt64 { bits & 0xFFFF }

  /// The number of those, and whether there are any that were sealed, that a live tree cannot compare while they are
  /// described.
  @inlinable var others: UInt64 { bits &>> 16 & 0xFFFF }

  /// The counts of a chain whose steps are sealed: the others, of which one is enough to know, and the writes.
  @inlinable var sealed: StepCounts { StepCounts(others: min(others, 1), writes: writes) }

  /// The number of steps in the whole chain that write a property.
  @inlinable var writes: UInt64 { bits &>> 32 }
}

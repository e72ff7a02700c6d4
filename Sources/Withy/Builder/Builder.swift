/// A value that describes one object: its source, and the ordered steps to apply to it.
///
/// A builder is written as a chain. Every settable property of `Base` becomes a method of the same
/// name, checked by the compiler; nothing happens before ``build()``:
///
/// ```swift
/// let label = Label.make
///   .text("12 unread")
///   .font.size(12)
///   .build()
/// ```
///
/// A builder is a value: chaining returns a new builder and never changes the one it started from,
/// so a template can branch. Values are evaluated where they are written; steps run in the order
/// written, each seeing the effects of the earlier ones, once per ``build()``.
///
/// With optimisation, a chain that is built where it is written compiles to the same assignments as
/// code written by hand. A stored chain costs one allocation per step.
///
/// - Note: A builder takes the isolation of the code that writes it. For a `@MainActor` class it
///   works on the main actor and is refused elsewhere; for a plain class it works anywhere.
///
/// ## Topics
///
/// ### Making the object
///
/// - ``build()``
/// - ``init(_:)``
/// - ``init(make:)``
/// - ``ref(_:)``
///
/// ### Nesting
///
/// - ``children(file:line:column:_:)``
/// - ``identity(_:in:file:line:)``
///
/// ### Conditions and styles
///
/// - ``if(_:_:else:)``
/// - ``ifLet(_:_:)``
/// - ``apply(_:)``
///
/// ### Calls
///
/// - ``call(_:)``
/// - ``call(on:file:line:column:_:undo:)``
/// - ``once(file:line:column:_:undo:)``
/// - ``tryCall(_:)``
/// - ``connect(_:_:attach:)``
///
/// ### Entering and leaving a live tree
///
/// - ``onInsert(_:)``
/// - ``onRemove(_:)``
/// - ``beforeRemove(_:onCancel:)``
@frozen
@dynamicMemberLookup
public struct Builder<Base: AnyObject> {
  /// A step: a closure that acts on the object and never replaces it; the object is `inout` only
  /// because a write through a key path would retain and release a borrowed reference.
  @usableFromInline typealias Step = (_ object: inout Base, _ patcher: StepPatcher?) -> Void

  @usableFromInline let _source: ObjectSource<Base>

  /// The steps that run before `_steps`, sealed into a list; `nil` for a short chain without blocks
  /// of children.
  @usableFromInline let _sealed: StepSegment<Base>?

  /// A summary of all steps, such as the number of those in `_steps`, known without running them.
  @usableFromInline let _counts: StepCounts

  /// The newest steps, composed into one closure that the optimiser can see through.
  @usableFromInline let _steps: Step

  @_alwaysEmitIntoClient
  @inline(__always)
  init(
    _source: ObjectSource<Base>,
    _sealed: StepSegment<Base>? = nil,
    _counts: StepCounts = .none,
    _steps: @escaping Step = { _, _ in }
  ) {
    self._source = _source
    self._sealed = _sealed
    self._counts = _counts
    self._steps = _steps
  }

  /// Creates a builder of an object made by an expression, for a class that is not ``Configurable``.
  ///
  /// ```swift
  /// let makesEngines = Builder<Engine>(Engine()).power(90)
  /// ```
  ///
  /// - Parameter make: An expression that makes the object, evaluated in every ``build()``, and not
  ///   before. To describe an existing object, use ``Configurable/with``.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ make: @autoclosure @escaping () -> Base) {
    self.init(_source: .factory(make))
  }

  /// Creates a builder of an object made by a closure.
  ///
  /// ```swift
  /// let makesLabels = Builder<Label> {
  ///   let label = Label()
  ///   label.text = "new"
  ///   return label
  /// }
  /// ```
  ///
  /// Name the class as shown, or begin with ``Configurable/make(_:_:)``: if the class is inferred
  /// from the closure, as in `Builder { Label() }`, the compiler does not name a mistake in a long
  /// chain in reasonable time.
  ///
  /// - Parameter make: A closure that makes the object, called in every ``build()``, and not before.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(make: @escaping () -> Base) {
    self.init(_source: .factory(make))
  }

  /// Makes the object, runs the steps on it in the order written, and returns it.
  ///
  /// Building twice runs every step twice: on two objects if a factory makes them, on the same one
  /// if the builder began with ``Configurable/with``.
  ///
  /// - Returns: The configured object.
  /// - Complexity: O(*n*), where *n* is the number of steps, including those of nested builders.
  ///   Long chains do not exhaust the stack.
  @_alwaysEmitIntoClient
  @inline(__always)
  @discardableResult
  public func build() -> Base {
    var base = _source.object()
    _run(on: &base)
    if let didNest = _sealed?.didNest { didNest(base) }
    return base
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  func _run(on object: inout Base, _ patcher: StepPatcher? = nil, depth: Int = 0) {
    if let _sealed { _sealed.run(on: &object, patcher, depth: depth) }
    _steps(&object, patcher)
  }

  func _replacing(sealed: StepSegment<Base>?) -> Builder {
    Builder(_source: _source, _sealed: sealed, _counts: _counts, _steps: _steps)
  }

  /// Returns this builder with one more step, which `compose` joins to the earlier ones in one
  /// closure: with a closure of its own, each step of a stored chain would cost two allocations.
  @_alwaysEmitIntoClient
  @inline(__always)
  func _adding(
    _ counts: StepCounts,
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

/// A summary of a builder's steps, known without running them, as a single number: adding a step is
/// one addition, which the optimiser sees through.
@usableFromInline
@frozen
struct StepCounts {
  /// The numbers of unsealed, of stored and of other steps: 8, 8 and 16 bits, from the lowest.
  @usableFromInline let bits: UInt32

  @_alwaysEmitIntoClient
  @inline(__always)
  init(bits: UInt32) {
    self.bits = bits
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ counts: StepCounts, adding others: StepCounts) {
    bits = counts.bits &+ others.bits
  }

  @_alwaysEmitIntoClient @inline(__always) static var none: StepCounts { StepCounts(bits: 0) }

  /// The counts of a step that a live tree compares while it is described.
  @_alwaysEmitIntoClient @inline(__always) static var compared: StepCounts { StepCounts(bits: 1) }

  /// The counts of a step that is compared while it is described, but only stored with its builder.
  @_alwaysEmitIntoClient @inline(__always) static var stored: StepCounts {
    StepCounts(bits: 1 &<< 8 | 1)
  }

  /// The counts of a step that cannot be compared while it is described.
  @_alwaysEmitIntoClient @inline(__always) static var other: StepCounts {
    StepCounts(bits: 1 &<< 16 | 1)
  }

  /// The number of steps composed since steps were last sealed.
  @_alwaysEmitIntoClient @inline(__always) var steps: UInt32 { bits & 0xFF }

  /// A Boolean value indicating whether every step can be stored without the builder.
  @_alwaysEmitIntoClient @inline(__always) var areReplayed: Bool { bits &>> 8 == 0 }

  /// A Boolean value indicating whether all steps, also the sealed ones, can be compared.
  @_alwaysEmitIntoClient @inline(__always) var areCompared: Bool { bits &>> 16 == 0 }

  /// The counts of a chain whose steps are all sealed: only whether one of them cannot be compared.
  @_alwaysEmitIntoClient @inline(__always) var sealed: StepCounts {
    StepCounts(bits: areCompared ? 0 : 1 &<< 16)
  }
}

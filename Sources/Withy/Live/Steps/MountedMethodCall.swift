/// The memory of a call of a method by reference, whose arguments are compared without being boxed.
@usableFromInline
final class MountedMethodCall<Base: AnyObject, Arguments>: MountedStep {
  /// The source location of the call.
  @usableFromInline let place: SourcePlace

  /// The arguments of the last call; `nil` if they are not even equal to themselves, so that the
  /// next cannot be equal to them, either.
  ///
  /// They are only loaded and stored; there is no access to check. `==` compares a copy.
  @exclusivity(unchecked)
  @usableFromInline private(set) var arguments: Arguments?

  /// A Boolean value indicating whether the next pass must make the call again.
  @exclusivity(unchecked)
  @usableFromInline private(set) var isExpired = false

  /// Makes the call.
  private var body: (Base, Arguments) -> Void

  /// Compares the arguments of two calls.
  private let areEqual: Equality<Arguments>

  /// Creates the memory of a call that has not been made yet.
  init(
    at place: SourcePlace,
    areEqual: @escaping Equality<Arguments>,
    body: @escaping (Base, Arguments) -> Void
  ) {
    self.place = place
    self.areEqual = areEqual
    self.body = body
    super.init(baseType: Base.self, valueType: MethodArguments<Arguments>.self)
  }

  override var key: Int { place.hashValue }

  override func expire() { isExpired = true }

  override var redeclaration: ErasedStep? {
    arguments.map { calling($0, at: place, areEqual, body) }
  }

  /// Returns whether the last call was made with equal arguments, and need not be made again.
  @inlinable
  func isCurrent(_ others: Arguments, _ areEqual: Equality<Arguments>) -> Bool {
    guard !isExpired, let arguments else { return false }
    return areEqual(arguments, others)
  }

  /// Makes the call with other arguments.
  fileprivate func make(
    on base: Base,
    _ arguments: Arguments,
    _ body: @escaping (Base, Arguments) -> Void
  ) {
    self.arguments = areEqual(arguments, arguments) ? arguments : nil
    self.body = body
    isExpired = false
    body(base, arguments)
  }
}

/// A type that stands for the value type in the memory of a call with arguments.
@usableFromInline
enum MethodArguments<Arguments> {}

/// Returns the step that calls a method.
private func calling<Base: AnyObject, Arguments>(
  _ arguments: Arguments,
  at place: SourcePlace,
  _ areEqual: @escaping Equality<Arguments>,
  _ body: @escaping (Base, Arguments) -> Void
) -> ErasedStep {
  ErasedStep(writes: 0) { object, patcher in
    guard var base = object as? Base else { return }
    guard let patcher else { return body(base, arguments) }
    patcher.compare(arguments, at: place, on: &base, areEqual, body)
  }
}

extension StepPatcher {
  /// Calls a method of the object if one of its arguments has changed or the call is new.
  ///
  /// It is inlinable, to be specialised for the most frequent case, in which nothing has changed.
  /// See ``set(_:of:_:by:)``.
  @inlinable
  @inline(never)
  static func call<Base: AnyObject, Arguments>(
    _ arguments: Arguments,
    at place: SourcePlace,
    on base: inout Base,
    by patcher: StepPatcher?,
    areEqual: @escaping Equality<Arguments>,
    body: @escaping (Base, Arguments) -> Void
  ) {
    guard let patcher else { return }
    let cursor = patcher.cursor
    if cursor < patcher.comparable,
      patcher.node.steps[cursor].declares(MethodArguments<Arguments>.self, of: Base.self)
    {
      // Only the memory of such a call declares `MethodArguments`. `==` runs user code while `call`
      // is retained.
      let call = unsafeDowncast(
        patcher.node.steps[cursor],
        to: MountedMethodCall<Base, Arguments>.self
      )
      if call.place == place && call.isCurrent(arguments, areEqual) {
        patcher.cursor = cursor &+ 1
        return
      }
    }
    patcher.compare(arguments, at: place, on: &base, areEqual, body)
  }

  /// Calls a method of the object, unless it is found that the same call was made before.
  @usableFromInline
  func compare<Base: AnyObject, Arguments>(
    _ arguments: Arguments,
    at place: SourcePlace,
    on base: inout Base,
    _ areEqual: @escaping Equality<Arguments>,
    _ body: @escaping (Base, Arguments) -> Void
  ) {
    if isPredicting { return record(calling(arguments, at: place, areEqual, body)) }
    let object = base
    step {
      place.hashValue
    } matches: {
      ($0 as? MountedMethodCall<Base, Arguments>)?.place == place
    } make: {
      MountedMethodCall(at: place, areEqual: areEqual, body: body)
    } run: { [self] step, isNew in
      guard let call = step as? MountedMethodCall<Base, Arguments> else { return }
      if !isNew && call.isCurrent(arguments, areEqual) { return }
      hasCalled = true
      call.make(on: object, arguments, body)
    }
  }
}

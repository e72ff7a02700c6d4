/// The record of a call that is made again only if its arguments, or the value that it depends on,
/// have changed.
@usableFromInline
final class MountedCall<Base: AnyObject, Arguments>: MountedStep {
  @usableFromInline let site: CallSite

  /// The arguments of the last call; `nil` if they equal nothing, not even themselves.
  @exclusivity(unchecked) @usableFromInline private(set) var arguments: Arguments?

  /// Whether the next pass must make the call again.
  @exclusivity(unchecked) @usableFromInline private(set) var isExpired = false

  /// The last call, whose effect can be undone once; without its `body` unless that may be kept.
  private var call: Call<Base, Arguments>

  /// The closures with which this pass describes the call.
  @exclusivity(unchecked) private var described: (body: (Base) -> Void, undo: ((Base) -> Void)?)?

  init(_ call: Call<Base, Arguments>, at site: CallSite) {
    self.site = site
    self.call = call
    (self.call.body, self.call.undo) = (nil, nil)
    super.init(baseType: Base.self, marker: CallArguments<Arguments>.self)
  }

  override var key: Int { site.hashValue }

  override func expire() { isExpired = !call.isOnce }

  override var redeclaration: ErasedStep? {
    guard let arguments else { return nil }
    var call = call
    if let (body, undo) = described { (call.body, call.undo) = ({ base, _ in body(base) }, undo) }
    return calling(arguments, at: site, call)
  }

  /// Keeps the closures of the call until the pass ends.
  @usableFromInline
  func keep(_ body: @escaping (Base) -> Void, undo: ((Base) -> Void)?) {
    described = (body, undo)
  }

  override func releaseValues() { described = nil }

  /// Returns whether the last call was made with equal arguments, and need not be made again.
  @inlinable
  func isCurrent(_ others: Arguments, _ areEqual: Equality<Arguments>) -> Bool {
    guard !isExpired, let arguments else { return false }
    return areEqual(arguments, others)
  }

  /// Makes the call with other arguments, after undoing the effect of the last one.
  fileprivate func make(on base: Base, _ arguments: Arguments, _ call: Call<Base, Arguments>) {
    release(base)
    self.arguments = call.areEqual(arguments, arguments) ? arguments : nil
    self.call = call
    if !call.isKept { self.call.body = nil }
    isExpired = false
    call.body?(base, arguments)
  }

  /// Undoes the effect of the last call, once.
  override func release(_ object: AnyObject) {
    let undo = call.undo
    call.undo = nil
    if let base = object as? Base { undo?(base) }
  }
}

/// A call as a step declares it.
@usableFromInline
struct Call<Base: AnyObject, Arguments> {
  let areEqual: Equality<Arguments>

  var body: ((Base, Arguments) -> Void)?

  var undo: ((Base) -> Void)?

  /// Whether `body` may be kept: it captures nothing that belongs to the user, like that of a
  /// method called by reference.
  let isKept: Bool

  /// Whether the call is made once for each object.
  let isOnce: Bool
}

/// A marker that calls declare in place of a value type.
@usableFromInline
enum CallArguments<Arguments> {}

/// Returns the step of a call.
private func calling<Base: AnyObject, Arguments>(
  _ arguments: Arguments,
  at site: CallSite,
  _ call: Call<Base, Arguments>
) -> ErasedStep {
  ErasedStep { object, patcher in
    guard let base = object as? Base else { return }
    guard let patcher else {
      call.body?(base, arguments)
      return
    }
    patcher.compare(arguments, at: site, on: base, call)
  }
}

extension StepPatcher {
  /// Calls a method of the object if one of its arguments has changed or the call is new.
  ///
  /// The method is inlinable for the reason given at ``set(_:of:_:by:)``.
  @inlinable
  @inline(never)
  static func call<Base: AnyObject, Arguments>(
    _ arguments: Arguments,
    at site: CallSite,
    on base: inout Base,
    by patcher: StepPatcher?,
    areEqual: @escaping Equality<Arguments>,
    body: @escaping (Base, Arguments) -> Void
  ) {
    guard let patcher,
      !patcher.repeatsCall(arguments, at: site, of: Base.self, areEqual: areEqual)
    else { return }
    patcher.call(arguments, at: site, on: base, areEqual, isKept: true, body)
  }

  /// Returns whether the next step is the same call with equal arguments, and moves past it if so.
  @inlinable
  @inline(__always)
  func repeatsCall<Base: AnyObject, Arguments>(
    _ arguments: Arguments,
    at site: CallSite,
    of type: Base.Type,
    areEqual: Equality<Arguments>
  ) -> Bool {
    // Only the record of such a call declares `CallArguments`. `==` runs user code while `call` is
    // retained.
    guard let next, next.declares(CallArguments<Arguments>.self, of: Base.self) else {
      return false
    }
    let call = unsafeDowncast(next, to: MountedCall<Base, Arguments>.self)
    guard call.site == site, call.isCurrent(arguments, areEqual) else { return false }
    cursor &+= 1
    return true
  }

  /// Calls a method of the object, or a closure with it, unless the same call was made before.
  @usableFromInline
  func call<Base: AnyObject, Arguments>(
    _ arguments: Arguments,
    at site: CallSite,
    on base: Base,
    _ areEqual: @escaping Equality<Arguments>,
    isKept: Bool = false,
    undo: ((Base) -> Void)? = nil,
    _ body: @escaping (Base, Arguments) -> Void
  ) {
    let isOnce = Arguments.self == Once.self
    let call = Call(areEqual: areEqual, body: body, undo: undo, isKept: isKept, isOnce: isOnce)
    compare(arguments, at: site, on: base, call)
  }

  /// Calls a closure with the object if a value has changed or the call is new.
  ///
  /// While the call is only described, its closures are kept, so that it can be described again.
  @inlinable
  @inline(never)
  static func call<Base: AnyObject, Value: Equatable>(
    on value: Value,
    at site: CallSite,
    _ base: inout Base,
    by patcher: StepPatcher,
    _ body: @escaping (Base) -> Void,
    undo: ((Base) -> Void)?
  ) {
    guard patcher.repeatsCall(value, at: site, of: Base.self, areEqual: ==) else {
      return patcher.call(value, at: site, on: base, ==, undo: undo) { base, _ in body(base) }
    }
    guard patcher.isPredicting else { return }
    let call = patcher.node.steps[patcher.cursor &- 1]
    unsafeDowncast(call, to: MountedCall<Base, Value>.self).keep(body, undo: undo)
    patcher.expression?.noteKeptValues()
  }

  fileprivate func compare<Base: AnyObject, Arguments>(
    _ arguments: Arguments,
    at site: CallSite,
    on base: Base,
    _ call: Call<Base, Arguments>
  ) {
    if let expression { return expression.collect(calling(arguments, at: site, call)) }
    step {
      site.hashValue
    } matches: {
      ($0 as? MountedCall<Base, Arguments>)?.site == site
    } make: {
      MountedCall(call, at: site)
    } run: { [self] step in
      guard let known = step as? MountedCall<Base, Arguments> else { return }
      if known.isCurrent(arguments, call.areEqual) { return }
      hasActed = true
      known.make(on: base, arguments, call)
    }
  }
}

/// The value that a call depends on if it is made once for each object.
@usableFromInline
struct Once: Equatable {
  @usableFromInline
  init() {}
}

/// The memory of a call that is made again only if a value has changed.
final class MountedCall: MountedStep {
  /// The source location of the call.
  let place: SourcePlace

  /// The values that the last call depended on: a constant for a call made once; empty if one of
  /// them is not equal to itself, so that the next call is always made.
  private var values: [Any] = []

  /// Undoes the effect of the last call.
  private var undoLast: ((AnyObject) -> Void)?

  /// Creates the memory of a call that has not been made yet.
  init(at place: SourcePlace) {
    self.place = place
    super.init()
  }

  override var key: Int { place.hashValue }

  override func expire() {
    if !(values.first is Once) { values = [] }
  }

  /// Makes the call, after undoing the effect of the last one.
  func make<Base: AnyObject>(
    on base: Base,
    _ values: [Any],
    _ body: (Base) -> Void,
    _ undo: ((Base) -> Void)?
  ) {
    takeBack(on: base)
    self.values = values.allSatisfy { areEqualValues($0, $0) } ? values : []
    undoLast = undo.map { undo in { object in (object as? Base).map(undo) } }
    body(base)
  }

  /// Undoes the effect of the last call, once.
  private func takeBack(on object: AnyObject) {
    let undo = undoLast
    undoLast = nil
    undo?(object)
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    takeBack(on: object)
  }

  override func release(_ object: AnyObject, in patcher: StepPatcher) {
    undo(on: object, in: patcher)
  }

  /// Returns whether some values are equal to those that the last call depended on.
  func isCurrent(_ others: [Any]) -> Bool {
    values.count == others.count && zip(values, others).allSatisfy(areEqualValues)
  }
}

/// The value that a call depends on if it is made once for each object.
@usableFromInline
struct Once: Equatable {
  /// Creates the value; all instances are equal.
  @usableFromInline
  init() {}
}

extension StepPatcher {
  /// Calls a method of the object if one of its arguments has changed or the call is new.
  @usableFromInline
  func call<Base: AnyObject, each Argument, Result>(
    _ method: @escaping (Base) -> (repeat each Argument) -> Result,
    _ arguments: repeat each Argument,
    at place: SourcePlace,
    on base: Base
  ) {
    var values: [Any] = []
    repeat values.append(each arguments)
    call(on: values, at: place, base) { _ = method($0)(repeat each arguments) }
  }

  /// Calls a closure with the object if one of some values has changed or the call is new.
  @usableFromInline
  func call<Base: AnyObject>(
    on values: [Any],
    at place: SourcePlace,
    _ base: Base,
    _ body: @escaping (Base) -> Void,
    undo: ((Base) -> Void)? = nil
  ) {
    step {
      place.hashValue
    } matches: {
      ($0 as? MountedCall)?.place == place
    } make: {
      MountedCall(at: place)
    } run: { [self] step, isNew in
      guard let call = step as? MountedCall else { return }
      if !isNew && call.isCurrent(values) { return }
      hasCalled = true
      call.make(on: base, values, body, undo)
    }
  }
}

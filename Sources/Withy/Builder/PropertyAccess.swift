/// What is done to a value inside an object: an argument of a ``Setter``'s access closure.
///
/// One closure serves all of them, because a key path folds into plain member access only where it
/// is captured by exactly one closure. The access is passed `inout` and carries the result too: a
/// closure that takes or returns a generic value directly is wrapped in a thunk, and key paths do
/// not fold through thunks. The body that changes a value in place is passed beside the access,
/// because a closure inside an enum escapes, and is allocated.
@usableFromInline
@frozen
enum PropertyAccess<Value> {
  /// Replaces the value. It is not read, but in a build without optimisation: a key path that does
  /// not fold reads before it writes.
  case set(Value)

  /// Changes the value in place by the body: one read and one write of the outermost property.
  case modify

  /// Reads the value, without writing anything. What was read replaces the access.
  case read

  /// The value that was read.
  case value(Value)

  /// Names the properties on the way to the value, without reading or writing anything.
  case trace(Trace)

  /// What is done to the value around this one.
  @inlinable
  func _outer<Whole>(_: Whole.Type) -> PropertyAccess<Whole> {
    switch self {
    case .set, .modify: .modify
    case .read, .value: .read
    case .trace(let trace): .trace(trace)
    }
  }

  /// What is done to the object around this value: it is read, and then changed itself.
  @inlinable
  func _holder<Object>(_: Object.Type) -> PropertyAccess<Object> {
    if case .trace(let trace) = self { .trace(trace) } else { .read }
  }
}

/// A patcher that is told the way to a property.
///
/// It is not retained, so that a ``PropertyAccess`` is copied as cheaply as its value. That is safe because
/// only the patcher makes a trace, in a method that outlasts the access.
@usableFromInline
@frozen
struct Trace {
  /// The patcher that is told of the way.
  @usableFromInline unowned(unsafe) let patcher: StepPatcher

  /// Creates a trace that tells a patcher.
  @inlinable
  init(_ patcher: StepPatcher) {
    self.patcher = patcher
  }
}

extension WritableKeyPath {
  /// Applies an access to this member of a value or property of an object.
  ///
  /// An object, too, is passed `inout`: a write through `ReferenceWritableKeyPath` would retain it.
  @inlinable
  func _apply(
    _ access: inout PropertyAccess<Value>,
    to root: inout Root,
    _ body: (inout Value) -> Void
  ) {
    switch access {
    case .set(let value): root[keyPath: self] = value
    case .modify: body(&root[keyPath: self])
    case .read: access = .value(root[keyPath: self])
    case .value, .trace: break
    }
  }
}

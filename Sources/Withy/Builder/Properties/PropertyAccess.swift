/// An operation on a value inside an object: an argument of a ``Setter``'s access closure.
///
/// One closure serves all operations, because a key path only folds into plain member access if
/// exactly one closure captures it. The access is `inout` and carries the result, too: a closure
/// that takes or returns a generic value is wrapped in a thunk, through which key paths do not
/// fold. The body of a change is a separate argument: inside an enum a closure escapes and is
/// allocated.
@usableFromInline
@frozen
enum PropertyAccess<Value> {
  /// Replaces the value, and reads it only in unoptimised builds, in which key paths do not fold.
  case set(Value)

  /// Changes the value in place by the body, with one read and one write of the outermost property.
  case modify

  /// Reads the value without writing anything. The result replaces the access.
  case read

  /// The value that was read.
  case value(Value)

  /// Traces the properties on the path to the value for a patcher, without reading or writing anything.
  ///
  /// The patcher is not retained, so that an access is copied as cheaply as its value. That is safe
  /// because only a patcher makes this access, in a method that outlasts it.
  case trace(Unmanaged<StepPatcher>)

  /// Returns the operation on the value that contains this one.
  @_alwaysEmitIntoClient
  @inline(__always)
  func _outer<Whole>(_: Whole.Type) -> PropertyAccess<Whole> {
    switch self {
    case .set, .modify: .modify
    case .read, .value: .read
    case .trace(let patcher): .trace(patcher)
    }
  }

  /// Returns the operation on the object around this value: a read, since only its member changes.
  @_alwaysEmitIntoClient
  @inline(__always)
  func _holder<Object>(_: Object.Type) -> PropertyAccess<Object> {
    if case .trace(let patcher) = self { .trace(patcher) } else { .read }
  }
}

extension Setter {
  /// Returns the value inside an object; `nil` if there is none.
  @_alwaysEmitIntoClient
  @inline(__always)
  static func read(_ access: AccessValue, in base: inout Base) -> Value? {
    var read = PropertyAccess<Value>.read
    access(&base, &read) { _ in }
    return if case .value(let value) = read { value } else { nil }
  }

  /// Sets the value inside an object, if there is one.
  @_alwaysEmitIntoClient
  @inline(__always)
  static func write(_ value: Value, by access: AccessValue, to base: inout Base) {
    var set = PropertyAccess.set(value)
    access(&base, &set) { _ in }
  }
}

extension WritableKeyPath {
  /// Applies an access to this member of a value or an object; an object is `inout`, too, since a
  /// write through a `ReferenceWritableKeyPath` would retain it.
  @_alwaysEmitIntoClient
  @inline(__always)
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

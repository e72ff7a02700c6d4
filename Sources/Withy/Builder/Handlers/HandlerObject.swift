/// The object or owner that a handler is called with, held weakly if possible.
@usableFromInline
enum HandlerObject<Object: AnyObject, Answer> {
  /// A weak reference, and the result for callers after the object is deallocated.
  case weak(WeakReference<Object>, otherwise: Answer)

  /// A strong reference, because there is no result without the object.
  case strong(Object)

  /// Creates a weak reference if there is a result without the object; otherwise a strong one.
  @inlinable
  init(_ object: Object, _ answer: Answer?) {
    self =
      if let answer = answer ?? Self.nothing {
        .weak(WeakReference(object), otherwise: answer)
      } else {
        .strong(object)
      }
  }

  /// Creates a reference to the object of a handler, and reports a strong one.
  @inlinable
  init(_ object: Object, _ answer: Answer?, _ file: StaticString, _ line: UInt) {
    self.init(object, answer)
    if case .weak = self { return }
    Diagnostics.report(
      "This handler retains its \(type(of: object)); pass 'otherwise:', the \(Answer.self) to return "
        + "after the object is deallocated",
      file: file,
      line: line
    )
  }

  /// The default result, for types that have one.
  @inlinable static var nothing: Answer? {
    // A cast of `()`, `false` or an optional `nil` to another type, such as `Any`, could succeed.
    if Answer.self == Void.self { return () as? Answer }
    if Answer.self == Bool.self { return false as? Answer }
    guard let optional = Answer.self as? any ExpressibleByNilLiteral.Type else { return nil }
    return optional.init(nilLiteral: ()) as? Answer
  }

  /// Calls a closure with the object, or returns the default result.
  @inlinable
  func call(_ body: (Object) -> Answer) -> Answer {
    switch self {
    case .weak(let reference, let answer):
      if let object = reference.object { body(object) } else { answer }
    case .strong(let object): body(object)
    }
  }
}

extension HandlerObject: Sendable where Object: Sendable, Answer: Sendable {}

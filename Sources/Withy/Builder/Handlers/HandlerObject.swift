/// The object or the owner that a handler is called with, held weakly.
@usableFromInline
enum HandlerObject<Object: AnyObject, Answer> {
  /// What is held weakly, and what callers get once it has gone.
  case weak(WeakReference<Object>, otherwise: Answer)

  /// What has to be held, because there is nothing to answer without it.
  case strong(Object)

  /// Holds an object, weakly if there is an answer without it, and else with a report.
  @usableFromInline
  init(_ object: Object, _ answer: Answer?, _ file: StaticString, _ line: UInt) {
    if let answer = answer ?? Self.nothing {
      self = .weak(WeakReference(object: object), otherwise: answer)
    } else {
      self = .strong(object)
      Diagnostics.report(
        "this handler keeps its \(type(of: object)) for ever; give 'otherwise:', the \(Answer.self) "
          + "that callers get once the object has gone",
        file: file,
        line: line
      )
    }
  }

  /// The answer that says nothing, for types that have one.
  private static var nothing: Answer? {
    if let nothing = () as? Answer { return nothing }
    if let optional = Answer.self as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Answer
    }
    return false as? Answer
  }

  /// Calls a closure with the object, or answers without it.
  @usableFromInline
  func call(_ body: (Object) -> Answer) -> Answer {
    switch self {
    case .weak(let reference, let answer):
      if let object = reference.object { body(object) } else { answer }
    case .strong(let object): body(object)
    }
  }
}

extension HandlerObject: Sendable where Object: Sendable, Answer: Sendable {}

/// A weak reference.
@usableFromInline
struct WeakReference<Object: AnyObject> {
  private weak var weak: Object?

  /// Creates a reference to an object.
  init(object: Object) {
    weak = object
  }

  /// The object, while it is there.
  var object: Object? { weak }
}

/// It is `Sendable` without the compiler's check, which refuses the variable: nothing assigns it, and a
/// weak reference may be loaded on any thread.
extension WeakReference: @unchecked Sendable where Object: Sendable {}

/// The reason why a constraint cannot be applied.
///
/// It is not nested in the generic ``Resolution``: optimising a function that throws such a type
/// crashes this compiler.
enum ResolutionFailure: Error {
  /// An end is the parent of a node that has none yet.
  case noParent(of: Any.Type)

  /// The ends are in different trees so far.
  case differentTrees(Any.Type, Any.Type)

  /// The values of the constraint are invalid.
  case invalid(String)

  /// An end is a reference that has no object so far.
  case noObject

  /// An end is a node that does not exist.
  case missing

  /// An end has been deallocated since the constraint was described, which is no mistake.
  case deallocated
}

extension ResolutionFailure {
  /// Reports why a constraint was left out.
  func report(_ constraint: Constraint) {
    let reason: String
    switch self {
    case .noParent(let type): reason = "\(type) has no parent for the constraint"
    case .differentTrees(let first, let second):
      reason = "\(first) and \(second) have no common ancestor"
    case .invalid(let message): reason = message
    case .missing, .noObject: reason = "The constraint refers to a node that does not exist"
    case .deallocated: return
    }
    Diagnostics.report(
      "\(reason); constraint skipped",
      file: constraint.file,
      line: constraint.line
    )
  }
}

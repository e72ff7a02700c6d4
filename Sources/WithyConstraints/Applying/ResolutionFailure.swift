import Withy

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

  /// The node or an end is deallocated.
  case gone
}

extension ResolutionFailure {
  /// Whether the constraint can still be applied once the tree is complete.
  var isTemporary: Bool {
    switch self {
    case .noParent, .differentTrees: true
    case .invalid, .gone: false
    }
  }

  /// Reports why a constraint was left out.
  func report(_ constraint: Constraint) {
    let reason =
      switch self {
      case .noParent(let type): "\(type) has no parent for the constraint"
      case .differentTrees(let first, let second):
        "\(first) and \(second) have no common ancestor"
      case .invalid(let message): message
      case .gone: "The constraint refers to a node that does not exist"
      }
    Diagnostics.report(
      "\(reason); constraint skipped",
      file: constraint.file,
      line: constraint.line
    )
  }
}

import Foundation

/// A value that describes a constraint: two ends, a relation, a multiplier, a constant and a
/// priority.
///
/// The operators of ``LayoutAnchor`` make constraints. The platform's constraint is only made when
/// a constraint is applied and no equal one is active yet:
///
/// ```swift
/// let constraint = (label.anchors.trailing <= card.anchors.trailing - 16).priority(750)
/// ```
///
/// A block of constraints can also contain constraints of the platform.
public struct Constraint: Equatable {
  /// The forms of a constraint.
  enum Content {
    /// A description from which the platform's constraint is made.
    case described(DescribedConstraint)

    /// A constraint of the platform, which is used as it is.
    case native(NativeConstraint)
  }

  var content: Content

  /// The source location, for reports.
  var file: StaticString = ""
  var line: UInt = 0

  /// Creates a constraint from its description.
  init(_ description: DescribedConstraint) {
    content = .described(description)
  }

  /// Creates a constraint that the platform has made.
  ///
  /// Its ends are passed because the platform's constraint does not retain them.
  package init(native object: AnyObject, first: AnyObject?, second: AnyObject?) {
    content = .native(NativeConstraint(object: object, first: first, second: second))
  }

  /// Returns the constraint with another priority.
  ///
  /// - Parameter priority: The priority, greater than 0 and at most 1000, which means *required*.
  ///   Any other value is reported when the constraint is applied; 0 and less count as 1, the rest
  ///   as 1000. The priority of a constraint made by the platform is not changed.
  /// - Returns: The constraint.
  public func priority(_ priority: Float) -> Constraint {
    changing { $0.priority = priority }
  }

  /// Returns the constraint with an identifier, which the platform uses in its log.
  ///
  /// - Parameter identifier: The identifier. That of a constraint made by the platform is not
  ///   changed.
  /// - Returns: The constraint.
  public func identifier(_ identifier: String) -> Constraint {
    changing { $0.identifier = identifier }
  }

  /// Returns the constraint with a changed description.
  private func changing(_ change: (inout DescribedConstraint) -> Void) -> Constraint {
    guard case .described(var description) = content else { return self }
    change(&description)
    var changed = self
    changed.content = .described(description)
    return changed
  }

  /// Returns the constraint with its source location, unless it has one.
  func written(file: StaticString, line: UInt) -> Constraint {
    guard self.line == 0 else { return self }
    var written = self
    written.file = file
    written.line = line
    return written
  }

  /// Returns whether two constraints describe the same, wherever they are written.
  public static func == (a: Constraint, b: Constraint) -> Bool {
    switch (a.content, b.content) {
    case (.described(let a), .described(let b)): a == b
    case (.native(let a), .native(let b)): a.object === b.object
    default: false
    }
  }
}

extension [Constraint] {
  /// Returns the constraints with another priority; see ``Constraint/priority(_:)``.
  ///
  /// ```swift
  /// (card.anchors.edges == view.anchors.edges.inset(16)).priority(999)
  /// ```
  public func priority(_ priority: Float) -> [Constraint] {
    map { $0.priority(priority) }
  }

  /// Returns the constraints with an identifier; see ``Constraint/identifier(_:)``.
  public func identifier(_ identifier: String) -> [Constraint] {
    map { $0.identifier(identifier) }
  }
}

/// A constraint that the platform has made.
struct NativeConstraint {
  let object: AnyObject
  var first: AnyObject?
  var second: AnyObject?
}

/// The description of a constraint.
struct DescribedConstraint: Equatable {
  let first: ConstraintEnd
  let relation: ConstraintRelation
  let second: ConstraintEnd?
  let multiplier: CGFloat
  let constant: CGFloat
  var priority: Float = 1000
  var identifier: String?

  /// Whether the platform accepts the priority; it raises an exception for any other, also for 0.
  var isPriorityValid: Bool { priority > 0 && priority <= 1000 }

  /// The priority, or the valid one that replaces it.
  var validPriority: Float { isPriorityValid ? priority : priority <= 0 ? 1 : 1000 }
}

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyConstraints

  extension UIView: ConstraintAnchoring {}

  extension UILayoutGuide: ConstraintAnchoring {}

  extension Constraint {
    /// Returns the constraint with another priority.
    ///
    /// ```swift
    /// (nameLabel.anchors.trailing <= anchors.trailing - 16).priority(.defaultHigh)
    /// ```
    public func priority(_ priority: UILayoutPriority) -> Constraint {
      self.priority(priority.rawValue)
    }
  }

  extension [Constraint] {
    /// Returns the constraints with another priority.
    public func priority(_ priority: UILayoutPriority) -> [Constraint] {
      self.priority(priority.rawValue)
    }
  }

  extension ConstraintBuilder {
    /// Adds a native UIKit constraint.
    public static func buildExpression(
      _ constraint: NSLayoutConstraint,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> [Constraint] {
      buildExpression(Constraint(native: constraint), file: file, line: line)
    }

    /// Adds native UIKit constraints.
    public static func buildExpression(
      _ constraints: [NSLayoutConstraint],
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> [Constraint] {
      buildExpression(constraints.map { Constraint(native: $0) }, file: file, line: line)
    }
  }
#endif

package import Foundation

/// What a platform does with constraints.
///
/// Descriptions and comparisons are not its business.
package protocol ConstraintPlatform {
  /// The class of its constraints.
  associatedtype Native: AnyObject

  /// Returns the node that holds a node, or to which a layout guide belongs.
  static func parent(of item: AnyObject) -> AnyObject?

  /// Returns what stands for a part of a node.
  static func item(for area: ConstraintArea, of node: AnyObject) -> AnyObject?

  /// Returns whether the platform makes constraints of its own from the frame of a node.
  static func translatesFrame(of node: AnyObject) -> Bool

  /// Says whether the platform makes constraints of its own from the frame of a node.
  static func set(translatesFrame: Bool, of node: AnyObject)

  /// Returns whether a node stands inside another one, and its frame is nobody else's business, as that of
  /// a content view is.
  static func isPlaced(_ node: AnyObject, inside root: AnyObject) -> Bool

  /// Makes a constraint that is not active.
  static func make(_ constraint: ResolvedConstraint) -> Native

  /// Returns whether a constraint is active.
  static func isActive(_ native: Native) -> Bool

  /// Returns the two items of a constraint that was made elsewhere.
  static func items(of native: Native) -> (first: AnyObject?, second: AnyObject?)

  /// Changes the constant of a constraint.
  static func set(constant: CGFloat, of native: Native)

  /// Changes the priority of a constraint, which does not become or cease to be required by that.
  static func set(priority: Float, of native: Native)

  /// Activates constraints, all at once.
  static func activate(_ natives: [Native])

  /// Deactivates constraints, all at once.
  static func deactivate(_ natives: [Native])
}

/// A constraint whose ends were found in the tree.
package struct ResolvedConstraint {
  package let first: AnyObject
  package let firstAttribute: ConstraintAttribute
  package let relation: ConstraintRelation
  package let second: AnyObject?
  package let secondAttribute: ConstraintAttribute?
  package let multiplier: CGFloat
  package let constant: CGFloat
  package let priority: Float
  package let identifier: String?
}

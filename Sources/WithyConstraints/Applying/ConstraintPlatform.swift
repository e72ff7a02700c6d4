package import Foundation

/// The operations of a platform on constraints.
///
/// Describing and comparing constraints is not its concern.
package protocol ConstraintPlatform {
  /// The class of the platform's constraints.
  associatedtype Native: AnyObject

  /// Returns the parent of a node, or the node that owns a layout guide.
  static func parent(of item: AnyObject) -> AnyObject?

  /// Returns the platform's item for an area of a node.
  static func item(for area: ConstraintArea, of node: AnyObject) -> AnyObject?

  /// Returns whether the platform derives constraints from the frame of a node.
  static func translatesFrame(of node: AnyObject) -> Bool

  /// Sets whether the platform derives constraints from the frame of a node.
  static func set(translatesFrame: Bool, of node: AnyObject)

  /// Returns whether a node is inside another one and its frame is not managed by anyone else, as
  /// that of a content view is.
  static func isPlaced(_ node: AnyObject, inside root: AnyObject) -> Bool

  /// Makes an inactive constraint.
  static func make(_ constraint: ResolvedConstraint) -> Native

  /// Returns whether a constraint is active.
  static func isActive(_ native: Native) -> Bool

  /// Changes the constant of a constraint.
  static func set(constant: CGFloat, of native: Native)

  /// Changes the priority of a constraint, which must neither become required nor cease to be.
  static func set(priority: Float, of native: Native)

  /// Activates constraints in one call.
  static func activate(_ natives: [Native])

  /// Deactivates constraints in one call.
  static func deactivate(_ natives: [Native])
}

/// A constraint whose ends have been found in the tree.
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

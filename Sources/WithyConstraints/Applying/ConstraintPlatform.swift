package import Foundation
package import Withy

/// The operations of a platform on constraints.
package protocol ConstraintPlatform {
  associatedtype Native: AnyObject

  /// Returns the parent of a node, or the node that owns a layout guide.
  static func parent(of item: AnyObject) -> AnyObject?

  /// Returns the platform's item for an area of a node.
  static func item(for area: ConstraintArea, of node: AnyObject) -> AnyObject

  /// Returns whether the platform derives constraints from the frame of a node, which nobody else
  /// manages, as that of a content view is.
  static func translatesFrame(of node: AnyObject) -> Bool

  /// Sets whether the platform derives constraints from the frame of a node.
  static func set(translatesFrame: Bool, of node: AnyObject)

  /// The lists of constraints for which the platform derives none from the frame of a node.
  static var lists: ObjectTable<[WeakReference<AnyObject>]> { get set }

  /// Makes an inactive constraint between two items.
  static func make(_ rule: ConstraintRule, _ first: AnyObject, _ second: AnyObject?) -> Native

  /// Returns whether two constraints between the same items are equal, apart from being active.
  static func areEqual(_ a: Native, _ b: Native) -> Bool

  static func isActive(_ native: Native) -> Bool
  static func set(constant: CGFloat, of native: Native)

  /// Changes the priority of a constraint, which must neither become required nor cease to be.
  static func set(priority: Float, of native: Native)

  /// Activates or deactivates constraints in one call.
  static func set(isActive: Bool, of natives: [Native])
}

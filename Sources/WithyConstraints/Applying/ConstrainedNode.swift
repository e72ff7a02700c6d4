/// The memory of a step that constrains its node.
package final class ConstrainedNode<Platform: ConstraintPlatform> {
  private let constraints = ActiveConstraints<Platform>()

  /// Whether the platform derived constraints from the node's frame before.
  private var translated: Bool?

  /// Creates the memory of a step that has not been applied.
  package init() {}

  /// Updates the node's constraints to those described.
  ///
  /// - Returns: The number of constraints that were made, changed, activated and deactivated.
  package func apply(_ described: [Constraint], to node: AnyObject) -> Int {
    let translates = Platform.translatesFrame(of: node)
    if translated == nil { translated = translates }
    if translates { Platform.set(translatesFrame: false, of: node) }
    return constraints.replace(by: described, of: node)
  }

  /// Restores the state from before the step.
  package func undo(of node: AnyObject) -> Int {
    if let translated {
      Platform.set(translatesFrame: translated, of: node)
      self.translated = nil
    }
    return constraints.replace(by: [], of: node)
  }
}

/// What the block of a part in a live tree keeps from pass to pass, and how it asks to be evaluated again.
///
/// It is kept by the part, and goes with it.
package final class PartMemory {
  /// What is kept.
  package var content: AnyObject?

  private let id: Int
  private weak var reconciler: Reconciler?

  /// Creates the memory of a part, empty.
  init(of part: MountedPart, in reconciler: Reconciler) {
    id = part.id
    self.reconciler = reconciler
  }

  /// Whether the block is evaluated for a plan, which must not touch what is kept.
  package var isPlanning: Bool { reconciler?.isPlanning ?? false }

  /// Evaluates the part once more: now, or behind the pass that runs.
  ///
  /// - Returns: Whether it is, or will be; not once the live parent is stopped or has gone.
  package func evaluateAgain() -> Bool { reconciler?.evaluateAgain(id) ?? false }
}

/// A part in a description whose block keeps something from pass to pass.
private final class RememberingPartElement<Node: AnyObject>: PartElement<Node> {
  private let evaluate: (PartMemory?) -> Hierarchy<Node>

  /// Creates the description of a part.
  init(_ evaluate: @escaping (PartMemory?) -> Hierarchy<Node>) {
    self.evaluate = evaluate
    super.init(block: { evaluate(nil) }) { content, part, reconciler in
      // The closure is handed the content that holds it, and no other; no code of the user runs in between.
      let evaluate = unsafeDowncast(content, to: RememberingPartElement<Node>.self).evaluate
      let memory = part.memory ?? PartMemory(of: part, in: reconciler)
      part.memory = memory
      return reconciler.walk(part) { evaluate(memory) }
    }
  }
}

extension Hierarchy {
  /// Creates the hierarchy of a part that is evaluated whenever the block around it is, and when state that
  /// it read changes, or when it asks for that.
  ///
  /// - Parameter block: Returns the nodes of the part. It is handed what the part keeps; `nil` outside
  ///   `live`.
  package init(_remembering block: @escaping (PartMemory?) -> Hierarchy) {
    self.init(_content: .part(RememberingPartElement(block)))
  }
}

/// The state that the block of a part keeps from pass to pass, freed with the part, and through
/// which it requests to be evaluated again.
package final class PartMemory {
  /// The stored state.
  package var content: AnyObject?

  private let id: Int
  private weak var reconciler: Reconciler?

  init(of part: MountedPart, in reconciler: Reconciler) {
    id = part.id
    self.reconciler = reconciler
  }

  /// Evaluates the part again, now or after the running pass, or in one pass with the next part if
  /// it waits for that; returns `false` once the `Live` is stopped or gone.
  package func evaluateAgain(waits: Bool) -> Bool { reconciler?.evaluateAgain(id, waits) ?? false }
}

extension PartElement {
  /// Creates the description of a part that is evaluated with the enclosing block, when state that
  /// it read changes, and on request; its block is passed the memory, or `nil` outside `live`.
  package convenience init(
    output: any PartOutput,
    _ block: @escaping (PartMemory?) -> Hierarchy<Node>
  ) {
    self.init(output: output, block: { block(nil) }) { _, part, reconciler in
      let memory = part.memory ?? PartMemory(of: part, in: reconciler)
      part.memory = memory
      return reconciler.walk(part) { block(memory) }
    }
  }
}

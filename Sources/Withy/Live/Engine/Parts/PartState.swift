/// The state that the block of a part keeps from pass to pass, freed with the part, and through
/// which it requests to be evaluated again.
package final class PartState {
  package var content: AnyObject?

  private let id: Int
  private weak var reconciler: Reconciler?

  init(of part: MountedPart, in reconciler: Reconciler) {
    id = part.id
    self.reconciler = reconciler
  }

  /// Evaluates the part again, now or after the running pass or, if it waits, together with the
  /// next part that does not; returns `false` once the `Live` is stopped or gone.
  package func evaluateAgain(waits: Bool) -> Bool { reconciler?.evaluateAgain(id, waits) ?? false }
}

extension PartElement {
  /// Creates the description of a part that is evaluated with the enclosing block, when observed
  /// state changes, and on request; its block is passed the kept state, or `nil` outside `live`.
  package convenience init(
    output: any PartOutput,
    _ block: @escaping (PartState?) -> Hierarchy<Node>
  ) {
    self.init(output: output, block: { block(nil) }) { _, part, reconciler in
      let state = part.state ?? PartState(of: part, in: reconciler)
      part.state = state
      return reconciler.walk(part) { block(state) }
    }
  }
}

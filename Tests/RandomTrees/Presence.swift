import Withy

/// The objects that have been notified of entering the tree.
final class Presence<W: World> {
  private var entries: [ObjectIdentifier: (node: W.Base, count: Int)] = [:]

  /// Adds steps that count how often an object enters and leaves.
  func follow(_ builder: Builder<W.Node>) -> Builder<W.Node> {
    builder.onInsert { [self] in change($0, by: 1) }.onRemove { [self] in change($0, by: -1) }
  }

  private func change(_ node: W.Node, by difference: Int) {
    entries[ObjectIdentifier(node), default: (W.base(node), 0)].count += difference
  }

  /// Returns the failure: an object was notified twice, or is not where it was notified to be.
  ///
  /// What a parent has not taken, for lack of room or because it refuses it, has children which have
  /// entered, too, and which are not seen here.
  func mistake(in tree: Snapshot<W>) -> String? {
    let isComplete = !W.hasLimits && !W.hasRefusals
    for (id, (node, count)) in entries {
      let expected = tree.contains(node) ? 1 : 0
      let isWrong = count < expected || count > (isComplete ? expected : 1)
      if isWrong { return "'\(W.describe(node))' has entered \(count) times, not \(expected)" }
      if count == 0 { entries[id] = nil }
    }
    return nil
  }
}

import Withy

/// The objects that have been notified of entering the tree.
final class Presence<W: World> {
  private var entries: [ObjectIdentifier: (node: W.Base, path: String, count: Int)] = [:]

  /// The object whose removal another one's closure was notified of.
  private var confused: W.Base?

  /// Adds steps that count how often the object at a path enters and leaves.
  func follow(_ builder: Builder<W.Node>, at path: String) -> Builder<W.Node> {
    builder.onInsert { [self] in change($0, at: path, by: 1) }
      .onRemove { [self] in change($0, at: path, by: -1) }
  }

  private func change(_ node: W.Node, at path: String, by difference: Int) {
    var entry = entries[ObjectIdentifier(node)] ?? (W.base(node), path, 0)
    if entry.path != path { confused = entry.node }
    entry.count += difference
    entries[ObjectIdentifier(node)] = entry
  }

  /// Returns the failure: an object was notified twice, or is not where it was notified to be.
  ///
  /// What a parent has not taken, for lack of room or because it refuses it, has children which have
  /// entered, too, and which are not seen here.
  func mistake(in tree: Snapshot<W>) -> String? {
    if let confused { return "'\(W.describe(confused))' called the closure of another object" }
    let isComplete = !W.hasLimits && !W.hasRefusals
    for (id, (node, _, count)) in entries {
      let expected = tree.contains(node) ? 1 : 0
      let isWrong = count < expected || count > (isComplete ? expected : 1)
      if isWrong { return "'\(W.describe(node))' has entered \(count) times, not \(expected)" }
      if count == 0 { entries[id] = nil }
    }
    return nil
  }
}

/// The lists of children that are put in order later, when it is known where their nodes belong.
///
/// Exclusive access is not checked, for the reasons given at ``Reconciler``.
final class DeferredLists {
  /// The lists to put in order after the walk, and those to put in order after removals.
  @exclusivity(unchecked) private var untilWalked: [ChildList] = []
  @exclusivity(unchecked) private var untilRemoved: [ChildList] = []

  /// The lists whose parent has not taken a node; the next pass puts them in order again.
  @exclusivity(unchecked) private var refusing: [ChildList] = []

  /// The lists whose children are in a content node that can be replaced.
  @exclusivity(unchecked) private var withContent: [WeakReference<ChildList>] = []

  /// The lists whose content node was found replaced in a pass, which moves the children into these.
  @exclusivity(unchecked) private var replaced: [(list: ChildList, content: AnyObject?)] = []

  /// Whether no list waits for the end of the walk.
  var isWalked: Bool { untilWalked.isEmpty }

  /// Defers ordering a list until everything has been walked.
  func addUntilWalked(_ list: ChildList) { untilWalked.append(list) }

  /// Defers ordering a list until the nodes that leave in a pass have left.
  func addUntilRemoved(_ list: ChildList, in pass: Int) {
    if list.latePass == pass { return }
    list.latePass = pass
    untilRemoved.append(list)
  }

  /// Notes that the next pass puts a list in order again, because the parent has not taken a node.
  func addRefusing(_ list: ChildList) {
    if list.isRefusing { return }
    list.isRefusing = true
    refusing.append(list)
  }

  /// Forgets all parents that have not taken a node.
  func removeAllRefusing() { refusing = [] }

  /// Watches a list in every pass if its children are in a content node that can be replaced.
  func watchContent(of list: ChildList) {
    if !list.hasContent || list.isWatched { return }
    list.isWatched = true
    withContent.append(WeakReference(list))
  }

  /// Removes and returns the lists that waited for the end of the walk.
  func takeWalked() -> [ChildList] { Self.take(&untilWalked) }

  /// Removes and returns the lists that waited until the leaving nodes had left, and, even if not
  /// walked, those whose parent has not taken a node before or has another content node.
  func takeRemoved(in pass: Int) -> [ChildList] {
    if !withContent.isEmpty {
      withContent.removeAll { $0.object == nil }
      for list in withContent.compactMap(\.object) where list.isContentReplaced {
        addUntilRemoved(list, in: pass)
        replaced.append((list, list.parent?.contentNode))
      }
    }
    if !refusing.isEmpty {
      refusing.removeAll { list in
        // Nothing describes the nodes while their parent is leaving.
        if list.node?.isSuspended == true { return false }
        // A list that has left refuses nothing any more.
        if list.isRefusing { addUntilRemoved(list, in: pass) }
        list.isRefusing = false
        return true
      }
    }
    return Self.take(&untilRemoved)
  }

  /// Notes the content nodes that the pass has moved children into; one that was replaced only while
  /// it did is found by the next pass.
  func noteContents() {
    if replaced.isEmpty { return }
    for (list, content) in replaced { list.noteContent(content) }
    replaced = []
  }

  /// Removes and returns lists, outer ones first, so that no node is inserted into its own child.
  private static func take(_ lists: inout [ChildList]) -> [ChildList] {
    if lists.isEmpty { return [] }
    defer { lists = [] }
    return lists.sorted { $0.depth < $1.depth }
  }
}

extension Reconciler {
  /// Looks in every pass after a list whose children stand in a node that can be replaced.
  func watchContent(of list: ChildList) {
    if !list.hasContent || list.isWatched { return }
    list.isWatched = true
    watched.append(WeakChildList(list: list))
  }

  /// Puts the lists in order, late in the pass, whose children stand in another node than before, also those
  /// that the pass has not walked.
  func orderReplacedContents() {
    if watched.isEmpty { return }
    watched.removeAll { $0.list == nil }
    for case let list? in watched.map(\.list) where list.isContentReplaced {
      orderLate(list)
      list.noteContent()
    }
  }
}

/// A list that is not kept alive.
struct WeakChildList {
  weak var list: ChildList?
}

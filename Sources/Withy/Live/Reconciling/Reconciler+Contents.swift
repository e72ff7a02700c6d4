/// Lists of children in content nodes that may be replaced.
extension Reconciler {
  /// Watches a list in every pass if its children are in a content node that can be replaced.
  func watchContent(of list: ChildList) {
    if !list.hasContent || list.isWatched { return }
    list.isWatched = true
    watched.append(WeakReference(list))
  }

  /// Puts the lists whose content node has been replaced in order, late in the pass, including
  /// those that the pass has not walked.
  func orderReplacedContents() {
    if watched.isEmpty { return }
    watched.removeAll { $0.object == nil }
    for case let list? in watched.map(\.object) where list.isContentReplaced {
      orderLate(list)
      list.noteContent()
    }
  }
}

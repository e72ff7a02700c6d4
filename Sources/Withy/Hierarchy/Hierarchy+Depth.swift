extension Hierarchy {
  /// The depth at which nested hierarchies are flattened into one list.
  private static var depthLimit: UInt32 { 16 }

  /// Returns the hierarchy as an element of another one.
  ///
  /// Hierarchies nested in a loop would be walked and freed recursively, and overflow the stack: at
  /// a certain depth they are flattened.
  @usableFromInline
  func _asElement() -> Hierarchy {
    if _depth > 0 { return self }
    var copy = self
    copy._depth = 1
    var lists = [self]
    while let list = lists.popLast() {
      for item in list._content.list ?? [] {
        if item._depth > 0 {
          copy._depth = max(copy._depth, item._depth + 1)
        } else if item._content.list != nil {
          lists.append(item)
        }
      }
    }
    return copy._depth > Self.depthLimit ? _flat() : copy
  }

  /// Returns the hierarchy as one flat list, whose items keep the branches of their conditions.
  private func _flat() -> Hierarchy {
    var flat: [Hierarchy] = []
    var rest = [self]
    while var item = rest.popLast() {
      guard let list = item._content.list else {
        item._depth = 0
        flat.append(item)
        continue
      }
      for var inner in list.reversed() {
        // A nested branch is identified by a hash of its path, so a collision is possible but
        // unlikely.
        if item._branch != 0 { inner._branch = (item._branch ^ inner._branch &* 31) | 1 << 31 }
        rest.append(inner)
      }
    }
    var hierarchy = Hierarchy(_content: .list(flat))
    hierarchy._depth = 1
    return hierarchy
  }
}

/// List changes as operations to apply one by one.
extension ListChanges {
  /// One operation on a list; its indices are valid at its turn.
  @frozen public enum Step: Equatable, Sendable {
    /// Removes the element at an index.
    case removal(at: Int)

    /// Inserts the element at an index of the new list, at an index of the current list.
    case insertion(of: Int, at: Int)

    /// Removes the element at an index, and inserts it so that it ends up at another.
    case move(from: Int, to: Int)
  }

  /// The changes in an order in which they can be applied one by one.
  ///
  /// Removals come first, from the last element to the first; then insertions and moves, in the
  /// order of the new list:
  ///
  /// ```swift
  /// for step in ListChanges(from: names, to: newNames).steps {
  ///   switch step {
  ///   case .removal(let index): names.remove(at: index)
  ///   case .insertion(let new, let index): names.insert(newNames[new], at: index)
  ///   case .move(let index, let other): names.insert(names.remove(at: index), at: other)
  ///   }
  /// }
  /// ```
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements of both lists.
  public var steps: [Step] {
    var steps = removals.reversed().map { Step.removal(at: $0) }
    if insertions.isEmpty && moves.isEmpty { return steps }

    // The first slot counts the elements placed before all that stay; each other slot counts the
    // element that was at an index of the old list, and those placed right after it.
    var slots = SlotCounts(count: oldCount + 1)
    for origin in origins.compactMap(\.self) { slots.add(1, to: origin + 1) }
    let moved = Set(moves.map(\.to))
    var slot = 0
    for (index, origin) in origins.enumerated() {
      guard let origin else {
        steps.append(.insertion(of: index, at: slots.sum(through: slot)))
        slots.add(1, to: slot)
        continue
      }
      if moved.contains(index) {
        let from = slots.sum(through: origin)
        slots.add(-1, to: origin + 1)
        steps.append(.move(from: from, to: slots.sum(through: slot)))
        slots.add(1, to: slot)
      } else {
        slot = origin + 1
      }
    }
    return steps
  }
}

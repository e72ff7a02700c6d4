/// List changes as operations to apply one by one.
extension ListChanges {
  /// One operation on a list; its indices are valid at its turn.
  public enum Step: Equatable, Sendable {
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
    var leaves = Array(repeating: false, count: oldCount)
    for index in removals { leaves[index] = true }
    for index in leaves.indices where !leaves[index] { slots.add(1, to: index + 1) }
    for move in moves { leaves[move.from] = true }
    var staying = leaves.indices.lazy.filter { !leaves[$0] }.makeIterator()

    var nextInsertion = insertions.startIndex
    var nextMove = moves.startIndex
    var slot = 0
    for index in 0..<newCount {
      if nextInsertion < insertions.endIndex, insertions[nextInsertion] == index {
        nextInsertion += 1
        steps.append(.insertion(of: index, at: slots.sum(through: slot)))
        slots.add(1, to: slot)
      } else if nextMove < moves.endIndex, moves[nextMove].to == index {
        let old = moves[nextMove].from
        nextMove += 1
        let from = slots.sum(through: old)
        slots.add(-1, to: old + 1)
        let to = slots.sum(through: slot)
        steps.append(.move(from: from, to: to))
        slots.add(1, to: slot)
      } else if let old = staying.next() {
        slot = old + 1
      }
    }
    return steps
  }
}

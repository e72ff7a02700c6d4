/// The live parents of one object, with the first and last node of each.
///
/// Their nodes are in the order in which the live parents were created. A live parent that has no
/// nodes left would otherwise not know where to insert its nodes later. The live parents may be
/// used on different threads; only ids are shared.
final class LiveSiblings: Sendable {
  /// The first and last node of one live parent; `nil` if it has none.
  private struct Ends {
    let list: ObjectIdentifier
    var first: ObjectIdentifier?
    var last: ObjectIdentifier?
  }

  /// The entry of an object that has live parents.
  private struct Entry {
    weak var siblings: LiveSiblings?

    /// A number that identifies the siblings without accessing them.
    let number: Int
  }

  private static let all = Locked((lastNumber: 0, entries: [ObjectIdentifier: Entry]()))

  private let parent: ObjectIdentifier
  private let number: Int
  private let ends = Locked<[Ends]>([])

  private init(parent: ObjectIdentifier, number: Int) {
    self.parent = parent
    self.number = number
  }

  deinit {
    Self.all.withLock { [parent, number] all in
      if all.entries[parent]?.number == number { all.entries[parent] = nil }
    }
  }

  /// Returns the siblings of an object's live parents.
  static func of(_ parent: AnyObject) -> LiveSiblings {
    let id = ObjectIdentifier(parent)
    return all.withLock { all in
      if let known = all.entries[id]?.siblings { return known }
      all.lastNumber += 1
      let siblings = LiveSiblings(parent: id, number: all.lastNumber)
      all.entries[id] = Entry(siblings: siblings, number: all.lastNumber)
      return siblings
    }
  }

  /// Adds the list of a live parent after the others.
  func add(_ list: ObjectIdentifier) {
    ends.withLock { $0.append(Ends(list: list)) }
  }

  /// Removes the list of a live parent that is being freed.
  func remove(_ list: ObjectIdentifier) {
    ends.withLock { ends in ends.removeAll { $0.list == list } }
  }

  /// Notes the first and last node of a list.
  func note(first: ObjectIdentifier?, last: ObjectIdentifier?, of list: ObjectIdentifier) {
    ends.withLock { ends in
      guard let index = ends.firstIndex(where: { $0.list == list }) else { return }
      ends[index] = Ends(list: list, first: first, last: last)
    }
  }

  /// Returns the last nodes of the lists before one, and the first nodes of those after it, nearest
  /// first.
  func around(
    _ list: ObjectIdentifier
  ) -> (before: [ObjectIdentifier], after: [ObjectIdentifier]) {
    ends.withLock { ends in
      let index = ends.firstIndex { $0.list == list } ?? ends.count
      return (
        ends[..<index].reversed().compactMap(\.last), ends[index...].dropFirst().compactMap(\.first)
      )
    }
  }
}

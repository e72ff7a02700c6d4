/// The comparison of two lists of sections by ids: first of the items of each section that is in
/// both lists, then of all items left over, which may move from any old section to any new one.
@usableFromInline
@frozen
struct SectionComparison {
  /// For each new section, its index in the old list; `nil` if it is inserted.
  @usableFromInline let origins: [Int?]

  @usableFromInline let movedSections: Set<Int>

  /// The indices of old sections that are not in the new list, ascending.
  @usableFromInline let removedSections: [Int]

  /// The old paths of items that are removed from sections that are kept, ascending.
  @usableFromInline var removals: [ItemPath] = []

  /// The new paths of items that are inserted into sections that are kept, ascending.
  @usableFromInline var insertions: [ItemPath] = []

  /// The items that move, in the order of the new list.
  @usableFromInline var moves: [ItemPath.Move] = []

  /// The paths of the items that are kept, whether they move or not.
  @usableFromInline var kept: [ItemPath.Move] = []

  /// Compares two lists, given the ids of sections and, for each, those of its items.
  @inlinable
  init<SectionID: Hashable, ItemID: Hashable>(
    from old: (sections: [SectionID], items: [[ItemID]]),
    to new: (sections: [SectionID], items: [[ItemID]])
  ) {
    let sections = ListChanges(from: old.sections, to: new.sections)
    origins = sections.origins
    movedSections = Set(sections.moves.map(\.to))
    removedSections = sections.removals

    // The old and new paths of items that are not in the same section in both lists.
    var departures = removedSections.flatMap { Self.paths(old.items[$0].indices, in: $0) }
    var arrivals: [ItemPath] = []
    for (section, origin) in origins.enumerated() {
      guard let origin else {
        arrivals += Self.paths(new.items[section].indices, in: section)
        continue
      }
      // A list of changes for each section would take nearly twice as many allocations.
      let items = Ordering(from: old.items[origin], to: new.items[section])
      var stays = Array(repeating: false, count: old.items[origin].count)
      for (index, oldIndex) in items.oldIndices.enumerated() {
        let path = ItemPath(section: section, item: index)
        guard let oldIndex else {
          arrivals.append(path)
          continue
        }
        stays[oldIndex] = true
        kept.append(ItemPath.Move(from: ItemPath(section: origin, item: oldIndex), to: path))
        if items.placements[index] == .moves { moves.append(kept[kept.count - 1]) }
      }
      for index in stays.indices where !stays[index] {
        departures.append(ItemPath(section: origin, item: index))
      }
    }
    join(departures.sorted(), of: old.items, with: arrivals, of: new.items)
  }

  @inlinable
  static func paths(_ items: some Collection<Int>, in section: Int) -> some Collection<ItemPath> {
    items.lazy.map { ItemPath(section: section, item: $0) }
  }

  /// Finds the items that have left one section and are in another one now.
  @inlinable
  mutating func join<ID: Hashable>(
    _ departures: [ItemPath],
    of old: [[ID]],
    with arrivals: [ItemPath],
    of new: [[ID]]
  ) {
    var open: [ID: ItemPath] = [:]
    if !arrivals.isEmpty {
      for path in departures.reversed() { open[old[path.section][path.item]] = path }
    }
    var moved: Set<ItemPath> = []
    for path in arrivals {
      if let from = open.removeValue(forKey: new[path.section][path.item]) {
        moves.append(ItemPath.Move(from: from, to: path))
        kept.append(moves[moves.count - 1])
        moved.insert(from)
      } else if origins[path.section] != nil {
        insertions.append(path)
      }
    }
    let removed = Set(removedSections)
    removals = departures.filter { !removed.contains($0.section) && !moved.contains($0) }
    moves.sort { $0.to < $1.to }
  }
}

/// The comparison of two lists of sections, each with items, by ids.
///
/// Each section that is in both lists is compared by an ``Ordering`` of its items. Items that are
/// then left over in any old and any new section move from one to the other.
@usableFromInline
@frozen
struct SectionComparison {
  /// For each new section, its index in the old list; `nil` if it is inserted.
  @usableFromInline var origins: [Int?] = []

  /// For each new section, whether it moves.
  @usableFromInline var areMoved: [Bool] = []

  /// The indices of old sections that are not in the new list, ascending.
  @usableFromInline var removedSections: [Int] = []

  /// The old paths of items that are removed from sections that are kept, ascending.
  @usableFromInline var removals: [ItemPath] = []

  /// The new paths of items that are inserted into sections that are kept, ascending.
  @usableFromInline var insertions: [ItemPath] = []

  /// The items that move, in the order of the new list.
  @usableFromInline var moves: [ItemPath.Move] = []

  /// The paths of the items that are kept and do not move.
  @usableFromInline var staying: [ItemPath.Move] = []

  /// The old and new paths of items that are not in the same section in both lists.
  @usableFromInline var departures: [ItemPath] = []
  @usableFromInline var arrivals: [ItemPath] = []

  /// Compares two lists, given the ids of sections and, for each, those of its items.
  @inlinable
  init<SectionID: Hashable, ItemID: Hashable>(
    from old: (sections: [SectionID], items: [[ItemID]]),
    to new: (sections: [SectionID], items: [[ItemID]])
  ) {
    let sections = Ordering(from: old.sections, to: new.sections)
    origins = sections.oldIndices
    areMoved = sections.placements.map { $0 == .moves }
    let kept = Set(origins.compactMap(\.self))
    removedSections = old.sections.indices.filter { !kept.contains($0) }
    departures = removedSections.flatMap { Self.paths(of: old.items[$0], in: $0) }

    for (section, origin) in origins.enumerated() {
      guard let origin else {
        arrivals += Self.paths(of: new.items[section], in: section)
        continue
      }
      let items = Ordering(from: old.items[origin], to: new.items[section])
      note(items, in: section, from: origin, count: old.items[origin].count)
    }
    join(old.items, new.items)
  }

  @inlinable
  static func paths<ID>(of items: [ID], in section: Int) -> [ItemPath] {
    items.indices.map { ItemPath(section: section, item: $0) }
  }

  /// Notes the comparison of a section with the one that it was, which had a number of items.
  @inlinable
  mutating func note<ID>(
    _ items: Ordering<ID>,
    in section: Int,
    from origin: Int,
    count: Int
  ) {
    var isKept = Array(repeating: false, count: count)
    for (index, placement) in items.placements.enumerated() {
      let path = ItemPath(section: section, item: index)
      guard let old = items.oldIndices[index] else {
        arrivals.append(path)
        continue
      }
      isKept[old] = true
      let move = ItemPath.Move(from: ItemPath(section: origin, item: old), to: path)
      if placement == .moves { moves.append(move) } else { staying.append(move) }
    }
    for index in isKept.indices where !isKept[index] {
      departures.append(ItemPath(section: origin, item: index))
    }
  }

  /// Finds the items that have left one section and are in another one now.
  @inlinable
  mutating func join<ID: Hashable>(_ old: [[ID]], _ new: [[ID]]) {
    departures.sort()
    var open: [ID: ItemPath] = [:]
    if !arrivals.isEmpty {
      for path in departures.reversed() { open[old[path.section][path.item]] = path }
    }
    var moved: Set<ItemPath> = []
    for path in arrivals {
      if let from = open.removeValue(forKey: new[path.section][path.item]) {
        moves.append(ItemPath.Move(from: from, to: path))
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

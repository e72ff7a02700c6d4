/// A batch of changes as `UICollectionView` checks and applies it.
///
/// The rules are those of its assertions: what is removed and the origins of moves count in the old
/// list; what is inserted and the ends of moves in the new one; nothing is named twice; no item moves
/// from a removed section or into an inserted one; and the numbers of items have to agree. One rule is
/// stricter: the items of a section that moves do not change, as `UITableView` fails with some changes
/// of them.
package struct BatchUpdate: Sendable {
  /// A section and an item in it.
  package struct Path: Hashable, Sendable {
    package var section: Int
    package var item: Int

    package init(_ section: Int, _ item: Int) { (self.section, self.item) = (section, item) }
  }

  /// What the platform raises.
  package struct Refusal: Error, Equatable {
    package let reason: String
  }

  package var removedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var movedSections: [(from: Int, to: Int)] = []
  package var removedItems: [Path] = []
  package var insertedItems: [Path] = []
  package var movedItems: [(from: Path, to: Path)] = []

  package init() {}

  /// The number of changes.
  package var count: Int {
    removedSections.count + insertedSections.count + movedSections.count + removedItems.count
      + insertedItems.count + movedItems.count
  }

  /// Finds, for each section of the new list, its index in the old one, and for each item its old
  /// path; `nil` for those that are inserted.
  ///
  /// - Parameters:
  ///   - old: The number of items in each section before the batch.
  ///   - new: The number of items in each section after it.
  /// - Returns: The indices and paths.
  /// - Throws: What the platform raises.
  package func origins(
    from old: [Int],
    to new: [Int]
  ) throws(Refusal) -> (sections: [Int?], items: [[Path?]]) {
    let sections = try sectionOrigins(from: old.count, to: new.count)
    try check(old, new, sections)
    let removed = Set(removedItems).union(movedItems.map(\.from))
    let inserted = Set(insertedItems)
    let moved = Dictionary(uniqueKeysWithValues: movedItems.map { ($0.to, $0.from) })
    var items: [[Path?]] = []
    for (section, origin) in sections.enumerated() {
      guard let origin else {
        items.append(Array(repeating: nil, count: new[section]))
        continue
      }
      var staying = (0..<old[origin]).map { Path(origin, $0) }.filter { !removed.contains($0) }[...]
      items.append(
        try (0..<new[section]).map { (item) throws(Refusal) in
          let path = Path(section, item)
          if inserted.contains(path) { return nil }
          if let from = moved[path] { return from }
          try expect(!staying.isEmpty, "invalid number of items in section \(section)")
          return staying.removeFirst()
        }
      )
      try expect(staying.isEmpty, "invalid number of items in section \(section)")
    }
    return (sections, items)
  }

  private func sectionOrigins(from old: Int, to new: Int) throws(Refusal) -> [Int?] {
    try expectUnique(removedSections + movedSections.map(\.from), in: old, "before")
    try expectUnique(insertedSections + movedSections.map(\.to), in: new, "after")
    try expect(
      old - removedSections.count + insertedSections.count == new,
      "invalid number of sections"
    )
    let gone = Set(removedSections + movedSections.map(\.from))
    var staying = (0..<old).filter { !gone.contains($0) }[...]
    let moved = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.to, $0.from) })
    let inserted = Set(insertedSections)
    return (0..<new).map { inserted.contains($0) ? nil : moved[$0] ?? staying.removeFirst() }
  }

  /// Checks the items.
  private func check(_ old: [Int], _ new: [Int], _ sections: [Int?]) throws(Refusal) {
    let before = removedItems + movedItems.map(\.from)
    let after = insertedItems + movedItems.map(\.to)
    try expect(Set(before).count == before.count, "two changes of the same index path before")
    try expect(Set(after).count == after.count, "two changes of the same index path after")
    for path in before {
      try expect(old.indices.contains(path.section), "no section \(path.section) before")
      try expect((0..<old[path.section]).contains(path.item), "no item \(path) before")
    }
    for path in after {
      try expect(new.indices.contains(path.section), "no section \(path.section) after")
      try expect((0..<new[path.section]).contains(path.item), "no item \(path) after")
    }
    let movedSections = Set(self.movedSections.map(\.from))
    for path in before {
      try expect(!movedSections.contains(path.section), "an item changes in a section that moves")
    }
    for path in after {
      let isMoved = sections[path.section].map(movedSections.contains) ?? false
      try expect(!isMoved, "an item changes in a section that moves")
    }
    for move in movedItems {
      try expect(
        !removedSections.contains(move.from.section),
        "cannot move an item from a deleted section"
      )
      try expect(
        !insertedSections.contains(move.to.section),
        "cannot move an item into a newly inserted section"
      )
    }
    try checkCounts(old, new, sections)
  }

  /// Checks the numbers of items as the platform does, which compares the indices of the sections
  /// before and after to find out whether an item moves to another one.
  private func checkCounts(_ old: [Int], _ new: [Int], _ sections: [Int?]) throws(Refusal) {
    for (section, origin) in sections.enumerated() {
      guard let origin else { continue }
      let between = movedItems.filter { $0.from.section != $0.to.section }
      let count =
        old[origin] + insertedItems.count { $0.section == section }
        - removedItems.count { $0.section == origin }
        + between.count { $0.to.section == section } - between.count { $0.from.section == origin }
      try expect(count == new[section], "invalid number of items in section \(section)")
    }
  }

  private func expectUnique(
    _ sections: [Int],
    in count: Int,
    _ when: String
  ) throws(Refusal) {
    try expect(sections.allSatisfy((0..<count).contains), "no such section \(when)")
    try expect(Set(sections).count == sections.count, "two changes of the same section \(when)")
  }

  private func expect(_ condition: Bool, _ reason: String) throws(Refusal) {
    if !condition { throw Refusal(reason: reason) }
  }
}

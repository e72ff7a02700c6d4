import RandomTrees
import TestSupport
import Testing
import Withy

@Suite("Section changes") struct SectionChangesTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  struct Group: Identifiable, Equatable {
    let id: Int
    var title = ""
    var items: [Item] = []
  }

  /// Returns sections with the ids of their items, in the order of `[(1, [10, 11]), …]`.
  func groups(_ sections: [(Int, [Int])]) -> [Group] {
    sections.map { id, items in Group(id: id, items: items.map { Item(id: $0) }) }
  }

  func changes(_ old: [(Int, [Int])], _ new: [(Int, [Int])]) -> SectionChanges<Group> {
    SectionChanges(from: groups(old), to: groups(new), items: \.items)
  }

  /// Returns a stage in words: "-s1", "+s0", "s2>0", "-0.1", "+0.1", "0.1>2.0".
  func words(_ stage: SectionChanges<Group>.Stage) -> String {
    func path(_ path: ItemPath) -> String { "\(path.section).\(path.item)" }
    let sections = stage.sectionChanges
    return
      (sections.removals.map { "-s\($0)" } + sections.insertions.map { "+s\($0)" }
      + sections.moves.map { "s\($0.from)>\($0.to)" } + stage.removals.map { "-\(path($0))" }
      + stage.insertions.map { "+\(path($0))" }
      + stage.moves.map { "\(path($0.from))>\(path($0.to))" })
      .joined(separator: " ")
  }

  @Test("Equal lists have no stages")
  func same() {
    #expect(changes([(1, [10]), (2, [])], [(1, [10]), (2, [])]).stages.isEmpty)
    #expect(changes([], []).stages.isEmpty)
  }

  @Test(
    "One batch removes, inserts and moves items, and sections with their items",
    arguments: [
      ([(1, [10, 11, 12])], [(1, [12, 13, 10])], "-0.1 +0.1 0.2>0.0"),
      ([(1, [10]), (2, [20, 21])], [(1, [21, 10]), (2, [20])], "1.1>0.0"),
      ([(1, [10]), (2, [20])], [(2, [20]), (3, [30])], "-s0 +s1"),
      ([(1, [10]), (2, [20]), (3, [])], [(3, []), (1, [10]), (2, [20, 21])], "s2>0 +2.1"),
      ([(1, [10, 11]), (2, [20])], [(2, [21, 20])], "-s0 +0.0"),
      (
        [(0, []), (1, [10]), (2, [20])], [(0, []), (9, []), (1, []), (2, [10, 20])], "+s1 1.0>3.0"
      ),
    ] as [([(Int, [Int])], [(Int, [Int])], String)]
  )
  func oneBatch(_ old: [(Int, [Int])], _ new: [(Int, [Int])], _ expected: String) {
    #expect(changes(old, new).stages.map(words) == [expected])
  }

  @Test(
    "Changes that a table refuses in one batch have stages",
    arguments: [
      // Into an inserted section, out of a removed one, and both.
      ([(1, [10, 11])], [(1, [10]), (2, [20, 11])], ["+s1", "0.1>1.1"]),
      ([(1, [10]), (2, [20, 21])], [(1, [20, 10])], ["1.0>0.0", "-s1"]),
      ([(1, [10, 11])], [(2, [20, 10])], ["+s0", "1.0>0.1", "-s1"]),
      // In a section that moves.
      ([(1, [10]), (2, [20]), (3, [])], [(2, [20]), (3, []), (1, [])], ["s0>2", "-2.0"]),
      // In sections of which one moves; the removals are ascending in the list after the first stage.
      ([(1, [10]), (2, [20])], [(2, []), (1, [])], ["s1>0", "-0.0 -1.0"]),
      // From a section to one that has its index afterwards.
      (
        [(0, []), (1, [10]), (2, [20])], [(1, []), (2, [10, 20])], ["-s0", "0.0>1.0"]
      ),
    ] as [([(Int, [Int])], [(Int, [Int])], [String])]
  )
  func stages(_ old: [(Int, [Int])], _ new: [(Int, [Int])], _ expected: [String]) {
    #expect(changes(old, new).stages.map(words) == expected)
  }

  @Test("Each stage has the list as it is after it")
  func stagedSections() {
    let stages = changes([(1, [10, 11]), (2, [20])], [(3, [30, 10]), (2, [20])]).stages
    #expect(
      stages.map { $0.sections.map { [$0.id] + $0.items.map(\.id) } } == [
        [[3, 30], [1, 10, 11], [2, 20]],
        [[3, 30, 10], [1, 11], [2, 20]],
        [[3, 30, 10], [2, 20]],
      ]
    )
  }

  @Test("Changed sections and items are found where they are now, moved or not")
  func changed() {
    var old = groups([(1, [10, 11]), (2, [20])])
    var new = groups([(2, [11, 20, 21]), (1, [10])])
    (old[0].title, new[1].title) = ("one", "uno")
    (new[0].items[0].text, new[0].items[1].text) = ("moved", "stays")
    let changes = SectionChanges(from: old, to: new, items: \.items)
    #expect(changes.changedSections == [1])
    #expect(changes.changedItems.map { [$0.section, $0.item] } == [[0, 0], [0, 1]])
  }

  @Test(
    "An id that occurs twice is matched in its own section first, and else where it comes first"
  )
  func duplicates() {
    #expect(changes([(1, [7]), (2, [7])], [(1, []), (2, [7])]).stages.map(words) == ["-0.0"])
    #expect(
      changes([(1, [7, 7]), (2, [])], [(1, []), (2, [7])]).stages.map(words) == ["-0.1 0.0>1.0"]
    )
    #expect(changes([(1, [7])], [(1, [7]), (1, [8])]).stages.map(words) == ["+s1"])
  }

  @Test("Compared by id alone, lists have the same stages and no changed values")
  func idsAlone() {
    let old = [Group(id: 1, title: "a", items: [Item(id: 10, text: "a"), Item(id: 11)])]
    let new = [Group(id: 1, title: "b", items: [Item(id: 11), Item(id: 10, text: "b")])]
    let changes = SectionChanges(idsFrom: old, to: new, items: \.items)
    let compared = SectionChanges(from: old, to: new, items: \.items)
    #expect(changes.stages.map(words) == ["0.1>0.0"] && changes.stages[0].sections == new)
    #expect(compared.stages.map(words) == ["0.1>0.0"])
    #expect(compared.changedSections == [0] && compared.changedItems.map(\.item) == [1])
    #expect(changes.changedSections.isEmpty && changes.changedItems.isEmpty)
  }

  @Test("A hundred changes among 5,000 items are a hundred operations")
  func hundredChanges() {
    let old = (0..<50).map { section in (section, Array(section * 100..<section * 100 + 100)) }
    var new = old
    for section in 0..<25 {
      new[section].1.swapAt(0, 99)
      new[section].1.remove(at: 50)
      new[section + 25].1.insert(10_000 + section, at: 50)
    }
    let stages = changes(old, new).stages
    #expect(stages.count == 1)
    #expect(stages[0].removals.count == 25 && stages[0].insertions.count == 25)
    // The first and the last of 25 sections have changed places.
    #expect(stages[0].moves.count == 50)
  }

  @Test(
    "Random lists become the others, in batches that the platform accepts, with fewest operations"
  )
  func random() throws {
    for seed in seeds(passes: 1) {
      var generator = SeededGenerator(seed: seed)
      let old = randomList(&generator, from: [])
      let new = randomList(&generator, from: old)
      let changes = SectionChanges(from: old, to: new, items: \.items)
      try check(changes, from: old, to: new, "seed \(seed)")
    }
  }

  /// Returns 0 to 20 sections with 0 to 200 items in all, some of which are those of another list.
  private func randomList(_ generator: inout SeededGenerator, from old: [Group]) -> [Group] {
    let isSmall = Bool.random(using: &generator)
    let sections = Int.random(in: 0...(isSmall ? 4 : 20), using: &generator)
    let ids = Array((0..<(isSmall ? 5 : 24)).shuffled(using: &generator).prefix(sections))
    let keepsOrder = Bool.random(using: &generator)
    var list = (keepsOrder ? ids.sorted() : ids).map { Group(id: $0) }
    if list.isEmpty { return list }
    let isLoose = Int.random(in: 0..<4, using: &generator)
    for id in 0..<Int.random(in: 0...(isSmall ? 8 : 200), using: &generator) {
      if Int.random(in: 0..<10, using: &generator) == 0 { continue }
      let former = old.firstIndex { $0.items.contains { $0.id == id } }
      let home = former.flatMap { former in list.firstIndex { $0.id == old[former].id } }
      let index =
        isLoose > 0 && home != nil && Int.random(in: 0..<8, using: &generator) > 0
        ? home ?? 0 : list.indices.randomElement(using: &generator) ?? 0
      let item = Item(id: id, text: Int.random(in: 0..<9, using: &generator) == 0 ? "changed" : "")
      list[index].items.append(item)
    }
    if isLoose == 2 {
      for index in list.indices { list[index].items.shuffle(using: &generator) }
    }
    return list
  }

  /// Applies the changes as the platform does, and checks what comes out.
  private func check(
    _ changes: SectionChanges<Group>,
    from old: [Group],
    to new: [Group],
    _ seed: Comment
  ) throws {
    var current = old
    var operations = (sections: 0, items: 0)
    for stage in changes.stages {
      #expect(stage.removals == stage.removals.sorted(), seed)
      #expect(stage.insertions == stage.insertions.sorted(), seed)
      let batch = BatchUpdate(stage)
      operations.sections += batch.count - batch.itemCount
      operations.items += batch.itemCount
      let origins = try batch.origins(
        from: current.map(\.items.count),
        to: stage.sections.map(\.items.count)
      )
      for (section, origin) in zip(stage.sections, origins.sections) {
        if let origin { #expect(current[origin].id == section.id, seed) }
        if origin == nil { #expect(!current.contains { $0.id == section.id }, seed) }
      }
      for (section, paths) in zip(stage.sections, origins.items) {
        for (item, path) in zip(section.items, paths) {
          if let path {
            #expect(current[path.section].items[path.item].id == item.id, seed)
          } else {
            #expect(!old.contains { $0.items.contains { $0.id == item.id } }, seed)
          }
        }
      }
      current = stage.sections
    }
    #expect(current.map(\.id) == new.map(\.id), seed)
    #expect(current.map { $0.items.map(\.id) } == new.map { $0.items.map(\.id) }, seed)
    #expect(changes.stages.count <= 3, seed)
    #expect(operations == fewest(from: old, to: new), seed)
    let texts = Dictionary(
      uniqueKeysWithValues: old.flatMap { $0.items.map { ($0.id, $0.text) } }
    )
    let expected = new.enumerated().flatMap { section, group in
      group.items.indices.filter { index in
        let item = group.items[index]
        return texts[item.id].map { $0 != item.text } ?? false
      }.map { [section, $0] }
    }
    #expect(changes.changedItems.map { [$0.section, $0.item] } == expected, seed)
  }

  /// Returns the least number of operations, found in the plainest way.
  private func fewest(from old: [Group], to new: [Group]) -> (sections: Int, items: Int) {
    let oldIDs = old.map(\.id)
    let newIDs = new.map(\.id)
    let kept = newIDs.filter(oldIDs.contains)
    let sections = oldIDs.count + newIDs.count - kept.count - longest(kept, in: oldIDs)
    let homes = Dictionary(
      uniqueKeysWithValues: old.flatMap { group in group.items.map { ($0.id, group.id) } }
    )
    let newHomes = Dictionary(
      uniqueKeysWithValues: new.flatMap { group in group.items.map { ($0.id, group.id) } }
    )
    var items = 0
    for group in old where newIDs.contains(group.id) {
      items += group.items.count { newHomes[$0.id] == nil }
    }
    for group in new {
      if oldIDs.contains(group.id) { items += group.items.count { homes[$0.id] == nil } }
      items += group.items.count { homes[$0.id] != nil && homes[$0.id] != group.id }
      guard let former = old.first(where: { $0.id == group.id }) else { continue }
      let same = group.items.map(\.id).filter { homes[$0] == group.id }
      items += same.count - longest(same, in: former.items.map(\.id))
    }
    return (sections, items)
  }

  /// Returns the length of the longest part of a list that is in the order of another one.
  private func longest(_ list: [Int], in order: [Int]) -> Int {
    let positions = list.compactMap { order.firstIndex(of: $0) }
    var lengths: [Int] = []
    for (index, position) in positions.enumerated() {
      let before = (0..<index).filter { positions[$0] < position }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }
}

extension BatchUpdate {
  /// Creates the batch of a stage.
  init<Section>(_ stage: SectionChanges<Section>.Stage) {
    self.init()
    removedSections = stage.sectionChanges.removals
    insertedSections = stage.sectionChanges.insertions
    movedSections = stage.sectionChanges.moves.map { ($0.from, $0.to) }
    removedItems = stage.removals.map { Path($0.section, $0.item) }
    insertedItems = stage.insertions.map { Path($0.section, $0.item) }
    movedItems = stage.moves.map {
      (Path($0.from.section, $0.from.item), Path($0.to.section, $0.to.item))
    }
  }

  /// The number of changes of items.
  fileprivate var itemCount: Int { removedItems.count + insertedItems.count + movedItems.count }
}

/// The batches in which the changes of sections can be applied; a section is known by its old index
/// or, if it is inserted, by its new one plus the number of old sections.
extension SectionComparison {
  /// Returns the stages that turn one list into the other: while the items change, the sections are
  /// in the new order, among them those to be removed from which items move.
  @usableFromInline
  func stages<Section, Item>(
    from old: [Section],
    to new: [Section],
    items: WritableKeyPath<Section, [Item]>
  ) -> [SectionChanges<Section>.Stage] {
    let final = origins.enumerated().map { $1 ?? old.count + $0 }
    let newIndices = Self.indices(of: final)
    let departed = Set(moves.lazy.map(\.from).filter { newIndices[$0.section] == nil })
    let order = departed.isEmpty ? final : orderWithRemovedSections(final)
    let indices = Self.indices(of: order)
    let isSplit = needsStageForSections(before: indices)

    var stages: [SectionChanges<Section>.Stage] = []
    if isSplit {
      let arrived = Set(moves.lazy.map(\.to))
      let sections = order.map { section in
        guard let index = newIndices[section] else { return old[section] }
        var result = new[index]
        if section < old.count {
          result[keyPath: items] = old[section][keyPath: items]
        } else {
          result[keyPath: items].remove(arrived, in: index)
        }
        return result
      }
      stages.append(.init(sections: sections, from: Array(old.indices), to: order))
    }
    let sections = order.map { section in
      if let index = newIndices[section] { return new[index] }
      var result = old[section]
      result[keyPath: items].remove(departed, in: section)
      return result
    }
    func before(_ path: ItemPath) -> ItemPath {
      isSplit ? ItemPath(section: indices[path.section] ?? 0, item: path.item) : path
    }
    func after(_ path: ItemPath) -> ItemPath {
      ItemPath(section: indices[final[path.section]] ?? 0, item: path.item)
    }
    let stage = SectionChanges<Section>.Stage(
      sections: sections,
      from: isSplit ? order : Array(old.indices),
      to: order,
      removals: isSplit ? removals.map(before).sorted() : removals,
      insertions: insertions.map(after),
      moves: moves.map { ItemPath.Move(from: before($0.from), to: after($0.to)) }
    )
    if !stage.isEmpty { stages.append(stage) }
    if !departed.isEmpty { stages.append(.init(sections: new, from: order, to: final)) }
    return stages
  }

  /// Returns the index of each section in an order.
  private static func indices(of order: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
  }

  /// Returns the new order, with the removed sections among those that stay, so that none is moved.
  private func orderWithRemovedSections(_ final: [Int]) -> [Int] {
    var result: [Int] = []
    var removed = removedSections[...]
    for (index, section) in final.enumerated() {
      if let origin = origins[index], !movedSections.contains(index) {
        while let first = removed.first, first < origin { result.append(removed.removeFirst()) }
      }
      result.append(section)
    }
    return result + removed
  }

  /// Returns whether sections have to be inserted and moved before the items change, given the index
  /// of each section while they do.
  private func needsStageForSections(before indices: [Int: Int]) -> Bool {
    let movedOrigins = Set(movedSections.compactMap { origins[$0] })
    return removals.contains { movedOrigins.contains($0.section) }
      || insertions.contains { movedSections.contains($0.section) }
      || moves.contains { move in
        guard let origin = origins[move.to.section] else { return true }
        return movedSections.contains(move.to.section) || movedOrigins.contains(move.from.section)
          // UIKit takes this for a move within a section.
          || origin != move.from.section && indices[origin] == move.from.section
      }
  }
}

extension SectionChanges.Stage {
  fileprivate init(
    sections: [Section],
    from order: [Int],
    to newOrder: [Int],
    removals: [ItemPath] = [],
    insertions: [ItemPath] = [],
    moves: [ItemPath.Move] = []
  ) {
    self.sections = sections
    sectionChanges = ListChanges(from: order, to: newOrder)
    (self.removals, self.insertions, self.moves) = (removals, insertions, moves)
  }

  /// A Boolean value indicating whether the batch changes nothing.
  fileprivate var isEmpty: Bool {
    sectionChanges.isEmpty && removals.isEmpty && insertions.isEmpty && moves.isEmpty
  }
}

extension Array {
  /// Removes the items of a section that have one of some paths.
  fileprivate mutating func remove(_ paths: Set<ItemPath>, in section: Int) {
    self = enumerated().filter { !paths.contains(ItemPath(section: section, item: $0.offset)) }.map(
      \.element
    )
  }
}

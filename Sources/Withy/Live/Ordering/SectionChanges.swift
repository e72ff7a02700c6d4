/// The changes that turn one list of sections, each with items, into another, as batches that a
/// table or a collection view accepts.
///
/// Sections and items are identified by their ids. What does not move is not mentioned: moving the
/// first of 5,000 items to the end is one move, and an item that is in another section than before
/// is moved there. Mostly there is one batch:
///
/// ```swift
/// struct Day: Identifiable, Equatable {
///   let id: String
///   var messages: [Message]
/// }
///
/// let changes = SectionChanges(from: days, to: newDays, items: \.messages)
/// for stage in changes.stages {
///   table.performBatchUpdates {
///     days = stage.sections
///     table.deleteSections(IndexSet(stage.sectionChanges.removals), with: .fade)
///     table.insertSections(IndexSet(stage.sectionChanges.insertions), with: .fade)
///     for move in stage.sectionChanges.moves { table.moveSection(move.from, toSection: move.to) }
///     table.deleteRows(at: stage.removals.map { IndexPath(row: $0.item, section: $0.section) }, with: .fade)
///     …
///   }
/// }
/// days = newDays
/// table.reconfigureRows(at: changes.changedItems.map { IndexPath(row: $0.item, section: $0.section) })
/// ```
///
/// UIKit refuses some changes in one batch: items that move out of a section that is removed, or
/// into one that is inserted. It miscounts if an item moves to a section that has, after the batch,
/// the index of the one that the item comes from. And the items of a section cannot change in the
/// batch in which the section moves. Sections are then inserted and moved in a stage before that of
/// the items, or removed in a stage after it: there are at most three stages.
///
/// An id that occurs twice in a list is matched first within its section, then at its first
/// position, and counts as removed or inserted at the others.
@frozen
public struct SectionChanges<Section> {
  /// A batch of changes.
  ///
  /// Old paths and indices refer to the list before the batch, new ones to ``sections``.
  @frozen
  public struct Stage {
    /// The list after the batch.
    public let sections: [Section]

    /// The sections that are removed and inserted with the items in them, or moved.
    public let sectionChanges: ListChanges

    /// The old paths of items that are removed from sections that remain, ascending.
    public let removals: [ItemPath]

    /// The new paths of items that are inserted into sections that were there before, ascending.
    public let insertions: [ItemPath]

    /// The items that move, in the order of the new list.
    public let moves: [ItemPath.Move]
  }

  /// The batches, to be performed in this order; none if nothing is removed, inserted or moved.
  public let stages: [Stage]

  /// The indices in the new list of sections that are not equal to the old ones, apart from their
  /// items; ascending.
  public let changedSections: [Int]

  /// The paths in the new list of items that are not equal to the old ones, moved or not; ascending.
  public let changedItems: [ItemPath]

  @usableFromInline package let newSections: [Section]

  /// Compares two lists by id, and what has the same id by value.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - items: The property of a section that has its items.
  /// - Complexity: O(*n* log *n*) for *n* sections and items of both lists; O(*n*) if nothing moves.
  @inlinable
  public init<Item: Identifiable & Equatable>(
    from old: [Section],
    to new: [Section],
    items: WritableKeyPath<Section, [Item]>
  ) where Section: Identifiable & Equatable {
    let (oldItems, newItems) = (old.map { $0[keyPath: items] }, new.map { $0[keyPath: items] })
    let comparison = SectionComparison(
      from: (old.map(\.id), oldItems.map { $0.map(\.id) }),
      to: (new.map(\.id), newItems.map { $0.map(\.id) })
    )
    newSections = new
    stages = comparison.stages(from: old, to: new, items: items)
    changedItems = comparison.kept.filter { move in
      oldItems[move.from.section][move.from.item] != newItems[move.to.section][move.to.item]
    }.map(\.to).sorted()
    changedSections = new.indices.filter { index in
      guard let origin = comparison.origins[index] else { return false }
      var (old, new) = (old[origin], new[index])
      old[keyPath: items] = []
      new[keyPath: items] = []
      return old != new
    }
  }

  /// Compares two lists by id alone.
  @inlinable
  package init<Item: Identifiable>(
    idsFrom old: [Section],
    to new: [Section],
    items: WritableKeyPath<Section, [Item]>
  ) where Section: Identifiable {
    let comparison = SectionComparison(
      from: (old.map(\.id), old.map { $0[keyPath: items].map(\.id) }),
      to: (new.map(\.id), new.map { $0[keyPath: items].map(\.id) })
    )
    newSections = new
    stages = comparison.stages(from: old, to: new, items: items)
    (changedSections, changedItems) = ([], [])
  }
}

extension SectionChanges: Sendable where Section: Sendable {}
extension SectionChanges.Stage: Sendable where Section: Sendable {}

/// What leads from one list of ids to another, by the fewest moves.
///
/// It is for lists that Withy does not keep itself, such as the model of a table, and the comparison that
/// live parents make of their children. As a batch, by indices in the list before and after:
///
/// ```swift
/// let changes = ListChanges(from: old.map(\.id), to: new.map(\.id))
/// items = new
/// table.performBatchUpdates {
///   table.deleteRows(at: changes.removals.map { IndexPath(row: $0, section: 0) }, with: .automatic)
///   table.insertRows(at: changes.insertions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
///   for move in changes.moves {
///     table.moveRow(at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
///   }
/// }
/// ```
///
/// or one by one, for lists that have no batches; see ``steps``.
///
/// An id that stands in a list twice is matched at its first place, and counts as removed or inserted at
/// the others.
public struct ListChanges: Equatable, Sendable {
  /// An element that takes another place among those that stay.
  public struct Move: Equatable, Sendable {
    /// The index of the element in the list before.
    public let from: Int

    /// The index of the element in the list after.
    public let to: Int
  }

  /// The indices in the list before of the elements that are not in the list after, ascending.
  public let removals: [Int]

  /// The indices in the list after of the elements that are not in the list before, ascending.
  public let insertions: [Int]

  /// The elements that move, in the order of the list after.
  ///
  /// There are as few as possible: all elements of both lists, less the longest run that is in order
  /// already.
  public let moves: [Move]

  /// The numbers of elements in the list before and in the list after.
  let oldCount: Int
  let newCount: Int

  /// Compares two lists of ids.
  ///
  /// - Parameters:
  ///   - old: The ids before.
  ///   - new: The ids after.
  /// - Complexity: O(*n* log *n*) for *n* ids of both lists; O(*n*) where nothing moves.
  public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    var ordering = Ordering<ID>()
    ordering.compare(old, new)
    var stays = Array(repeating: false, count: old.count)
    var insertions: [Int] = []
    var moves: [Move] = []
    for index in new.indices {
      guard let place = ordering.place(of: index, in: old.count) else {
        insertions.append(index)
        continue
      }
      stays[place] = true
      if ordering.fates[index] == .moves { moves.append(Move(from: place, to: index)) }
    }
    removals = old.indices.filter { !stays[$0] }
    self.insertions = insertions
    self.moves = moves
    (oldCount, newCount) = (old.count, new.count)
  }

  /// A Boolean value indicating whether the lists are the same.
  public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }
}

extension ListChanges: CustomStringConvertible {
  /// The numbers, as a person would say them: "2 insertions, 1 move", or "nothing".
  public var description: String {
    Changes(insertions: insertions.count, removals: removals.count, moves: moves.count).description
  }
}

/// The changes that turn one list of ids into another, with the fewest moves.
///
/// The algorithm is that by which `Live`s compare their children, for lists that Withy does
/// not manage itself, such as the model of a table. The changes can be applied as a batch, by
/// indices in the old and new lists:
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
/// or one by one, for lists without batch updates; see ``steps``.
///
/// An id that occurs several times in a list is matched where both lists agree, or at its first
/// index, and counts as removed or inserted at the others.
@frozen
public struct ListChanges: Equatable, Sendable {
  /// An element that moves relative to those that stay.
  @frozen
  public struct Move: Equatable, Sendable {
    /// The index of the element in the old list.
    public let from: Int

    /// The index of the element in the new list.
    public let to: Int

    @usableFromInline
    init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
  }

  /// The indices in the old list of the elements that are not in the new list, ascending.
  public let removals: [Int]

  /// The indices in the new list of the elements that are not in the old list, ascending.
  public let insertions: [Int]

  /// The elements that move, in the order of the new list.
  ///
  /// There are as few as possible: all elements that are in both lists, except the longest
  /// subsequence of them that is already in order.
  public let moves: [Move]

  @usableFromInline let oldCount: Int

  /// For each element of the new list, its index in the old list; `nil` if it is inserted.
  @usableFromInline let origins: [Int?]

  /// Compares two lists of ids.
  ///
  /// - Parameters:
  ///   - old: The old ids.
  ///   - new: The new ids.
  /// - Complexity: O(*n* log *n*) for *n* ids of both lists; O(*n*) if nothing moves.
  @inlinable
  public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    let ordering = Ordering(from: old, to: new)
    var stays = Array(repeating: false, count: old.count)
    var insertions: [Int] = []
    var moves: [Move] = []
    for index in new.indices {
      guard let oldIndex = ordering.oldIndices[index] else {
        insertions.append(index)
        continue
      }
      stays[oldIndex] = true
      if ordering.placements[index] == .moves { moves.append(Move(from: oldIndex, to: index)) }
    }
    removals = old.indices.filter { !stays[$0] }
    self.insertions = insertions
    self.moves = moves
    (oldCount, origins) = (old.count, ordering.oldIndices)
  }

  /// A Boolean value indicating whether the lists are the same.
  public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }
}

extension ListChanges: CustomStringConvertible {
  /// The numbers in words: "2 insertions, 1 move", or "nothing".
  public var description: String {
    Changes(insertions: insertions.count, removals: removals.count, moves: moves.count).description
  }
}

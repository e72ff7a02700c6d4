/// The position of an item in a list of sections, such as that of a row in a table.
///
/// ```swift
/// table.insertRows(at: stage.insertions.map { IndexPath(row: $0.item, section: $0.section) }, with: .fade)
/// ```
@frozen
public struct ItemPath: Hashable, Sendable, Comparable {
  /// The index of the section.
  public let section: Int

  /// The index of the item in its section.
  public let item: Int

  /// An item that moves within its section, or to another one.
  @frozen
  public struct Move: Equatable, Sendable {
    /// The path of the item in the old list.
    public let from: ItemPath

    /// The path of the item in the new list.
    public let to: ItemPath

    @inlinable
    init(from: ItemPath, to: ItemPath) { (self.from, self.to) = (from, to) }
  }

  @inlinable
  init(section: Int, item: Int) { (self.section, self.item) = (section, item) }

  /// Returns whether a path comes before another one in the list.
  @inlinable
  public static func < (one: ItemPath, other: ItemPath) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }
}

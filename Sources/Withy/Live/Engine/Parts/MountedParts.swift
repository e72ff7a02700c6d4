/// The parts of one live tree.
final class MountedParts {
  /// The queue of parts whose state has changed; `nil` if nothing is observed.
  var changes: InvalidationQueue?

  /// The parts, which are not retained.
  ///
  /// The references are unmanaged: weak ones would make each retain and release of a part take ten
  /// times as long. This is safe because a part removes itself first thing in its `deinit`: other
  /// code that its end runs (the `deinit` of values captured by its block) no longer finds it.
  private var parts: [Int: Unmanaged<MountedPart>] = [:]

  /// The id that no part has, for what belongs to none: comparing optional ids took longer.
  static let none = 0

  private var lastID = none

  /// Returns an unused id.
  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds a part.
  func insert(_ part: MountedPart) {
    parts[part.id] = Unmanaged.passUnretained(part)
  }

  /// Removes a part.
  func remove(_ id: Int) {
    parts[id] = nil
  }

  /// The ids of all parts.
  var ids: Set<Int> { Set(parts.keys) }

  /// Returns the part with an id.
  subscript(id: Int) -> MountedPart? { parts[id]?.takeUnretainedValue() }

  /// Returns the index of a part's first node among the nodes of its block; `nil` if it is not
  /// known.
  func position(of part: MountedPart) -> Int? {
    var (part, position) = (part, 0)
    while part.isDirect {
      guard let outer = self[part.outer] else { return nil }
      position += part.offset + outer.positions.shift(of: part.rank)
      part = outer
    }
    guard let positions = part.block?.positions else { return nil }
    return position + part.offset + positions.shift(of: part.rank)
  }

  /// Notes that the number of nodes of a part has changed.
  func shift(_ part: MountedPart, by number: Int) {
    var part = part
    while part.isDirect, let outer = self[part.outer] {
      outer.positions.shift(by: number, after: part.rank)
      part = outer
    }
    part.block?.positions?.shift(by: number, after: part.rank)
  }
}

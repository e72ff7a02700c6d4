/// The parts of one live tree.
final class MountedParts {
  /// The parts whose state has changed; `nil` where nothing is observed.
  var changes: InvalidationQueue?

  /// The parts, which are not kept alive.
  ///
  /// The references are not counted: a weak one would make each retain and release of a part take ten
  /// times as long. That is safe because a part removes itself, as the first thing, when it goes: what
  /// its end runs of others (the `deinit` of what its block captured) does not find it any more.
  private var parts: [Int: Unmanaged<MountedPart>] = [:]

  /// What parts leave behind.
  let deallocations: DeallocationQueue

  private var lastID = 0

  /// Creates the parts of a tree that has none.
  init(deallocations: DeallocationQueue) {
    self.deallocations = deallocations
  }

  /// Returns an id that no part has had.
  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds a part.
  func insert(_ part: MountedPart) {
    parts[part.id] = Unmanaged.passUnretained(part)
  }

  /// Removes a part that has gone.
  func remove(_ id: Int) {
    parts[id] = nil
  }

  /// The ids of all parts.
  var ids: Set<Int> { Set(parts.keys) }

  /// Returns the part with an id.
  subscript(id: Int) -> MountedPart? { parts[id]?.takeUnretainedValue() }
}

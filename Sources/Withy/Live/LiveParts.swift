/// The parts of one live tree.
final class LiveParts {
  /// The parts whose state has changed; `nil` where nothing is observed.
  var changes: ChangedParts?

  /// The parts, which are not kept alive.
  ///
  /// The references are not counted: a weak one would make each retain and release of a part take ten
  /// times as long. That is safe because a part removes itself first when it goes.
  private var parts: [Int: Unmanaged<LivePart>] = [:]

  private var lastID = 0

  /// Returns an id that no part has had; those of the parts around a part are smaller.
  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds a part.
  func insert(_ part: LivePart) {
    parts[part.id] = Unmanaged.passUnretained(part)
  }

  /// Removes a part that has gone.
  func remove(_ id: Int) {
    parts[id] = nil
  }

  /// Returns the part with an id.
  subscript(id: Int) -> LivePart? { parts[id]?.takeUnretainedValue() }
}

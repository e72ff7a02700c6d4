/// The live parents of all containers, one for each.
enum LiveTable {
  /// A live parent.
  ///
  /// `Sendable` is unchecked, but holds: the live parent is only handed to code that has its
  /// container, and neither is `Sendable`, so both belong to one thread.
  private struct Entry: @unchecked Sendable {
    weak var live: Live?
  }

  private static let entries = Locked<[ObjectIdentifier: Entry]>([:])

  /// Notes the live parent of a container, and returns the one that the container had before.
  static func insert(_ live: Live, of container: any Nestable) -> Live? {
    let entry = Entry(live: live)
    let former = entries.withLock {
      $0.updateValue(entry, forKey: ObjectIdentifier(container))?.live
    }
    guard let former, former.isLive(in: container) else { return nil }
    return former
  }

  /// Removes a container whose live parent is being freed.
  static func remove(_ container: ObjectIdentifier) {
    entries.withLock { if $0[container]?.live == nil { $0[container] = nil } }
  }
}

/// The `Live` of each container.
enum LiveTable {
  /// A `Live` and its container.
  ///
  /// `Sendable` is unchecked, but holds: the `Live` is only loaded by code that has its
  /// container, and neither is `Sendable`, so both belong to one thread. Nothing is retained of a
  /// former container at the same address. The entry is a class, because unoptimised code takes an
  /// optional structure with weak variables that is `nil` for a value.
  private final class Entry: @unchecked Sendable {
    private(set) weak var container: AnyObject?
    private(set) weak var live: Live?
    let id: ObjectIdentifier

    init(_ live: Live, of container: AnyObject) {
      (self.container, self.live, id) = (container, live, ObjectIdentifier(live))
    }
  }

  private static let entries = Locked<[ObjectIdentifier: Entry]>([:])

  /// Notes the `Live` of a container, and returns the one that the container had before, if its block
  /// still applies or a pass of it runs.
  static func insert(_ live: Live, of container: any Nestable) -> Live? {
    let entry = Entry(live, of: container)
    let former = entries.withLock { entries in
      let former = entries.updateValue(entry, forKey: ObjectIdentifier(container))
      return former?.container === container ? former : nil
    }
    guard let former = former?.live, former.isLive(in: container) || former.isRunning else {
      return nil
    }
    return former
  }

  /// Removes a container whose `Live` is being freed.
  static func remove(_ live: Live, of container: ObjectIdentifier) {
    let id = ObjectIdentifier(live)
    entries.withLock { if $0[container]?.id == id { $0[container] = nil } }
  }
}

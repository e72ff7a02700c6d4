/// The connections of all objects, by object and id, so that an object built twice, or built and
/// then described in a live tree, is not attached to twice.
///
/// The table retains neither objects nor connections, and a look-up only those of its own object:
/// what a handler has captured must not be freed on an unrelated thread.
enum ConnectionTable {
  /// An object, and the hash of an id: the id itself is compared outside the lock.
  struct Key: Hashable {
    let object: ObjectIdentifier
    let hash: Int

    init(_ object: AnyObject, _ id: AnyHashable) {
      (self.object, hash) = (ObjectIdentifier(object), id.hashValue)
    }
  }

  /// A connection of an object, `Sendable` unchecked: it is loaded only by code that has the
  /// object, and the id is compared and released outside the lock, under which no user code runs.
  private struct Entry: @unchecked Sendable {
    let id: AnyHashable

    /// The object, to be told from the next one at its address, which may find the entry while an
    /// adapter still holds the connection.
    weak var object: AnyObject?

    weak var connection: AnyObject?
    let connectionID: ObjectIdentifier
  }

  private static let entries = Locked<[Key: [Entry]]>([:])

  static func connection<Handler>(
    _ id: AnyHashable,
    of object: AnyObject,
    as handler: Handler.Type
  ) -> Connection<Handler>? {
    let key = Key(object, id)
    for entry in entries.withLock({ $0[key] }) ?? []
    where entry.object === object && entry.id == id {
      if let connection = entry.connection as? Connection<Handler> { return connection }
    }
    return nil
  }

  /// Adds the connection of an object, which removes itself when it is detached or freed.
  static func add<Handler>(
    _ connection: Connection<Handler>,
    _ id: AnyHashable,
    of object: AnyObject
  ) {
    let key = Key(object, id)
    let entry = Entry(
      id: id,
      object: object,
      connection: connection,
      connectionID: ObjectIdentifier(connection)
    )
    connection.key = key
    entries.withLock { $0[key, default: []].append(entry) }
  }

  static func remove(_ connectionID: ObjectIdentifier, at key: Key) {
    // The id is released outside the lock.
    _ = entries.withLock { entries -> Entry? in
      guard let index = entries[key]?.firstIndex(where: { $0.connectionID == connectionID })
      else { return nil }
      defer { if entries[key]?.isEmpty == true { entries[key] = nil } }
      return entries[key]?.remove(at: index)
    }
  }
}

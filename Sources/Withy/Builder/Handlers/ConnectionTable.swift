import Foundation

/// The connections of all objects, found by their object and id: an object that is built twice, or built
/// and then described in a live tree, gets no second attachment.
///
/// It holds neither objects nor connections. It is `Sendable` without the compiler's check: `entries`
/// and `limit` are touched only under `lock`, under which no code of the user runs, since ids are
/// compared, and what was found is let go of, outside. A connection is only given to who has its object.
final class ConnectionTable: @unchecked Sendable {
  /// A connection of an object, by its id.
  private struct Entry {
    let id: AnyHashable
    weak var connection: AnyObject?
  }

  /// The one table.
  static let shared = ConnectionTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// The number of objects at which the entries are looked through for those that have gone.
  private var limit = 64

  /// Returns the connection of an object with an id, if there is one.
  func connection<Handler>(
    _ id: AnyHashable,
    of object: AnyObject,
    as handler: Handler.Type
  ) -> Connection<Handler>? {
    for entry in lock.withLock({ entries[ObjectIdentifier(object)] }) ?? [] where entry.id == id {
      // An object that has gone may have had the same address.
      if let connection = entry.connection as? Connection<Handler>, connection.object === object {
        return connection
      }
    }
    return nil
  }

  /// Adds the connection of an object.
  func add<Handler>(_ connection: Connection<Handler>, _ id: AnyHashable, of object: AnyObject) {
    let entry = Entry(id: id, connection: connection)
    // Outside the lock what has gone is let go of.
    _ = lock.withLock { () -> [Any] in
      var gone: [Any] = []
      if entries.count >= limit { gone = removeGone() }
      let others = entries[ObjectIdentifier(object)] ?? []
      entries[ObjectIdentifier(object)] = others.filter { $0.connection != nil } + [entry]
      return gone + others
    }
  }

  /// Removes the entries whose connections have gone, in time that the additions before pay for.
  private func removeGone() -> [Any] {
    let all = entries
    var looked: [Any] = [all]
    entries = entries.filter { _, list in
      list.contains {
        let connection = $0.connection
        looked.append(connection as Any)
        return connection != nil
      }
    }
    limit = max(64, entries.count * 2)
    return looked
  }
}

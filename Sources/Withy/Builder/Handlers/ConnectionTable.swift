import Foundation

/// The connections of all objects, by object and id, so that an object built twice, or built and
/// then described in a live tree, is not attached to twice.
///
/// The table retains neither objects nor connections. `Sendable` is unchecked, but holds: `entries`
/// and `limit` are accessed only under `lock`, and no user code runs under it, since ids are
/// compared, and results are released, outside. A connection is only returned to a caller that has
/// its object.
final class ConnectionTable: @unchecked Sendable {
  /// A connection of an object, with its id.
  private struct Entry {
    let id: AnyHashable
    weak var connection: AnyObject?
  }

  /// The only table.
  static let shared = ConnectionTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// The number of objects at which stale entries are next removed.
  private var limit = 64

  /// Returns the connection of an object with an id, if there is one.
  func connection<Handler>(
    _ id: AnyHashable,
    of object: AnyObject,
    as handler: Handler.Type
  ) -> Connection<Handler>? {
    for entry in lock.withLock({ entries[ObjectIdentifier(object)] }) ?? [] where entry.id == id {
      // A freed object may have had the same address.
      if let connection = entry.connection as? Connection<Handler>, connection.object === object {
        return connection
      }
    }
    return nil
  }

  /// Adds the connection of an object.
  func add<Handler>(_ connection: Connection<Handler>, _ id: AnyHashable, of object: AnyObject) {
    let entry = Entry(id: id, connection: connection)
    // Release stale connections outside the lock.
    _ = lock.withLock { () -> [Any] in
      var gone: [Any] = []
      if entries.count >= limit { gone = removeGone() }
      let others = entries[ObjectIdentifier(object)] ?? []
      entries[ObjectIdentifier(object)] = others.filter { $0.connection != nil } + [entry]
      return gone + others
    }
  }

  /// Removes stale entries, in amortised constant time per addition.
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

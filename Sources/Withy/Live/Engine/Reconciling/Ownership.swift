/// The existing objects of one live tree, each of which belongs to the tree that placed it last.
///
/// When another tree takes an object, that is noted under a lock, and the tree that loses the
/// object leaves it alone from its next pass on, so that the trees may be used on different
/// threads.
final class Ownership: Sendable {
  /// The tree that has an object, and the source location of the block that placed it.
  private struct Owner {
    let tree: Ownership
    let file: StaticString
    let line: UInt

    /// Whether the tree no longer describes the object, but has not removed it yet.
    var isLeaving = false
  }

  /// The owners of all existing objects in live trees.
  private static let owners = Locked<[ObjectIdentifier: Owner]>([:])

  /// The objects that other trees have taken since the last call of ``takenByOthers()``.
  private let taken = Locked<[ObjectIdentifier]>([])

  /// Takes an object, and returns where the block is that loses it, if one still describes it.
  func take(
    _ object: ObjectIdentifier,
    file: StaticString,
    line: UInt
  ) -> (file: StaticString, line: UInt)? {
    let owner = Owner(tree: self, file: file, line: line)
    guard let former = Self.owners.withLock({ $0.updateValue(owner, forKey: object) }),
      former.tree !== self
    else { return nil }
    former.tree.taken.withLock { $0.append(object) }
    return former.isLeaving ? nil : (former.file, former.line)
  }

  /// Notes whether an object is leaving this tree, if this tree has it.
  func setLeaving(_ isLeaving: Bool, _ object: ObjectIdentifier) {
    Self.owners.withLock { owners in
      if owners[object]?.tree === self { owners[object]?.isLeaving = isLeaving }
    }
  }

  /// Returns whether an object belongs to another tree.
  func isTaken(_ object: ObjectIdentifier) -> Bool {
    Self.owners.withLock { $0[object].map { $0.tree !== self } ?? false }
  }

  /// Whether ``takenByOthers()`` has objects to return.
  var hasLost: Bool { taken.withLock { !$0.isEmpty } }

  /// Returns the objects that other trees have taken since the last call, even if they have let
  /// them go, except for those that this tree has taken back.
  func takenByOthers() -> [ObjectIdentifier] {
    let objects = taken.withLock { taken in
      defer { taken = [] }
      return taken
    }
    if objects.isEmpty { return [] }
    return Self.owners.withLock { owners in objects.filter { owners[$0]?.tree !== self } }
  }

  /// Gives up the ownership of an object, if this tree has it.
  func letGo(_ object: ObjectIdentifier) {
    Self.owners.withLock { owners in
      if owners[object]?.tree === self { owners[object] = nil }
    }
  }
}

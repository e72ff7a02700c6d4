/// The ownership of the existing objects of one live tree: the tree that placed an object last owns
/// it.
///
/// When another tree takes an object, this is noted under a lock, and this tree gives up the object
/// in its own next pass, so that the trees may be used on different threads.
final class Ownership: Sendable {
  /// The tree that owns an object, and the source location of the block that placed it.
  private struct Owner {
    let tree: Ownership
    let file: StaticString
    let line: UInt
  }

  /// The place that would have an object which another tree has taken.
  struct Loss {
    /// The id of the part that describes the object, and the pass that last evaluated it.
    var part: Int
    var evaluation: Int
  }

  /// The owners of all existing objects in live trees.
  private static let owners = Locked<[ObjectIdentifier: Owner]>([:])

  /// The objects that other trees have taken since the last call of ``takenByOthers()``.
  private let taken = Locked<Set<ObjectIdentifier>>([])

  /// Takes an object, and returns the source location of the block that loses it, if there is one.
  func take(
    _ object: ObjectIdentifier,
    file: StaticString,
    line: UInt
  ) -> (file: StaticString, line: UInt)? {
    let owner = Owner(tree: self, file: file, line: line)
    guard let former = Self.owners.withLock({ $0.updateValue(owner, forKey: object) }),
      former.tree !== self
    else { return nil }
    former.tree.taken.withLock { _ = $0.insert(object) }
    return (former.file, former.line)
  }

  /// Returns whether an object belongs to another tree.
  func isTaken(_ object: ObjectIdentifier) -> Bool {
    Self.owners.withLock { $0[object].map { $0.tree !== self } ?? false }
  }

  /// Returns the objects that other trees have taken since the last call.
  func takenByOthers() -> Set<ObjectIdentifier> {
    taken.withLock { taken in
      defer { taken = [] }
      return taken
    }
  }

  /// Gives up the ownership of an object, if this tree has it.
  func letGo(_ object: ObjectIdentifier) {
    Self.owners.withLock { owners in
      if owners[object]?.tree === self { owners[object] = nil }
    }
  }

  /// Gives up the ownership of all existing objects among the tree's nodes.
  func letGo(_ members: [ObjectIdentifier: MountedNode]) {
    for (id, node) in members where node.factory == nil { letGo(id) }
  }
}

/// A place left without its object, which is already in the tree and was made by a factory here or
/// there.
struct ContestedPlace {
  let id: ObjectIdentifier
  let type: Any.Type

  /// The place named in diagnostics.
  let file: StaticString
  let line: UInt
}

extension Reconciler {
  /// Makes the tree own an object, and reports if another tree owned it.
  func own(_ object: AnyObject) {
    guard let block else { return }
    touch {
      let id = ObjectIdentifier(object)
      guard let other = ownership.take(id, file: block.file, line: block.line) else { return }
      report(
        "\(type(of: object)) stood in the live tree of \(other.file):\(other.line); it belongs to this one now"
      )
    }
  }

  /// Notes the objects that other trees have taken.
  func noteLosses() {
    for id in ownership.takenByOthers() {
      guard let node = members[id] else { continue }
      lost[id] = Ownership.Loss(part: node.part, evaluation: parts[node.part]?.evaluation ?? 0)
    }
  }

  /// Returns whether another tree has taken an object that is described here.
  func isLost(_ id: ObjectIdentifier) -> Bool { !lost.isEmpty && lost[id] != nil }

  /// Forgets the objects that other trees have taken and that this tree no longer describes.
  func forgetLosses() {
    if lost.isEmpty { return }
    lost = lost.filter { _, loss in
      parts[loss.part].map { loss.evaluation >= $0.evaluation } ?? false
    }
  }

  /// Returns whether an object that another tree has taken may be placed where the walk is.
  ///
  /// It may if that tree has given it up, or if this tree has not described it in the meantime.
  func regain(_ id: ObjectIdentifier) -> Bool {
    guard let loss = lost[id] else { return true }
    let isAsBefore =
      loss.part == partID && (loss.evaluation == part?.formerEvaluation || loss.evaluation == pass)
    if isAsBefore && ownership.isTaken(id) {
      lost[id] = Ownership.Loss(part: partID, evaluation: pass)
      return false
    }
    lost[id] = nil
    return true
  }

  /// Stores the object that a factory has made in its node, and returns whether the node may have
  /// it.
  @usableFromInline
  func keep(_ object: AnyObject, in node: MountedNode) -> Bool {
    let id = ObjectIdentifier(object)
    if refusesAround(object) {
      found.removeLast()
      return false
    }
    if let other = members.updateValue(node, forKey: id) {
      members[id] = other
      found.removeLast()
      contest(id, type(of: object))
      return false
    }
    node.keep(object)
    return true
  }

  /// Leaves out an object that is in the tree already, unless it leaves in this pass.
  func contest(_ id: ObjectIdentifier, _ type: Any.Type) {
    lose()
    guard let block else { return }
    contested.append(ContestedPlace(id: id, type: type, file: block.file, line: block.line))
  }

  /// Reports the contested places whose object is elsewhere; if the object has left, requests
  /// another pass.
  func decideContests() {
    for place in contested {
      guard let node = members[place.id] else {
        isUnfinished = true
        continue
      }
      if !isWhole || node.isResting { continue }
      report(
        "\(place.type) stands in this tree already, where a factory has made it; it was left out",
        file: place.file,
        line: place.line
      )
    }
    contested.removeAll()
  }

  /// Removes a node that has left from the members.
  func forgetMember(_ node: MountedNode) {
    if members.removeValue(forKey: node.id) != nil && node.factory == nil {
      touch { ownership.letGo(node.id) }
    }
  }

  /// Removes all members.
  func forgetMembers() {
    ownership.letGo(members)
    members = [:]
  }
}

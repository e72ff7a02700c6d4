/// The existing objects that belong to one live tree: it was the last that placed them.
///
/// What another tree takes is noted under a lock, and given up in this tree's own next pass, so that the
/// trees may be of different threads.
final class Ownership: Sendable {
  /// The tree to which an object belongs, and where the block is written that placed it.
  private struct Owner {
    let tree: Ownership
    let file: StaticString
    let line: UInt
  }

  /// The place at which an object would stand that another tree has taken.
  struct Loss {
    /// The id of the part that describes the object, and the pass that last evaluated it.
    var part: Int
    var evaluation: Int
  }

  /// The owners of all existing objects that stand in live trees.
  private static let owners = Locked<[ObjectIdentifier: Owner]>([:])

  /// The objects that other trees have taken since this was asked last.
  private let taken = Locked<Set<ObjectIdentifier>>([])

  /// Takes an object; returns where the block is written that loses it, if there is one.
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

  /// Lets go of an object, if it belongs to the tree.
  func letGo(_ object: ObjectIdentifier) {
    Self.owners.withLock { owners in
      if owners[object]?.tree === self { owners[object] = nil }
    }
  }

  /// Lets go of all existing objects among the nodes of the tree.
  func letGo(_ members: [ObjectIdentifier: MountedNode]) {
    for (id, node) in members where node.factory == nil { letGo(id) }
  }
}

/// A place for an existing object that a factory has made.
struct ContestedPlace {
  let id: ObjectIdentifier
  let type: Any.Type

  /// The place named in diagnostics.
  let file: StaticString
  let line: UInt
}

extension Reconciler {
  /// Makes an object belong to the tree, and reports if it stood in another one.
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

  /// Forgets the objects that other trees have taken and that are not described here any more.
  func forgetLosses() {
    if lost.isEmpty { return }
    lost = lost.filter { _, loss in
      parts[loss.part].map { loss.evaluation >= $0.evaluation } ?? false
    }
  }

  /// Returns whether an object that another tree has taken may stand where the walk has come to.
  ///
  /// It may when that tree has let it go, or when it was not described here meanwhile.
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

  /// Keeps what a factory has made for a node; returns whether it may stand there.
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

  /// Leaves an object out that stands in the tree already, unless it leaves in this pass.
  func contest(_ id: ObjectIdentifier, _ type: Any.Type) {
    lose()
    guard let block else { return }
    contested.append(ContestedPlace(id: id, type: type, file: block.file, line: block.line))
  }

  /// Reports the places whose object stands elsewhere; for one that has left there is another pass.
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

  /// Forgets the object of a node that has left.
  func forgetMember(_ node: MountedNode) {
    if members.removeValue(forKey: node.id) != nil && node.factory == nil {
      touch { ownership.letGo(node.id) }
    }
  }

  /// Forgets the objects of all nodes.
  func forgetMembers() {
    ownership.letGo(members)
    members = [:]
  }
}

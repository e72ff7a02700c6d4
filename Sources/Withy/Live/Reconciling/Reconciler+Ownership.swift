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
    let id = ObjectIdentifier(object)
    guard let other = ownership.take(id, file: block.file, line: block.line) else { return }
    report(
      "\(type(of: object)) stood in the live tree of \(other.file):\(other.line); it belongs to this one now"
    )
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
  func store(_ object: AnyObject, in node: MountedNode) -> Bool {
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
    node.store(object)
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
      Diagnostics.report(
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
      ownership.letGo(node.id)
    }
  }

  /// Removes all members.
  func forgetMembers() {
    ownership.letGo(members)
    members = [:]
  }
}

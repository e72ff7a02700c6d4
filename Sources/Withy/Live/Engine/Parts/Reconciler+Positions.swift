/// Positions of parts in their block, for updating a part without examining its surroundings.
extension Reconciler {
  /// Notes the position of a part that the walk has reached.
  @inline(__always)
  func locate(_ part: MountedPart) {
    part.isDirect = position.isInPart
    part.offset = found.count - position.base
    part.rank = position.partCount
    position.partCount += 1
  }

  /// Returns the index of a part's first node among the nodes of its block; `nil` if it is not
  /// known.
  func position(of part: MountedPart) -> Int? {
    var (part, position) = (part, 0)
    while part.isDirect {
      guard let outer = parts[part.outer] else { return nil }
      position += part.offset + outer.positions.shift(of: part.rank)
      part = outer
    }
    guard let positions = part.block?.positions else { return nil }
    return position + part.offset + positions.shift(of: part.rank)
  }

  /// Notes that the number of nodes of a part has changed.
  func shift(_ part: MountedPart, by number: Int) {
    var part = part
    while part.isDirect, let outer = parts[part.outer] {
      outer.positions.shift(by: number, after: part.rank)
      part = outer
    }
    part.block?.positions?.shift(by: number, after: part.rank)
  }

  /// Replaces the nodes of a part with those found when it was walked alone.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - before: Its previous nodes.
  ///   - block: The block that contains it.
  /// - Returns: Whether this was done; it is not if anything besides the part must be examined.
  func replaceNodes(of part: MountedPart, before: [MountedNode], in block: ChildBlock) -> Bool {
    let now = found.nodes
    guard !block.list.isOutOfOrder, block.list.parent?.childLimit == nil,
      !refusing.contains(where: { $0 === block.list }),
      let start = position(of: part), start + before.count <= block.nodes.count,
      block.nodes[start..<start + before.count].elementsEqual(before, by: ===)
    else { return false }
    ordering.compare(before.map(\.id), now.map(\.id))
    guard
      before.allSatisfy({ $0.stands(in: block, at: pass.number) || $0.visit != pass.number }),
      zip(now, ordering.placements).allSatisfy({ node, placement in
        placement != .inserted || !node.hasEntered && !isChild(node, in: block)
      }),
      orderAlone(now, before, at: start, in: block)
    else { return false }
    block.nodes.replaceSubrange(start..<start + before.count, with: now)
    return true
  }

  /// Returns whether an existing object that enters is a child already, put there by others.
  private func isChild(_ node: MountedNode, in block: ChildBlock) -> Bool {
    guard node.factory == nil, let object = node.object else { return false }
    return block.list.parent?.hasObject(object) == true
  }

  /// Puts the nodes of a part, which have been compared, in order without examining the other
  /// children.
  ///
  /// - Returns: Whether this was done; it is not if the children of the parent were changed from
  ///   outside.
  private func orderAlone(
    _ now: [MountedNode],
    _ before: [MountedNode],
    at start: Int,
    in block: ChildBlock
  ) -> Bool {
    guard let parent = block.list.parent, block.list.hasOneBlock else { return false }
    // The node right before the part, and the one right after it in case there is none before.
    let anchor = start > 0 ? block.nodes[start - 1] : nil
    let next = start + before.count < block.nodes.count ? block.nodes[start + before.count] : nil
    guard let known = anchor ?? before.first ?? next,
      known.stands(in: block, at: pass.number) || known.visit != pass.number,
      let object = known.object,
      let index = parent.index(ofObject: object, near: anchor == nil ? start : start - 1)
    else { return false }
    let first = anchor == nil ? index : index + 1
    guard parent.hasObjects(of: before, at: first) else { return false }

    let placements = ordering.placements
    var previous = first == 0 ? nil : parent.object(at: first - 1)
    for (index, node) in now.enumerated() {
      let placement = placements[index]
      if placement != .stays {
        guard let object = node.object,
          placement != .inserted || admits(node, in: block.list, .inWalk)
        else { continue }
        parent.insertObject(object, after: previous)
        pass.changes.add(
          Changes.Operation(
            kind: placement == .inserted ? .insertion : .move,
            node: node.type,
            index: start + index,
            object: type(of: parent)
          )
        )
      }
      previous = node.object
      if node.hasEntered { continue }
      node.hasEntered = true
      pass.entered.append(node)
    }
    return true
  }
}

extension Nestable {
  /// Returns the index of a child, searching outwards from the expected index.
  func index(ofObject object: AnyObject, near index: Int) -> Int? {
    let children = children
    let range = children.indices
    for distance in 0..<max(children.count - index, index + 1) {
      if range.contains(index + distance), children[index + distance] === object {
        return index + distance
      }
      if range.contains(index - distance), children[index - distance] === object {
        return index - distance
      }
    }
    return nil
  }

  /// Returns whether an object is a child, read like ``childObjects(into:)``.
  func hasObject(_ object: AnyObject) -> Bool {
    children.withUnsafeBufferPointer { children in
      children.withMemoryRebound(to: AnyObject.self) { $0.contains { $0 === object } }
    }
  }

  /// Returns whether the objects of some nodes are consecutive children from an index on, read like
  /// ``childObjects(into:)``.
  func hasObjects(of nodes: [MountedNode], at index: Int) -> Bool {
    children.withUnsafeBufferPointer { children in
      children.withMemoryRebound(to: AnyObject.self) { children in
        index + nodes.count <= children.count
          && nodes.indices.allSatisfy { children[index + $0] === nodes[$0].object }
      }
    }
  }

  /// Returns the child at an index.
  func object(at index: Int) -> AnyObject { children[index] }
}

/// An update of the children of a parent after one part of a block was walked alone, which examines
/// no children besides those of the part.
///
/// Such an update takes a small part of the time of one of the whole block, but not for many parts.
struct PartUpdate {
  let part: MountedPart
  let block: MountedBlock
  let reconciler: Reconciler

  /// The nodes of the part before and after the walk.
  let before: [MountedNode]
  let now: [MountedNode]

  /// The greatest number of parts of a block whose nodes a pass replaces one by one.
  private static let limit = 8

  /// Replaces the nodes of the part in its block, and puts them in order; returns `false` if
  /// anything else must be examined.
  func run() -> Bool {
    guard !reconciler.members.ownership.hasLost,
      reconciler.pass.incomplete[ObjectIdentifier(block)] == nil,
      block.countReplacedPart(in: reconciler.pass.number) <= Self.limit,
      let parent = block.list.parent, parent.childLimit == nil,
      let start = reconciler.parts.position(of: part), start + before.count <= block.nodes.count,
      block.nodes[start..<start + before.count].elementsEqual(before, by: ===)
    else { return false }
    let ordering = Ordering(from: before.map(\.id), to: now.map(\.id))
    var lookup = ChildLookup()
    guard
      before.allSatisfy({ $0.belongs(to: block) || $0.lastVisit != reconciler.pass.number }),
      zip(now, ordering.placements).allSatisfy({ node, placement in
        placement != .inserted
          || !node.hasEntered
            && (node.factory != nil || !lookup.contains(node, in: block.list))
      }),
      let index = index(from: start, in: parent), parent.hasObjects(of: before, at: index)
    else { return false }
    let arrangement = ChildArrangement(
      nodes: now,
      list: block.list,
      ordering: ordering,
      stage: .inWalk,
      reconciler: reconciler
    )
    arrangement.run(after: parent.object(before: index), offset: start)
    block.nodes.replaceSubrange(start..<start + before.count, with: now)
    return true
  }

  /// Returns the index of the part among the children; `nil` if these were changed from outside.
  private func index(from start: Int, in parent: some Nestable) -> Int? {
    // The node right before the part, and the one right after it in case there is none before.
    let anchor = start > 0 ? block.nodes[start - 1] : nil
    let next = start + before.count < block.nodes.count ? block.nodes[start + before.count] : nil
    guard let known = anchor ?? before.first ?? next,
      known.belongs(to: block) || known.lastVisit != reconciler.pass.number,
      let object = known.object,
      let index = parent.index(ofObject: object, near: anchor == nil ? start : start - 1)
    else { return nil }
    return anchor == nil ? index : index + 1
  }
}

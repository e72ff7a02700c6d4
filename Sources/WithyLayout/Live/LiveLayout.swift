import Foundation
import Withy

/// A layout in a live tree: an arrangement that follows what each pass does to its leaves.
@usableFromInline
final class LiveLayout: Follower {
  private let file: StaticString
  private let line: UInt

  /// The parent of the leaves, since the last pass.
  private(set) weak var parent: AnyObject?

  /// The description of the last pass, until it is arranged, or while parts of it can change alone.
  private var content: LayoutContent?

  /// Whether the description is one that was not arranged yet.
  private var isNew = false

  /// The nodes of the last pass that can have changed some, if parts can change alone.
  private var nodes: [FollowedNode?] = []

  /// The walk that described the nodes of the last pass.
  private var walk = LeafWalk()

  /// A Boolean value indicating whether the last pass has changed the description or a leaf.
  private(set) var hasChanged = false

  /// The arrangement of the leaves, from the first pass on.
  private(set) var arrangement: Arrangement?

  /// Creates a layout that is still to be described.
  private init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }

  /// Returns the layout of the pass before, or a new one, that has taken what a pass describes.
  @usableFromInline
  static func following(
    _ old: (any Follower)?,
    _ content: LayoutContent,
    _ walk: LeafWalk,
    _ file: StaticString,
    _ line: UInt
  ) -> any Follower {
    let layout = old as? LiveLayout ?? LiveLayout(file: file, line: line)
    layout.content = content
    layout.walk = walk
    layout.isNew = true
    return layout
  }

  @usableFromInline
  func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments? {
    self.parent = parent
    hasChanged = false
    guard let nodes else {
      // Not a node is another one, but what a part describes around its nodes can be.
      if walk.hasChanged { _ = arrangement(of: self.nodes) }
      return nil
    }
    let arrangement = arrangement(of: nodes)
    self.nodes = walk.hasParts ? nodes : []
    for case let node? in nodes where node.hasChanged {
      hasChanged = true
      arrangement?.changed(ObjectIdentifier(node.object))
    }
    return nil
  }

  @usableFromInline
  func settle(in container: AnyObject, _ followers: @escaping () -> [any Follower]) {
    HostedLayout.settle(in: container, followers)
  }

  /// Arranges the leaves in the bounds that the parent has now.
  func layOut() {
    let host = parent as? any LayoutHost
    arrangement?.set(host?.layoutDirection ?? .leftToRight, scale: host?.pixelScale)
    arrangement?.arrange(in: host?.bounds, without: host?.safeArea ?? EdgeInsets())
  }

  /// Returns the arrangement, brought up to what was described.
  private func arrangement(of nodes: [FollowedNode?]) -> Arrangement? {
    guard isNew || walk.hasChanged, let content else { return arrangement }
    (isNew, walk.hasChanged) = (false, false)
    if !walk.hasParts { self.content = nil }
    let unit = (parent as? any LayoutHost)?.defaultSpacing ?? 8
    let flattening = Flattening(
      content,
      unit: Mistake.length(unit, "defaultSpacing", file, line).orElse(8),
      from: FollowedLeaves(nodes, walk)
    )
    if let arrangement {
      hasChanged = arrangement.replace(by: flattening)
    } else {
      hasChanged = true
      arrangement = Arrangement(flattening, file: file, line: line)
    }
    return arrangement
  }
}

/// The leaves of a description that a pass has walked.
private final class FollowedLeaves: LeafSource {
  /// The nodes of the pass, `nil` for each that was left out.
  private var nodes: ArraySlice<FollowedNode?>

  /// What is still to come of the walk and of those around it, the innermost last.
  private var walks: [ArraySlice<LeafWalk.Entry>]

  /// Creates the leaves from the nodes that stand in their places.
  init(_ nodes: [FollowedNode?], _ walk: LeafWalk) {
    self.nodes = nodes[...]
    walks = [walk.entries[...]]
  }

  func admits(_ leaf: any Placeable) -> Bool { next() != nil }

  func leaf(_ builder: (inout DescribedLeaf) -> Void) -> (any Placeable)? {
    next().flatMap { DescribedLeaf.made($0.object).answer(of: builder) }
  }

  /// The node of the next leaf; `nil` if it does not take part.
  private func next() -> FollowedNode? {
    var hasPlace = false
    search: while let walk = walks.indices.last {
      switch walks[walk].popFirst() {
      case .leaf(let isPlaced):
        hasPlace = isPlaced
        break search
      case .part(let part): walks.append(part.walk.entries[...])
      case nil: walks.removeLast()
      }
    }
    return hasPlace ? nodes.popFirst() ?? nil : nil
  }
}

import Foundation
import Withy

/// A layout in a live tree: an arrangement that follows the changes that each pass makes to its
/// leaves.
@usableFromInline
final class LiveLayout: Follower {
  private let file: StaticString
  private let line: UInt

  /// The parent of the leaves as of the last pass.
  private(set) weak var parent: AnyObject?

  /// The last pass's description, kept until it is arranged, or for as long as parts of it can
  /// change on their own.
  private var content: LayoutContent?

  /// Whether the description has not been arranged yet.
  private var isNew = false

  /// The nodes of the last pass, if parts can change on their own.
  private var nodes: [FollowedNode?] = []

  /// The walk that described the nodes of the last pass.
  private var walk = LeafWalk()

  /// Whether the description or a leaf has changed since the leaves were last arranged.
  private(set) var hasChanged = false

  /// The arrangement of the leaves, since the first pass.
  private(set) var arrangement: Arrangement?

  /// Creates a layout without a description.
  private init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }

  /// Returns the layout of the previous pass, or a new one, updated with the description of this
  /// pass.
  @usableFromInline
  static func following(
    _ old: (any GroupMemory)?,
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
      // No node has changed, but a part may describe other elements around its nodes.
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

  /// Arranges the leaves in the current bounds of the parent.
  func layOut() {
    let host = parent as? any LayoutHost
    arrangement?.set(host?.layoutDirection ?? .leftToRight, scale: host?.pixelScale)
    arrangement?.arrange(in: host?.layoutBounds, without: host?.safeArea ?? EdgeInsets())
    hasChanged = false
  }

  /// Returns the arrangement, updated to the current description.
  private func arrangement(of nodes: [FollowedNode?]) -> Arrangement? {
    guard isNew || walk.hasChanged, let content else { return arrangement }
    (isNew, walk.hasChanged) = (false, false)
    let unit = (parent as? any LayoutHost)?.defaultSpacing ?? 8
    let flattening = Flattening(
      content,
      unit: Validation.length(unit, "defaultSpacing", file, line).orElse(8),
      from: FollowedLeaves(nodes, walk)
    )
    self.content = walk.hasParts ? content.withoutClosures() : nil
    if let arrangement {
      hasChanged = arrangement.replace(by: flattening)
    } else {
      hasChanged = true
      arrangement = Arrangement(flattening, file: file, line: line)
    }
    return arrangement
  }
}

/// The leaf source of a description that a pass has walked.
private final class FollowedLeaves: LeafSource {
  /// The remaining nodes of the pass; `nil` for a node that was left out.
  private var nodes: ArraySlice<FollowedNode?>

  /// The remaining entries of the walk and of the walks around it, the innermost last.
  private var walks: [ArraySlice<LeafWalk.Entry>]

  /// Creates the source from the nodes in their places.
  init(_ nodes: [FollowedNode?], _ walk: LeafWalk) {
    self.nodes = nodes[...]
    walks = [walk.entries[...]]
  }

  func admits(_ leaf: any Placeable) -> Bool { next() != nil }

  func leaf(_ builder: (inout DescribedLeaf) -> Void) -> (any Placeable)? {
    next().flatMap { DescribedLeaf.made($0.object).answer(of: builder) }
  }

  /// Returns the node of the next leaf; `nil` if the leaf does not take part.
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

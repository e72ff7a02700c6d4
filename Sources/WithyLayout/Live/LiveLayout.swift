import Foundation
import Withy

/// A layout in a live tree: an arrangement that follows the changes that each pass makes to its
/// leaves.
@usableFromInline
final class LiveLayout: Follower {
  private let source: SourcePlace

  /// The parent of the leaves as of the last pass.
  private(set) weak var parent: AnyObject?

  private var elements: ElementList?

  /// Whether the elements have not been flattened yet.
  private var isNew = false

  /// The indices of the leaves that were left out when the elements were last flattened.
  private var absent: [Int] = []

  /// Whether the description or a leaf has changed since the leaves were last arranged.
  private(set) var hasChanged = false

  private(set) var arrangement: Arrangement?

  private init(_ source: SourcePlace) {
    self.source = source
  }

  /// Returns the layout of the previous pass, or a new one, updated with the description of this
  /// pass.
  @usableFromInline
  static func following(
    _ old: (any Follower)?,
    _ elements: ElementList,
    _ source: SourcePlace
  ) -> any Follower {
    let layout = old as? LiveLayout ?? LiveLayout(source)
    layout.elements = elements
    layout.isNew = true
    return layout
  }

  /// Reports a layout in a block that is nested once.
  @usableFromInline
  static func reportUnfollowed(_ source: SourcePlace) {
    Diagnostics.report(
      "A layout in a block of children is not laid out; its leaves become children. "
        + "Use arrange(in:) or live",
      at: source
    )
  }

  /// Without a change of a node, a part may have described other elements, or leaves that are left
  /// out.
  @usableFromInline var needsNodes: Bool { elements?.hasChanged == true }

  @usableFromInline
  func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments? {
    self.parent = parent
    guard let nodes else { return nil }
    var newLeaves: Set<ObjectIdentifier> = []
    var changed: [(leaf: ObjectIdentifier, index: Int)] = []
    var index = 0
    for case let node? in nodes {
      if node.isNew { newLeaves.insert(ObjectIdentifier(node.object)) }
      if node.hasChanged { changed.append((ObjectIdentifier(node.object), index)) }
      index += 1
    }
    arrangement?.engine.newLeaves.formUnion(newLeaves)
    flatten(nodes, newLeaves)
    hasChanged = hasChanged || !changed.isEmpty
    for (leaf, index) in changed { arrangement?.changed(leaf, near: index) }
    return nil
  }

  @usableFromInline
  func complete(in container: AnyObject, _ followers: @escaping () -> [any Follower]) {
    let layout = HostedLayout(container: container, followers)
    if let host = container as? any LayoutHost {
      host.setNeedsArrangement(layout)
    } else {
      layout.arrange()
    }
  }

  func layOut() {
    let host = parent as? any LayoutHost
    arrangement?.set(host?.layoutDirection ?? .leftToRight, scale: host?.pixelScale)
    arrangement?.arrange(in: host?.layoutBounds, without: host?.safeArea ?? EdgeInsets())
    hasChanged = false
  }

  /// Updates the arrangement to the current description and to the leaves that take part, which a
  /// pass over something else can change: the parent may have room for another leaf.
  private func flatten(_ nodes: [FollowedNode?], _ newLeaves: Set<ObjectIdentifier>) {
    let absent = nodes.indices.filter { nodes[$0] == nil }
    guard let elements, isNew || elements.hasChanged || absent != self.absent else { return }
    (isNew, elements.hasChanged, self.absent) = (false, false, absent)
    let unit = (parent as? any LayoutHost)?.defaultSpacing ?? 8
    let recordBuilder = RecordBuilder(
      elements,
      of: nodes.leaves,
      unit: Validation.length(unit, "defaultSpacing", source) ?? 8
    )
    if let arrangement {
      if arrangement.replace(by: recordBuilder) { hasChanged = true }
    } else {
      hasChanged = true
      arrangement = Arrangement(recordBuilder, source)
      arrangement?.engine.newLeaves = newLeaves
    }
  }
}

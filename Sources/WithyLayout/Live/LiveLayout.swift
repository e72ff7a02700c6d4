import Foundation
import Withy

/// A layout in a live tree: an arrangement that follows the changes of its leaves in each pass.
final class LiveLayout: Follower {
  private let source: SourcePlace

  /// The parent of the leaves as of the last pass, and as a host.
  private(set) weak var parent: AnyObject?
  private(set) weak var host: (any LayoutHost)?

  /// Whether the host, if there is one, has not been provided with the layout.
  var isNewInHost = false

  /// Whether the host is being introduced to the layout, which it may measure, but not arrange yet: the
  /// layouts around the host come first.
  var isBeingIntroduced = false

  fileprivate var elements: ElementList?

  /// Whether the elements are to be flattened, since they are new, or a leaf may behave differently.
  fileprivate var isStale = false

  /// Whether leaves were marked as changed.
  private var hasMarks = false

  /// The leaves when last flattened, with `nil` for each that was left out, and the default gap.
  private var leaves: [ObjectIdentifier?] = []
  private var spacing: CGFloat?

  /// Whether the description or a leaf has changed since the leaves were last arranged.
  private(set) var hasChanged = false

  private(set) var arrangement: Arrangement?

  fileprivate init(_ source: SourcePlace) {
    self.source = source
  }

  /// Whether the nodes are needed although none has changed.
  var needsNodes: Bool { hasMarks || isDifferent }

  /// Whether the layout is another one: a part may have described other elements, or the default gap
  /// is another one.
  var isDifferent: Bool {
    isStale || elements?.hasChanged == true
      || host?.defaultSpacing.bitPattern != spacing?.bitPattern
  }

  func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments? {
    if self.parent !== parent {
      self.parent = parent
      host = parent as? any LayoutHost
      isNewInHost = host != nil
    }
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
    if !changed.isEmpty { isStale = true }
    flatten(nodes, newLeaves)
    hasChanged = hasChanged || !changed.isEmpty
    for (leaf, index) in changed { arrangement?.changed(leaf, near: index) }
    return nil
  }

  /// Marks the size of a leaf as changed, and returns whether it may be one.
  func changed(_ leaf: ObjectIdentifier) -> Bool {
    guard arrangement?.changed(leaf, near: 0) == true else { return false }
    hasMarks = true
    return true
  }

  /// Marks the sizes of all leaves as changed.
  func changed() {
    hasMarks = true
    arrangement?.changed()
  }

  func complete(in container: AnyObject, _ followers: @escaping () -> [any Follower]) {
    let layout = HostedLayout(container: container, followers)
    layout.introduceNewHosts()
    if let host = container as? any LayoutHost {
      host.setNeedsArrangement(layout)
    } else {
      layout.arrange()
    }
  }

  func size(for proposal: ProposedSize) -> CGSize {
    updateOutput()
    return arrangement?.size(for: proposal) ?? .zero
  }

  func layOut() {
    updateOutput()
    arrangement?.arrange(in: host?.layoutBounds, without: host?.safeArea ?? EdgeInsets())
    (hasChanged, isNewInHost) = (false, false)
  }

  /// Updates the arrangement to the direction and the scale of the host.
  private func updateOutput() {
    arrangement?.set(host?.layoutDirection ?? .leftToRight, scale: host?.pixelScale)
  }

  /// Updates the arrangement to the current description and to the leaves that take part, which a
  /// pass over something else can change: the parent may have room for another leaf.
  private func flatten(_ nodes: [FollowedNode?], _ newLeaves: Set<ObjectIdentifier>) {
    let leaves = nodes.map { $0.map { ObjectIdentifier($0.object) } }
    guard let elements, needsNodes || leaves != self.leaves else { return }
    (isStale, hasMarks, elements.hasChanged) = (false, false, false)
    self.leaves = leaves
    spacing = host?.defaultSpacing
    let recordBuilder = RecordBuilder(
      elements,
      of: nodes.leaves,
      unit: Validation.length(spacing ?? 8, "defaultSpacing", source) ?? 8
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

extension ElementList {
  /// Returns the previous pass's layout, or a new one, updated with this description.
  @usableFromInline
  final func follower(after old: (any Follower)?, _ source: SourcePlace) -> any Follower {
    let layout = old as? LiveLayout ?? LiveLayout(source)
    if layout.elements?.isSame(as: self) != true {
      layout.elements = self
      layout.isStale = true
    }
    return layout
  }

  /// Returns whether the layout of the previous pass has the same description.
  @usableFromInline
  final func isFollowed(by old: any Follower) -> Bool {
    (old as? LiveLayout)?.elements?.isSame(as: self) == true
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
}

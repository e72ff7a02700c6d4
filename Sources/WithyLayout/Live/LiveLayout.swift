import Foundation
import Withy

/// A layout in a live tree: an arrangement that follows what each pass does to its leaves.
final class LiveLayout: Follower {
  private let file: StaticString
  private let line: UInt

  /// The description of the last pass, until it is arranged.
  private var content: LayoutContent?

  /// Returns whether an existing leaf belongs to the tree.
  private var belongs: (any Placeable) -> Bool = { _ in true }

  /// The arrangement of the leaves, from the first pass on.
  private(set) var arrangement: Arrangement?

  /// Creates a layout that is still to be described.
  init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }

  /// Takes what a pass describes.
  func describe(_ content: LayoutContent, belongs: @escaping (any Placeable) -> Bool) {
    self.content = content
    self.belongs = belongs
  }

  func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) {
    if let nodes {
      let arrangement = arrangement(of: nodes)
      for case let node? in nodes where node.hasChanged {
        arrangement?.changed(ObjectIdentifier(node.object))
      }
    }
    let host = parent as? any LayoutHost
    arrangement?.set(host?.layoutDirection ?? .leftToRight, scale: host?.pixelScale)
    arrangement?.arrange(in: host?.bounds)
  }

  /// Returns the arrangement, brought up to what was described.
  private func arrangement(of nodes: [FollowedNode?]) -> Arrangement? {
    guard let content else { return arrangement }
    self.content = nil
    let flattening = Flattening(content, from: FollowedLeaves(nodes, belongs))
    if let arrangement {
      arrangement.replace(by: flattening)
    } else {
      arrangement = Arrangement(flattening, file: file, line: line)
    }
    return arrangement
  }
}

/// The leaves of a description that a pass has walked.
private final class FollowedLeaves: LeafSource {
  private var nodes: ArraySlice<FollowedNode?>
  private let belongs: (any Placeable) -> Bool

  /// Creates the leaves from the nodes that stand in their places.
  init(_ nodes: [FollowedNode?], _ belongs: @escaping (any Placeable) -> Bool) {
    self.nodes = nodes[...]
    self.belongs = belongs
  }

  func leaf(_ leaf: any Placeable) -> (any Placeable)? {
    // One that does not belong to the tree has no place.
    guard belongs(leaf), nodes.popFirst() ?? nil != nil else { return nil }
    return leaf
  }

  func leaf(_ builder: any LeafBuilder) -> (any Placeable)? {
    (nodes.popFirst() ?? nil).map { builder.leaf($0.object) }
  }
}

public import Foundation
public import Withy
public import WithyLayout

/// A node of a tree for layout.
open class Tile: Nestable {
  /// The base class of the tree.
  public typealias Node = Tile

  /// The children, in order.
  public private(set) final var children: [Tile] = []

  /// The frame in the parent.
  @exclusivity(unchecked) public final var frame = CGRect.zero

  /// The number of times that the node was measured.
  ///
  /// Counting does not check for exclusive access, which would cost more than a measurement.
  @exclusivity(unchecked) public final var evaluations = 0

  /// Creates a node.
  public init() {}

  /// Inserts a child after another one, or first.
  public final func insert(_ child: Tile, after sibling: Tile?) {
    children.insert(child, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0)
  }

  /// Appends a child.
  public final func append(_ child: Tile) { children.append(child) }

  /// Removes a child.
  public final func remove(_ child: Tile) {
    if let index = children.firstIndex(where: { $0 === child }) { children.remove(at: index) }
  }
}

/// A leaf of constant size, for use in a frame.
public final class FixedTile: Tile, Placeable {
  /// Returns 10 × 10.
  public func size(for proposal: ProposedSize) -> CGSize {
    evaluations += 1
    return CGSize(width: 10, height: 10)
  }

  /// Stores the frame.
  public func place(in frame: CGRect) { self.frame = frame }
}

/// A leaf that wraps like a text.
public final class TextTile: Tile, Placeable {
  /// Returns 40 × 10, or more lines if that is too wide.
  public func size(for proposal: ProposedSize) -> CGSize {
    evaluations += 1
    guard let width = proposal.width, width < 40 else { return CGSize(width: 40, height: 10) }
    let taken = max(width, 5)
    return CGSize(width: taken, height: (40 / taken).rounded(.up) * 10)
  }

  /// Stores the frame.
  public func place(in frame: CGRect) { self.frame = frame }

  /// The horizontal axis.
  public var proposalAxes: Axes { .horizontal }
}

/// A leaf of unknown flexibility.
public final class OpaqueTile: Tile, Placeable {
  /// Returns at most 10 × 10.
  public func size(for proposal: ProposedSize) -> CGSize {
    evaluations += 1
    return CGSize(width: min(proposal.width ?? 10, 10), height: min(proposal.height ?? 10, 10))
  }

  /// Stores the frame.
  public func place(in frame: CGRect) { self.frame = frame }
}

/// A leaf that takes as long to measure as a label.
public final class SlowTile: Tile, Placeable {
  private let isText: Bool

  /// Creates a leaf of unknown flexibility, or a text that declares its flexibility.
  public init(isText: Bool) {
    self.isText = isText
  }

  /// Returns 40 × 10, or less width and, for a text, more lines, after 7 µs.
  public func size(for proposal: ProposedSize) -> CGSize {
    evaluations += 1
    let end = ContinuousClock.now + .microseconds(7)
    while ContinuousClock.now < end {}
    let width = min(proposal.width ?? 40, 40)
    guard isText else { return CGSize(width: width, height: min(proposal.height ?? 10, 10)) }
    return CGSize(width: width, height: (40 / max(width, 5)).rounded(.up) * 10)
  }

  /// Stores the frame.
  public func place(in frame: CGRect) { self.frame = frame }

  /// The horizontal axis for a text, otherwise both.
  public var proposalAxes: Axes { isText ? .horizontal : .both }

  /// That of a text, or unknown.
  public var flexibility: Flexibility { isText ? .text : .unknown }
}

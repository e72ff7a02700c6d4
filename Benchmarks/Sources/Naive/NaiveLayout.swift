public import Foundation
public import WithyLayout

// The layout rules in their most direct form: recursive, without caches.

/// An element of a layout.
public protocol NaiveElement {
  /// Returns the size that the element takes.
  func size(for proposal: ProposedSize) -> CGSize

  /// Places the leaves.
  func place(in frame: CGRect, proposal: ProposedSize)
}

/// A leaf.
public struct NaiveLeaf: NaiveElement {
  private let leaf: any Placeable

  /// Creates an element for a leaf.
  public init(_ leaf: any Placeable) { self.leaf = leaf }

  /// Returns the size that the element takes.
  public func size(for proposal: ProposedSize) -> CGSize { leaf.size(for: proposal) }

  /// Places the leaves.
  public func place(in frame: CGRect, proposal: ProposedSize) { leaf.place(in: frame) }
}

/// A frame of a fixed size, in which the child is centred.
public struct NaiveFrame: NaiveElement {
  private let length: CGSize
  private let child: any NaiveElement

  /// Creates a frame.
  public init(_ length: CGSize, _ child: any NaiveElement) {
    self.length = length
    self.child = child
  }

  /// Returns the size that the element takes.
  public func size(for proposal: ProposedSize) -> CGSize { length }

  /// Places the leaves.
  public func place(in frame: CGRect, proposal: ProposedSize) {
    let proposal = ProposedSize(length)
    let size = child.size(for: proposal)
    let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    child.place(in: CGRect(origin: origin, size: size), proposal: proposal)
  }
}

/// A stack with gaps of 8 points, whose children are centred on the cross axis.
public struct NaiveStack: NaiveElement {
  private let isHorizontal: Bool
  private let children: [any NaiveElement]

  /// Creates a stack.
  public init(isHorizontal: Bool, _ children: [any NaiveElement]) {
    self.isHorizontal = isHorizontal
    self.children = children
  }

  /// Returns the size that the element takes.
  public func size(for proposal: ProposedSize) -> CGSize {
    let sizes = distribute(proposal).map(\.size)
    let major = sizes.reduce(gaps) { $0 + self.major($1) }
    return size(major, sizes.map(minor).max() ?? 0)
  }

  /// Places the leaves.
  public func place(in frame: CGRect, proposal: ProposedSize) {
    let across = isHorizontal ? frame.height : frame.width
    let minor = (isHorizontal ? proposal.height : proposal.width) ?? across
    let proposal =
      isHorizontal
      ? ProposedSize(width: proposal.width, height: minor)
      : ProposedSize(width: minor, height: proposal.height)
    var start = isHorizontal ? frame.minX : frame.minY
    for (child, share) in zip(children, distribute(proposal)) {
      let middle = isHorizontal ? frame.midY : frame.midX
      let side = middle - self.minor(share.size) / 2
      let origin = isHorizontal ? CGPoint(x: start, y: side) : CGPoint(x: side, y: start)
      child.place(in: CGRect(origin: origin, size: share.size), proposal: share.proposal)
      start += major(share.size) + 8
    }
  }

  private var gaps: CGFloat { 8 * CGFloat(max(children.count - 1, 0)) }

  private func major(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func minor(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  private func size(_ major: CGFloat, _ minor: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }

  /// Returns the proposal for each child, and the size that it takes.
  private func distribute(_ proposal: ProposedSize) -> [(proposal: ProposedSize, size: CGSize)] {
    func proposed(_ major: CGFloat?) -> ProposedSize {
      isHorizontal
        ? ProposedSize(width: major, height: proposal.height)
        : ProposedSize(width: proposal.width, height: major)
    }
    let length = isHorizontal ? proposal.width : proposal.height
    guard let length, length > 0, length < .infinity else {
      return children.map { (proposed(length), $0.size(for: proposed(length))) }
    }
    let order = children.indices
      .map { index in
        let greatest = major(children[index].size(for: proposed(.infinity)))
        return (index: index, flexibility: greatest - major(children[index].size(for: proposed(0))))
      }
      .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    var shares = children.map { _ in (proposal: ProposedSize.zero, size: CGSize.zero) }
    var available = length - gaps
    for (place, child) in order.enumerated() {
      let share = proposed(max(available / CGFloat(order.count - place), 0))
      shares[child.index] = (share, children[child.index].size(for: share))
      available -= major(shares[child.index].size)
    }
    return shares
  }
}

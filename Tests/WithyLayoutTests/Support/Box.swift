import Foundation
import Withy
import WithyLayout

/// A tree of boxes that remember the frames that they get.
class Box: Nestable, Configurable, CustomStringConvertible {
  var name: String
  private(set) var children: [Box] = []
  private(set) weak var parent: Box?

  /// The frames that the box got, in order.
  var frames: [CGRect] = []

  /// Those of the frames that it got first after it had become a child.
  var firstFrames: [CGRect] = []

  /// The proposals for which the box was measured, in order.
  var proposals: [ProposedSize] = []

  init(_ name: String = "") { self.name = name }

  var description: String { name }

  /// The last frame that the box got.
  var frame: CGRect { frames.last ?? .null }

  func insert(_ child: Box, after sibling: Box?) {
    child.parent?.remove(child)
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
    child.parent = self
  }

  func append(_ child: Box) {
    child.parent?.remove(child)
    children.append(child)
    child.parent = self
  }

  func remove(_ child: Box) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  var childLimit: Int?

  /// The names of boxes that may not become children.
  var refused: Set<String> = []

  func admits(_ child: Box, file: StaticString, line: UInt) -> Bool {
    !refused.contains(child.name) && (child as? TreeLeaf)?.leaf != .refused
  }

  func answer(_ proposal: ProposedSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A flexible leaf: a shape or a colour.
class Shape: Box, Placeable {
  /// What the leaf does once it has a frame.
  var onPlace: (CGRect) -> Void = { _ in }

  func size(for proposal: ProposedSize) -> CGSize {
    proposals.append(proposal)
    return answer(proposal)
  }

  func place(in frame: CGRect) {
    frames.append(frame)
    onPlace(frame)
  }

  func placeFirst(in frame: CGRect) {
    firstFrames.append(frame)
    place(in: frame)
  }

  var proposalAxes: Axes { .both }
  var flexibility: Flexibility { .unknown }
  func textBaselines(in size: CGSize) -> TextBaselines? { nil }
}

/// A leaf of one size that does not declare it.
class Opaque: Shape {
  var natural: CGSize

  init(_ width: CGFloat, _ height: CGFloat, _ name: String = "") {
    natural = CGSize(width: width, height: height)
    super.init(name)
  }

  override func answer(_ proposal: ProposedSize) -> CGSize { natural }
}

/// A leaf of one size that declares it, such as a picture.
final class Picture: Opaque {
  override var proposalAxes: Axes { [] }
}

/// A leaf of 10 × 10 points, or that fills what is proposed.
final class Banner: Shape {
  var isFull = false

  /// The number of times that it was asked how its size follows a proposal.
  var readCount = 0

  override func answer(_ proposal: ProposedSize) -> CGSize {
    isFull ? proposal.replacingUnspecifiedDimensions() : CGSize(width: 10, height: 10)
  }

  override var flexibility: Flexibility {
    readCount += 1
    return isFull ? .full : .fixed
  }
}

/// A leaf that wraps as a text does: the same area at every width.
final class Text: Shape {
  var natural: CGSize

  init(_ width: CGFloat, _ height: CGFloat = 20, _ name: String = "") {
    natural = CGSize(width: width, height: height)
    super.init(name)
  }

  override func answer(_ proposal: ProposedSize) -> CGSize {
    let width = proposal.width ?? natural.width
    if width >= natural.width - 0.001 { return natural }
    if width <= 0 { return CGSize(width: 0, height: natural.width * natural.height) }
    return CGSize(width: width, height: (natural.width / width).rounded(.up) * natural.height)
  }

  override var proposalAxes: Axes { .horizontal }

  override func textBaselines(in size: CGSize) -> TextBaselines? {
    TextBaselines(first: natural.height * 0.75, last: size.height - natural.height * 0.25)
  }
}

extension CGRect {
  /// Whether two frames are the same to a thousandth of a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}

/// A frame as the tables write it.
func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The rectangle from 0 with a size.
func area(_ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: 0, y: 0, width: width, height: height)
}

import Foundation
import Withy
import WithyLayout

/// A layout as data, for the engine and for the reference to work on.
indirect enum Tree: Sendable {
  case leaf(Leaf)
  case spacer(CGFloat?)
  case empty
  case horizontal(VerticalAlignment, CGFloat?, [Tree])
  case vertical(HorizontalAlignment, CGFloat?, [Tree])
  case depth(Alignment, [Tree])
  case frame(CGFloat?, CGFloat?, Alignment, Tree)
  case flexible(Range, Range, Alignment, Tree)
  case padding(EdgeInsets, Tree)
  case fixedSize(Bool, Bool, Tree)
  case aspectRatio(CGFloat?, ContentMode, Tree)
  case background(Tree, Alignment, Tree)
  case overlay(Tree, Alignment, Tree)
  case offset(CGFloat, CGFloat, Tree)
  case position(CGFloat, CGFloat, Tree)
  case priority(Double, Tree)
  case scroll(Axes, Tree)
  case viewThatFits(Axes, [Tree])
  case custom(Custom, [Tree])
  /// A container whose kind is chosen while the program runs.
  case any(Tree)
  /// Several elements, or none, in a group.
  case several([Tree])
  case grid(Alignment, CGFloat?, CGFloat?, [Tree])
  case row(VerticalAlignment?, [Tree])
  /// The attributes of an element as a cell.
  case cell(Cell, Tree)
  case flow(Lines, [Tree])
  /// The alignment guide of an element.
  case guide(TreeGuide, TreeGuideValue, Tree)
  /// The layout value of an element for a custom layout.
  case raised(CGFloat, Tree)

  /// A stack along an axis that gives out what is left.
  case distributed(Axes, Distribution, Alignment, CGFloat?, [Tree])
  case gap(CGFloat, Tree)
  case weight(CGFloat, Tree)
  case relative(CGFloat?, CGFloat?, Alignment, Tree)
  /// Some of the columns into which the length of the container is divided.
  case share(Share, Alignment, Tree)
  case direction(LayoutDirection, Tree)
  case collapsed(Bool, Tree)
  /// An element whose frame is reported under a number.
  case watched(Int, Tree)
  case bar(Edges, Alignment, CGFloat?, Tree, Tree)
  case ignoring(Edges, Tree)
  case resizable(Axes, Leaf)
  case divider(CGFloat, Leaf)
  case safeAreaPadding(EdgeInsets, Tree)

  /// The bounds of a flexible frame.
  typealias Range = (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)

  /// The arguments of `containerRelativeFrame`.
  struct Share: Sendable {
    var axes: Axes
    var count: Int
    var span = 1
    var spacing: CGFloat
  }

  /// A container of a user.
  enum Custom: Sendable, CaseIterable { case diagonal, pins, shelf }

  /// The attributes of an element as a cell of a grid.
  enum Cell: Sendable {
    case columns(Int)
    case anchor(UnitPoint)
    case column(HorizontalAlignment)
    case unsized(Axes)
  }

  /// The lines of a flow.
  struct Lines: Sendable {
    var axis = Axis.horizontal
    var alignment = Alignment.center
    var lineAlignment = LineAlignment.start
    var spacing: CGFloat?
    var lineSpacing: CGFloat?
  }

  /// A leaf: the axes on which it depends, and its natural size.
  enum Leaf: Sendable, Equatable {
    case shape
    case picture(CGFloat, CGFloat)
    case scalable(CGFloat, CGFloat)
    case opaque(CGFloat, CGFloat)
    case liquid(CGFloat, CGFloat)
    /// A leaf that every box refuses.
    case refused

    func size(_ proposal: ProposedSize) -> CGSize {
      switch self {
      case .shape, .refused: return proposal.replacingUnspecifiedDimensions()
      case .picture(let width, let height), .scalable(let width, let height):
        return CGSize(width: width, height: height)
      case .opaque(let width, let height):
        return CGSize(
          width: min(proposal.width ?? width, width),
          height: min(proposal.height ?? height, height)
        )
      case .liquid(let width, let height):
        let taken = min(proposal.width ?? width, width)
        return CGSize(width: taken, height: height * width / max(taken, 1))
      }
    }

    var axes: Axes {
      switch self {
      case .shape, .opaque, .refused: .both
      case .picture, .scalable: []
      case .liquid: .horizontal
      }
    }

    /// How it truly follows a proposal.
    var flexibility: Flexibility {
      switch self {
      case .shape, .refused: .full
      case .picture: .fixed
      case .scalable: .scalable
      case .opaque: Flexibility(horizontal: .upToIdeal, vertical: .upToIdeal)
      case .liquid: .text
      }
    }
  }
}

/// A leaf of a tree; its answer can be changed.
final class TreeLeaf: Shape {
  var leaf: Tree.Leaf

  /// Whether it declares how it follows a proposal.
  private let says: Bool

  init(_ leaf: Tree.Leaf, says: Bool = false) {
    self.leaf = leaf
    self.says = says
    super.init()
  }

  override func answer(_ proposal: ProposedSize) -> CGSize { leaf.size(proposal) }
  override var proposalAxes: Axes { leaf.axes }

  override var flexibility: Flexibility {
    // Its answer is not all that it takes.
    if case .scalable = leaf { return .scalable }
    return says ? leaf.flexibility : .unknown
  }

  override func textBaselines(in size: CGSize) -> TextBaselines? {
    guard case .liquid = leaf else { return nil }
    return TextBaselines(first: size.height / 4, last: size.height * 0.75)
  }
}

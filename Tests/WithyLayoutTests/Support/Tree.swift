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
  case fitsFirst(Axes, [Tree])
  case custom([Tree])
  case grid(Alignment, CGFloat?, CGFloat?, [Tree])
  case row(VerticalAlignment?, [Tree])
  case flow(VerticalAlignment, CGFloat?, [Tree])
  /// Guides: how far the horizontal one moves, and the vertical one at a third.
  case guide(HorizontalAlignment, VerticalAlignment, CGFloat, Tree)

  /// A stack along an axis that gives out what is left.
  case distributed(Axes, Distribution, CGFloat?, [Tree])
  case gap(CGFloat, Tree)
  case weight(CGFloat, Tree)
  case relative(CGFloat?, CGFloat?, Alignment, Tree)
  case direction(LayoutDirection, Tree)
  case collapsed(Bool, Tree)
  /// An element whose frame is looked at, which changes nothing.
  case watched(Tree)
  case bar(Edges, CGFloat?, Tree, Tree)
  case ignoring(Edges, Tree)

  /// The bounds of a flexible frame.
  typealias Range = (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)

  /// A leaf: the axes on which it depends, and its natural size.
  enum Leaf: Sendable, Equatable {
    case shape
    case picture(CGFloat, CGFloat)
    case scalable(CGFloat, CGFloat)
    case opaque(CGFloat, CGFloat)
    case liquid(CGFloat, CGFloat)

    func size(_ proposal: ProposedSize) -> CGSize {
      switch self {
      case .shape: return proposal.replacingUnspecifiedDimensions()
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
      case .shape, .opaque: .both
      case .picture, .scalable: []
      case .liquid: .horizontal
      }
    }

    /// How it truly follows a proposal.
    var flexibility: Flexibility {
      switch self {
      case .shape: .full
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

  /// Whether it says how it follows a proposal.
  private let says: Bool

  init(_ leaf: Tree.Leaf, says: Bool = false) {
    self.leaf = leaf
    self.says = says
    super.init()
  }

  override func answer(_ proposal: ProposedSize) -> CGSize { leaf.size(proposal) }
  override var proposalAxes: Axes { leaf.axes }

  override var flexibility: Flexibility {
    // What it answers is not all that it takes.
    if case .scalable = leaf { return .scalable }
    return says ? leaf.flexibility : .unknown
  }

  override func textBaselines(in size: CGSize) -> TextBaselines? {
    guard case .liquid = leaf else { return nil }
    return TextBaselines(first: size.height / 4, last: size.height * 0.75)
  }
}

extension Tree {
  /// The tree as an element, of leaves that are made now.
  func element() -> LayoutGroup<Box> { element { TreeLeaf($0) } }

  /// The tree as an element; leaves are asked for in the order of drawing.
  func element<Element: Arrangeable<Box>>(_ leaf: (Leaf) -> Element) -> LayoutGroup<Box> {
    func group(_ tree: Tree) -> LayoutGroup<Box> { tree.element(leaf) }
    return LayoutGroup {
      switch self {
      case .leaf(let kind): leaf(kind)
      case .spacer(let length): Spacer(minLength: length)
      case .empty: EmptyElement()
      case .horizontal(let alignment, let spacing, let children):
        HStack(alignment: alignment, spacing: spacing) { for child in children { group(child) } }
      case .vertical(let alignment, let spacing, let children):
        VStack(alignment: alignment, spacing: spacing) { for child in children { group(child) } }
      case .depth(let alignment, let children):
        ZStack(alignment: alignment) { for child in children { group(child) } }
      case .frame(let width, let height, let alignment, let child):
        group(child).frame(width: width, height: height, alignment: alignment)
      case .flexible(let width, let height, let alignment, let child):
        group(child).frame(
          minWidth: width.min,
          idealWidth: width.ideal,
          maxWidth: width.max,
          minHeight: height.min,
          idealHeight: height.ideal,
          maxHeight: height.max,
          alignment: alignment
        )
      case .padding(let insets, let child): group(child).padding(insets)
      case .fixedSize(let horizontal, let vertical, let child):
        group(child).fixedSize(horizontal: horizontal, vertical: vertical)
      case .aspectRatio(let ratio, let mode, let child):
        group(child).aspectRatio(ratio, contentMode: mode)
      case .background(let content, let alignment, let child):
        // The content first: leaves are taken in the order of drawing.
        pair(content, child, group) { $1.background($0, alignment: alignment) }
      case .overlay(let content, let alignment, let child):
        pair(child, content, group) { $0.overlay($1, alignment: alignment) }
      case .offset(let x, let y, let child): group(child).offset(x: x, y: y)
      case .position(let x, let y, let child): group(child).position(x: x, y: y)
      case .priority(let value, let child): group(child).layoutPriority(value)
      case .scroll(let axes, let child): ScrollContainer(axes) { group(child) }
      case .fitsFirst(let axes, let children):
        FitsFirst(in: axes) { for child in children { group(child) } }
      case .custom(let children): Diagonal() { for child in children { group(child) } }
      case .grid(let alignment, let horizontal, let vertical, let children):
        Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
          for child in children { group(child) }
        }
      case .row(let alignment, let children):
        GridRow(alignment: alignment) { for child in children { group(child) } }
      case .flow(let alignment, let spacing, let children):
        Flow(alignment: alignment, spacing: spacing) { for child in children { group(child) } }
      case .distributed(.horizontal, let distribution, let spacing, let children):
        HStack(spacing: spacing, distribution: distribution) {
          for child in children { group(child) }
        }
      case .distributed(_, let distribution, let spacing, let children):
        VStack(spacing: spacing, distribution: distribution) {
          for child in children { group(child) }
        }
      case .gap(let length, let child): group(child).spacing(after: length)
      case .weight(let weight, let child): group(child).weight(weight)
      case .relative(let width, let height, let alignment, let child):
        group(child).relativeFrame(width: width, height: height, alignment: alignment)
      case .direction(let direction, let child): group(child).layoutDirection(direction)
      case .collapsed(let condition, let child): group(child).collapsed(if: condition)
      case .watched(let child):
        group(child).onGeometryChange(for: CGRect.self) {
          $0.frame
        } action: { _ in
        }
      case .bar(let edge, let spacing, let bar, let child):
        pair(child, bar, group) { child, bar in
          switch edge {
          case .top: child.safeAreaInset(edge: .top, spacing: spacing) { bar }
          case .bottom: child.safeAreaInset(edge: .bottom, spacing: spacing) { bar }
          case .leading: child.safeAreaInset(edge: .leading, spacing: spacing) { bar }
          default: child.safeAreaInset(edge: .trailing, spacing: spacing) { bar }
          }
        }
      case .ignoring(let edges, let child): group(child).ignoresSafeArea(edges)
      case .guide(let horizontal, let vertical, let way, let child):
        group(child).alignmentGuide(horizontal) { $0[horizontal] + way }
          .alignmentGuide(vertical) { $0.height / 3 }
      }
    }
  }

  private func pair(
    _ first: Tree,
    _ second: Tree,
    _ group: (Tree) -> LayoutGroup<Box>,
    _ join: (LayoutGroup<Box>, LayoutGroup<Box>) -> ModifiedElement<Box>
  ) -> ModifiedElement<Box> {
    let first = group(first)
    return join(first, group(second))
  }
}

/// A container of a user: each element begins where the one before ends, on both axes.
struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    subviews.reduce(into: CGSize.zero) {
      let size = $1.sizeThatFits(proposal)
      $0.width += size.width
      $0.height += size.height
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: proposal)
      let size = subview.sizeThatFits(proposal)
      point.x += size.width
      point.y += size.height
    }
  }
}

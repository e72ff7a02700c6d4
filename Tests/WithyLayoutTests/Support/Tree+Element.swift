import Foundation
import Withy
import WithyLayout

extension Tree {
  /// The tree as an element, of leaves that are made now.
  func element() -> LayoutGroup<Box> { element { TreeLeaf($0) } }

  /// The tree as an element; leaves are requested in drawing order.
  ///
  /// - Parameters:
  ///   - told: Receives the frames of observed elements, under their numbers.
  ///   - leaf: Makes a leaf.
  /// - Returns: The element.
  func element<Element: Arrangeable<Box>>(
    told: @escaping (Int, CGRect) -> Void = { _, _ in },
    _ leaf: (Leaf) -> Element
  ) -> LayoutGroup<Box> {
    func group(_ tree: Tree) -> LayoutGroup<Box> { tree.element(told: told, leaf) }
    func groups(_ trees: [Tree]) -> LayoutGroup<Box> {
      LayoutGroup { for tree in trees { group(tree) } }
    }
    return LayoutGroup {
      switch self {
      case .leaf(let kind): leaf(kind)
      case .spacer(let length): Spacer(minLength: length)
      case .empty: EmptyElement()
      case .several(let children): groups(children)
      case .horizontal, .vertical, .distributed, .depth, .custom, .grid, .row, .flow, .viewThatFits,
        .any:
        container(groups)
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
      case .padding(let insets, let child), .safeAreaPadding(let insets, let child):
        padded(group(child), insets)
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
      case .cell(let cell, let child): group(child).telling(cell)
      case .gap, .weight, .relative, .share, .raised, .direction, .collapsed: saying(group)
      case .watched(let number, let child):
        group(child).onGeometryChange(for: CGRect.self) {
          $0.frame
        } action: {
          told(number, $0)
        }
      case .bar(let edge, let alignment, let spacing, let bar, let child):
        pair(child, bar, group) { $0.barred(edge, alignment, spacing, $1) }
      case .resizable, .divider: line(leaf)
      case .ignoring(let edges, let child): group(child).ignoresSafeArea(edges: edges)
      case .guide(.horizontal(let guide), let value, let child):
        group(child).alignmentGuide(guide) { value.value(in: $0) }
      case .guide(.vertical(let guide), let value, let child):
        group(child).alignmentGuide(guide) { value.value(in: $0) }
      }
    }
  }

  /// A leaf that takes what is proposed, or draws a divider.
  @LayoutBuilder<Box>
  private func line<Element: Arrangeable<Box>>(_ leaf: (Leaf) -> Element) -> LayoutGroup<Box> {
    switch self {
    case .resizable(let axes, let kind): LayoutGroup { leaf(kind) }.resizable(axes)
    case .divider(let length, let kind): Divider(thickness: length) { leaf(kind) }
    default: EmptyElement()
    }
  }

  /// An element with its values for its container.
  @LayoutBuilder<Box>
  private func saying(_ group: (Tree) -> LayoutGroup<Box>) -> LayoutGroup<Box> {
    switch self {
    case .gap(let length, let child): group(child).spacing(after: length)
    case .weight(let weight, let child): group(child).weight(weight)
    case .relative(let width, let height, let alignment, let child):
      group(child).relativeFrame(width: width, height: height, alignment: alignment)
    case .share(let share, let alignment, let child):
      group(child).containerRelativeFrame(
        share.axes,
        count: share.count,
        span: share.span,
        spacing: share.spacing,
        alignment: alignment
      )
    case .raised(let length, let child):
      group(child).layoutValue(key: Shelf.Raise.self, value: length)
    case .direction(let direction, let child): group(child).layoutDirection(direction)
    case .collapsed(let condition, let child): group(child).collapsed(if: condition)
    default: EmptyElement()
    }
  }

  /// An element with padding of either kind, whose leaves stay where one becomes the other.
  private func padded(_ element: LayoutGroup<Box>, _ insets: EdgeInsets) -> ModifiedElement<Box> {
    if case .padding = self { element.padding(insets) } else { element.safeAreaPadding(insets) }
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

  /// A container of several elements.
  @LayoutBuilder<Box>
  private func container(_ groups: ([Tree]) -> LayoutGroup<Box>) -> LayoutGroup<Box> {
    switch self {
    case .horizontal(let alignment, let spacing, let children):
      HStack(alignment: alignment, spacing: spacing) { groups(children) }
    case .vertical(let alignment, let spacing, let children):
      VStack(alignment: alignment, spacing: spacing) { groups(children) }
    case .distributed(.horizontal, let distribution, let alignment, let spacing, let children):
      HStack(alignment: alignment.vertical, spacing: spacing, distribution: distribution) {
        groups(children)
      }
    case .distributed(_, let distribution, let alignment, let spacing, let children):
      VStack(alignment: alignment.horizontal, spacing: spacing, distribution: distribution) {
        groups(children)
      }
    case .depth(let alignment, let children): ZStack(alignment: alignment) { groups(children) }
    case .custom(.diagonal, let children): Diagonal() { groups(children) }
    case .custom(.pins, let children): Pins() { groups(children) }
    case .custom(.shelf, let children): Shelf() { groups(children) }
    case .grid(let alignment, let horizontal, let vertical, let children):
      Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
        groups(children)
      }
    case .row(let alignment, let children): GridRow(alignment: alignment) { groups(children) }
    case .flow(let lines, let children):
      Flow(
        lines.axis,
        alignment: lines.alignment,
        lineAlignment: lines.lineAlignment,
        spacing: lines.spacing,
        lineSpacing: lines.lineSpacing
      ) { groups(children) }
    case .viewThatFits(let axes, let children): ViewThatFits(in: axes) { groups(children) }
    case .any(let container): container.anyLayout { groups(container.children) }
    default: EmptyElement()
    }
  }

  /// The elements of a container that an `AnyLayout` can be.
  private var children: [Tree] {
    switch self {
    case .horizontal(_, _, let children), .vertical(_, _, let children), .depth(_, let children),
      .distributed(_, _, _, _, let children), .custom(_, let children):
      children
    default: []
    }
  }

  /// The container as a value.
  private var anyLayout: AnyLayout {
    switch self {
    case .horizontal(let alignment, let spacing, _):
      AnyLayout(HStackLayout(alignment: alignment, spacing: spacing))
    case .vertical(let alignment, let spacing, _):
      AnyLayout(VStackLayout(alignment: alignment, spacing: spacing))
    case .distributed(.horizontal, let distribution, let alignment, let spacing, _):
      AnyLayout(
        HStackLayout(
          alignment: alignment.vertical,
          spacing: spacing,
          distribution: distribution
        )
      )
    case .distributed(_, let distribution, let alignment, let spacing, _):
      AnyLayout(
        VStackLayout(
          alignment: alignment.horizontal,
          spacing: spacing,
          distribution: distribution
        )
      )
    case .custom(.diagonal, _): AnyLayout(Diagonal())
    case .custom(.pins, _): AnyLayout(Pins())
    case .custom(.shelf, _): AnyLayout(Shelf())
    case .depth(let alignment, _): AnyLayout(ZStackLayout(alignment: alignment))
    default: AnyLayout(ZStackLayout())
    }
  }
}

extension LayoutGroup<Box> {
  /// The element with its attributes as a cell.
  fileprivate func telling(_ cell: Tree.Cell) -> ModifiedElement<Box> {
    switch cell {
    case .columns(let count): gridCellColumns(count)
    case .anchor(let anchor): gridCellAnchor(anchor)
    case .column(let alignment): gridColumnAlignment(alignment)
    case .unsized(let axes): gridCellUnsizedAxes(axes)
    }
  }

  /// The element with a bar.
  fileprivate func barred(
    _ edge: Edges,
    _ alignment: Alignment,
    _ spacing: CGFloat?,
    _ bar: LayoutGroup<Box>
  ) -> ModifiedElement<Box> {
    let (horizontal, vertical) = (alignment.horizontal, alignment.vertical)
    return switch edge {
    case .top: safeAreaInset(edge: .top, alignment: horizontal, spacing: spacing) { bar }
    case .bottom: safeAreaInset(edge: .bottom, alignment: horizontal, spacing: spacing) { bar }
    case .leading: safeAreaInset(edge: .leading, alignment: vertical, spacing: spacing) { bar }
    default: safeAreaInset(edge: .trailing, alignment: vertical, spacing: spacing) { bar }
    }
  }
}

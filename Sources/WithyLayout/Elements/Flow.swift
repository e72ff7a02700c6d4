public import Foundation

/// A container that puts its elements side by side, in as many lines as their widths need.
///
/// ```swift
/// Flow(spacing: 4) {
///   for tag in tags { Builder { Label() }.text(tag) }
/// }
/// ```
///
/// Every element has its ideal size, but is no wider than the container. The least width is that of
/// the widest element, and the ideal one puts all on one line.
@frozen
public struct Flow<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - alignment: How the elements of a line are aligned; by default by their centres.
  ///   - spacing: The gap between elements of a line, in points; by default 8.
  ///   - lineSpacing: The gap between lines, in points; by default as between elements.
  ///   - file: The file that reports name; by default the file of the call.
  ///   - line: The line that reports name; by default the line of the call.
  ///   - content: A block of leaves, builders of leaves and elements. A spacing that is not finite is
  ///     reported and counts as none given.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    lineSpacing: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    let layout = _flow(alignment, spacing, lineSpacing, file, line)
    self.content = .layout(layout, content().content)
  }

  /// Returns the description of the container.
  @inlinable
  public static func layoutContent(of element: Flow) -> LayoutContent { element.content }
}

/// Makes what lays out a ``Flow``.
@usableFromInline
func _flow(
  _ alignment: VerticalAlignment,
  _ spacing: CGFloat?,
  _ lineSpacing: CGFloat?,
  _ file: StaticString,
  _ line: UInt
) -> any Layout {
  let spacing = Mistake.finite(spacing, "spacing", file, line).orElse(8)
  let lineSpacing = Mistake.finite(lineSpacing, "lineSpacing", file, line).orElse(spacing)
  return FlowLayout(alignment: alignment, spacing: spacing, lineSpacing: lineSpacing)
}

/// Lays out a ``Flow``.
struct FlowLayout: Layout, Equatable {
  var alignment: VerticalAlignment
  var spacing: CGFloat
  var lineSpacing: CGFloat

  /// An element in a line.
  private struct Item {
    var subview: LayoutSubview
    var proposal: ProposedSize
    var size: CGSize
    var x: CGFloat
    var guide: CGFloat
  }

  /// The elements of a line, and how far they reach above and below their common guide.
  private struct Line {
    var items: [Item] = []
    var width: CGFloat = 0
    var above = -CGFloat.infinity
    var below = -CGFloat.infinity
    var height: CGFloat { max(above + below, 0) }
  }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) -> CGSize {
    let lines = lines(subviews, width: proposal.width)
    let gaps = lineSpacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(
      width: max(lines.map(\.width).max() ?? 0, 0),
      height: max(lines.reduce(gaps) { $0 + $1.height }, 0)
    )
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedSize, subviews: LayoutSubviews) {
    var y = bounds.minY
    for line in lines(subviews, width: proposal.width) {
      for item in line.items {
        let position = CGPoint(x: bounds.minX + item.x, y: y + line.above - item.guide)
        item.subview.place(at: position, proposal: item.proposal)
      }
      y += line.height + lineSpacing
    }
  }

  /// Breaks the elements into lines.
  private func lines(_ subviews: LayoutSubviews, width: CGFloat?) -> [Line] {
    var lines: [Line] = []
    for subview in subviews {
      var item = item(subview, width: width)
      // A thousandth of a point is no reason to break: sums of widths are not exact.
      if let last = lines.last,
        last.width + spacing + item.size.width <= (width ?? .infinity) + 0.001
      {
        item.x = last.width + spacing
      } else {
        lines.append(Line())
      }
      let line = lines.count - 1
      lines[line].width = item.x + item.size.width
      lines[line].above = max(lines[line].above, item.guide)
      lines[line].below = max(lines[line].below, item.size.height - item.guide)
      lines[line].items.append(item)
    }
    return lines
  }

  /// Chooses the size of an element: its ideal one, or one as wide as the container.
  private func item(_ subview: LayoutSubview, width: CGFloat?) -> Item {
    var proposal = ProposedSize.unspecified
    var dimensions = subview.dimensions(in: proposal)
    if let width, dimensions.width > width {
      proposal.width = width
      dimensions = subview.dimensions(in: proposal)
    }
    return Item(
      subview: subview,
      proposal: proposal,
      size: CGSize(width: dimensions.width, height: dimensions.height),
      x: 0,
      guide: dimensions[alignment]
    )
  }
}

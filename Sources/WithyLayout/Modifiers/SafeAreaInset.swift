public import Foundation

extension LayoutElement {
  /// Puts a bar at the top or bottom edge of the element, which is laid out in the rest.
  ///
  /// ```swift
  /// list.layout.safeAreaInset(edge: .bottom, spacing: 0) { toolbar }
  /// ```
  ///
  /// The bar is proposed what the element's minimum leaves, and the element the rest. The leaves of
  /// the bar come after those of the element among the children, which is drawing order: parts of
  /// the element that ignore the safe area extend under the bar.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: How the bar is aligned with the element; by default by their centres.
  ///   - spacing: The gap between the bar and the rest in points; by default the default spacing. A
  ///     value that is not finite is reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - content: A block of leaves, builders of leaves and elements; several form a ``ZStack``.
  /// - Returns: The element with the bar.
  public func safeAreaInset(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) -> ModifiedElement<Node> {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    let edge: Edges = edge == .top ? .top : .bottom
    return barred(edge, alignment, spacing, content(), (file, line))
  }

  /// Puts a bar at the leading or trailing edge of the element, which is laid out in the rest.
  public func safeAreaInset(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) -> ModifiedElement<Node> {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    let edge: Edges = edge == .leading ? .leading : .trailing
    return barred(edge, alignment, spacing, content(), (file, line))
  }

  private func barred(
    _ edge: Edges,
    _ alignment: Alignment,
    _ spacing: CGFloat?,
    _ bar: LayoutGroup<Node>,
    _ source: SourcePlace
  ) -> ModifiedElement<Node> {
    let spacing = Validation.finite(spacing, "spacing", source)
    let layout = SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing)
    return LayoutGroup(.joined([Self.layoutContent(of: self).united, bar.content.united]))
      .inside(.layout(layout))
  }
}

extension LayoutContent {
  /// The content as exactly one element, which takes no space if the content is empty.
  var united: LayoutContent { inside(.plain(.depthStack)) }
}

/// Lays out an element and its bar, which are its two subviews in this order.
struct SafeAreaInsetLayout: BuiltInLayout, Equatable {
  var name: String { "safeAreaInset" }

  /// The given properties; the spacing is `nil` for the default one.
  var edge: Edges
  var alignment: Alignment
  var spacing: CGFloat?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// Whether the bar is before the element on that axis.
  private var isBarFirst: Bool { edge == .top || edge == .leading }

  /// The preferences of the element and its bar; without a bar, those of the element, and none where
  /// the gap is, as of padding.
  func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    guard isComplete(subviews) else { return .zero }
    var spacing = subviews[0].spacing
    if !subviews[1].isEmpty(.depthStack) {
      spacing.formUnion(subviews[1].spacing)
    } else if gap(subviews) != 0 {
      spacing.reset(edge)
    }
    return spacing
  }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    guard isComplete(subviews) else { return .zero }
    let inner = proposals(proposal, subviews)
    let (rest, bar) = (subviews[0].sizeThatFits(inner.rest), subviews[1].sizeThatFits(inner.bar))
    let gap = gap(subviews)
    return CGSize { $0 == axis ? max(rest[$0] + gap + bar[$0], 0) : max(rest[$0], bar[$0]) }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    guard isComplete(subviews) else { return }
    // Without a length to share, a flexible bar would take all of it: both keep their ideal ones.
    var proposal = proposal
    proposal[axis.across] = proposal[axis.across] ?? bounds.size[axis.across]
    let inner = proposals(proposal, subviews)
    let (rest, bar) = (subviews[0].sizeThatFits(inner.rest), subviews[1].sizeThatFits(inner.bar))
    var restOrigin = CGPoint { (bounds.size[$0] - rest[$0]) / 2 }
    // The bar is aligned with the element, which it may exceed.
    var barOrigin = CGPoint { axis in
      let guide = alignment.guide(on: axis)
      return restOrigin[axis] + subviews[0].value(of: guide, axis, for: inner.rest)
        - subviews[1].value(of: guide, axis, for: inner.bar)
    }
    restOrigin[axis] = isBarFirst ? bounds.size[axis] - rest[axis] : 0
    barOrigin[axis] = isBarFirst ? 0 : bounds.size[axis] - bar[axis]
    subviews[0].place(at: restOrigin, proposal: inner.rest)
    subviews[1].place(at: barOrigin, proposal: inner.bar)
  }

  /// Returns whether the element and its bar are there: both are left out if they are nested too
  /// deep, and one if it is a leaf that does not belong to the tree.
  private func isComplete(_ subviews: LayoutSubviews) -> Bool { subviews.count == 2 }

  /// Returns proposals to the element and its bar, which gets what the element's minimum leaves.
  private func proposals(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> (rest: ProposedSize, bar: ProposedSize) {
    guard let length = proposal[axis], length < .infinity else { return (proposal, proposal) }
    let gap = gap(subviews)
    var (rest, bar) = (proposal, proposal)
    rest[axis] = 0
    let minimum = subviews[0].sizeThatFits(rest)[axis]
    bar[axis] = max(max(length - gap, 0) - minimum, 0)
    rest[axis] = max(length - gap - subviews[1].sizeThatFits(bar)[axis], 0)
    return (rest, bar)
  }

  private func gap(_ subviews: LayoutSubviews) -> CGFloat {
    if let spacing { return spacing }
    let (first, second) = isBarFirst ? (subviews[1], subviews[0]) : (subviews[0], subviews[1])
    return first.spacing.distance(to: second.spacing, along: axis)
  }
}

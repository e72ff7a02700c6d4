public import Foundation

/// A container whose content may be as long as it likes along the axes on which it scrolls.
///
/// ```swift
/// ScrollContainer {
///   VStack(alignment: .leading) { for row in rows { row } }
/// }
/// ```
///
/// Several elements follow the axis, in a ``VStack`` or, if it is only the horizontal one, an
/// ``HStack``, with the default spacing. The container takes the proposed length along its axes,
/// and proposes the ideal length to its content, which starts at the leading or top edge. Across
/// its axes it is as large as its content. It makes no node and does not scroll: it only measures
/// and places.
@frozen
public struct ScrollContainer<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a scroll container, which may report the size of its content, and have a visible
  /// rectangle, near which lazy containers make their rows.
  ///
  /// ```swift
  /// let live = list.live {
  ///   ScrollContainer(visible: visible, contentSize: { scrollView.contentSize = $0 }) {
  ///     title
  ///     LazyVStack { ForEach(rows) { row in Label.make.text(row.title) } }
  ///   }
  /// }
  /// ```
  ///
  /// With a visible rectangle, the size of the content is estimated: rows not measured yet count with
  /// the mean length of the others. Visible rows keep their positions, and the content begins at
  /// ``VisibleArea/contentOrigin`` for their sake.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the content scrolls; by default the vertical one.
  ///   - visible: The visible part of the content; by default everything is visible. The object is
  ///     retained.
  ///   - contentSize: A closure that is called with the size of the content, in points, once all
  ///     leaves are placed: the first time and whenever the size, or the origin of the content, has
  ///     changed; by default none.
  ///   - content: A block of leaves, builders of leaves and elements; several follow
  ///     the axis, as in a stack.
  @inlinable
  public init(
    _ axes: Axes = .vertical,
    visible: VisibleArea? = nil,
    contentSize: ((CGSize) -> Void)? = nil,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    self.content = content().content.scrolling(axes, visible, contentSize)
  }
}

extension LayoutContent {
  @usableFromInline
  func scrolling(
    _ axes: Axes,
    _ visible: VisibleArea?,
    _ contentSize: ((CGSize) -> Void)?
  ) -> LayoutContent {
    let tell: Details.Tell? = contentSize.map { contentSize in
      { content, old in
        let frame = CGRect(origin: visible?.contentOrigin ?? .zero, size: content.size)
        return (frame, old as? CGRect == frame ? nil : { contentSize(frame.size) })
      }
    }
    let isPlain = visible == nil && contentSize == nil
    let details = isPlain ? nil : Details { ($0.visible, $0.geometry) = (visible, tell) }
    // Several elements follow the axis.
    let content =
      isSeveral && !axes.isEmpty
      ? inside(.plain(axes == .horizontal ? .horizontalStack : .verticalStack)) : self
    return content.inside(ElementDescription(ElementSpec(.scroll, traits: Traits(axes)), details))
  }

  private var isSeveral: Bool {
    switch form {
    case .leaf, .builder: false
    case .nested: true
    case .list(let items): items.count > 1 || items.first?.isSeveral == true
    case .element(let element): element.element.kind == .group && element.content.isSeveral
    }
  }
}

enum ScrollRules: ElementRules {
  /// A scroll container is a container in its own right: nothing of its content shows through.
  static var shows: Shown { [] }

  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {
    surroundings = surroundings.inside([])
  }

  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes { axes.union(spec.traits.axes) }

  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    // A container without content takes space nevertheless.
    if recordBuilder.records.count == index + 1 {
      recordBuilder.records.append(Record(spec: ElementSpec(.depthStack)))
    }
    recordBuilder.closeModifier(index, by: self)
  }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let outer = SizedRecord(index: index, proposal: proposal, size: .zero)
    let child = engine.measure(index + 1, inner(outer, in: engine))
    return proposal.masked(engine.records[index].spec.traits.axes).orElse(child)
  }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal {
    let ideal = outer.proposal.ideal(on: engine.records[outer.index].spec.traits.axes)
    return engine.relative(outer.index + 1, ideal, of: outer.proposal)
  }

  /// Aligns the content at the leading or top edge, or where it has been moved, along the axes; across
  /// them the container is as large as the content.
  static func origin(of child: SizedRecord, inside outer: SizedRecord, in engine: Engine) -> CGPoint
  {
    let axes = engine.records[outer.index].spec.traits.axes
    let start = engine.details(of: outer.index)?.visible?.contentOrigin ?? .zero
    return CGPoint { axes.contains(Axes($0)) ? start[$0] : 0 }
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    if engine.records[index].spec.traits.contains(extreme.trait) { return extreme.proposed }
    // A share is one of the length that is proposed.
    if engine.containerValues(of: index + 1)?.isRelative == true { return .nan }
    return engine.extreme(extreme, of: index + 1)
  }
}

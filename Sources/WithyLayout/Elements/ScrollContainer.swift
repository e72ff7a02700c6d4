public import Foundation

/// A container whose content is as long as it likes, along the axes in which it scrolls.
///
/// ```swift
/// ScrollContainer {
///   VStack(alignment: .leading) { for row in rows { row } }
/// }
/// ```
///
/// It takes the length that is proposed to it along its axes, and proposes to its content the ideal
/// one. The content begins at the leading or top edge. Across it is as large as its content. It makes
/// no node and does not scroll: it only sizes and places.
@frozen
public struct ScrollContainer<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - axes: The axes in which the content scrolls; by default the vertical one.
  ///   - content: A block of leaves, builders of leaves and elements; several form a ``ZStack``.
  @inlinable
  public init(_ axes: Axes = .vertical, @LayoutBuilder<Node> content: () -> LayoutGroup<Node>) {
    self.content = .scroll(axes, content().content)
  }

  /// Creates a container that hands out the size of its content.
  ///
  /// ```swift
  /// ScrollContainer(contentSize: { scrollView.contentSize = $0 }) { rows }
  /// ```
  ///
  /// - Parameters:
  ///   - axes: The axes in which the content scrolls; by default the vertical one.
  ///   - contentSize: A closure that is called with the size of the content in points, when all leaves
  ///     stand: for the first time, and when the size has changed.
  ///   - content: A block of leaves, builders of leaves and elements; several form a ``ZStack``.
  public init(
    _ axes: Axes = .vertical,
    contentSize: @escaping (CGSize) -> Void,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    let content = content()
    self.content = .scroll(axes, content.telling(contentSize))
  }

  /// Creates a container of which a part is visible, for lazy containers in it to make what is near.
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
  /// The size of the content is that of the rows that were met, and of the others as long as those are in
  /// the mean.
  ///
  /// - Parameters:
  ///   - axes: The axes in which the content scrolls; by default the vertical one.
  ///   - visible: The object that says what of the content can be seen. It is kept.
  ///   - contentSize: A closure that is called with the size of the content in points, when all leaves
  ///     stand: for the first time, and when the size has changed; by default nobody is told.
  ///   - content: A block of leaves, builders of leaves and elements; several form a ``ZStack``.
  public init(
    _ axes: Axes = .vertical,
    visible: VisibleArea,
    contentSize: ((CGSize) -> Void)? = nil,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    let content = content()
    let inner = contentSize.map { content.telling($0) } ?? content.content
    let details = Details()
    details.visible = visible
    self.content = .scroll(axes, inner, details)
  }

  /// Returns the description of the container.
  @inlinable
  public static func layoutContent(of element: ScrollContainer) -> LayoutContent {
    element.content
  }
}

extension LayoutContent {
  /// Describes a container that scrolls.
  @usableFromInline
  static func scroll(
    _ axes: Axes,
    _ content: LayoutContent,
    _ details: Details? = nil
  ) -> LayoutContent {
    var style = Style(.scroll)
    style.traits = Traits(axes)
    return content.inside(style, details)
  }
}

extension LayoutGroup {
  /// The description of the elements, which tell their size.
  fileprivate func telling(_ size: @escaping (CGSize) -> Void) -> LayoutContent {
    onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size($0)
    }
    .content
  }
}

/// A container whose content is as long as it likes.
enum ScrollRules: ElementRules {
  /// It is a container itself: nothing of its content is seen through it.
  static var shows: Shown { [] }

  static func surround(_ surroundings: inout Surroundings, _ style: Style) {
    surroundings = surroundings.inside([])
  }

  static func axes(_ style: Style, inside axes: Axes) -> Axes { axes.union(style.traits.axes) }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let traits = engine.records[index].style.traits
    let child = engine.measure(index + 1, inner(proposal, of: index, in: engine))
    return CGSize(
      width: traits.contains(.horizontal) ? proposal.width.orElse(child.width) : child.width,
      height: traits.contains(.vertical) ? proposal.height.orElse(child.height) : child.height
    )
  }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal {
    inner(outer.proposal, of: outer.index, in: engine)
  }

  /// The proposal to the content, which may have its ideal length along the axes.
  private static func inner(_ proposal: Proposal, of index: Int, in engine: Engine) -> Proposal {
    let ideal = proposal.ideal(on: engine.records[index].style.traits)
    return engine.relative(index + 1, ideal, of: proposal)
  }

  /// The content begins at the leading or top edge along the axes, and is centred across.
  static func origin(of child: SizedRecord, inside outer: SizedRecord, in engine: Engine) -> CGPoint
  {
    let traits = engine.records[outer.index].style.traits
    return CGPoint(
      x: traits.contains(.horizontal) ? 0 : (outer.size.width - child.size.width) / 2,
      y: traits.contains(.vertical) ? 0 : (outer.size.height - child.size.height) / 2
    )
  }

  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat {
    let scrolls = engine.records[index].style.traits.contains(end.axis)
    return scrolls ? end.proposed : engine.end(end, of: index + 1)
  }

  static func name(of index: Int, in engine: Engine) -> String { "ScrollContainer" }
}

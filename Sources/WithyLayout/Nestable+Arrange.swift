public import Foundation
public import Withy

extension Nestable {
  /// Nests the leaves of a layout in this node, and arranges them, immediately.
  ///
  /// The leaves become the last children of this node, in drawing order: the order of the block,
  /// but with the leaves of a background before those in front of it. The size of the bounds is
  /// proposed to the layout, which is then centred in the bounds.
  ///
  /// ```swift
  /// card.arrange(in: card.bounds) {
  ///   VStack(alignment: .leading, spacing: 8) {
  ///     title
  ///     HStack {
  ///       icon.layout.frame(width: 20, height: 20)
  ///       Spacer()
  ///       badge.layout.fixedSize()
  ///     }
  ///     .padding(12)
  ///     .background { panel }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - bounds: The rectangle to arrange in, in the coordinates of this node, in points. A
  ///     coordinate of its origin that is not finite counts as 0, and a length that is not finite
  ///     as the ideal one; both are reported.
  ///   - safeArea: The insets that cover the edges of the bounds, in points; by default none. The
  ///     layout is arranged in the rest, see ``LayoutElement/ignoresSafeArea(edges:)``. A length that
  ///     is not finite counts as 0.
  ///   - layoutDirection: The layout direction; right to left mirrors horizontal placement.
  ///   - pixelScale: The number of pixels per point, for rounding the edges of frames; by default
  ///     they are not rounded. A value that is not finite or not greater than 0 is reported and
  ///     counts as `nil`.
  ///   - defaultSpacing: The default gap between the children of stacks and the default minimum
  ///     length of spacers, in points; by default 8. Use 0 or 1 if a unit is a character cell. A
  ///     value that is negative or not finite is reported and counts as 8.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - content: A block of leaves, builders of leaves and elements; several form a `ZStack`. This
  ///     node itself, and a leaf that occurs in the block a second time, are left out and reported.
  /// - Returns: The arrangement, to repeat it for other bounds or changed leaves.
  /// - Complexity: O(*n*), where *n* is the number of elements, plus *n* appends.
  @inlinable
  @discardableResult
  public func arrange(
    in bounds: CGRect,
    safeArea: EdgeInsets = EdgeInsets(),
    layoutDirection: LayoutDirection = .leftToRight,
    pixelScale: CGFloat? = nil,
    defaultSpacing: CGFloat = 8,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> _ content: () -> LayoutGroup<Node>
  ) -> Arrangement {
    let arrangement = makeArrangement(
      layoutDirection: layoutDirection,
      pixelScale: pixelScale,
      defaultSpacing: defaultSpacing,
      file: file,
      line: line,
      content
    )
    arrangement.arrange(in: bounds, safeArea: safeArea)
    return arrangement
  }

  /// Nests the leaves of a layout in this node, to be arranged later.
  ///
  /// It does the same as
  /// ``arrange(in:safeArea:layoutDirection:pixelScale:defaultSpacing:file:line:_:)``, but without
  /// bounds, which an object that is itself a leaf of another layout does not know yet:
  ///
  /// ```swift
  /// final class Panel: View, Placeable {
  ///   var arrangement: Arrangement?
  ///
  ///   func size(for proposal: ProposedSize) -> CGSize {
  ///     arrangement?.size(for: proposal) ?? .zero
  ///   }
  ///
  ///   func place(in frame: CGRect) {
  ///     self.frame = frame
  ///     arrangement?.arrange(in: CGRect(origin: .zero, size: frame.size))
  ///   }
  /// }
  ///
  /// panel.arrangement = panel.makeArrangement { VStack { title; icon } }
  /// ```
  ///
  /// - Returns: The arrangement, which has measured and placed nothing yet.
  @inlinable
  public func makeArrangement(
    layoutDirection: LayoutDirection = .leftToRight,
    pixelScale: CGFloat? = nil,
    defaultSpacing: CGFloat = 8,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> _ content: () -> LayoutGroup<Node>
  ) -> Arrangement {
    let isLeaf = self is any Placeable
    let walk = LayoutWalk<Node>((file, line))
    let leaves = walk.nest(content().content, in: self) { leaf in
      if isLeaf && _isLaidOut(by: leaf, (file, line)) { return false }
      return _add(leaf, file: file, line: line)
    }
    let arrangement = Arrangement(
      of: ArrangedChildren(
        walk.elements,
        of: leaves,
        membership: { [weak self] in self.map { Membership(of: $0.children) } },
        children: { [weak self] in Set((self?.children ?? []).lazy.map { ObjectIdentifier($0) }) }
      ),
      direction: layoutDirection,
      scale: pixelScale,
      unit: defaultSpacing,
      (file, line)
    )
    didNest()
    return arrangement
  }

  /// Returns whether this node is inside a leaf, and reports it if so: each would be laid out by
  /// the other.
  ///
  /// This matters only if this node is a leaf itself. If its class knows the parents of its nodes,
  /// nesting the leaf detects that.
  @usableFromInline
  func _isLaidOut(by leaf: AnyObject, _ source: SourcePlace) -> Bool {
    func children<Parent: Nestable>(of parent: Parent) -> [AnyObject] { parent.children }
    func hasParent<Child: Nestable>(_ child: Child) -> Bool { child.parentNode != nil }
    var rest: [AnyObject] = [leaf]
    var seen: Set<ObjectIdentifier> = []
    while let node = rest.popLast() {
      guard seen.insert(ObjectIdentifier(node)).inserted, let node = node as? any Nestable else {
        continue
      }
      let children = children(of: node)
      if children.contains(where: { $0 === self }) {
        Diagnostics.report(
          "\(type(of: leaf)) cannot be nested in its own descendant \(type(of: self)); skipped",
          at: source
        )
        return true
      }
      if let first = children.first as? any Nestable, hasParent(first) { return false }
      rest += children
    }
    return false
  }
}

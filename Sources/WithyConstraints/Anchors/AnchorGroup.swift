public import Foundation

/// The edges, the centres or the lengths of an item, constrained together.
///
/// ```swift
/// background.anchors.edges == card.anchors.edges
/// content.anchors.edges == card.anchors.edges.inset(16)
/// content.anchors.horizontalEdges <= card.anchors.horizontalEdges  // inside, or as wide
/// spinner.anchors.center == card.anchors.center.offset(y: -20)
/// thumbnail.anchors.size == picture.anchors.size * 0.25
/// icon.anchors.size == CGSize(width: 24, height: 24)
/// ```
///
/// Only groups of the same kind can be constrained to each other.
public struct AnchorGroup<Kind> {
  /// The anchors, each with the multiplier and the constant of its expression.
  private(set) var anchors: [LayoutAnchor<Kind>]

  init(_ item: ConstraintItem, _ attributes: [ConstraintAttribute]) {
    anchors = attributes.map { LayoutAnchor(item, $0) }
  }

  private func map(_ change: (LayoutAnchor<Kind>) -> LayoutAnchor<Kind>) -> AnchorGroup {
    var changed = self
    changed.anchors = anchors.map(change)
    return changed
  }

  /// Makes a constraint for each anchor that both groups have.
  ///
  /// The near edges, leading and top, are inside others if they are at least at these.
  private static func relate(
    _ a: AnchorGroup,
    _ relation: ConstraintRelation,
    _ b: AnchorGroup
  ) -> [Constraint] {
    a.anchors.compactMap { first in
      let isNear = first.attribute == .leading || first.attribute == .top
      return b.anchors.first { $0.attribute == first.attribute }.map {
        LayoutAnchor.relate(first, isNear ? relation.reversed : relation, $0)
      }
    }
  }

  /// Constrains the anchors to be equal; an edge that only one side names is not constrained.
  public static func == (a: AnchorGroup, b: AnchorGroup) -> [Constraint] { relate(a, .equal, b) }

  /// Constrains edges to lie inside others, or to coincide with them, and centres and lengths to be
  /// at most others.
  public static func <= (a: AnchorGroup, b: AnchorGroup) -> [Constraint] { relate(a, .atMost, b) }

  /// Constrains edges to lie outside others, or to coincide with them, and centres and lengths to be
  /// at least others.
  public static func >= (a: AnchorGroup, b: AnchorGroup) -> [Constraint] { relate(a, .atLeast, b) }
}

extension AnchorGroup where Kind == AnchorKind.Edges {
  /// Returns the edges moved inwards by the same distance on every side.
  ///
  /// - Parameter length: The distance, in points; a negative value moves outwards.
  /// - Returns: The edges.
  public func inset(_ length: CGFloat) -> AnchorGroup {
    inset(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Returns the edges moved inwards.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - leading: The distance from the leading edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - trailing: The distance from the trailing edge, in points.
  /// - Returns: The edges.
  public func inset(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) -> AnchorGroup {
    let lengths = [
      ConstraintAttribute.top: top, .leading: leading, .bottom: -bottom, .trailing: -trailing,
    ]
    return map { $0 + (lengths[$0.attribute] ?? 0) }
  }
}

extension AnchorGroup where Kind == AnchorKind.Center {
  /// Returns the centre with an offset.
  ///
  /// - Parameters:
  ///   - x: The distance towards the trailing edge, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The point.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnchorGroup {
    map { $0 + ($0.attribute == .centerX ? x : y) }
  }
}

extension AnchorGroup where Kind == AnchorKind.Length {
  /// Returns both lengths multiplied by a factor.
  public static func * (size: AnchorGroup, factor: CGFloat) -> AnchorGroup {
    size.map { $0 * factor }
  }

  private static func relate(
    _ a: AnchorGroup,
    _ relation: ConstraintRelation,
    _ size: CGSize
  ) -> [Constraint] {
    zip(a.anchors, [size.width, size.height]).map { LayoutAnchor.relate($0, relation, nil, $1) }
  }

  /// Constrains width and height to a size in points.
  public static func == (a: AnchorGroup, size: CGSize) -> [Constraint] { relate(a, .equal, size) }

  /// Constrains width and height to be at most those of a size in points.
  public static func <= (a: AnchorGroup, size: CGSize) -> [Constraint] { relate(a, .atMost, size) }

  /// Constrains width and height to be at least those of a size in points.
  public static func >= (a: AnchorGroup, size: CGSize) -> [Constraint] { relate(a, .atLeast, size) }
}

public import Foundation

/// An edge, centre, baseline or length of a constrained item, multiplied by a factor, plus a
/// constant.
///
/// Two anchors of the same kind make a ``Constraint``; two of different kinds, such as a leading
/// edge and a top edge, do not compile.
///
/// ```swift
/// icon.anchors.leading == card.anchors.leading + 16
/// icon.anchors.width == icon.anchors.height * 2
/// ```
public struct LayoutAnchor<Kind> {
  let item: ConstraintItem
  let attribute: ConstraintAttribute

  /// The factor, and the constant that is then added, in points.
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  init(_ item: ConstraintItem, _ attribute: ConstraintAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes a constraint from two expressions, or from one and a number of points, solved for the
  /// first anchor.
  static func relate(
    _ a: LayoutAnchor,
    _ relation: ConstraintRelation,
    _ b: LayoutAnchor?,
    _ points: CGFloat = 0
  ) -> Constraint {
    let rule = ConstraintRule(
      firstAttribute: a.attribute,
      relation: a.multiplier < 0 ? relation.reversed : relation,
      secondAttribute: b?.attribute,
      multiplier: b.map { $0.multiplier / a.multiplier } ?? 1,
      constant: ((b?.constant ?? points) - a.constant) / a.multiplier
    )
    return Constraint(a.item, b?.item, rule)
  }

  /// Constrains two anchors to be equal.
  public static func == (a: LayoutAnchor, b: LayoutAnchor) -> Constraint { relate(a, .equal, b) }

  /// Constrains an anchor to be at most another one.
  public static func <= (a: LayoutAnchor, b: LayoutAnchor) -> Constraint { relate(a, .atMost, b) }

  /// Constrains an anchor to be at least another one.
  public static func >= (a: LayoutAnchor, b: LayoutAnchor) -> Constraint { relate(a, .atLeast, b) }

  /// Returns the anchor moved by a number of points: towards the trailing edge, downwards, or
  /// longer.
  public static func + (anchor: LayoutAnchor, points: CGFloat) -> LayoutAnchor {
    var moved = anchor
    moved.constant += points
    return moved
  }

  /// Returns the anchor moved back by a number of points.
  public static func - (anchor: LayoutAnchor, points: CGFloat) -> LayoutAnchor { anchor + -points }

  /// Returns the anchor multiplied by a factor.
  ///
  /// A length is multiplied. An edge is moved to a multiple of its distance from the origin of the
  /// view that contains both ends.
  public static func * (anchor: LayoutAnchor, factor: CGFloat) -> LayoutAnchor {
    var scaled = anchor
    scaled.multiplier *= factor
    scaled.constant *= factor
    return scaled
  }
}

extension LayoutAnchor where Kind == AnchorKind.Length {
  /// Constrains a length to a number of points.
  public static func == (a: LayoutAnchor, points: CGFloat) -> Constraint {
    relate(a, .equal, nil, points)
  }

  /// Constrains a length to be at most a number of points.
  public static func <= (a: LayoutAnchor, points: CGFloat) -> Constraint {
    relate(a, .atMost, nil, points)
  }

  /// Constrains a length to be at least a number of points.
  public static func >= (a: LayoutAnchor, points: CGFloat) -> Constraint {
    relate(a, .atLeast, nil, points)
  }
}

/// The kinds of anchors and of groups of them; only those of the same kind can be constrained to each
/// other.
public enum AnchorKind {
  /// Leading and trailing edges, which depend on the layout direction, and the centre between them.
  public enum Horizontal {}

  /// Left and right edges, which do not depend on the layout direction.
  public enum Side {}

  /// Top and bottom edges, the centre between them, and baselines.
  public enum Vertical {}

  /// Widths and heights.
  public enum Length {}

  /// Edges as a group.
  public enum Edges {}

  /// Both centres as a group.
  public enum Center {}
}

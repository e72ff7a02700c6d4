public import Foundation

/// An edge, a centre, a baseline or a length of something that is constrained, times a number, plus a
/// constant.
///
/// Two anchors of the same kind make a ``Constraint``; those of different kinds, such as a leading edge
/// and a top edge, do not compile.
///
/// ```swift
/// icon.anchors.leading == card.anchors.leading + 16
/// icon.anchors.width == icon.anchors.height * 2
/// ```
public struct LayoutAnchor<Kind> {
  /// What the anchor belongs to.
  let item: ConstraintItem

  /// Which of its edges or lengths the anchor is.
  let attribute: ConstraintAttribute

  /// The number by which it is multiplied, and what is then added, in points.
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  /// Creates the anchor of an item.
  init(_ item: ConstraintItem, _ attribute: ConstraintAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes a constraint of two expressions: an anchor alone on the left, what remains on the right.
  private static func relate(
    _ a: LayoutAnchor,
    _ relation: ConstraintRelation,
    _ b: LayoutAnchor
  ) -> Constraint {
    Constraint(
      DescribedConstraint(
        first: ConstraintEnd(item: a.item, attribute: a.attribute),
        relation: a.multiplier < 0 ? relation.reversed : relation,
        second: ConstraintEnd(item: b.item, attribute: b.attribute),
        multiplier: b.multiplier / a.multiplier,
        constant: (b.constant - a.constant) / a.multiplier
      )
    )
  }

  /// Constrains two anchors to be equal.
  public static func == (a: LayoutAnchor, b: LayoutAnchor) -> Constraint { relate(a, .equal, b) }

  /// Constrains an anchor to be at most another one.
  public static func <= (a: LayoutAnchor, b: LayoutAnchor) -> Constraint { relate(a, .atMost, b) }

  /// Constrains an anchor to be at least another one.
  public static func >= (a: LayoutAnchor, b: LayoutAnchor) -> Constraint { relate(a, .atLeast, b) }

  /// Returns the anchor that is so many points further: to the trailing side, below, or longer.
  public static func + (anchor: LayoutAnchor, points: CGFloat) -> LayoutAnchor {
    var moved = anchor
    moved.constant += points
    return moved
  }

  /// Returns the anchor that is so many points less far.
  public static func - (anchor: LayoutAnchor, points: CGFloat) -> LayoutAnchor {
    anchor + -points
  }

  /// Returns the anchor times a number.
  ///
  /// A length is that many times as long. An edge is that many times as far from where the coordinates
  /// of the view begin that holds both ends.
  public static func * (anchor: LayoutAnchor, factor: CGFloat) -> LayoutAnchor {
    var scaled = anchor
    scaled.multiplier *= factor
    scaled.constant *= factor
    return scaled
  }

  /// Returns the anchor divided by a number.
  public static func / (anchor: LayoutAnchor, divisor: CGFloat) -> LayoutAnchor {
    anchor * (1 / divisor)
  }
}

extension LayoutAnchor where Kind == AnchorKind.Length {
  /// Makes a constraint of a length and a number of points.
  private static func relate(
    _ a: LayoutAnchor,
    _ relation: ConstraintRelation,
    _ points: CGFloat
  ) -> Constraint {
    Constraint(
      DescribedConstraint(
        first: ConstraintEnd(item: a.item, attribute: a.attribute),
        relation: a.multiplier < 0 ? relation.reversed : relation,
        second: nil,
        multiplier: 1,
        constant: (points - a.constant) / a.multiplier
      )
    )
  }

  /// Constrains a length to be so many points.
  public static func == (a: LayoutAnchor, points: CGFloat) -> Constraint {
    relate(a, .equal, points)
  }

  /// Constrains a length to be at most so many points.
  public static func <= (a: LayoutAnchor, points: CGFloat) -> Constraint {
    relate(a, .atMost, points)
  }

  /// Constrains a length to be at least so many points.
  public static func >= (a: LayoutAnchor, points: CGFloat) -> Constraint {
    relate(a, .atLeast, points)
  }
}

/// The kinds of anchors, of which only those of one kind can be compared.
public enum AnchorKind {
  /// Leading and trailing edges, which follow the direction of lines, and the centre between them.
  public enum Horizontal {}

  /// Left and right edges, which are where they are in every language.
  public enum Side {}

  /// Top and bottom edges, the centre between them, and baselines.
  public enum Vertical {}

  /// Widths and heights.
  public enum Length {}
}

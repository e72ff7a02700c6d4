public import Foundation

/// Several edges that are constrained together.
///
/// ```swift
/// background.anchors.edges == card.anchors.edges
/// content.anchors.edges == card.anchors.edges.inset(16)
/// content.anchors.horizontalEdges <= card.anchors.horizontalEdges  // inside, or as wide
/// ```
public struct EdgeAnchors {
  /// The item that the edges belong to.
  let item: ConstraintItem

  /// The edges.
  let attributes: [ConstraintAttribute]

  /// The distances of the expression inside the edges, in points.
  var insets: [ConstraintAttribute: CGFloat] = [:]

  /// All four edges.
  static let all: [ConstraintAttribute] = [.top, .leading, .bottom, .trailing]

  /// Returns the edges moved inwards by the same distance on every side.
  ///
  /// - Parameter length: The distance, in points; a negative value moves outwards.
  /// - Returns: The edges.
  public func inset(_ length: CGFloat) -> EdgeAnchors {
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
  ) -> EdgeAnchors {
    var inset = self
    let lengths: [(ConstraintAttribute, CGFloat)] = [
      (.top, top), (.leading, leading), (.bottom, bottom), (.trailing, trailing),
    ]
    for (edge, length) in lengths { inset.insets[edge, default: 0] += length }
    return inset
  }

  /// Makes a constraint for each edge; `inside` is the relation for the far edges, bottom and
  /// trailing.
  private static func relate(
    _ a: EdgeAnchors,
    _ inside: ConstraintRelation,
    _ b: EdgeAnchors
  ) -> [Constraint] {
    a.attributes.filter(b.attributes.contains).map { edge in
      let isFar = edge == .bottom || edge == .trailing
      let inset = (b.insets[edge] ?? 0) - (a.insets[edge] ?? 0)
      return LayoutAnchor<Never>.relate(
        LayoutAnchor(a.item, edge),
        isFar ? inside : inside.reversed,
        LayoutAnchor(b.item, edge) + (isFar ? -inset : inset)
      )
    }
  }

  /// Constrains edges to coincide; an edge that only one side names is not constrained.
  public static func == (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { relate(a, .equal, b) }

  /// Constrains edges to lie inside others, or to coincide with them.
  public static func <= (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { relate(a, .atMost, b) }

  /// Constrains edges to lie outside others, or to coincide with them.
  public static func >= (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { relate(a, .atLeast, b) }
}

/// Both centres, which are constrained together.
///
/// ```swift
/// spinner.anchors.center == card.anchors.center.offset(y: -20)
/// ```
public struct CenterAnchors {
  /// The item that the centres belong to.
  let item: ConstraintItem

  /// The offsets of the expression from the centre, in points.
  var x: CGFloat = 0
  var y: CGFloat = 0

  /// Returns the centre with an offset.
  ///
  /// - Parameters:
  ///   - x: The distance towards the trailing edge, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The point.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> CenterAnchors {
    var moved = self
    moved.x += x
    moved.y += y
    return moved
  }

  /// Constrains two centres to coincide.
  public static func == (a: CenterAnchors, b: CenterAnchors) -> [Constraint] {
    let (first, second) = (LayoutAnchors(a.item), LayoutAnchors(b.item))
    return [
      first.centerX == second.centerX + (b.x - a.x),
      first.centerY == second.centerY + (b.y - a.y),
    ]
  }
}

/// Width and height, which are constrained together.
///
/// ```swift
/// icon.anchors.size == CGSize(width: 24, height: 24)
/// thumbnail.anchors.size == picture.anchors.size * 0.25
/// ```
public struct SizeAnchors {
  /// The item that the lengths belong to.
  let item: ConstraintItem

  /// The factor of both lengths.
  var multiplier: CGFloat = 1

  private var width: LayoutAnchor<AnchorKind.Length> { LayoutAnchors(item).width * multiplier }
  private var height: LayoutAnchor<AnchorKind.Length> { LayoutAnchors(item).height * multiplier }

  /// Returns both lengths multiplied by a factor.
  public static func * (size: SizeAnchors, factor: CGFloat) -> SizeAnchors {
    var scaled = size
    scaled.multiplier *= factor
    return scaled
  }

  /// Constrains two sizes to be equal.
  public static func == (a: SizeAnchors, b: SizeAnchors) -> [Constraint] {
    [a.width == b.width, a.height == b.height]
  }

  /// Constrains width and height to be at most those of another size.
  public static func <= (a: SizeAnchors, b: SizeAnchors) -> [Constraint] {
    [a.width <= b.width, a.height <= b.height]
  }

  /// Constrains width and height to be at least those of another size.
  public static func >= (a: SizeAnchors, b: SizeAnchors) -> [Constraint] {
    [a.width >= b.width, a.height >= b.height]
  }

  /// Constrains width and height to a size in points.
  public static func == (a: SizeAnchors, size: CGSize) -> [Constraint] {
    [a.width == size.width, a.height == size.height]
  }

  /// Constrains width and height to be at most those of a size in points.
  public static func <= (a: SizeAnchors, size: CGSize) -> [Constraint] {
    [a.width <= size.width, a.height <= size.height]
  }

  /// Constrains width and height to be at least those of a size in points.
  public static func >= (a: SizeAnchors, size: CGSize) -> [Constraint] {
    [a.width >= size.width, a.height >= size.height]
  }
}

public import Foundation

/// Several edges that are compared together.
///
/// ```swift
/// background.anchors.edges == card.anchors.edges
/// content.anchors.edges == card.anchors.edges.inset(16)
/// content.anchors.horizontalEdges <= card.anchors.horizontalEdges  // inside, or as wide
/// ```
public struct EdgeAnchors {
  /// What the edges belong to.
  let item: ConstraintItem

  /// Which edges are compared.
  let attributes: [ConstraintAttribute]

  /// How far inside the edges the expression lies, in points.
  private var insets: [ConstraintAttribute: CGFloat] = [:]

  /// All four edges.
  static let all: [ConstraintAttribute] = [.top, .leading, .bottom, .trailing]

  /// Creates the edges of an item.
  init(item: ConstraintItem, attributes: [ConstraintAttribute]) {
    self.item = item
    self.attributes = attributes
  }

  /// Returns the edges that lie so many points further inside, on every side.
  ///
  /// - Parameter length: The distance, in points; a negative one is outside.
  /// - Returns: The edges.
  public func inset(_ length: CGFloat) -> EdgeAnchors {
    inset(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Returns the edges that lie so many points further inside.
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

  /// Makes a constraint for each edge; `inside` is how the first lies to the second.
  private static func relate(
    _ a: EdgeAnchors,
    _ inside: ConstraintRelation,
    _ b: EdgeAnchors
  ) -> [Constraint] {
    a.attributes.filter(b.attributes.contains).map { edge in
      let isFar = edge == .bottom || edge == .trailing
      let inset = (b.insets[edge] ?? 0) - (a.insets[edge] ?? 0)
      return Constraint(
        DescribedConstraint(
          first: ConstraintEnd(item: a.item, attribute: edge),
          relation: isFar ? inside : inside.reversed,
          second: ConstraintEnd(item: b.item, attribute: edge),
          multiplier: 1,
          constant: isFar ? -inset : inset
        )
      )
    }
  }

  /// Constrains edges to be at the same places; edges that only one side names are left free.
  public static func == (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { relate(a, .equal, b) }

  /// Constrains edges to lie inside others, or on them.
  public static func <= (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { relate(a, .atMost, b) }

  /// Constrains edges to lie outside others, or on them.
  public static func >= (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { relate(a, .atLeast, b) }
}

/// Both centres, which are compared together.
///
/// ```swift
/// spinner.anchors.center == card.anchors.center.offset(y: -20)
/// ```
public struct CenterAnchors {
  /// What the centres belong to.
  let item: ConstraintItem

  /// How far off the centre the expression lies, in points.
  private var x: CGFloat = 0
  private var y: CGFloat = 0

  /// Creates the centres of an item.
  init(item: ConstraintItem) {
    self.item = item
  }

  /// Returns the point that lies so far off.
  ///
  /// - Parameters:
  ///   - x: The distance to the trailing side, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The point.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> CenterAnchors {
    var moved = self
    moved.x += x
    moved.y += y
    return moved
  }

  /// Constrains two centres to be at the same place.
  public static func == (a: CenterAnchors, b: CenterAnchors) -> [Constraint] {
    let (first, second) = (LayoutAnchors(a.item), LayoutAnchors(b.item))
    return [
      first.centerX == second.centerX + (b.x - a.x),
      first.centerY == second.centerY + (b.y - a.y),
    ]
  }
}

/// Width and height, which are compared together.
///
/// ```swift
/// icon.anchors.size == CGSize(width: 24, height: 24)
/// thumbnail.anchors.size == picture.anchors.size * 0.25
/// ```
public struct SizeAnchors {
  /// What the lengths belong to.
  let item: ConstraintItem

  /// The number by which they are multiplied.
  private var multiplier: CGFloat = 1

  /// Creates the lengths of an item.
  init(item: ConstraintItem) {
    self.item = item
  }

  private var width: LayoutAnchor<AnchorKind.Length> { LayoutAnchors(item).width * multiplier }
  private var height: LayoutAnchor<AnchorKind.Length> { LayoutAnchors(item).height * multiplier }

  /// Returns both lengths times a number.
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

  /// Constrains width and height to be so many points.
  public static func == (a: SizeAnchors, size: CGSize) -> [Constraint] {
    [a.width == size.width, a.height == size.height]
  }

  /// Constrains width and height to be at most so many points.
  public static func <= (a: SizeAnchors, size: CGSize) -> [Constraint] {
    [a.width <= size.width, a.height <= size.height]
  }

  /// Constrains width and height to be at least so many points.
  public static func >= (a: SizeAnchors, size: CGSize) -> [Constraint] {
    [a.width >= size.width, a.height >= size.height]
  }
}

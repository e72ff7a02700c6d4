/// The item at an end of a constraint: an object, or one that is found once the tree is complete.
struct ConstraintItem {
  /// The object; `nil` for the node that a chain constrains.
  var object: AnyObject?

  /// The number of parents to go up from the object.
  var parents = 0

  /// The area of the item.
  var area = ConstraintArea.bounds

  /// The parent of the item.
  var parent: ConstraintItem { ConstraintItem(object: object, parents: parents + 1) }

  /// Returns an area of the item.
  func area(_ area: ConstraintArea) -> ConstraintItem {
    ConstraintItem(object: object, parents: parents, area: area)
  }
}

extension ConstraintItem: Equatable {
  static func == (a: ConstraintItem, b: ConstraintItem) -> Bool {
    a.object === b.object && a.parents == b.parents && a.area == b.area
  }
}

/// An area of a constrained item.
package enum ConstraintArea: Sendable {
  /// The whole item.
  case bounds

  /// The safe area, which no bar covers.
  case safeArea

  /// The area inside the layout margins.
  case layoutMargins
}

/// The edge, centre, baseline or length at an end of a constraint, by its number in Auto Layout.
package enum ConstraintAttribute: Int, Sendable {
  case left = 1
  case right, top, bottom, leading, trailing, width, height
  case centerX, centerY, lastBaseline, firstBaseline
}

/// The relation between the ends of a constraint, by its number in Auto Layout.
package enum ConstraintRelation: Int, Sendable {
  case atMost = -1
  case equal, atLeast

  /// The relation with its ends swapped.
  var reversed: ConstraintRelation {
    switch self {
    case .equal: .equal
    case .atMost: .atLeast
    case .atLeast: .atMost
    }
  }
}

/// An end of a constraint.
struct ConstraintEnd: Equatable {
  let item: ConstraintItem
  let attribute: ConstraintAttribute
}

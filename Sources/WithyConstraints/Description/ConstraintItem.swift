/// What an end of a constraint belongs to: an object, or one that is found when the tree is complete.
struct ConstraintItem {
  /// The object; `nil` for the node that a chain constrains.
  var object: AnyObject?

  /// How many parents above the object the item is.
  var parents = 0

  /// Which part of it is meant.
  var area = ConstraintArea.bounds

  /// The parent of the item.
  var parent: ConstraintItem { ConstraintItem(object: object, parents: parents + 1) }

  /// Returns a part of the item.
  func area(_ area: ConstraintArea) -> ConstraintItem {
    ConstraintItem(object: object, parents: parents, area: area)
  }
}

extension ConstraintItem: Equatable {
  static func == (a: ConstraintItem, b: ConstraintItem) -> Bool {
    a.object === b.object && a.parents == b.parents && a.area == b.area
  }
}

/// A part of what is constrained.
package enum ConstraintArea: Sendable {
  /// All of it.
  case bounds

  /// The part that no bar covers.
  case safeArea

  /// The part inside the layout margins.
  case layoutMargins
}

/// Which edge, centre, baseline or length an end of a constraint is.
package enum ConstraintAttribute: Sendable {
  case leading, trailing, left, right, top, bottom
  case centerX, centerY, firstBaseline, lastBaseline
  case width, height
}

/// How the ends of a constraint are related.
package enum ConstraintRelation: Sendable {
  case equal, atMost, atLeast

  /// The relation of the ends the other way round.
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

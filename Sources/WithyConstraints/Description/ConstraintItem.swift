/// The item at an end of a constraint: an object, or one that is found once the tree is complete.
struct ConstraintItem {
  /// The object; `nil` if it is deallocated, and for the node that a chain constrains.
  private(set) weak var object: AnyObject?

  /// Whether the item is, or is relative to, the node that a chain constrains.
  let isNode: Bool

  /// The number of parents to go up from the object.
  private(set) var parents = 0

  /// The area of the item.
  private(set) var area = ConstraintArea.bounds

  /// Creates an item for an object, which is not retained: a view that stores its own constraints
  /// would otherwise retain itself.
  init(_ object: AnyObject) {
    self.object = object
    isNode = false
  }

  /// Creates an item for the node that a chain constrains.
  init() {
    isNode = true
  }

  /// The parent of the item.
  var parent: ConstraintItem {
    var parent = area(.bounds)
    parent.parents += 1
    return parent
  }

  /// Returns an area of the item.
  func area(_ area: ConstraintArea) -> ConstraintItem {
    var item = self
    item.area = area
    return item
  }
}

extension ConstraintItem: Equatable {
  static func == (a: ConstraintItem, b: ConstraintItem) -> Bool {
    a.object === b.object && a.isNode == b.isNode && a.parents == b.parents && a.area == b.area
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

/// The item at an end of a constraint: an object, or one that is found once the tree is complete.
struct ConstraintItem {
  private weak var known: AnyObject?
  private var reference: (id: ObjectIdentifier, object: () -> AnyObject?)?

  /// The object; `nil` if it is deallocated, if a reference is empty, and for the node that a chain
  /// constrains.
  var object: AnyObject? { reference.map { $0.object() } ?? known }

  var isReference: Bool { reference != nil }

  /// Whether the item is, or is relative to, the node that a chain constrains.
  let isNode: Bool

  /// The number of parents to go up from the object.
  private(set) var parents = 0
  private(set) var area = ConstraintArea.bounds

  /// Creates an item for an object, which is not retained: a view that stores its own constraints
  /// would otherwise retain itself.
  init(_ object: AnyObject) {
    known = object
    isNode = false
  }

  /// Creates an item for the object of a reference, which is read when the constraint is applied.
  init<Object>(of reference: Ref<Object>) {
    self.reference = (ObjectIdentifier(reference), { reference.object })
    isNode = false
  }

  /// Creates an item for the node that a chain constrains.
  init() { isNode = true }

  var parent: ConstraintItem {
    var parent = area(.bounds)
    parent.parents += 1
    return parent
  }

  /// Returns the item, which no longer retains what its reference refers to.
  var found: ConstraintItem {
    guard let object else { return self }
    var item = self
    (item.known, item.reference) = (object, nil)
    return item
  }

  func area(_ area: ConstraintArea) -> ConstraintItem {
    var item = self
    item.area = area
    return item
  }
}

extension ConstraintItem: Equatable {
  static func == (a: ConstraintItem, b: ConstraintItem) -> Bool {
    a.object === b.object && a.reference?.id == b.reference?.id && a.isNode == b.isNode
      && a.parents == b.parents && a.area == b.area
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

/// A constraint that does not retain its ends.
///
/// Stored constraints must not retain nodes: a view that stores its own constraints would retain
/// itself.
package struct WeakConstraint {
  private var written: Constraint
  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private let hasFirst: Bool
  private let hasSecond: Bool

  /// Creates a weak copy of a constraint.
  package init(_ constraint: Constraint) {
    written = constraint
    var ends: (first: AnyObject?, second: AnyObject?)
    switch constraint.content {
    case .described(let description):
      ends = (description.first.item.object, description.second?.item.object)
      written.content = .described(description.with(first: nil, second: nil))
    case .native(let native):
      ends = (native.first, native.second)
      written.content = .native(NativeConstraint(object: native.object))
    }
    first = ends.first
    second = ends.second
    hasFirst = ends.first != nil
    hasSecond = ends.second != nil
  }

  /// The constraint; `nil` once an end is deallocated.
  package var strong: Constraint? {
    guard !hasFirst || first != nil, !hasSecond || second != nil else { return nil }
    var constraint = written
    switch written.content {
    case .described(let description):
      constraint.content = .described(description.with(first: first, second: second))
    case .native(let native):
      constraint.content = .native(
        NativeConstraint(object: native.object, first: first, second: second)
      )
    }
    return constraint
  }
}

extension DescribedConstraint {
  /// Returns the description with other objects at its ends.
  fileprivate func with(first: AnyObject?, second: AnyObject?) -> DescribedConstraint {
    func end(_ end: ConstraintEnd, _ object: AnyObject?) -> ConstraintEnd {
      var item = end.item
      item.object = object
      return ConstraintEnd(item: item, attribute: end.attribute)
    }
    return DescribedConstraint(
      first: end(self.first, first),
      relation: relation,
      second: self.second.map { end($0, second) },
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      identifier: identifier
    )
  }
}

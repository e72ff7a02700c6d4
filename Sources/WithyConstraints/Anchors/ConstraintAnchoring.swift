/// An object of the platform whose edges and lengths can be constrained: a view or a layout guide.
///
/// ```swift
/// nameLabel.anchors.leading == anchors.leading + 16
/// nameLabel.anchors.top == safeAreaLayoutGuide.anchors.top + 8
/// ```
public protocol ConstraintAnchoring: AnyObject {}

extension ConstraintAnchoring {
  /// The edges, centres, baselines and lengths of the object, for constraints.
  public var anchors: LayoutAnchors { LayoutAnchors(ConstraintItem(self)) }
}

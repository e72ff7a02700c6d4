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

extension Ref where Object: ConstraintAnchoring {
  /// The edges, centres, baselines and lengths of the object that this reference has when the
  /// constraint is applied, for views that are made in a block.
  ///
  /// ```swift
  /// let title = Ref<UILabel>()
  /// card {
  ///   UILabel.make.text("Inbox").ref(title)
  ///   UILabel.make.constrain { $0.top == title.anchors.bottom + 8 }
  /// }
  /// ```
  ///
  /// If it has none by then, the constraint is skipped and reported in `live`; one that was built
  /// waits.
  public var anchors: LayoutAnchors { LayoutAnchors(ConstraintItem(of: self)) }
}

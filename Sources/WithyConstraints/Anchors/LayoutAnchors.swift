/// An object of the platform whose edges and lengths can be constrained: a view or a layout guide.
///
/// ```swift
/// nameLabel.anchors.leading == anchors.leading + 16
/// nameLabel.anchors.top == safeAreaLayoutGuide.anchors.top + 8
/// ```
public protocol ConstraintAnchoring: AnyObject {}

extension ConstraintAnchoring {
  /// The edges, centres, baselines and lengths of the object, for constraints.
  public var anchors: LayoutAnchors { LayoutAnchors(item: ConstraintItem(self)) }
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
  public var anchors: LayoutAnchors { LayoutAnchors(item: ConstraintItem(of: self)) }
}

/// The edges, centres, baselines and lengths of a constrained item.
///
/// ```swift
/// nameLabel.anchors.leading == card.anchors.leading + 16
/// nameLabel.anchors.top == card.anchors.safeArea.top + 8
/// ```
public struct LayoutAnchors {
  let item: ConstraintItem

  /// The anchors of the node that a chain constrains, which may not have been made yet.
  package static var ofNode: LayoutAnchors { LayoutAnchors(item: ConstraintItem()) }

  /// The leading edge.
  public var leading: LayoutAnchor<AnchorKind.Horizontal> { LayoutAnchor(item, .leading) }

  /// The trailing edge.
  public var trailing: LayoutAnchor<AnchorKind.Horizontal> { LayoutAnchor(item, .trailing) }

  /// The centre between the leading and the trailing edge.
  public var centerX: LayoutAnchor<AnchorKind.Horizontal> { LayoutAnchor(item, .centerX) }

  /// The left edge, whatever the layout direction.
  public var left: LayoutAnchor<AnchorKind.Side> { LayoutAnchor(item, .left) }

  /// The right edge, whatever the layout direction.
  public var right: LayoutAnchor<AnchorKind.Side> { LayoutAnchor(item, .right) }

  /// The top edge.
  public var top: LayoutAnchor<AnchorKind.Vertical> { LayoutAnchor(item, .top) }

  /// The bottom edge.
  public var bottom: LayoutAnchor<AnchorKind.Vertical> { LayoutAnchor(item, .bottom) }

  /// The centre between the top and the bottom edge.
  public var centerY: LayoutAnchor<AnchorKind.Vertical> { LayoutAnchor(item, .centerY) }

  /// The baseline of the first line of text.
  public var firstBaseline: LayoutAnchor<AnchorKind.Vertical> { LayoutAnchor(item, .firstBaseline) }

  /// The baseline of the last line of text.
  public var lastBaseline: LayoutAnchor<AnchorKind.Vertical> { LayoutAnchor(item, .lastBaseline) }

  /// The width.
  public var width: LayoutAnchor<AnchorKind.Length> { LayoutAnchor(item, .width) }

  /// The height.
  public var height: LayoutAnchor<AnchorKind.Length> { LayoutAnchor(item, .height) }

  /// All four edges, constrained together.
  public var edges: AnchorGroup<AnchorKind.Edges> {
    AnchorGroup(item, [.top, .leading, .bottom, .trailing])
  }

  /// The leading and the trailing edge.
  public var horizontalEdges: AnchorGroup<AnchorKind.Edges> {
    AnchorGroup(item, [.leading, .trailing])
  }

  /// The top and the bottom edge.
  public var verticalEdges: AnchorGroup<AnchorKind.Edges> { AnchorGroup(item, [.top, .bottom]) }

  /// Both centres.
  public var center: AnchorGroup<AnchorKind.Center> { AnchorGroup(item, [.centerX, .centerY]) }

  /// Width and height.
  public var size: AnchorGroup<AnchorKind.Length> { AnchorGroup(item, [.width, .height]) }

  /// The anchors of the parent that this node has once the tree is complete.
  ///
  /// For an arranged subview this is the stack view, for a node in a cell the content view.
  public var parent: LayoutAnchors { LayoutAnchors(item: item.parent) }

  /// The anchors of the safe area.
  public var safeArea: LayoutAnchors { LayoutAnchors(item: item.area(.safeArea)) }

  /// The anchors of the area inside the layout margins.
  public var layoutMargins: LayoutAnchors { LayoutAnchors(item: item.area(.layoutMargins)) }
}

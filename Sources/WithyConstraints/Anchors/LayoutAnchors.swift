/// The edges, centres, baselines and lengths of something that is constrained.
///
/// ```swift
/// nameLabel.anchors.leading == card.anchors.leading + 16
/// nameLabel.anchors.top == card.anchors.safeArea.top + 8
/// ```
public struct LayoutAnchors {
  /// What the anchors belong to.
  let item: ConstraintItem

  /// Creates the anchors of an item.
  init(_ item: ConstraintItem) {
    self.item = item
  }

  /// Creates the anchors of an object of a platform: a view or a layout guide.
  package init(of object: AnyObject) {
    self.init(ConstraintItem(object: object))
  }

  /// The anchors of the node that a chain constrains, which may be still to be made.
  package static var ofNode: LayoutAnchors { LayoutAnchors(ConstraintItem()) }

  /// The edge at which lines begin.
  public var leading: LayoutAnchor<AnchorKind.Horizontal> { LayoutAnchor(item, .leading) }

  /// The edge at which lines end.
  public var trailing: LayoutAnchor<AnchorKind.Horizontal> { LayoutAnchor(item, .trailing) }

  /// The middle between leading and trailing edge.
  public var centerX: LayoutAnchor<AnchorKind.Horizontal> { LayoutAnchor(item, .centerX) }

  /// The left edge, whatever the direction of lines.
  public var left: LayoutAnchor<AnchorKind.Side> { LayoutAnchor(item, .left) }

  /// The right edge, whatever the direction of lines.
  public var right: LayoutAnchor<AnchorKind.Side> { LayoutAnchor(item, .right) }

  /// The top edge.
  public var top: LayoutAnchor<AnchorKind.Vertical> { LayoutAnchor(item, .top) }

  /// The bottom edge.
  public var bottom: LayoutAnchor<AnchorKind.Vertical> { LayoutAnchor(item, .bottom) }

  /// The middle between top and bottom edge.
  public var centerY: LayoutAnchor<AnchorKind.Vertical> { LayoutAnchor(item, .centerY) }

  /// The baseline of the first line of text.
  public var firstBaseline: LayoutAnchor<AnchorKind.Vertical> { LayoutAnchor(item, .firstBaseline) }

  /// The baseline of the last line of text.
  public var lastBaseline: LayoutAnchor<AnchorKind.Vertical> { LayoutAnchor(item, .lastBaseline) }

  /// The width.
  public var width: LayoutAnchor<AnchorKind.Length> { LayoutAnchor(item, .width) }

  /// The height.
  public var height: LayoutAnchor<AnchorKind.Length> { LayoutAnchor(item, .height) }

  /// All four edges, which are compared together.
  public var edges: EdgeAnchors { EdgeAnchors(item: item, attributes: EdgeAnchors.all) }

  /// The leading and the trailing edge.
  public var horizontalEdges: EdgeAnchors {
    EdgeAnchors(item: item, attributes: [.leading, .trailing])
  }

  /// The top and the bottom edge.
  public var verticalEdges: EdgeAnchors { EdgeAnchors(item: item, attributes: [.top, .bottom]) }

  /// Both centres.
  public var center: CenterAnchors { CenterAnchors(item: item) }

  /// Width and height.
  public var size: SizeAnchors { SizeAnchors(item: item) }

  /// The anchors of the node in which this one stands when the tree is complete.
  ///
  /// For an arranged subview it is the stack view, for what stands in a cell its content view.
  public var parent: LayoutAnchors { LayoutAnchors(item.parent) }

  /// The anchors of the part that no bar covers.
  public var safeArea: LayoutAnchors { LayoutAnchors(item.area(.safeArea)) }

  /// The anchors of the part inside the layout margins.
  public var layoutMargins: LayoutAnchors { LayoutAnchors(item.area(.layoutMargins)) }
}

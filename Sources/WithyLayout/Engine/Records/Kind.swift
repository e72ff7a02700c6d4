@usableFromInline
@frozen
enum Kind: UInt8 {
  case leaf, spacer, horizontalStack, verticalStack, depthStack, frame, flexibleFrame
  case padding, safeAreaPadding, fixedSize, aspectRatio
  case background, overlay, offset, position, alignmentGuide
  case scroll, layout, viewThatFits, gridRow, priority, group
  case containerValues, collapsed, direction, geometry, ignoresSafeArea, framedLeaf
  case resizable, divider

  /// The name of the element, as the user writes it.
  var name: String {
    switch self {
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .horizontalStack: "HStack"
    case .verticalStack: "VStack"
    case .depthStack: "ZStack"
    case .flexibleFrame: "frame"
    case .scroll: "ScrollContainer"
    case .viewThatFits: "ViewThatFits"
    case .gridRow: "GridRow"
    default: "\(self)"
    }
  }

  var isLeaf: Bool { self == .leaf || self == .framedLeaf }
}

extension Kind {
  /// The rules of the kind, by the only switch over all kinds that decides on behaviour; it is
  /// inlined, so that the compiler replaces dynamic dispatch by it.
  @inline(__always)
  var rules: any ElementRules.Type {
    switch self {
    case .leaf: LeafRules.self
    case .spacer: SpacerRules.self
    case .horizontalStack: HStackRules.self
    case .verticalStack: VStackRules.self
    case .depthStack: ZStackRules.self
    case .frame: FrameRules.self
    case .flexibleFrame: FlexibleFrameRules.self
    case .padding, .safeAreaPadding: PaddingRules.self
    case .fixedSize: FixedSizeRules.self
    case .aspectRatio: AspectRatioRules.self
    case .background: BackgroundRules.self
    case .overlay: OverlayRules.self
    case .offset: OffsetRules.self
    case .position: PositionRules.self
    case .alignmentGuide: AlignmentGuideRules.self
    case .scroll: ScrollRules.self
    case .layout: LayoutRules.self
    case .viewThatFits: ViewThatFitsRules.self
    case .gridRow: GridRowRules.self
    case .priority: PriorityRules.self
    case .group: GroupRules.self
    case .containerValues: ContainerValuesRules.self
    case .collapsed: CollapsedRules.self
    case .direction: DirectionRules.self
    case .geometry: GeometryRules.self
    case .ignoresSafeArea: IgnoresSafeAreaRules.self
    case .framedLeaf: FramedLeafRules.self
    case .resizable: ResizableRules.self
    case .divider: DividerRules.self
    }
  }
}

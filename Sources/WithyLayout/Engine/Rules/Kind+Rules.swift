/// An operation on a record, compiled separately for the rules of each kind.
protocol RulesVisitor {
  /// The context of the operation, passed on instead of stored: storing an engine would retain it.
  associatedtype Context

  associatedtype Result

  /// Performs the operation by the rules of a kind.
  func visit<Rules: ElementRules>(_ rules: Rules.Type, in context: Context) -> Result
}

extension Kind {
  /// Performs an operation by the rules of this kind: the only switch over kinds.
  ///
  /// It is inlined and specialised for each visitor, so that measuring and placing involve no
  /// dynamic dispatch. Rarer operations use ``rules``.
  @inline(__always)
  func accept<Visitor: RulesVisitor>(
    _ visitor: Visitor,
    in context: Visitor.Context
  ) -> Visitor.Result {
    switch self {
    case .leaf: visitor.visit(LeafRules.self, in: context)
    case .spacer: visitor.visit(SpacerRules.self, in: context)
    case .horizontalStack: visitor.visit(HStackRules.self, in: context)
    case .verticalStack: visitor.visit(VStackRules.self, in: context)
    case .depthStack: visitor.visit(ZStackRules.self, in: context)
    case .frame: visitor.visit(FrameRules.self, in: context)
    case .flexibleFrame: visitor.visit(FlexibleFrameRules.self, in: context)
    case .padding: visitor.visit(PaddingRules.self, in: context)
    case .fixedSize: visitor.visit(FixedSizeRules.self, in: context)
    case .aspectRatio: visitor.visit(AspectRatioRules.self, in: context)
    case .background: visitor.visit(BackgroundRules.self, in: context)
    case .overlay: visitor.visit(OverlayRules.self, in: context)
    case .offset: visitor.visit(OffsetRules.self, in: context)
    case .position: visitor.visit(PositionRules.self, in: context)
    case .alignmentGuide: visitor.visit(AlignmentGuideRules.self, in: context)
    case .scroll: visitor.visit(ScrollRules.self, in: context)
    case .layout: visitor.visit(LayoutRules.self, in: context)
    case .viewThatFits: visitor.visit(ViewThatFitsRules.self, in: context)
    case .gridRow: visitor.visit(GridRowRules.self, in: context)
    case .priority: visitor.visit(PriorityRules.self, in: context)
    case .group: visitor.visit(GroupRules.self, in: context)
    case .containerValues: visitor.visit(ContainerValuesRules.self, in: context)
    case .collapsed: visitor.visit(CollapsedRules.self, in: context)
    case .direction: visitor.visit(DirectionRules.self, in: context)
    case .geometry: visitor.visit(GeometryRules.self, in: context)
    case .ignoresSafeArea: visitor.visit(IgnoresSafeAreaRules.self, in: context)
    case .framedLeaf: visitor.visit(FramedLeafRules.self, in: context)
    case .resizable: visitor.visit(ResizableRules.self, in: context)
    case .divider: visitor.visit(DividerRules.self, in: context)
    }
  }

  /// The rules of the kind, for operations too rare to be specialised for each kind.
  var rules: any ElementRules.Type { accept(RulesOfKind(), in: ()) }
}

private struct RulesOfKind: RulesVisitor {
  @inline(__always)
  func visit<Rules: ElementRules>(
    _ rules: Rules.Type,
    in context: Void
  ) -> any ElementRules.Type { rules }
}

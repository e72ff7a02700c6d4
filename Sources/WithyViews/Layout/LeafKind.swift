#if WITHY_UIKIT || WITHY_APPKIT
  /// The ways of measuring views, by class.
  enum LeafKind {
    /// One of Withy's base classes, or the view of one.
    case base(LiveContent)

    /// A text that wraps.
    case text
    case image(CGSize)

    /// A view that has an intrinsic size, but may take the proposed width.
    case intrinsic(takesWidth: Bool)

    /// A view of any size.
    case flexible

    /// Any other view, whose size the platform determines.
    case fitting

    var proposalAxes: Axes {
      switch self {
      case .text: .horizontal
      case .image: []
      case .base, .intrinsic, .flexible, .fitting: .both
      }
    }
  }
#endif

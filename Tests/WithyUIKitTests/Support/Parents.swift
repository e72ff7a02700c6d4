#if canImport(UIKit) && !os(watchOS)
  import WithyUIKit

  /// The classes that take children, each in its own way.
  enum Parent: String, CaseIterable, Sendable {
    case view, stack, scroll, control, tableCell, headerView, collectionCell, effectView
    case usersContainer, liveView, liveTableCell, liveCollectionCell, liveController

    @MainActor func make() -> UIView {
      switch self {
      case .view: UIView()
      case .stack: UIStackView()
      case .scroll: UIScrollView()
      case .control: UIControl()
      case .tableCell: UITableViewCell(style: .default, reuseIdentifier: nil)
      case .headerView: UITableViewHeaderFooterView(reuseIdentifier: nil)
      case .collectionCell: UICollectionViewCell(frame: .zero)
      case .effectView: UIVisualEffectView(effect: nil)
      case .usersContainer: CardView()
      case .liveView: LiveView()
      case .liveTableCell: LiveTableViewCell(style: .default, reuseIdentifier: nil)
      case .liveCollectionCell: LiveCollectionViewCell(frame: .zero)
      case .liveController: LiveViewController().view
      }
    }

    /// The classes whose children are in a content view.
    static let containers: [Parent] = [
      .tableCell, .headerView, .collectionCell, .effectView, .usersContainer,
    ]

    /// Whether the children are arranged subviews.
    var isStack: Bool { self == .stack || self == .usersContainer }

    /// The view whose subviews the children are.
    @MainActor func target(of view: UIView) -> UIView {
      switch view {
      case let view as UITableViewCell: view.contentView
      case let view as UITableViewHeaderFooterView: view.contentView
      case let view as UICollectionViewCell: view.contentView
      case let view as UIVisualEffectView: view.contentView
      case let view as CardView: view.content
      default: view
      }
    }
  }

  extension UIView {
    /// The size that the view takes in a required width.
    func fittingSize(width: CGFloat) -> CGSize {
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
  }
#endif

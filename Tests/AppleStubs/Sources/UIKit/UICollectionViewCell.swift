// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The content view of a cell, which is replaced by the view of a configuration.
@MainActor
final class ContentHolder {
  private(set) var view: UIView
  private unowned let cell: UIView
  private(set) var configuration: (any UIContentConfiguration)?

  init(in cell: UIView) {
    self.cell = cell
    view = UIView()
    cell.addSubview(view)
  }

  func show(_ configuration: (any UIContentConfiguration)?) {
    self.configuration = configuration
    if let configuration, let old = view as? any UIContentView, old.supports(configuration) {
      old.configuration = configuration
      return
    }
    view.removeFromSuperview()
    view = configuration?.makeContentView() ?? UIView()
    cell.insertSubview(view, at: 0)
  }
}

open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  /// The kind of a supplementary view.
  var kind = ""

  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
  private lazy var holder = ContentHolder(in: self)
  open var contentView: UIView { holder.view }
  open var isSelected = false
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = holder
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = holder
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { holder.configuration }
    set { holder.show(newValue) }
  }
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: traitCollection)
  }
}

open class UICollectionViewListCell: UICollectionViewCell {}

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { self[0] }
  public var item: Int { self[1] }
  public var row: Int { self[1] }
}

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  public private(set) var itemIdentifiers: [Item] = []
  public init() {}
  public mutating func appendSections(_ identifiers: [Section]) {}
  public mutating func appendItems(_ identifiers: [Item], toSection: Section? = nil) {
    itemIdentifiers += identifiers
  }
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
}

@MainActor
open class UICollectionViewDiffableDataSource<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: NSObject {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> UICollectionViewCell?
  private weak var collectionView: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    provider = cellProvider
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    animatingDifferences: Bool = true
  ) {
    current = snapshot
    guard let collectionView else { return }
    for case let cell as UICollectionViewCell in collectionView.subviews {
      collectionView.recycle(cell)
    }
    for (index, item) in snapshot.itemIdentifiers.enumerated() {
      let path = IndexPath(item: index, section: 0)
      _ = UICollectionView.ask { provider(collectionView, path, item) }
    }
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
}

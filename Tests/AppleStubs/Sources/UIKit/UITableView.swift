// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator }
  private lazy var holder = ContentHolder(in: self)
  open var contentView: UIView { holder.view }
  public let reuseIdentifier: String?
  open var isSelected = false
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    _ = holder
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    _ = holder
  }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// An accessory takes 40 points beside the content view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - (accessoryType == .none ? 0 : 40)
    contentView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { holder.configuration }
    set { holder.show(newValue) }
  }
  open func prepareForReuse() {}
}

open class UITableViewHeaderFooterView: UIView {
  private lazy var holder = ContentHolder(in: self)
  open var contentView: UIView { holder.view }
  public let reuseIdentifier: String?
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    _ = holder
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    _ = holder
  }
  public convenience init() { self.init(reuseIdentifier: nil) }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { holder.configuration }
    set { holder.show(newValue) }
  }
  open func prepareForReuse() {}
}

@MainActor
public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// A table that shows nothing, and accepts the batches that UIKit does.
open class UITableView: UIScrollView {
  public enum RowAnimation: Int, Sendable { case fade, none = 5, automatic = 100 }

  open weak var dataSource: (any UITableViewDataSource)?

  /// The batches so far, and the rows that were configured anew.
  package private(set) var batches: [BatchUpdate] = []
  public private(set) var reconfiguredRows: [IndexPath] = []

  private var counts: [Int] = []
  private var batch = BatchUpdate()

  open func reloadData() { counts = sourceCounts }

  private var sourceCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    precondition(counts == sourceCounts, "the data has changed before the batch")
    batch = BatchUpdate()
    updates?()
    let new = sourceCounts
    do { _ = try batch.origins(from: counts, to: new) } catch { fatalError(error.reason) }
    batches.append(batch)
    counts = new
    completion?(true)
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch.removedSections += sections
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch.insertedSections += sections
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    batch.movedSections.append((section, newSection))
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch.removedItems += indexPaths.map { BatchUpdate.Path($0) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch.insertedItems += indexPaths.map { BatchUpdate.Path($0) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch.movedItems.append((BatchUpdate.Path(indexPath), BatchUpdate.Path(newIndexPath)))
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfiguredRows += indexPaths }
}

extension BatchUpdate.Path {
  init(_ path: IndexPath) { self.init(path.section, path.item) }
}

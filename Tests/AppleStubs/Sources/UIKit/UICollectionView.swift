// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A collection view that makes cells for what is in its bounds, and accepts the batches that UIKit
/// does.
open class UICollectionView: UIScrollView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { needsReload = true } }
  open weak var delegate: (any UICollectionViewDelegate)?
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  // MARK: Cells

  /// Whether the data source is being asked for a view.
  ///
  /// UIKit raises an exception for a registration that is made then.
  private static var isAsking = false

  /// Asks the data source for a view.
  static func ask<View>(_ source: () -> View) -> View {
    isAsking = true
    defer { isAsking = false }
    return source()
  }

  private static func checkRegistration() {
    precondition(!isAsking, "A registration was made inside collectionView(_:cellForItemAt:)")
  }

  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void
    let handler: Handler
    public init(handler: @escaping Handler) {
      checkRegistration()
      self.handler = handler
    }
  }

  /// The classes that were registered with identifiers, of cells and of views of a kind.
  private var classes: [String: UICollectionReusableView.Type] = [:]

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes["cell " + identifier] = cellClass as? UICollectionReusableView.Type
  }
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classes[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured { return reconfigured }
    guard let type = classes["cell " + identifier] as? UICollectionViewCell.Type else {
      preconditionFailure("must register a nib or a class for the identifier \(identifier)")
    }
    let cell = reusable(type)
    addSubview(cell)
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let type = classes[elementKind + " " + identifier] else {
      preconditionFailure("must register a nib or a class for the identifier \(identifier)")
    }
    let view = reusable(type, elementKind)
    addSubview(view)
    return view
  }

  /// Cells that were let go of, by class: the stub reuses the last one.
  private var pool: [String: [UICollectionReusableView]] = [:]

  /// The cell that is configured anew.
  private var reconfigured: UICollectionViewCell?

  /// The number of cells made so far, for tests.
  public private(set) var madeCells = 0

  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    if let cell = reconfigured as? Cell {
      if let item { registration.handler(cell, indexPath, item) }
      return cell
    }
    let cell = reusable(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    addSubview(cell)
    return cell
  }

  private func reusable<View: UICollectionReusableView>(
    _ type: View.Type,
    _ kind: String = ""
  ) -> View {
    let view =
      pool["\(type)" + kind]?.popLast() as? View
      ?? {
        madeCells += 1
        return Makers.make(type)
      }()
    view.kind = kind
    view.prepareForReuse()
    return view
  }

  /// Lets a cell go off the screen, which scrolling does on a device.
  public func recycle(_ cell: UICollectionReusableView) {
    cell.removeFromSuperview()
    pool["\(type(of: cell))" + cell.kind, default: []].append(cell)
  }

  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var supplementary: [Supplementary: UICollectionReusableView] = [:]
  private var selected: Set<IndexPath> = []

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open var indexPathsForVisibleItems: [IndexPath] { Array(cells.keys) }
  open var visibleCells: [UICollectionViewCell] { Array(cells.values) }

  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementary[Supplementary(elementKind, indexPath.section)]
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementary.keys.filter { $0.kind == elementKind }.map {
      IndexPath(item: 0, section: $0.section)
    }
  }

  // MARK: Layout

  private var needsReload = true
  private(set) var counts: [Int] = []

  private var sourceCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  open func reloadData() {
    needsReload = true
    selected = []
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    if !needsReload { return }
    needsReload = false
    for cell in cells.values { recycle(cell) }
    for view in supplementary.values { recycle(view) }
    (cells, supplementary) = ([:], [:])
    counts = sourceCounts
  }

  open override var contentOffset: CGPoint { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let dataSource else { return }
    reloadIfNeeded()
    let arrangement = collectionViewLayout.arrangement
    contentSize = CGSize(width: bounds.width, height: arrangement.height)
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    func isVisible(_ frame: CGRect?) -> Bool {
      frame.map { $0.maxY > visible.minY && $0.minY < visible.maxY } ?? false
    }
    for (path, cell) in cells where !isVisible(arrangement.rows[path]) {
      recycle(cell)
      cells[path] = nil
    }
    for (key, view) in supplementary where !isVisible(arrangement.supplementary[key]) {
      recycle(view)
      supplementary[key] = nil
    }
    for path in arrangement.rows.keys.sorted() where isVisible(arrangement.rows[path]) {
      if cells[path] == nil {
        let cell = Self.ask { dataSource.collectionView(self, cellForItemAt: path) }
        cells[path] = cell
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
      cells[path]?.frame = arrangement.rows[path] ?? .zero
    }
    for (key, frame) in arrangement.supplementary where isVisible(frame) {
      let path = IndexPath(item: 0, section: key.section)
      let view =
        supplementary[key]
        ?? Self.ask {
          dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: path)
        }
      view.frame = frame
      supplementary[key] = view
    }
  }

  // MARK: Selection

  open var allowsMultipleSelection = false
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil { selected = [] }
    if let indexPath { selected.insert(indexPath) }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { selected.remove(indexPath) }

  /// Selects a row as a tap of the user does.
  public func tap(at indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    select(at: indexPath)
  }

  /// Selects a row as a key of the user does, which highlights none.
  public func select(at indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  // MARK: Batches

  /// The batches so far, for tests.
  package private(set) var batches: [BatchUpdate] = []
  private var batch = BatchUpdate()

  /// Whether each batch was animated, for tests.
  public private(set) var areBatchesAnimated: [Bool] = []

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    reloadIfNeeded()
    areBatchesAnimated.append(UIView.areAnimationsEnabled)
    precondition(counts == sourceCounts, "the data has changed before the batch")
    batch = BatchUpdate()
    updates?()
    let new = sourceCounts
    do {
      let origins = try batch.origins(from: counts, to: new)
      counts = new
      batches.append(batch)
      follow(origins.sections, origins.items)
    } catch { fatalError(error.reason) }
    if let delegate {
      contentOffset = delegate.collectionView(
        self,
        targetContentOffsetForProposedContentOffset: contentOffset
      )
    }
    layoutSubviews()
    completion?(true)
  }

  /// Gives cells and selected rows their new index paths.
  private func follow(_ sections: [Int?], _ items: [[BatchUpdate.Path?]]) {
    let (oldCells, oldSupplementary, oldSelected) = (cells, supplementary, selected)
    (cells, supplementary, selected) = ([:], [:], [])
    for (section, origins) in items.enumerated() {
      for (item, origin) in origins.enumerated() {
        guard let origin else { continue }
        let (path, old) = (
          IndexPath(item: item, section: section),
          IndexPath(item: origin.item, section: origin.section)
        )
        cells[path] = oldCells[old]
        if oldSelected.contains(old) { selected.insert(path) }
      }
    }
    for (section, origin) in sections.enumerated() {
      for (key, view) in oldSupplementary where key.section == origin {
        supplementary[Supplementary(key.kind, section)] = view
      }
    }
    for cell in oldCells.values where !cells.values.contains(cell) { recycle(cell) }
    for view in oldSupplementary.values where !supplementary.values.contains(view) { recycle(view) }
  }

  open func deleteSections(_ sections: IndexSet) { batch.removedSections += sections }
  open func insertSections(_ sections: IndexSet) { batch.insertedSections += sections }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    batch.movedSections.append((section, newSection))
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    batch.removedItems += indexPaths.map { BatchUpdate.Path($0) }
  }
  open func insertItems(at indexPaths: [IndexPath]) {
    batch.insertedItems += indexPaths.map { BatchUpdate.Path($0) }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch.movedItems.append((BatchUpdate.Path(indexPath), BatchUpdate.Path(newIndexPath)))
  }
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cells[path] else { continue }
      reconfigured = cell
      _ = Self.ask { dataSource?.collectionView(self, cellForItemAt: path) }
      reconfigured = nil
    }
  }
}

extension BatchUpdate.Path {
  init(_ path: IndexPath) { self.init(path.section, path.item) }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
public protocol NSTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: NSTableView) -> Int
}

@MainActor
public protocol NSTableViewDelegate: AnyObject {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  func tableViewSelectionDidChange(_ notification: Notification)
}

@MainActor
open class NSTableColumn: NSObject {
  public let identifier: NSUserInterfaceItemIdentifier
  open var width: CGFloat = 100
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
}

open class NSTableHeaderView: NSView {}

open class NSTableRowView: NSView {
  open var isGroupRowStyle = false
  open func view(atColumn column: Int) -> Any? { subviews.first }
}

/// A batch of changes of a table, for tests.
public struct TableBatch {
  /// The number of rows that were removed, inserted and moved.
  public var count = 0
  public var animations: [NSTableView.AnimationOptions] = []
  public var duration: TimeInterval = 0
}

/// A table that makes views for what is in view, and counts rows as AppKit does: each change is of the
/// rows that are there at its turn.
open class NSTableView: NSControl {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = AnimationOptions(rawValue: 1)
  }
  public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }

  private struct Row {
    var height: CGFloat
    var view: NSTableRowView?
    var isSelected = false
  }

  open weak var dataSource: (any NSTableViewDataSource)?
  open weak var delegate: (any NSTableViewDelegate)?
  open private(set) var tableColumns: [NSTableColumn] = []
  open func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }
  open func sizeLastColumnToFit() { tableColumns.last?.width = superview?.frame.width ?? 0 }
  open var headerView: NSTableHeaderView? = NSTableHeaderView()
  open var style = Style.automatic
  /// The height of rows whose views have not been made.
  open var rowHeight: CGFloat = 24
  open var usesAutomaticRowHeights = false
  open override var isFlipped: Bool { true }

  // MARK: Rows

  private var rows: [Row] = []
  private var needsReload = true
  private var pool: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

  /// The number of views made so far, for tests.
  public private(set) var madeViews = 0

  open var numberOfRows: Int {
    reloadIfNeeded()
    return rows.count
  }

  open func reloadData() {
    needsReload = true
    needsLayout = true
  }

  private func reloadIfNeeded() {
    if !needsReload { return }
    needsReload = false
    for row in rows.indices { recycle(row) }
    let selected = rows.map(\.isSelected)
    rows = (0..<(dataSource?.numberOfRows(in: self) ?? 0)).map {
      // The selection remains, by index.
      Row(height: rowHeight, isSelected: $0 < selected.count && selected[$0])
    }
  }

  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?)
    -> NSView?
  { pool[identifier]?.popLast() }

  private func recycle(_ row: Int) {
    guard let view = rows[row].view else { return }
    rows[row].view = nil
    view.removeFromSuperview()
    guard let cell = view.subviews.first, let identifier = cell.identifier else { return }
    cell.removeFromSuperview()
    pool[identifier, default: []].append(cell)
  }

  open func rect(ofRow row: Int) -> NSRect {
    if !rows.indices.contains(row) { return .zero }
    let y = rows[..<row].reduce(0) { $0 + $1.height }
    return NSRect(x: 0, y: y, width: frame.width, height: rows[row].height)
  }

  open func rows(in rect: NSRect) -> NSRange {
    var (y, first, count) = (0 as CGFloat, 0, 0)
    for (index, row) in rows.enumerated() {
      if y + row.height > rect.minY, y < rect.maxY {
        if count == 0 { first = index }
        count += 1
      }
      y += row.height
    }
    return NSRange(location: first, length: count)
  }

  open override var visibleRect: NSRect { (superview as? NSClipView)?.bounds ?? bounds }

  open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    for (index, row) in rows.enumerated() { if let view = row.view { handler(view, index) } }
  }
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    rows[row].view?.subviews.first
  }

  // MARK: Layout

  open override func layout() {
    super.layout()
    reloadIfNeeded()
    // Views that are made have other heights than was expected, so that others come into view.
    for _ in 0..<8 where tileRows() {}
    needsLayout = false
  }

  /// Makes and places the views of the rows in view, and returns whether heights have changed.
  private func tileRows() -> Bool {
    setFrameSize(
      NSSize(width: superview?.frame.width ?? 0, height: rows.reduce(0) { $0 + $1.height })
    )
    (superview as? NSClipView)?.documentDidChange()
    let range = rows(in: visibleRect)
    let visible = range.location..<NSMaxRange(range)
    for row in rows.indices where !visible.contains(row) { recycle(row) }
    for row in visible where rows[row].view == nil { makeRow(row) }
    var isChanged = false
    for row in visible {
      guard let view = rows[row].view, let cell = view.subviews.first else { continue }
      view.frame = rect(ofRow: row)
      cell.frame = view.bounds
      cell.layoutSubtreeIfNeeded()
      if usesAutomaticRowHeights, cell.fittingSize.height != rows[row].height {
        rows[row].height = cell.fittingSize.height
        isChanged = true
      }
    }
    return isChanged
  }

  private func makeRow(_ row: Int) {
    let view = NSTableRowView()
    view.isGroupRowStyle = delegate?.tableView(self, isGroupRow: row) ?? false
    let column = view.isGroupRowStyle ? nil : tableColumns.first
    let made = pool.values.reduce(0) { $0 + $1.count }
    guard let cell = delegate?.tableView(self, viewFor: column, row: row) else { return }
    if pool.values.reduce(0, { $0 + $1.count }) == made { madeViews += 1 }
    view.addSubview(cell)
    addSubview(view)
    rows[row].view = view
    delegate?.tableView(self, didAdd: view, forRow: row)
  }

  // MARK: Changes

  /// The batches so far, for tests.
  public private(set) var batches: [TableBatch] = []
  private var batch: TableBatch?
  private var isSelectionLost = false

  open func beginUpdates() {
    reloadIfNeeded()
    precondition(batch == nil, "the stub does not nest batches")
    batch = TableBatch(duration: NSAnimationContext.current.duration)
  }

  open func endUpdates() {
    guard let batch else { preconditionFailure("endUpdates without beginUpdates") }
    let count = dataSource?.numberOfRows(in: self) ?? 0
    precondition(rows.count == count, "the data source has \(count) rows, not \(rows.count)")
    self.batch = nil
    if batch.count > 0 { batches.append(batch) }
    layout()
    if isSelectionLost { tellOfSelection() }
    isSelectionLost = false
  }

  open func insertRows(at indexes: IndexSet, withAnimation: AnimationOptions) {
    note(indexes.count, withAnimation)
    for index in indexes {
      check(index, index <= rows.count)
      rows.insert(Row(height: rowHeight), at: index)
    }
  }
  open func removeRows(at indexes: IndexSet, withAnimation: AnimationOptions) {
    note(indexes.count, withAnimation)
    for index in indexes.reversed() {
      check(index, index < rows.count)
      if rows[index].isSelected { isSelectionLost = true }
      recycle(index)
      rows.remove(at: index)
    }
  }
  open func moveRow(at oldIndex: Int, to newIndex: Int) {
    note(1, nil)
    check(oldIndex, oldIndex < rows.count)
    check(newIndex, newIndex < rows.count)
    rows.insert(rows.remove(at: oldIndex), at: newIndex)
  }

  private func note(_ count: Int, _ animation: AnimationOptions?) {
    precondition(batch != nil, "the stub has no single changes")
    batch?.count += count
    if let animation, count > 0 { batch?.animations.append(animation) }
  }

  private func check(_ row: Int, _ isValid: Bool) {
    precondition(
      isValid,
      "NSTableView error inserting/removing/moving row \(row) (numberOfRows: \(rows.count))."
    )
  }

  // MARK: Selection

  open var allowsMultipleSelection = false
  open var selectedRowIndexes: IndexSet { IndexSet(rows.indices.filter { rows[$0].isSelected }) }
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    reloadIfNeeded()
    let old = selectedRowIndexes
    let new = extend ? old.union(indexes) : indexes
    for row in new { check(row, row < rows.count) }
    for row in rows.indices { rows[row].isSelected = new.contains(row) }
    if new != old { tellOfSelection() }
  }

  private func tellOfSelection() {
    delegate?.tableViewSelectionDidChange(
      Notification(name: Notification.Name("NSTableViewSelectionDidChangeNotification"))
    )
  }

  /// Selects a row as a click of the user does.
  public func click(_ row: Int) {
    guard delegate?.tableView(self, shouldSelectRow: row) ?? true else { return }
    selectRowIndexes([row], byExtendingSelection: false)
  }
}

open class NSTableCellView: NSView {}

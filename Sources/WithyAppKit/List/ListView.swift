#if WITHY_APPKIT
  /// A table view of sections and rows that a block describes, in a scroll view.
  ///
  /// ```swift
  /// ListView.make.sections {
  ///   for day in inbox.days {
  ///     ListSection(day.id, day.messages) { message in
  ///       NSTextField.make(.init(wrappingLabelWithString: "")).stringValue(message.text)
  ///     }
  ///     .header { NSTextField.make(.init(labelWithString: "")).stringValue(day.title) }
  ///   }
  /// }
  /// ```
  ///
  /// When the list is described again, the difference is applied as a batch with the fewest changes: a
  /// row that is in another section than before is moved there. In an animated pass, which is one in a
  /// group of `NSAnimationContext` that allows implicit animation, rows fade in and out, and move; in
  /// any other pass, they do so at once. The cells that the table has then show their new blocks, and
  /// keep their views. Row blocks are evaluated for rows that the table makes, in view or near it, and
  /// observe the state that they read. Rows are as high as their content; headers are group rows.
  ///
  /// What is in view stays there when rows come or go above it. See ``anchor`` for the ends of the list.
  ///
  /// The list is the data source and the delegate of its ``tableView``. Methods of these that it does
  /// not implement, such as those of row actions, may be implemented by a subclass.
  open class ListView: NSScrollView {
    /// The table view, such as to set its style or to allow that several rows are selected.
    ///
    /// ```swift
    /// ListView.make.tableView.allowsMultipleSelection(true)
    /// ```
    public let tableView = NSTableView()

    let state = ListState()

    /// The rows of the table.
    private(set) var lines: [ListLine] = []

    /// The selected rows for which `onSelect` need not be called any more.
    var known: Set<ListRow.Identity> = []

    /// Creates a list without a header view.
    public override init(frame: NSRect) {
      super.init(frame: frame)
      tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("row")))
      tableView.headerView = nil
      tableView.usesAutomaticRowHeights = true
      tableView.dataSource = self
      tableView.delegate = self
      documentView = tableView
      hasVerticalScroller = true
    }

    /// Lists are not archived.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Lays out the table in the width of the list.
    open override func tile() {
      super.tile()
      tableView.sizeLastColumnToFit()
    }

    /// Keeps to the bottom if heights have changed.
    open override func reflectScrolledClipView(_ clipView: NSClipView) {
      super.reflectScrolledClipView(clipView)
      _ = state.followEnd(of: self)
    }

    /// Returns the id of the row at an index of the table; `nil` if there is none, or if it is a header
    /// or a footer.
    public func id(at index: Int) -> AnyHashable? { line(at: index)?.row?.id }

    /// Returns the index in the table of the first row with an id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) for *n* rows.
    public func index(of id: some Hashable) -> Int? {
      index(ofRow: ListRow.Identity(id: AnyHashable(id)))
    }

    private func index(ofRow identity: ListRow.Identity) -> Int? {
      lines.firstIndex { $0.row?.has(identity) ?? false }
    }

    /// The ids of the selected rows.
    ///
    /// - Complexity: O(*n*) for *n* rows, to set it.
    public var selection: Set<AnyHashable> {
      get { Set(selectedRows.map(\.id)) }
      set {
        let kept = tableView.selectedRowIndexes.filteredIndexSet { index in
          id(at: index).map(newValue.contains) ?? false
        }
        var added = newValue.subtracting(selection)
        let first = lines.indices.filter { index in
          id(at: index).map { added.remove($0) != nil } ?? false
        }
        select(kept.union(IndexSet(first)))
      }
    }

    var selectedRows: [ListRow] { tableView.selectedRowIndexes.compactMap { line(at: $0)?.row } }

    /// Selects rows for the program, without calling `onSelect`.
    private func select(_ indices: IndexSet) {
      known = Set(indices.compactMap { lines[$0].row?.identity })
      tableView.selectRowIndexes(indices, byExtendingSelection: false)
    }

    func line(at index: Int) -> ListLine? { lines.indices.contains(index) ? lines[index] : nil }
  }

  // What lists of both platforms do in different ways.
  extension ListView {
    func load(_ new: [ListSection]) {
      // The table keeps the indices.
      let selected = selectedRows
      state.sections = new
      lines = ListLine.lines(of: new)
      tableView.reloadData()
      select(IndexSet(selected.compactMap { index(ofRow: $0.identity) ?? index(of: $0.id) }))
    }

    func change(to new: [ListSection]) {
      // The table must have counted its rows before they change.
      _ = tableView.numberOfRows
      let old = lines
      state.sections = new
      lines = ListLine.lines(of: new)
      let kept = Set(old.map(\.id)).intersection(lines.map(\.id))
      // A row that is in its section in one of the lists alone may be in any other.
      func id(_ line: ListLine) -> ListLine.ID {
        guard let row = line.row, !kept.contains(line.id) else { return line.id }
        return .row(ListRow.Identity(section: nil, id: row.id))
      }
      apply(old.map(id), lines.map(id), with: NSView.isAnimated ? .effectFade : [])
      known = Set(selectedRows.map(\.identity))
      if let offset = state.position?.offset(in: self) { self.offset = offset }
    }

    /// Applies the difference between the ids of lines.
    private func apply(
      _ old: [ListLine.ID],
      _ new: [ListLine.ID],
      with animation: NSTableView.AnimationOptions
    ) {
      let changes = ListChanges(from: old, to: new)
      let (gone, added) = (IndexSet(changes.removals), IndexSet(changes.insertions))
      tableView.beginUpdates()
      tableView.removeRows(at: gone, withAnimation: animation)
      if !changes.moves.isEmpty {
        // The table counts rows as they are after each change.
        let kept = old.indices.filter { !gone.contains($0) }.map { old[$0] }
        let ordered = new.indices.filter { !added.contains($0) }.map { new[$0] }
        for case .move(let index, let other) in ListChanges(from: kept, to: ordered).steps {
          tableView.moveRow(at: index, to: other)
        }
      }
      tableView.insertRows(at: added, withAnimation: animation)
      tableView.endUpdates()
    }

    /// Shows the current description in the views that the table has.
    func updateVisibleViews() {
      tableView.enumerateAvailableRowViews { view, index in
        guard let line = line(at: index) else { return }
        (view.view(atColumn: 0) as? ListCell)?.show(line)
      }
    }

    var offset: CGFloat {
      get { contentView.bounds.minY }
      set {
        contentView.scroll(to: NSPoint(x: contentView.bounds.minX, y: newValue))
        reflectScrolledClipView(contentView)
      }
    }

    /// The offset at which the beginning of the content is at the top of the view.
    var startOffset: CGFloat { -contentInsets.top }

    /// The offset at which the end of the content is at the bottom of the view.
    var endOffset: CGFloat {
      max(startOffset, tableView.frame.height + contentInsets.bottom - contentView.bounds.height)
    }

    var visibleRows: [(row: ListRow.Identity, frame: CGRect)] {
      let range = tableView.rows(in: tableView.visibleRect)
      return (range.location..<NSMaxRange(range)).compactMap { index in
        line(at: index)?.row.map { ($0.identity, tableView.rect(ofRow: index)) }
      }
    }

    func frame(of row: ListRow.Identity) -> CGRect? {
      index(ofRow: row).map { tableView.rect(ofRow: $0) }
    }
  }
#endif

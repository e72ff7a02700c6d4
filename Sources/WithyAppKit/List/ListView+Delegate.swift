#if WITHY_APPKIT
  extension ListView: NSTableViewDataSource {
    /// Returns the number of rows, headers and footers.
    public func numberOfRows(in _: NSTableView) -> Int { lines.count }
  }

  extension ListView: NSTableViewDelegate {
    /// Returns the cell of a row, a header or a footer.
    public func tableView(
      _ tableView: NSTableView,
      viewFor tableColumn: NSTableColumn?,
      row: Int
    ) -> NSView? {
      guard let line = line(at: row) else { return nil }
      let kind = NSUserInterfaceItemIdentifier(line.kind)
      let cell = tableView.makeView(withIdentifier: kind, owner: nil) as? ListCell ?? ListCell(kind)
      cell.show(line)
      return cell
    }

    /// Returns whether a row is a header.
    public func tableView(_: NSTableView, isGroupRow row: Int) -> Bool {
      line(at: row)?.kind == "header"
    }

    /// Calls `onPrefetch` and `onAppear` of the section of a row that is about to appear.
    public func tableView(_: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
      guard let row = line(at: row)?.row else { return }
      row.source.onPrefetch?([row.index])
      row.source.onAppear?(row.index)
    }

    /// Returns whether the user can select a row.
    public func tableView(_: NSTableView, shouldSelectRow row: Int) -> Bool {
      line(at: row)?.row?.source.onSelect != nil
    }

    /// Calls `onSelect` of the sections of rows that the user has selected.
    public func tableViewSelectionDidChange(_ notification: Notification) {
      let rows = selectedRows
      let former = known
      known = Set(rows.map(\.identity))
      // A batch selects nothing, but rows that it moves have another identity.
      if state.isUpdating { return }
      for row in rows where !former.contains(row.identity) { row.source.onSelect?(row.index) }
    }
  }
#endif

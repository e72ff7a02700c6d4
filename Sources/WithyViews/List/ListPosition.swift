#if WITHY_UIKIT || WITHY_APPKIT
  /// The position of a list that is kept while its rows change.
  enum ListPosition {
    /// The bottom of the list.
    case end

    /// The distances of rows from the top of what is in view, ascending.
    case rows([(row: ListRow.Identity, distance: CGFloat)])

    /// Finds what is to be kept; `nil` at the top of a list that keeps to the top.
    @MainActor
    init?(of list: ListView) {
      if list.anchor == .top, list.offset <= list.startOffset { return nil }
      if list.anchor == .bottom, list.state.showsEnd {
        self = .end
      } else {
        let rows = list.visibleRows.map { (row: $0.row, distance: $0.frame.minY - list.offset) }
        self = .rows(rows.sorted { $0.distance < $1.distance })
      }
    }

    /// Returns the offset at which the list shows the same, as far as there is something of it left.
    @MainActor
    func offset(in list: ListView) -> CGFloat {
      guard case .rows(let rows) = self else { return list.endOffset }
      // A row of another section is another one, unless all of them have moved there.
      let anywhere = rows.map { (ListRow.Identity(id: $0.row.id), $0.distance) }
      let kept = (rows + anywhere).lazy.compactMap { row, distance in
        list.frame(of: row).map { $0.minY - distance }
      }
      return max(list.startOffset, min(kept.first ?? list.offset, list.endOffset))
    }
  }
#endif

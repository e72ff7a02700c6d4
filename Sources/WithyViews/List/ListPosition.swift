#if WITHY_UIKIT || WITHY_APPKIT
  /// The position of a list that is kept while its rows change.
  enum ListPosition {
    /// The bottom of the list.
    case end

    /// The distances of rows from the top of what is in view, ascending.
    case rows([(id: AnyHashable, distance: CGFloat)])

    /// Finds what is to be kept; `nil` at the top of a list that keeps to the top.
    @MainActor
    init?(of list: ListView) {
      if list.anchor == .top, list.offset <= list.startOffset { return nil }
      if list.anchor == .bottom, list.state.showsEnd {
        self = .end
      } else {
        let rows = list.visibleRows.map { (id: $0.id, distance: $0.frame.minY - list.offset) }
        self = .rows(rows.sorted { $0.distance < $1.distance })
      }
    }

    /// Returns the offset at which the list shows the same, as far as there is something of it left.
    @MainActor
    func offset(in list: ListView) -> CGFloat {
      guard case .rows(let rows) = self else { return list.endOffset }
      let kept = rows.lazy.compactMap { row in
        list.frameOfRow(row.id).map { $0.minY - row.distance }
      }
      return max(list.startOffset, min(kept.first ?? list.offset, list.endOffset))
    }
  }
#endif

#if WITHY_UIKIT || WITHY_APPKIT
  /// What a list shows, and how far it has been scrolled.
  @MainActor
  final class ListState {
    /// The end to which the list keeps.
    var anchor = VerticalEdge.top

    /// The sections that the platform's view knows.
    var sections: [ListSection] = []

    /// What is to stay in view while rows change.
    private(set) var position: ListPosition?

    /// The offset of the end of the list when it was last laid out, and whether it was in view.
    private var lastEnd: CGFloat = 0
    private(set) var showsEnd = true

    private(set) var isUpdating = false
    private var described: [ListSection]?

    /// Shows sections, at once or after the update that shows others.
    func show(_ new: [ListSection], in list: ListView, _ file: StaticString, _ line: UInt) {
      described = new
      if isUpdating { return }
      isUpdating = true
      list.settle(file, line) {
        guard let new = described else { return false }
        described = nil
        if sections.isEmpty || list.window == nil { list.load(new) } else { change(list, to: new) }
        return true
      }
      isUpdating = false
    }

    private func change(_ list: ListView, to new: [ListSection]) {
      position = ListPosition(of: list)
      if PlatformView.isAnimated {
        list.change(to: new)
      } else {
        PlatformView.withoutAnimation { list.change(to: new) }
      }
      position = nil
      list.updateVisibleViews()
    }

    /// Scrolls to the end of a list that keeps to it, if heights or insets have changed, and returns
    /// whether it has.
    func followEnd(of list: ListView) -> Bool {
      let end = list.endOffset
      let follows = anchor == .bottom && showsEnd && end != lastEnd
      // Scrolling may call this again.
      lastEnd = end
      if follows { list.offset = end }
      // Offsets are rounded.
      showsEnd = list.offset >= end - 1
      return follows
    }
  }

  extension ListView {
    /// The end at which the list begins, and to which it keeps while it shows it; the top by default.
    ///
    /// While it is at this end, it shows rows that are inserted there, such as messages at the bottom
    /// of a chat.
    public var anchor: VerticalEdge {
      get { state.anchor }
      set { state.anchor = newValue }
    }

    func show(_ sections: [ListSection], _ file: StaticString, _ line: UInt) {
      state.show(sections, in: self, file, line)
    }
  }

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

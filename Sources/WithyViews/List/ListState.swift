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
    func show(_ new: [ListSection], in list: ListView) {
      described = new
      if isUpdating { return }
      isUpdating = true
      while let new = described {
        described = nil
        update(list, to: new)
      }
      isUpdating = false
    }

    private func update(_ list: ListView, to new: [ListSection]) {
      if sections.isEmpty || list.window == nil {
        list.load(new)
        return
      }
      position = ListPosition(of: list)
      if PlatformView.isAnimated {
        list.change(to: new)
      } else {
        PlatformView.withoutAnimation { list.change(to: new) }
      }
      position = nil
      list.updateVisibleViews()
    }

    /// Scrolls to the end of a list that keeps to it, if heights or insets have changed.
    ///
    /// - Returns: Whether the list has been scrolled.
    func followEnd(of list: ListView) -> Bool {
      let end = list.endOffset
      let follows = anchor == .bottom && showsEnd && end != lastEnd
      // Scrolling may call this again.
      lastEnd = end
      if follows { list.offset = end }
      showsEnd = list.offset >= end
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

    func show(_ sections: [ListSection]) { state.show(sections, in: self) }
  }
#endif

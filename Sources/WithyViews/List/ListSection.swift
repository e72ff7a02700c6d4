#if WITHY_UIKIT || WITHY_APPKIT || WITHY_GTK
  /// A section of a ``ListView``: a row for each of its items, and perhaps a header and a footer.
  ///
  /// ```swift
  /// ListSection(day.id, day.messages, onSelect: { open($0) }) { message in
  ///   UILabel.make.text(message.text).numberOfLines(0)
  /// }
  /// .header { UILabel.make.text(day.title) }
  /// ```
  public struct ListSection: Identifiable {
    /// The identity of the section in its list.
    public let id: AnyHashable

    var rows: [ListRow]
    private(set) var header: (() -> ViewHierarchy)?
    private(set) var footer: (() -> ViewHierarchy)?

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - id: The identity of the section in its list.
    ///   - items: The items. Two sections may have items of one id; one that occurs twice in a section
    ///     counts as removed or inserted at the second position whenever the list changes.
    ///   - onSelect: Called when the user selects the row of an item; in UIKit and AppKit, rows cannot
    ///     be selected without it.
    ///   - onAppear: Called when the row of an item comes into view, or is about to, such as to load
    ///     more. GTK makes rows for some 200 items around those in view, and it is called a turn after
    ///     each of these was made.
    ///   - onPrefetch: Called with items whose rows will probably come into view soon, such as to load
    ///     their images. AppKit and GTK make rows ahead of scrolling, and it is called with each of
    ///     these.
    ///   - row: A block of views, called for the rows that are in view, in the environment of the
    ///     block that the section is in. It is retained.
    /// - Complexity: O(*n*) for *n* items.
    public init<Item: Identifiable>(
      _ id: some Hashable,
      _ items: [Item],
      onSelect: ((Item) -> Void)? = nil,
      onAppear: ((Item) -> Void)? = nil,
      onPrefetch: (([Item]) -> Void)? = nil,
      @ViewHierarchyBuilder row: @escaping (Item) -> ViewHierarchy
    ) {
      self.id = AnyHashable(id)
      let environment = EnvironmentValues._current
      let source = ListRows(of: self.id) { index in environment.around { row(items[index]) } }
      source.onSelect = onSelect.map { select in { select(items[$0]) } }
      source.onAppear = onAppear.map { appear in { appear(items[$0]) } }
      source.onPrefetch = onPrefetch.map { prefetch in { prefetch($0.map { items[$0] }) } }
      rows = items.enumerated().map { ListRow(id: AnyHashable($1.id), index: $0, source: source) }
    }

    /// Returns the section with a header.
    public func header(@ViewHierarchyBuilder _ block: @escaping () -> ViewHierarchy) -> Self {
      var copy = self
      copy.header = { [environment = EnvironmentValues._current] in environment.around(block) }
      return copy
    }

    /// Returns the section with a footer.
    public func footer(@ViewHierarchyBuilder _ block: @escaping () -> ViewHierarchy) -> Self {
      var copy = self
      copy.footer = { [environment = EnvironmentValues._current] in environment.around(block) }
      return copy
    }
  }

  extension EnvironmentValues {
    /// Returns what a block describes in this environment, in whatever tree it is evaluated.
    fileprivate func around(_ block: @escaping () -> ViewHierarchy) -> ViewHierarchy {
      if self == EnvironmentValues() { return block() }
      return ViewHierarchy { Part(block).environment(\.self, self) }
    }
  }
#endif

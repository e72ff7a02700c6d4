#if WITHY_UIKIT
  /// A collection view of sections and rows that a block describes.
  ///
  /// ```swift
  /// ListView.make.sections {
  ///   for day in inbox.days {
  ///     ListSection(day.id, day.messages) { message in
  ///       UILabel.make.text(message.text).numberOfLines(0)
  ///     }
  ///     .header { UILabel.make.text(day.title) }
  ///   }
  /// }
  /// ```
  ///
  /// When the list is described again, the difference is applied with the fewest changes, mostly in one
  /// batch: a row that is in another section than before is moved there. In an animated pass, such as
  /// `live.update(in: { UIView.animate(withDuration: 0.3, animations: $0) })`, the rows come, go and
  /// move as collection views animate this; in any other pass at once. The cells in view then show
  /// their new blocks, and keep their views; see ``HierarchyConfiguration``. Row blocks are evaluated
  /// for rows in view only, and observe the state that they read.
  ///
  /// What is in view stays there when rows come or go above it. See ``anchor`` for the ends of the list.
  ///
  /// The list is its own data source and delegate. Methods of the delegate that it does not implement,
  /// such as those of scrolling, may be implemented by a subclass.
  open class ListView: UICollectionView {
    let state = ListState()

    /// The number of descriptions shown so far.
    var version = 0

    /// Creates a list.
    ///
    /// - Parameter configuration: The appearance of the list, and the swipe actions of its rows; see
    ///   ``id(at:)``. Headers and footers are those of the sections.
    public init(_ configuration: UICollectionLayoutListConfiguration) {
      let state = state
      let layout = UICollectionViewCompositionalLayout { index, environment in
        var configuration = configuration
        if state.sections.indices.contains(index) {
          let section = state.sections[index]
          configuration.headerMode = section.header == nil ? .none : .supplementary
          configuration.footerMode = section.footer == nil ? .none : .supplementary
        }
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      }
      super.init(frame: .zero, collectionViewLayout: layout)
      // UIKit forbids making a `CellRegistration` while it asks for a cell, as a list in a row of
      // another one would.
      register(ListCell.self, forCellWithReuseIdentifier: "row")
      for kind in Self.kinds {
        register(ListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
      }
      dataSource = self
      delegate = self
      prefetchDataSource = self
    }

    /// Creates a plain list.
    public convenience init() { self.init(UICollectionLayoutListConfiguration(appearance: .plain)) }

    /// Lists are not archived.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Lays out the rows, and keeps to the bottom if heights or insets have changed.
    open override func layoutSubviews() {
      super.layoutSubviews()
      if state.followEnd(of: self) { super.layoutSubviews() }
    }

    /// Returns the id of the row at an index path; `nil` if there is none.
    public func id(at path: IndexPath) -> AnyHashable? { row(at: path)?.id }

    /// Returns the index path of the first row with an id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) for *n* rows.
    public func indexPath(of id: some Hashable) -> IndexPath? {
      indexPath(ofRow: ListRow.Identity(id: AnyHashable(id)))
    }

    private func indexPath(ofRow identity: ListRow.Identity) -> IndexPath? {
      for (index, section) in state.sections.enumerated() {
        if let row = section.rows.firstIndex(where: { $0.has(identity) }) {
          return IndexPath(item: row, section: index)
        }
      }
      return nil
    }

    /// The ids of the selected rows.
    ///
    /// - Complexity: O(*n*) for *n* rows, to set it.
    public var selection: Set<AnyHashable> {
      get { Set((indexPathsForSelectedItems ?? []).compactMap { id(at: $0) }) }
      set {
        let old = selection
        for path in indexPathsForSelectedItems ?? [] {
          if let id = id(at: path), newValue.contains(id) { continue }
          deselectItem(at: path, animated: true)
        }
        var added = newValue.subtracting(old)
        for (section, content) in state.sections.enumerated() {
          for (item, row) in content.rows.enumerated() where added.remove(row.id) != nil {
            let path = IndexPath(item: item, section: section)
            selectItem(at: path, animated: true, scrollPosition: [])
          }
        }
      }
    }

    func row(at path: IndexPath) -> ListRow? {
      guard state.sections.indices.contains(path.section),
        state.sections[path.section].rows.indices.contains(path.item)
      else { return nil }
      return state.sections[path.section].rows[path.item]
    }
  }

  // What lists of both platforms do in different ways.
  extension ListView {
    func load(_ new: [ListSection]) {
      // The collection view forgets which items were selected.
      let selected = (indexPathsForSelectedItems ?? []).compactMap { row(at: $0) }
      state.sections = new
      version += 1
      reloadData()
      for path in selected.compactMap({ indexPath(ofRow: $0.identity) ?? indexPath(of: $0.id) }) {
        selectItem(at: path, animated: false, scrollPosition: [])
      }
    }

    func change(to new: [ListSection]) {
      let old = state.sections
      performBatchUpdates(SectionChanges(idsFrom: old, to: new, items: \.rows)) {
        self.state.sections = $0
      }
      let ends = Dictionary(old.map { ($0.id, $0.ends) }) { first, _ in first }
      if new.contains(where: { section in ends[section.id].map { $0 != section.ends } ?? false }) {
        collectionViewLayout.invalidateLayout()
      }
    }

    var offset: CGFloat {
      get { contentOffset.y }
      set { contentOffset.y = newValue }
    }

    /// The offset at which the beginning of the content is at the top of the view.
    var startOffset: CGFloat { -adjustedContentInset.top }

    /// The offset at which the end of the content is at the bottom of the view.
    var endOffset: CGFloat {
      let height = collectionViewLayout.collectionViewContentSize.height
      return max(startOffset, height + adjustedContentInset.bottom - bounds.height)
    }

    var visibleRows: [(row: ListRow.Identity, frame: CGRect)] {
      indexPathsForVisibleItems.compactMap { path in
        guard let row = row(at: path), let frame = frameOfRow(at: path) else { return nil }
        return (row.identity, frame)
      }
    }

    func frame(of row: ListRow.Identity) -> CGRect? {
      indexPath(ofRow: row).flatMap { frameOfRow(at: $0) }
    }

    private func frameOfRow(at path: IndexPath) -> CGRect? {
      collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    }
  }

  extension ListSection {
    /// Whether the section has a header, and whether it has a footer.
    fileprivate var ends: [Bool] { [header != nil, footer != nil] }
  }
#endif

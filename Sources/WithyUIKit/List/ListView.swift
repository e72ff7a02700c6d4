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
  /// When the list is described again, the difference is applied as a batch, animated if animations are
  /// enabled, with the fewest changes: a row that is in another section than before is moved there. The
  /// cells in view then show their new blocks, and keep their views; see ``HierarchyConfiguration``.
  /// Row blocks are evaluated for rows in view only, and observe the state that they read.
  ///
  /// What is in view stays there when rows come or go above it. See ``anchor`` for the ends of the list.
  ///
  /// The list is its own data source and delegate. Methods of the delegate that it does not implement,
  /// such as those of scrolling, may be implemented by a subclass.
  open class ListView: UICollectionView {
    /// The end of a list to which it keeps.
    public enum Anchor: Sendable {
      /// The list begins at the top, and shows rows that are inserted there while it is at the top.
      case top

      /// The list begins at the bottom, and follows rows that are inserted there while it is at the
      /// bottom, such as messages of a chat.
      case bottom
    }

    /// The end to which the list keeps while it shows it; the top by default.
    public var anchor = Anchor.top

    /// The sections that the collection view knows.
    var sections: [ListSection] = []

    /// The number of descriptions shown so far.
    private(set) var version = 0

    /// What is to stay in view while a batch is applied.
    private(set) var position: ListPosition?

    /// The offset of the end of the list in the last layout, and whether it was in view.
    private var lastEnd: CGFloat = 0
    private(set) var showsEnd = true

    private var isUpdating = false
    private var described: [ListSection]?

    /// The registrations of cells, headers and footers.
    private(set) lazy var registrations = ListRegistrations(of: self)

    /// Creates a list.
    ///
    /// - Parameter configuration: The appearance of the list, and the swipe actions of its rows; see
    ///   ``id(at:)``. Headers and footers are those of the sections.
    public init(_ configuration: UICollectionLayoutListConfiguration) {
      let owner = ListReference()
      let layout = UICollectionViewCompositionalLayout { index, environment in
        var configuration = configuration
        if let sections = owner.list?.sections, sections.indices.contains(index) {
          configuration.headerMode = sections[index].header == nil ? .none : .supplementary
          configuration.footerMode = sections[index].footer == nil ? .none : .supplementary
        }
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      }
      super.init(frame: .zero, collectionViewLayout: layout)
      owner.list = self
      dataSource = self
      delegate = self
    }

    /// Creates a plain list.
    public convenience init() { self.init(UICollectionLayoutListConfiguration(appearance: .plain)) }

    /// Lists are not archived.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Shows sections, with the fewest changes.
    ///
    /// During an update, such as in the block of a row, they are shown after it.
    ///
    /// - Parameter sections: A block of sections, which is called now.
    /// - Complexity: O(*n*) for *n* sections and rows; O(*n* log *n*) if any move.
    public func show(@ListBuilder _ sections: () -> [ListSection]) { show(sections()) }

    func show(_ new: [ListSection]) {
      described = new
      if isUpdating { return }
      isUpdating = true
      while let new = described {
        described = nil
        update(to: new)
      }
      isUpdating = false
    }

    private func update(to new: [ListSection]) {
      if sections.isEmpty || window == nil {
        sections = new
        version += 1
        reloadData()
        return
      }
      let ends = Dictionary(sections.map { ($0.id, $0.ends) }) { first, _ in first }
      position = ListPosition(of: self)
      performBatchUpdates(SectionChanges(idsFrom: sections, to: new, items: \.rows)) {
        sections = $0
      }
      position = nil
      sections = new
      // Cells that were made while the sections changed may show the rows as they were before.
      version += 1
      if new.contains(where: { section in ends[section.id].map { $0 != section.ends } ?? false }) {
        collectionViewLayout.invalidateLayout()
      }
      registrations.updateVisibleViews(of: self)
    }

    /// Lays out the rows, and keeps to the bottom if heights or insets have changed.
    open override func layoutSubviews() {
      super.layoutSubviews()
      if anchor == .bottom, showsEnd, endOffset != lastEnd {
        contentOffset.y = endOffset
        super.layoutSubviews()
      }
      lastEnd = endOffset
      showsEnd = contentOffset.y >= lastEnd
    }

    /// The offset at which the end of the content is at the bottom of the view.
    var endOffset: CGFloat {
      let inset = adjustedContentInset
      let height = collectionViewLayout.collectionViewContentSize.height
      return max(-inset.top, height + inset.bottom - bounds.height)
    }

    /// Returns the id of the row at an index path; `nil` if there is none.
    public func id(at path: IndexPath) -> AnyHashable? { row(at: path)?.id }

    /// Returns the index path of the first row with an id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) for *n* rows.
    public func indexPath(of id: some Hashable) -> IndexPath? {
      let id = AnyHashable(id)
      for (index, section) in sections.enumerated() {
        if let row = section.rows.firstIndex(where: { $0.id == id }) {
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
        for path in newValue.subtracting(old).compactMap({ indexPath(of: $0) }) {
          selectItem(at: path, animated: true, scrollPosition: [])
        }
      }
    }

    func row(at path: IndexPath) -> ListRow? {
      guard sections.indices.contains(path.section),
        sections[path.section].rows.indices.contains(path.item)
      else { return nil }
      return sections[path.section].rows[path.item]
    }
  }

  /// A weak reference to a list, for its layout.
  @MainActor
  private final class ListReference {
    weak var list: ListView?
  }

  @MainActor
  extension Builder where Base: ListView {
    /// Describes the sections of a list.
    ///
    /// ```swift
    /// ListView.make.anchor(.bottom).sections {
    ///   ListSection("All", messages) { UILabel.make.text($0.text) }
    /// }
    /// ```
    ///
    /// - Parameter sections: A block of sections, which is evaluated with the enclosing block.
    /// - Returns: The builder with this step added.
    public func sections(@ListBuilder _ sections: () -> [ListSection]) -> Builder {
      let sections = sections()
      return call { $0.show(sections) }
    }
  }
#endif

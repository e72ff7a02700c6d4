#if WITHY_UIKIT
  /// A cell, a header or a footer of a list.
  final class ListCell: UICollectionViewListCell {
    /// The description that the cell shows.
    private var version = 0

    /// Shows a row as a description has it.
    func show(_ row: ListRow, _ version: Int) {
      self.version = version
      show(row.id) { row.content }
    }

    /// Shows a row, which the cell has shown before, unless the description is the same.
    func update(_ row: ListRow, _ version: Int) {
      if self.version != version { show(row, version) }
    }

    /// Shows a block.
    func show(_ id: AnyHashable, _ block: @escaping () -> ViewHierarchy) {
      contentConfiguration = HierarchyConfiguration(id, block)
    }
  }

  /// What a list makes its cells, headers and footers with.
  @MainActor
  struct ListRegistrations {
    typealias Supplementary = UICollectionView.SupplementaryRegistration<ListCell>

    let cell: UICollectionView.CellRegistration<ListCell, ListRow>
    let header: Supplementary
    let footer: Supplementary

    init(of list: ListView) {
      cell = .init { [weak list] cell, _, row in cell.show(row, list?.version ?? 0) }
      func supplementary(_ kind: String) -> Supplementary {
        Supplementary(elementKind: kind) { [weak list] view, kind, path in
          list?.show(kind, at: path, in: view)
        }
      }
      header = supplementary(UICollectionView.elementKindSectionHeader)
      footer = supplementary(UICollectionView.elementKindSectionFooter)
    }

    /// Shows the current description in the views that the user sees.
    func updateVisibleViews(of list: ListView) {
      for path in list.indexPathsForVisibleItems {
        guard let row = list.row(at: path) else { continue }
        (list.cellForItem(at: path) as? ListCell)?.show(row, list.version)
      }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        for path in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          let view = list.supplementaryView(forElementKind: kind, at: path) as? ListCell
          if let view { list.show(kind, at: path, in: view) }
        }
      }
    }
  }

  extension ListView {
    /// Shows the header or footer of a section.
    fileprivate func show(_ kind: String, at path: IndexPath, in view: ListCell) {
      guard state.sections.indices.contains(path.section) else { return }
      let section = state.sections[path.section]
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      if let block = isHeader ? section.header : section.footer { view.show(section.id, block) }
    }
  }
#endif

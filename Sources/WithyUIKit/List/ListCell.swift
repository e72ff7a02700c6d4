#if WITHY_UIKIT
  /// A cell, a header or a footer of a list.
  final class ListCell: UICollectionViewListCell {
    /// The number of the description that the cell shows.
    private(set) var version = 0

    func show(_ row: ListRow, _ version: Int) {
      self.version = version
      show(row.id) { row.content }
    }

    func show(_ id: AnyHashable, _ block: @escaping () -> ViewHierarchy) {
      contentConfiguration = HierarchyConfiguration(id, block)
    }
  }

  extension ListView {
    /// The kinds of headers and footers.
    static let kinds = [elementKindSectionHeader, elementKindSectionFooter]

    /// Shows the current description in the views that the user sees.
    func updateVisibleViews() {
      // Cells that were made while the sections changed may show the rows as they were before.
      version += 1
      for path in indexPathsForVisibleItems {
        guard let row = row(at: path) else { continue }
        (cellForItem(at: path) as? ListCell)?.show(row, version)
      }
      for kind in Self.kinds {
        for path in indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          show(kind, at: path, in: supplementaryView(forElementKind: kind, at: path))
        }
      }
    }

    func show(_ kind: String, at path: IndexPath, in view: UICollectionReusableView?) {
      guard state.sections.indices.contains(path.section) else { return }
      let section = state.sections[path.section]
      let isHeader = kind == Self.elementKindSectionHeader
      guard let block = isHeader ? section.header : section.footer else { return }
      (view as? ListCell)?.show(section.id, block)
    }
  }
#endif

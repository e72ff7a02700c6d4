#if WITHY_UIKIT
  extension ListView: UICollectionViewDataSource {
    /// Returns the number of sections.
    public func numberOfSections(in _: UICollectionView) -> Int { state.sections.count }

    /// Returns the number of rows of a section.
    public func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      state.sections[section].rows.count
    }

    /// Returns the cell of a row.
    public func collectionView(
      _: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      (cell as? ListCell)?.show(state.sections[indexPath.section].rows[indexPath.item], version)
      return cell
    }

    /// Returns a header or a footer.
    public func collectionView(
      _: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: kind,
        for: indexPath
      )
      show(kind, at: indexPath, in: view)
      return view
    }
  }

  extension ListView: UICollectionViewDataSourcePrefetching {
    /// Calls `onPrefetch` of the sections of rows that will probably come into view.
    public func collectionView(_: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      let rows = indexPaths.sorted().compactMap { row(at: $0) }
      for (_, rows) in Dictionary(grouping: rows, by: { ObjectIdentifier($0.source) }) {
        rows[0].source.onPrefetch?(rows.map(\.index))
      }
    }
  }

  extension ListView: UICollectionViewDelegate {
    /// Returns whether the user can select a row.
    public func collectionView(_: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      row(at: path)?.source.onSelect != nil
    }

    /// Returns whether a row can be selected, which a key of the user does without highlighting it.
    public func collectionView(_: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      row(at: path)?.source.onSelect != nil
    }

    /// Calls `onSelect` of the section of a row.
    public func collectionView(_: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      guard let row = row(at: indexPath) else { return }
      row.source.onSelect?(row.index)
    }

    /// Updates a cell that was made before it is shown, and calls `onAppear` of its section.
    public func collectionView(
      _: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let row = row(at: indexPath) else { return }
      if let cell = cell as? ListCell, cell.version != version { cell.show(row, version) }
      row.source.onAppear?(row.index)
    }

    /// Keeps what is in view where it is.
    public func collectionView(
      _: UICollectionView,
      targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint {
      CGPoint(x: proposed.x, y: state.position?.offset(in: self) ?? proposed.y)
    }
  }
#endif

#if WITHY_UIKIT
  extension ListView: UICollectionViewDataSource {
    /// Returns the number of sections.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    /// Returns the number of rows of a section.
    public func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      sections[section].rows.count
    }

    /// Returns the cell of a row.
    public func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      dequeueConfiguredReusableCell(
        using: registrations.cell,
        for: indexPath,
        item: sections[indexPath.section].rows[indexPath.item]
      )
    }

    /// Returns a header or a footer.
    public func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader
          ? registrations.header : registrations.footer,
        for: indexPath
      )
    }
  }

  extension ListView: UICollectionViewDelegate {
    /// Returns whether the user can select a row.
    public func collectionView(
      _ collectionView: UICollectionView,
      shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      row(at: indexPath)?.source.onSelect != nil
    }

    /// Calls what the section of a row has for its selection.
    public func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) {
      guard let row = row(at: indexPath) else { return }
      row.source.onSelect?(row.index)
    }

    /// Brings a cell up to date that was made earlier than it is shown, and tells that it appears.
    public func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let row = row(at: indexPath) else { return }
      (cell as? ListCell)?.update(row, version)
      row.source.onAppear?(row.index)
    }

    /// Keeps what is in view where it is.
    public func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      guard let position else { return proposedContentOffset }
      let y = position.offset(in: self) ?? proposedContentOffset.y
      return CGPoint(
        x: proposedContentOffset.x,
        y: max(-adjustedContentInset.top, min(y, endOffset))
      )
    }
  }

  /// The position of a list that is kept while its rows change.
  enum ListPosition {
    /// The bottom of the list.
    case end

    /// The distances of rows from the top of what is in view.
    case rows([AnyHashable: CGFloat])

    /// Finds what is to be kept; `nil` at the top of a list that keeps to the top.
    @MainActor
    init?(of list: ListView) {
      let offset = list.contentOffset.y
      if list.anchor == .top, offset <= -list.adjustedContentInset.top { return nil }
      if list.anchor == .bottom, list.showsEnd {
        self = .end
      } else {
        var distances: [AnyHashable: CGFloat] = [:]
        for path in list.indexPathsForVisibleItems {
          guard let id = list.id(at: path), let frame = list.frameOfRow(at: path) else { continue }
          distances[id] = frame.minY - offset
        }
        self = .rows(distances)
      }
    }

    /// Returns the offset at which the list shows the same; `nil` if none of the rows is left.
    @MainActor
    func offset(in list: ListView) -> CGFloat? {
      guard case .rows(let distances) = self else { return list.endOffset }
      var nearest: (distance: CGFloat, path: IndexPath)?
      for (section, value) in list.sections.enumerated() {
        for (item, row) in value.rows.enumerated() {
          guard let distance = distances[row.id], distance < nearest?.distance ?? .infinity else {
            continue
          }
          nearest = (distance, IndexPath(item: item, section: section))
        }
      }
      guard let nearest, let frame = list.frameOfRow(at: nearest.path) else { return nil }
      return frame.minY - nearest.distance
    }
  }

  extension ListView {
    fileprivate func frameOfRow(at path: IndexPath) -> CGRect? {
      collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    }
  }
#endif

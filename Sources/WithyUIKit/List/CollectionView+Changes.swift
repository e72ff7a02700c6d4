#if WITHY_UIKIT
  @MainActor
  extension Nestable where Self: UICollectionView {
    /// Applies the changes of sections and items, stage by stage, and configures changed items anew.
    ///
    /// ```swift
    /// let changes = SectionChanges(from: days, to: newDays, items: \.messages)
    /// collection.performBatchUpdates(changes) { self.days = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - changes: The changes.
    ///   - setSections: Sets the data of the data source; called in each batch, or once if there is none.
    public func performBatchUpdates<Section>(
      _ changes: SectionChanges<Section>,
      setSections: @escaping ([Section]) -> Void
    ) {
      if changes.stages.isEmpty { setSections(changes.newSections) }
      for stage in changes.stages {
        performBatchUpdates { [self] in
          setSections(stage.sections)
          deleteSections(IndexSet(stage.sectionChanges.removals))
          insertSections(IndexSet(stage.sectionChanges.insertions))
          for move in stage.sectionChanges.moves { moveSection(move.from, toSection: move.to) }
          deleteItems(at: stage.removals.map { IndexPath($0) })
          insertItems(at: stage.insertions.map { IndexPath($0) })
          for move in stage.moves { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
        }
      }
      if !changes.changedItems.isEmpty {
        reconfigureItems(at: changes.changedItems.map { IndexPath($0) })
      }
    }
  }

  extension IndexPath {
    fileprivate init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
  }
#endif

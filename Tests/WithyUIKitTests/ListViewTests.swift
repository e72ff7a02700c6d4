#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
  import Testing

  @testable import WithyUIKit

  @MainActor
  @Suite("Lists in UIKit")
  struct ListViewTests {
    let list: ListView
    let window: UIView

    init() {
      prepareLists()
      list = ListView(UICollectionLayoutListConfiguration(appearance: .grouped))
      window = list.putIntoWindow()
    }

    @Test("Rows have index paths")
    func paths() {
      list.show {
        ListSection("a", [Row(id: 1), Row(id: 2)]) { _ in }
        ListSection("b", [Row(id: 3)]) { _ in }
      }
      list.layoutIfNeeded()
      #expect(list.contentSize.height == 132)
      #expect(list.id(at: IndexPath(item: 1, section: 0)) == AnyHashable(2))
      #expect(list.id(at: IndexPath(item: 1, section: 1)) == nil)
      #expect(list.id(at: IndexPath(item: 0, section: 2)) == nil)
      #expect(list.indexPath(of: 3) == IndexPath(item: 0, section: 1))
      #expect(list.indexPath(of: 4) == nil)
    }

    @Test("A row may contain a list")
    func listInRow() {
      list.show {
        ListSection("a", [Row(id: 1)]) { _ in
          ListView.make(.init()).sections {
            ListSection("b", [Row(id: 2, text: "inner")]) { UILabel.make.text($0.text) }
          }
        }
      }
      list.layoutIfNeeded()
      let inner = list.cells.flatMap { ListView.views(in: $0) }.first as? ListView
      inner?.frame = window.bounds
      inner?.layoutIfNeeded()
      #expect(inner?.texts == ["inner"])
    }

    @Test("A selected row is distinguished from one of another section when reloaded")
    func selectionOfRepeatedIDs() {
      func show(_ a: [Int], _ b: [Int]) {
        list.show {
          ListSection("a", a.map { Row(id: $0) }) { _ in }
          ListSection("b", b.map { Row(id: $0) }) { _ in }
        }
      }
      show([1, 2], [1, 2])
      list.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
      list.removeFromSuperview()
      show([1], [2, 1])
      #expect(list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
      // The only one left is in another section.
      show([2, 1], [])
      #expect(list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("A row of a section without onSelect cannot be selected, also not by a key")
    func unselectable() {
      var selected: [Int] = []
      list.show {
        ListSection(1, [Row(id: 10)]) { _ in }
        ListSection(2, [Row(id: 20)], onSelect: { selected.append($0.id) }) { _ in }
      }
      list.layoutIfNeeded()
      for section in [1, 0] { list.select(at: IndexPath(item: 0, section: section)) }
      #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
      #expect(selected == [20])
    }

    @Test("A header that comes later has the layout ask for it")
    func laterHeader() {
      let section = ListSection(1, [Row(id: 10)]) { _ in UILabel.make.text("10") }
      list.show { section }
      list.layoutIfNeeded()
      list.show { section.header { UILabel.make.text("day 1") } }
      #expect(list.collectionViewLayout.invalidations == 1)
      list.show { section }
      #expect(list.collectionViewLayout.invalidations == 2)
      list.show { section }
      #expect(list.collectionViewLayout.invalidations == 2)
    }

    @Test("A section is notified of its prefetched rows, all at once")
    func prefetch() {
      var prefetched: [[Int]] = []
      list.show {
        ListSection(
          "a",
          [1, 2, 3].map { Row(id: $0) },
          onPrefetch: { prefetched.append($0.map(\.id)) }
        ) {
          _ in
        }
        ListSection("b", [Row(id: 4)]) { _ in }
      }
      list.layoutIfNeeded()
      #expect(prefetched.isEmpty)
      list.prefetchDataSource?.collectionView(
        list,
        prefetchItemsAt: [(1, 0), (0, 2), (0, 1), (2, 7)].map { IndexPath(item: $1, section: $0) }
      )
      #expect(prefetched == [[2, 3]])
    }

    @Test("A collection view of one's own takes the changes, and configures changed rows")
    func ownCollection() {
      final class Source: NSObject, UICollectionViewDataSource {
        var days: [Day] = []
        var configured: [IndexPath] = []
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Row> { _, _, _ in
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { days.count }
        func collectionView(
          _ collectionView: UICollectionView,
          numberOfItemsInSection section: Int
        ) -> Int {
          days[section].rows.count
        }
        func collectionView(
          _ collectionView: UICollectionView,
          cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          configured.append(indexPath)
          return collectionView.dequeueConfiguredReusableCell(
            using: registration,
            for: indexPath,
            item: days[indexPath.section].rows[indexPath.item]
          )
        }
      }
      let source = Source()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 440),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
      )
      collection.dataSource = source
      let old = days([(1, [10, 11]), (2, [20]), (4, [])])
      source.days = old
      collection.layoutIfNeeded()
      var new = days([(4, []), (3, [30]), (2, [20, 10, 21])])
      new[2].rows[1].text = "changed"
      let changes = SectionChanges(from: old, to: new, items: \.rows)
      source.configured = []
      collection.performBatchUpdates(changes) { source.days = $0 }
      #expect(collection.batches.map(\.count) == [4, 1])
      #expect(source.configured.last == IndexPath(item: 1, section: 2))
      #expect(source.days == new)

      // A text changes alone.
      new[1].rows[0].text = "changed"
      let change = SectionChanges(from: source.days, to: new, items: \.rows)
      collection.performBatchUpdates(change) { source.days = $0 }
      #expect(source.days == new)
      #expect(collection.batches.count == 2)
      #expect(source.configured.last == IndexPath(item: 0, section: 1))
    }

    @Test("A collection view may keep the block of a batch")
    func keptBatches() {
      final class Collection: UICollectionView {
        var kept: [(() -> Void)?] = []
        override func performBatchUpdates(
          _ updates: (() -> Void)?,
          completion: ((Bool) -> Void)? = nil
        ) {
          kept.append(updates)
        }
      }
      let collection = Collection(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
      )
      let changes = SectionChanges(from: [], to: days([(1, [10])]), items: \.rows)
      collection.performBatchUpdates(changes) { _ in }
      #expect(collection.kept.count == 1)
      collection.kept = []
    }
  }
#endif

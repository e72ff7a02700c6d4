#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
  import Observation
  import Testing
  import UIKit

  @testable import WithyUIKit

  @Observable
  private final class RowState {
    var text = "one"
  }

  @MainActor
  @Suite("Lists in UIKit")
  struct ListViewTests {
    struct Row: Identifiable, Equatable {
      let id: Int
      var text = ""
    }

    struct Day: Identifiable, Equatable {
      let id: Int
      var rows: [Row]
    }

    /// Says what the list shows.
    final class Model {
      var days: [Day] = []
      var hasHeaders = true
      var selected: [Int] = []
      var appeared: [Int] = []
      var evaluated = 0
    }

    let model = Model()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let list = ListView()

    init() {
      prepare()
      Makers.add(view: ListCell.self) { ListCell(frame: .zero) }
      Makers.add(view: ListView.self) { ListView() }
      list.frame = window.bounds
      window.addSubview(list)
    }

    /// Returns days with the ids of their rows.
    func days(_ days: [(Int, [Int])]) -> [Day] {
      days.map { Day(id: $0, rows: $1.map { Row(id: $0, text: "\($0)") }) }
    }

    /// Shows days.
    func show(_ days: [Day]) {
      model.days = days
      list.show {
        for day in model.days {
          let section = ListSection(
            day.id,
            day.rows,
            onSelect: { model.selected.append($0.id) },
            onAppear: { model.appeared.append($0.id) }
          ) { row in
            let _ = model.evaluated += 1
            UILabel.make.text(row.text)
          }
          if model.hasHeaders {
            section.header { UILabel.make.text("day \(day.id)") }
          } else {
            section
          }
        }
      }
      list.layoutIfNeeded()
    }

    /// The texts in view, from top to bottom.
    var texts: [String] {
      list.subviews.compactMap { $0 as? UICollectionViewCell }
        .sorted { $0.frame.minY < $1.frame.minY }
        .flatMap { $0.contentView.subviews.map(\.name) }
    }

    @Test("Sections have a header and a row for each item, and may have a footer")
    func sections() {
      list.show {
        if true {
          ListSection("a", [Row(id: 1, text: "one"), Row(id: 2, text: "two")]) {
            UILabel.make.text($0.text)
          }
          .header { UILabel.make.text("A") }
          .footer { UILabel.make.text("end of A") }
        }
        if model.hasHeaders {
          ListSection("b", [Row(id: 3)]) { _ in UILabel.make.text("three") }
        } else {
          ListSection("c", [Row]()) { _ in }
        }
      }
      list.layoutIfNeeded()
      #expect(texts == ["A", "one", "two", "end of A", "three"])
      #expect(list.contentSize.height == 188)
      #expect(list.id(at: IndexPath(item: 1, section: 0)) == AnyHashable(2))
      #expect(list.id(at: IndexPath(item: 1, section: 1)) == nil)
      #expect(list.id(at: IndexPath(item: 0, section: 2)) == nil)
      #expect(list.indexPath(of: 3) == IndexPath(item: 0, section: 1))
      #expect(list.indexPath(of: 4) == nil)
    }

    @Test("Of 10,000 rows only those in view are made and evaluated")
    func manyRows() {
      show([Day(id: 0, rows: (0..<10_000).map { Row(id: $0, text: "\($0)") })])
      #expect(texts.count == 11)
      #expect(model.evaluated == 10)
      #expect(model.appeared == Array(0..<10))
      list.contentOffset.y = 4_428
      list.layoutIfNeeded()
      #expect(texts.first == "100" && texts.count == 10)
      #expect(list.madeCells == 11)
    }

    @Test("A hundred changes of 5,000 rows are a hundred operations of one batch")
    func hundredChanges() {
      var new = (0..<50).map { day in
        Day(id: day, rows: (day * 100..<day * 100 + 100).map { Row(id: $0, text: "\($0)") })
      }
      show(new)
      for day in 0..<50 {
        new[day].rows.removeLast()
        new[day].rows.insert(Row(id: 5_000 + day), at: 50)
      }
      show(new)
      #expect(list.batches.map(\.count) == [100])
      show(new)
      #expect(list.batches.count == 1)
    }

    @Test("A row that moves to another section keeps its cell and its views")
    func movingRow() {
      show(days([(1, [10, 11]), (2, [20])]))
      let cell = list.cellForItem(at: IndexPath(item: 1, section: 0))
      let label = cell?.contentView.subviews.first
      show(days([(1, [10]), (2, [20, 11])]))
      #expect(list.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
      #expect(cell?.contentView.subviews.first === label)
      #expect(texts == ["day 1", "10", "day 2", "20", "11"])
      #expect(list.batches.map(\.count) == [1])
      show(days([(3, [30, 11]), (2, [20])]))
      #expect(list.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
      #expect(texts == ["day 3", "30", "11", "day 2", "20"])
      #expect(list.batches.dropFirst().map(\.count) == [2, 1])
    }

    @Test("Cells, headers and footers in view show their new blocks, and keep their views")
    func changedRows() {
      var new = days([(1, [10, 11])])
      show(new)
      let views = list.subviews.flatMap { ($0 as? ListCell)?.contentView.subviews ?? [] }
      new[0].rows[1].text = "changed"
      show(new)
      #expect(texts == ["day 1", "10", "changed"])
      #expect(list.subviews.flatMap { ($0 as? ListCell)?.contentView.subviews ?? [] } == views)
      #expect(list.batches.isEmpty)
    }

    @Test("A header that comes later has the layout ask for it")
    func laterHeader() {
      model.hasHeaders = false
      show(days([(1, [10])]))
      #expect(texts == ["10"])
      model.hasHeaders = true
      show(days([(1, [10])]))
      #expect(list.collectionViewLayout.invalidations == 1)
      #expect(texts == ["day 1", "10"])
      model.hasHeaders = false
      show(days([(1, [10]), (2, [])]))
      #expect(list.collectionViewLayout.invalidations == 2)
    }

    @Test("What is in view stays there when rows are inserted above it")
    func keepsPosition() {
      show(days([(1, Array(0..<100))]))
      list.contentOffset.y = 28 + 440
      list.layoutIfNeeded()
      #expect(texts.first == "10")
      show(days([(0, [500, 501]), (1, [600] + Array(0..<100))]))
      #expect(texts.first == "10")
      #expect(list.contentOffset.y == 628)
      show(days([(0, [500, 501]), (1, [600] + Array(11..<100))]))
      #expect(texts[1] == "11" && list.contentOffset.y == 144)
      show(days([(7, [700])]))
      #expect(texts.last == "700")
    }

    @Test("A list that is at its top shows rows that come there, unless it keeps to the bottom")
    func prepending() {
      show(days([(1, Array(0..<100))]))
      show(days([(1, [500] + Array(0..<100))]))
      #expect(list.contentOffset.y == 0 && texts[1] == "500")
      list.anchor = .bottom
      show(days([(1, [600, 500] + Array(0..<100))]))
      #expect(list.contentOffset.y == 44 && texts[1] == "500")
    }

    @Test("A list that keeps to the bottom begins there, and follows what comes there")
    func bottom() {
      list.anchor = .bottom
      show(days([(1, Array(0..<100))]))
      #expect(texts.last == "99")
      show(days([(1, Array(0..<101))]))
      #expect(texts.last == "100")
      list.contentOffset.y -= 88
      list.layoutIfNeeded()
      show(days([(1, Array(0..<102))]))
      #expect(texts.last == "98")
    }

    @Test("A list that is shorter than its view begins at the top")
    func short() {
      list.anchor = .bottom
      show(days([(1, [1])]))
      show(days([(1, [1, 2])]))
      #expect(list.contentOffset.y == 0)
    }

    @Test("Selecting a row calls its section, and the selection is kept by id")
    func selection() {
      show(days([(1, [10, 11])]))
      list.tap(at: IndexPath(item: 1, section: 0))
      #expect(model.selected == [11])
      #expect(list.selection == [11])
      show(days([(1, [9, 10]), (2, [11])]))
      #expect(list.selection == [11])
      list.selection = [9, 99]
      #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
      list.selection = []
      #expect(list.indexPathsForSelectedItems == [])
      list.show { ListSection(1, [Row(id: 1)]) { _ in UILabel.make.text("plain") } }
      list.layoutIfNeeded()
      list.tap(at: IndexPath(item: 0, section: 0))
      #expect(list.selection == [])
    }

    @Test("A row observes the state that it reads")
    func observed() async {
      let state = RowState()
      list.show { ListSection(1, [Row(id: 1)]) { _ in UILabel.make.text(state.text) } }
      list.layoutIfNeeded()
      state.text = "two"
      for _ in 0..<100 where texts == ["one"] { await Task.yield() }
      #expect(texts == ["two"])
    }

    @Test("A list that is described while it changes shows the last description")
    func again() {
      var calls = 0
      list.show {
        ListSection(
          1,
          [Row(id: 1)],
          onAppear: { [list] _ in
            calls += 1
            list.show { ListSection(1, [Row(id: 1), Row(id: 2)]) { _ in } }
          }
        ) { _ in }
      }
      list.layoutIfNeeded()
      #expect(calls == 1)
      #expect(list.sections.map(\.rows.count) == [2])
      show(days([(1, [3])]))
      list.show {
        ListSection(1, [Row(id: 4)], onAppear: { [self] _ in show(days([(1, [5])])) }) { _ in }
      }
      #expect(texts == ["day 1", "5"])
    }

    @Test("A list outside a window loads its rows anew")
    func outsideWindow() {
      show(days([(1, [10])]))
      list.removeFromSuperview()
      show(days([(2, [20])]))
      #expect(texts == ["day 2", "20"])
      #expect(list.batches.isEmpty)
    }

    @Test("A block of views describes a list and its sections")
    func described() {
      let model = model
      model.days = days([(1, [10])])
      let live = window.live {
        ListView.make.anchor(.bottom).sections {
          for day in model.days { ListSection(day.id, day.rows) { UILabel.make.text($0.text) } }
        }
      }
      let made = window.subviews.last as? ListView
      made?.frame = window.bounds
      made?.layoutIfNeeded()
      model.days = days([(1, [10]), (2, [20])])
      #expect(live.update().isEmpty)
      #expect(window.subviews.last === made)
      #expect(made?.batches.map(\.count) == [1])
      #expect(made?.visibleCells.count == 2)
    }

    @Test("Lists and their rows are freed")
    func lifetime() {
      weak var gone: UIView?
      do {
        let list = ListView(UICollectionLayoutListConfiguration(appearance: .grouped))
        list.frame = window.bounds
        list.show { ListSection(1, [Row(id: 1)]) { _ in UILabel.make.text("a") } }
        list.layoutIfNeeded()
        #expect(list.subviews.count == 1)
        gone = list
      }
      #expect(gone == nil)
    }

    @Test("Random lists show what they describe, in batches that are accepted")
    func random() {
      for seed in 0..<100 as Range<UInt64> {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func number(_ count: Int) -> Int {
          state ^= state << 13
          state ^= state >> 7
          state ^= state << 17
          return Int(state % UInt64(count))
        }
        for _ in 0..<4 {
          model.hasHeaders = number(4) > 0
          var new = (0..<5).filter { _ in number(3) > 0 }.map { Day(id: $0, rows: []) }
          if number(3) == 0 { new.reverse() }
          if !new.isEmpty {
            for id in 0..<number(12) {
              new[number(new.count)].rows.append(Row(id: id, text: "\(id) \(number(3))"))
            }
          }
          show(new)
          let expected = new.flatMap { day in
            (model.hasHeaders ? ["day \(day.id)"] : []) + day.rows.map(\.text)
          }
          let height = list.contentSize.height
          if height <= 440, list.contentOffset.y == 0 { #expect(texts == expected, "seed \(seed)") }
          #expect(Set(texts).isSubset(of: expected), "seed \(seed)")
        }
      }
    }

    @Test("Tables and collection views of one's own take the changes, and configure changed rows")
    func ownTables() {
      final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var days: [Day] = []
        var configured: [IndexPath] = []
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Row> { _, _, _ in
        }
        func numberOfSections(in tableView: UITableView) -> Int { days.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          days[section].rows.count
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
      let (table, tableSource) = (UITableView(frame: .zero), Source())
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 440),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
      )
      (table.dataSource, collection.dataSource) = (tableSource, source)
      let old = days([(1, [10, 11]), (2, [20]), (4, [])])
      (source.days, tableSource.days) = (old, old)
      table.reloadData()
      collection.layoutIfNeeded()
      var new = days([(4, []), (3, [30]), (2, [20, 10, 21])])
      new[2].rows[1].text = "changed"
      let changes = SectionChanges(from: old, to: new, items: \.rows)
      table.performBatchUpdates(changes, with: .fade) { tableSource.days = $0 }
      source.configured = []
      collection.performBatchUpdates(changes) { source.days = $0 }
      #expect(table.batches.map(\.count) == [4, 1])
      #expect(table.reconfiguredRows == [IndexPath(row: 1, section: 2)])
      #expect(collection.batches.map(\.count) == table.batches.map(\.count))
      #expect(source.configured.last == IndexPath(item: 1, section: 2))
      #expect(source.days == new && tableSource.days == new)
    }
  }
#endif

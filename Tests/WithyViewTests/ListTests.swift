// What a user does to a list, the stubs do.
#if (WITHY_UIKIT || WITHY_APPKIT) && !canImport(ObjectiveC)
  import Observation
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  @Observable
  private final class RowState {
    var text = "one"
  }

  private struct TintKey: EnvironmentKey {
    static let defaultValue = "black"
  }

  extension EnvironmentValues {
    fileprivate var tint: String {
      get { self[TintKey.self] }
      set { self[TintKey.self] = newValue }
    }
  }

  @MainActor
  @Suite("Lists")
  struct ListTests {
    /// The data that the list shows, and the events that it reports.
    final class Model {
      var days: [Day] = []
      var hasHeaders = true
      var selected: [Int] = []
      var appeared: [Int] = []
      var evaluated = 0
    }

    let model = Model()
    let list: ListView
    let window: PlatformView

    init() {
      prepareLists()
      list = ListView()
      window = list.putIntoWindow()
    }

    /// Shows days, with rows 44 points high and headers of 28 points.
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
            rowLabel(row.text).layout.frame(height: 44)
          }
          if model.hasHeaders {
            section.header { rowLabel("day \(day.id)").layout.frame(height: 28) }
          } else {
            section
          }
        }
      }
      list.layOut()
    }

    @Test("Sections have a header and a row for each item, and may have a footer")
    func sections() {
      list.show {
        if true {
          ListSection("a", [Row(id: 1, text: "one"), Row(id: 2, text: "two")]) {
            rowLabel($0.text)
          }
          .header { rowLabel("A") }
          .footer { rowLabel("end of A") }
        }
        if model.hasHeaders {
          ListSection("b", [Row(id: 3)]) { _ in rowLabel("three") }
        } else {
          ListSection("c", [Row]()) { _ in }
        }
      }
      list.layOut()
      #expect(list.texts == ["A", "one", "two", "end of A", "three"])
    }

    @Test("Of 10,000 rows only those in view are made and evaluated")
    func manyRows() {
      show([Day(id: 0, rows: (0..<10_000).map { Row(id: $0, text: "\($0)") })])
      #expect(list.texts.count == 11)
      #expect(model.evaluated == 10)
      #expect(model.appeared == Array(0..<10))
      list.scroll(to: 4_428)
      #expect(list.texts.first == "100" && list.texts.count == 10)
      #expect(list.made == 11)
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
      #expect(list.counts == [100])
      show(new)
      #expect(list.counts.count == 1)
    }

    @Test("A row that moves to another section keeps its cell and its views")
    func movingRow() {
      show(days([(1, [10, 11]), (2, [20])]))
      let cell = list.cells[2]
      let views = ListView.views(in: cell)
      show(days([(1, [10]), (2, [20, 11])]))
      #expect(list.cells[4] === cell)
      #expect(ListView.views(in: cell) == views)
      #expect(list.texts == ["day 1", "10", "day 2", "20", "11"])
      #expect(list.counts == [1])
      show(days([(3, [30, 11]), (2, [20])]))
      #expect(list.cells[2] === cell)
      #expect(list.texts == ["day 3", "30", "11", "day 2", "20"])
    }

    @Test("An id may be in two sections, where its rows are rows of their own")
    func repeatedIDs() {
      show(days([(1, [10]), (2, [10, 11])]))
      let cell = list.cells[3]
      show(days([(1, [10]), (2, [12, 10, 11])]))
      #expect(list.cells[4] === cell)
      #expect(list.texts == ["day 1", "10", "day 2", "12", "10", "11"])
      #expect(list.counts == [1])
      show(days([(1, []), (2, [12, 10, 11])]))
      #expect(list.cells[3] === cell)
      show(days([(1, [11, 10]), (2, [12, 10, 11])]))
      #expect(list.cells[5] === cell)
      #expect(list.texts == ["day 1", "11", "10", "day 2", "12", "10", "11"])
      #expect(list.counts == [1, 1, 2])
    }

    @Test("What is in view stays there if its ids are in an earlier section, too")
    func keepsPositionOfRepeatedIDs() {
      show(days([(1, [10, 11]), (2, Array(0..<100))]))
      list.scroll(to: 28 + 88 + 28 + 440)
      #expect(list.texts.first == "10")
      show(days([(1, [10, 11, 12]), (2, Array(0..<100))]))
      #expect(list.texts.first == "10" && list.offset == 28 + 132 + 28 + 440)
      show(days([(1, [10, 11, 12]), (2, Array(0..<10) + Array(11..<100))]))
      #expect(list.texts[1] == "11" && list.offset == 28 + 132 + 28 + 396)
      show(days([(3, Array(0..<100))]))
      #expect(list.distance(of: 9) == 0)
    }

    @Test("Cells, headers and footers in view show their new blocks, and keep their views")
    func changedRows() {
      var new = days([(1, [10, 11])])
      show(new)
      let views = list.cells.flatMap { ListView.views(in: $0) }
      new[0].rows[1].text = "changed"
      show(new)
      #expect(list.texts == ["day 1", "10", "changed"])
      #expect(list.cells.flatMap { ListView.views(in: $0) } == views)
      #expect(list.counts.isEmpty)
    }

    @Test("Rows, headers and footers read the environment of the block that the list is in")
    func environment() {
      var tint = "red"
      func tinted(_ text: String) -> Part<ViewHierarchy> {
        Part(reading: \.tint) { tint in rowLabel("\(text) \(tint)") }
      }
      let live = window.live {
        Part {
          list.with.sections {
            ListSection("a", [Row(id: 1, text: "one"), Row(id: 2, text: "two")]) { row in
              tinted(row.text)
            }
            .header { tinted("head") }
            .footer { tinted("foot") }
          }
        }
        .environment(\.tint, tint)
      }
      list.layOut()
      #expect(list.texts == ["head red", "one red", "two red", "foot red"])
      let views = list.cells.flatMap { ListView.views(in: $0) }
      tint = "blue"
      live.update()
      #expect(list.texts == ["head blue", "one blue", "two blue", "foot blue"])
      #expect(list.cells.flatMap { ListView.views(in: $0) } == views)
    }

    @Test("Headers come and go")
    func laterHeader() {
      model.hasHeaders = false
      show(days([(1, [10])]))
      model.hasHeaders = true
      show(days([(1, [10])]))
      #expect(list.texts == ["day 1", "10"])
      model.hasHeaders = false
      show(days([(1, [10]), (2, [])]))
      #expect(list.texts == ["10"])
    }

    @Test("A batch is animated in an animated pass alone")
    func animation() {
      show(days([(1, [10, 11])]))
      show(days([(1, [11])]))
      animated { show(days([(1, [12, 11])])) }
      show(days([(1, [12])]))
      #expect(list.areAnimated == [false, true, false])
    }

    @Test("What is in view stays there when rows are inserted above it")
    func keepsPosition() {
      show(days([(1, Array(0..<100))]))
      list.scroll(to: 28 + 440)
      #expect(list.texts.first == "10")
      show(days([(0, [500, 501]), (1, [600] + Array(0..<100))]))
      #expect(list.texts.first == "10")
      #expect(list.distance(of: 10) == 0)
      show(days([(0, [500, 501]), (1, [600] + Array(11..<100))]))
      #expect(list.texts[1] == "11" && list.distance(of: 11) == 44)
      show(days([(7, [700])]))
      #expect(list.texts.last == "700")
    }

    @Test("A list that is at its top shows rows that come there, unless it keeps to the bottom")
    func prepending() {
      show(days([(1, Array(0..<100))]))
      show(days([(1, [500] + Array(0..<100))]))
      #expect(list.offset == 0 && list.texts[1] == "500")
      list.anchor = .bottom
      show(days([(1, [600, 500] + Array(0..<100))]))
      #expect(list.offset == 44 && list.texts[1] == "500")
    }

    @Test("A list that keeps to the bottom begins there, and follows what comes there")
    func bottom() {
      list.anchor = .bottom
      show(days([(1, Array(0..<100))]))
      #expect(list.texts.last == "99" && list.distance(of: 99) == 396)
      show(days([(1, Array(0..<101))]))
      #expect(list.texts.last == "100" && list.distance(of: 100) == 396)
      list.scroll(to: list.offset - 1)
      show(days([(1, Array(0..<102))]))
      #expect(list.texts.last == "101" && list.distance(of: 101) == 396)
      list.scroll(to: list.offset - 88)
      show(days([(1, Array(0..<103))]))
      #expect(list.texts.last == "99")
    }

    @Test("A list that is shorter than its view begins at the top")
    func short() {
      list.anchor = .bottom
      show(days([(1, [1])]))
      show(days([(1, [1, 2])]))
      #expect(list.offset == 0)
    }

    @Test("Selecting a row calls its section, and the selection is kept by id")
    func selection() {
      show(days([(1, [10, 11])]))
      list.pick(11)
      #expect(model.selected == [11])
      #expect(list.selection == [11])
      show(days([(1, [9, 10]), (2, [11])]))
      #expect(list.selection == [11])
      list.selection = [9, 99]
      #expect(list.selection == [9])
      show(days([(1, [10])]))
      #expect(list.selection == [])
      list.selection = [10]
      list.selection = []
      #expect(list.selection == [] && model.selected == [11])
      list.show { ListSection(1, [Row(id: 1)]) { _ in rowLabel("plain") } }
      list.layOut()
      list.pick(1)
      #expect(list.selection == [])
    }

    @Test("The selection is kept by id when rows are reloaded, and its setter is not called")
    func selectionOfLoadedRows() {
      show(days([(1, [1, 2])]))
      list.selection = [1]
      list.removeFromSuperview()
      show(days([(1, [2, 1])]))
      #expect(list.selection == [1])
      show(days([(1, [2])]))
      #expect(list.selection == [])
      list.selection = [1]
      #expect(model.selected == [])
      show(days([(1, [2, 1])]))
      list.pick(1)
      #expect(model.selected == [1])
    }

    @Test("A row observes the state that it reads")
    func observed() async {
      let state = RowState()
      list.show { ListSection(1, [Row(id: 1)]) { _ in rowLabel(state.text) } }
      list.layOut()
      let content = ListView.content(of: list.cells[0])
      let before = content.intrinsicSizeInvalidations
      state.text = "two"
      await turn(while: list.texts == ["one"])
      #expect(list.texts == ["two"])
      // It may be higher now.
      #expect(content.intrinsicSizeInvalidations == before + 1)
    }

    @Test("A list that is described while it changes shows the last description")
    func again() {
      show(days([(1, [3])]))
      list.show {
        ListSection(1, [Row(id: 4)], onAppear: { [self] _ in show(days([(1, [5])])) }) { _ in }
      }
      #expect(list.texts == ["day 1", "5"])
    }

    @Test("A list that each description leads to describe again is stopped, and reported")
    func loop() {
      func describe(_ id: Int) {
        let next = { (_: Row) in if id < 1000 { describe(id + 1) } }
        list.show { ListSection(1, [Row(id: id)], onAppear: next) { _ in } }
      }
      show(days([(1, [3])]))
      let line: UInt = #line - 3
      let found = reports { describe(4) }
      let message = "Update loop: 100 passes in a row each triggered the next; stopped"
      #expect(found == [Report(message, line: line)])
    }

    @Test("A list that is described again before it is laid out shows the last description")
    func beforeLayout() {
      list.show { ListSection(1, [Row(id: 1)]) { _ in rowLabel("one") } }
      list.show { ListSection(1, [Row(id: 1), Row(id: 2)]) { rowLabel("row \($0.id)") } }
      list.layOut()
      #expect(list.texts == ["row 1", "row 2"])
    }

    @Test("A list outside a window loads its rows anew")
    func outsideWindow() {
      show(days([(1, [10])]))
      list.removeFromSuperview()
      show(days([(2, [20])]))
      #expect(list.texts == ["day 2", "20"])
      #expect(list.counts.isEmpty)
    }

    @Test("A block of views describes a list and its sections")
    func described() {
      let model = model
      model.days = days([(1, [10])])
      let live = window.live {
        ListView.make(.init()).anchor(.bottom).sections {
          for day in model.days { ListSection(day.id, day.rows) { rowLabel($0.text) } }
        }
      }
      let made = window.subviews.last as? ListView
      made?.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
      made?.layOut()
      model.days = days([(1, [10]), (2, [20])])
      #expect(live.update().isEmpty)
      #expect(window.subviews.last === made)
      #expect(made?.counts == [1])
      #expect(made?.texts == ["10", "20"])
      model.days = days([(1, [10])])
      live.update(in: animated)
      #expect(made?.areAnimated == [false, true])
    }

    @Test("Rows that come into view do not lay out what is around the list")
    func around() {
      final class Screen: LiveView {
        let list = ListView()
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { VStack { list } }
      }
      let screen = Screen(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      window.addSubview(screen)
      screen.list.show {
        ListSection(1, (0..<99).map { Row(id: $0) }) { row in HStack { rowLabel("\(row.id)") } }
      }
      for _ in 0..<3 { window.layOut() }
      let before = screen.intrinsicSizeInvalidations
      screen.list.scroll(to: 440)
      screen.list.scroll(to: 880)
      #expect(screen.list.texts.count >= 10)
      #expect(screen.intrinsicSizeInvalidations == before)
    }

    @Test("Lists and their rows are freed")
    func lifetime() {
      weak var gone: PlatformView?
      do {
        let list = ListView()
        list.frame = window.bounds
        list.show { ListSection(1, [Row(id: 1)]) { _ in rowLabel("a") } }
        list.layOut()
        #expect(list.texts == ["a"])
        gone = list
      }
      #expect(gone == nil)
    }

    @Test("Random lists show what they describe, in batches that are accepted")
    func random() {
      for seed in 0..<100 as Range<UInt64> {
        var random = SeededGenerator(seed: seed)
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        var (former, formerHeight) = ([String: PlatformView](), 0)
        for _ in 0..<4 {
          model.hasHeaders = number(4) > 0
          var new = (0..<5).filter { _ in number(3) > 0 }.map { Day(id: $0, rows: []) }
          if number(3) == 0 { new.reverse() }
          if !new.isEmpty {
            for id in 0..<number(12) {
              let row = Row(id: number(4) == 0 ? id % 3 : id, text: "\(id) \(number(3))")
              new[number(new.count)].rows.append(row)
            }
          }
          show(new)
          let expected = new.flatMap { day in
            (model.hasHeaders ? ["day \(day.id)"] : []) + day.rows.map(\.text)
          }
          let height = expected.reduce(0) { $0 + ($1.hasPrefix("day") ? 28 : 44) }
          if height <= 440 { #expect(list.texts == expected, "seed \(seed)") }
          // Each row keeps its views, also if its id is in several sections; some ids occur twice in one.
          let keys = new.flatMap { day in
            (model.hasHeaders ? ["\(day.id)"] : []) + day.rows.map { "\(day.id) \($0.id)" }
          }
          let rows = Dictionary(grouping: zip(keys, list.cells)) { $0.0 }.filter { $1.count == 1 }
          let shown = rows.compactMapValues { ListView.views(in: $0[0].1).first }
          if height + formerHeight <= 440 {
            for (key, view) in former { #expect(shown[key] ?? view === view, "seed \(seed)") }
          }
          (former, formerHeight) = (shown, height)
          #expect(Set(list.texts).isSubset(of: expected), "seed \(seed)")
        }
      }
    }
  }
#endif

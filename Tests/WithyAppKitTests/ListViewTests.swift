#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !canImport(ObjectiveC)
  import Observation
  import TestSupport
  import Testing

  @testable import WithyAppKit

  @Observable
  private final class TextState {
    var text = "short"
  }

  @MainActor
  @Suite("Lists in AppKit")
  struct ListViewTests {
    struct Row: Identifiable {
      let id: Int
    }

    let list = ListView()
    let window: NSView

    init() { window = list.putIntoWindow() }

    @Test("Headers are group rows, and rows have an index among them")
    func indices() {
      list.show {
        ListSection("a", [Row(id: 1), Row(id: 2)]) { _ in }.header {}.footer {}
        ListSection("b", [Row(id: 3)]) { _ in }
      }
      list.layOut()
      #expect(list.tableView.numberOfRows == 5)
      #expect(list.id(at: 1) == AnyHashable(1))
      #expect(list.id(at: 0) == nil && list.id(at: 3) == nil && list.id(at: 5) == nil)
      #expect(list.index(of: 3) == 4)
      #expect(list.index(of: 4) == nil)
      #expect(list.tableView(list.tableView, isGroupRow: 0))
      #expect(!list.tableView(list.tableView, isGroupRow: 3))
      #expect(list.tableView(list.tableView, viewFor: nil, row: 5) == nil)
    }

    @Test("Rows are as high as their content in the width of the list")
    func heights() {
      let text = String(repeating: "word ", count: 20)
      list.show {
        ListSection("a", [Row(id: 1)]) { _ in rowLabel("short") }
        ListSection("b", [Row(id: 2)]) { _ in
          NSTextField.make(.init(wrappingLabelWithString: text)).layout.padding(8)
        }
      }
      list.layOut()
      #expect(list.tableView.tableColumns[0].width == 320)
      #expect(list.frameOfRow(1)?.height == 16.5)
      // Three lines of at most 42 characters, 49 points together.
      #expect(list.frameOfRow(2)?.height == 65)
      #expect(
        list.cells.last?.subviews.first?.alignmentFrame
          == CGRect(x: 10.5, y: 8, width: 299.5, height: 49)
      )
    }

    @Test("A row that reads changed state has the height of its new content")
    func changedHeight() async {
      let state = TextState()
      list.show {
        ListSection("a", [Row(id: 1)]) { _ in
          NSTextField.make(.init(wrappingLabelWithString: "")).stringValue(state.text)
        }
      }
      list.layOut()
      #expect(list.frameOfRow(1)?.height == 16.5)
      state.text = String(repeating: "word ", count: 20)
      await turn(while: list.texts == ["short"])
      list.layOut()
      #expect(list.frameOfRow(1)?.height == 49)
    }

    @Test("Several rows may be selected, each with one notification")
    func multipleSelection() {
      var selected: [Int] = []
      list.show {
        ListSection("a", (1...3).map { Row(id: $0) }, onSelect: { selected.append($0.id) }) { _ in }
      }
      list.layOut()
      list.tableView.selectRowIndexes([0], byExtendingSelection: false)
      list.tableView.selectRowIndexes([0, 2], byExtendingSelection: false)
      #expect(selected == [1, 3])
      #expect(list.selection == [1, 3])
      list.selection = [2]
      #expect(selected == [1, 3])
      list.tableView.click(0)
      #expect(selected == [1, 3, 1])
    }

    @Test("A row is selected and kept independently of one of another section with its id")
    func selectionOfRepeatedIDs() {
      var selected: [String] = []
      func show(_ sections: [(String, [Int])]) {
        list.show {
          for (name, ids) in sections {
            ListSection(
              name,
              ids.map { Row(id: $0) },
              onSelect: { selected.append("\(name)\($0.id)") }
            ) { _ in }
          }
        }
        list.layOut()
      }
      show([("a", [1, 2]), ("b", [1, 2])])
      list.tableView.click(0)
      list.tableView.click(2)
      #expect(selected == ["a1", "b1"])
      list.selection = [1]
      #expect(list.tableView.selectedRowIndexes == [2])
      show([("a", [2]), ("b", [1, 2])])
      #expect(list.tableView.selectedRowIndexes == [1])
      let parent = list.superview
      list.removeFromSuperview()
      show([("a", [1]), ("b", [1, 2])])
      #expect(list.tableView.selectedRowIndexes == [1])
      list.selection = [1, 2]
      #expect(list.tableView.selectedRowIndexes == [1, 2])

      // One moves to another section, and one leaves.
      parent?.addSubview(list)
      show([("a", [1, 2]), ("b", [])])
      #expect(list.tableView.selectedRowIndexes == [1])
      list.tableView.selectRowIndexes([0], byExtendingSelection: true)
      #expect(selected == ["a1", "b1", "a1"])
    }

    @Test("A section is notified of each row that is created")
    func prefetch() {
      var prefetched: [[Int]] = []
      list.show {
        ListSection("a", [Row(id: 1), Row(id: 2)], onPrefetch: { prefetched.append($0.map(\.id)) })
        {
          _ in rowLabel("row")
        }
      }
      list.layOut()
      #expect(prefetched == [[1], [2]])
    }
  }
#endif

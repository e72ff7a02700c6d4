import Foundation
import Observation
import WithyGTK

/// Compares the cost of Withy with that of the same widgets by hand, in medians of processor time.
@main
enum Measurements {
  @MainActor
  static func main() {
    guard Program.start() else {
      FileHandle.standardError.write(
        Data("measurements: there is no display to open a window on\n".utf8)
      )
      exit(1)
    }
    let count = 1000
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 15
    var live: [Work: [Double]] = [:]
    var byHand: [Work: [Double]] = [:]
    for _ in 0..<rounds {
      LiveRows().measure(count, into: &live)
      RowsByHand().measure(count, into: &byHand)
    }
    print("\(count) rows of three widgets, ms      live   by hand   ratio")
    for work in Work.allCases {
      let (a, b) = (live[work].median, byHand[work].median)
      let name = work.rawValue.padding(toLength: 34, withPad: " ", startingAt: 0)
      print(name + String(format: "%8.3f  %8.3f  %6.2f", a, b, a / b))
    }
    Latency.measure(changes: 1000)
  }
}

/// The kinds of work that are measured.
enum Work: String, CaseIterable {
  case add = "add all"
  case nothing = "nothing changed"
  case change = "one title changed"
  case swap = "swap two"
  case clear = "remove all"
}

/// The data that a row shows.
struct Item: Equatable, Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

/// Returns the processor time of this thread so far, in milliseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Rows that are kept up to date in some way.
@MainActor
protocol Rows: AnyObject {
  var box: Box { get }
  var items: [Item] { get set }

  /// Updates the rows to the current items.
  func update()
}

extension Rows {
  /// Measures each kind of work in turn.
  func measure(_ count: Int, into times: inout [Work: [Double]]) {
    items = (0..<count).map { Item(id: $0, title: "Item \($0)", isDone: $0 % 3 == 0) }
    time(.add, into: &times)
    precondition(box.children.count == count)
    for _ in 0..<5 { time(.nothing, into: &times) }
    items[count / 2].title = "another title"
    time(.change, into: &times)
    items.swapAt(1, count - 2)
    let last = box.children[1]
    time(.swap, into: &times)
    precondition(box.children[count - 2] === last)
    items = []
    time(.clear, into: &times)
    precondition(box.children.isEmpty)
  }

  private func time(_ work: Work, into times: inout [Work: [Double]]) {
    let start = processorTime()
    update()
    times[work, default: []].append(processorTime() - start)
  }
}

/// Rows kept up to date by `live`.
@MainActor
final class LiveRows: Rows {
  let box = Box()
  var items: [Item] = []
  private var live: Live?

  init() {
    live = box.live(self) { rows in
      ForEach(rows.items) { item in
        Box.make.orientation(.horizontal).spacing(6) {
          CheckButton.make.isOn(item.isDone)
          Label.make.text(item.title).expandsHorizontally(true)
          Button.make.title("Remove")
        }
      }
      .equatable()
    }
  }

  func update() { live?.update() }
}

/// Rows kept up to date by hand, by code that knows how the items have changed.
@MainActor
final class RowsByHand: Rows {
  let box = Box()
  var items: [Item] = []
  private var shown: [Item] = []

  func update() {
    if shown.isEmpty {
      for item in items { box.append(makeRow(item)) }
    } else if items.isEmpty {
      for row in box.children.reversed() { box.remove(row) }
    } else {
      for index in items.indices where items[index] != shown[index] {
        if items[index].id == shown[index].id {
          update(box.children[index], to: items[index])
        } else if items[index].id == shown[shown.count - 1 - index].id, index < items.count / 2 {
          swapRows(index, items.count - 1 - index)
        }
      }
    }
    shown = items
  }

  private func makeRow(_ item: Item) -> Box {
    let (row, check, label, button) = (Box(), CheckButton(), Label(), Button())
    row.orientation = .horizontal
    row.spacing = 6
    check.isOn = item.isDone
    label.text = item.title
    label.expandsHorizontally = true
    button.title = "Remove"
    row.append(check)
    row.append(label)
    row.append(button)
    return row
  }

  private func update(_ row: Widget, to item: Item) {
    guard let row = row as? Box else { return }
    (row.children[0] as? CheckButton)?.isOn = item.isDone
    (row.children[1] as? Label)?.text = item.title
  }

  private func swapRows(_ first: Int, _ last: Int) {
    let (a, b) = (box.children[first], box.children[last])
    box.insert(b, after: first == 0 ? nil : box.children[first - 1])
    box.insert(a, after: box.children[last])
  }
}

extension [Double]? {
  /// The median.
  fileprivate var median: Double {
    let sorted = (self ?? []).sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}

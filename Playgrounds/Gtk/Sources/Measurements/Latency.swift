import Foundation
import Observation
import WithyGTK

/// The latency from a change of state to the end of the pass in an open window, and the cost of
/// idling.
@MainActor
enum Latency {
  /// The state that the window shows.
  @MainActor
  @Observable
  final class Model: Identifiable {
    var number = 0
  }

  /// Opens a window, measures in it, prints the results, and ends the program.
  static func measure(changes: Int) {
    let (model, label) = (Model(), Label())
    let rows = (0..<1000).map { _ in Model() }
    let shown = Box()
    Task {
      // Wait until the window has been drawn.
      try? await Task.sleep(for: .seconds(1))
      var times: [Double] = []
      for number in 1...changes {
        let start = ContinuousClock.now
        model.number = number
        while label.text != "\(number)" { await Task.yield() }
        times.append((ContinuousClock.now - start) / .microseconds(1))
      }
      let labels = shown.children
      var rowTimes: [Double] = []
      for number in 1...changes {
        let row = number % rows.count
        let start = ContinuousClock.now
        rows[row].number = number
        while (labels[row] as? Label)?.text != "\(number)" { await Task.yield() }
        rowTimes.append((ContinuousClock.now - start) / .microseconds(1))
      }
      let start = processorTime()
      try? await Task.sleep(for: .seconds(2))
      let idle = processorTime() - start
      let median = times.sorted()[changes / 2]
      print(String(format: "from a change to the finished pass, µs, median   %8.1f", median))
      let rowMedian = rowTimes.sorted()[changes / 2]
      print(String(format: "the same for one of 1000 rows that are parts, µs  %7.1f", rowMedian))
      print(String(format: "processor time of two idle seconds, ms           %8.1f", idle))
      exit(0)
    }
    Program.run("measurements") {
      Window.make.title("Latency") {
        Box.make {
          Part { label.with.text("\(model.number)") }
          ScrolledWindow.make.expandsVertically(true) {
            shown.with.children {
              ForEach(rows) { row in Part { Label.make.text("\(row.number)") } }
            }
          }
        }
      }
    }
  }
}

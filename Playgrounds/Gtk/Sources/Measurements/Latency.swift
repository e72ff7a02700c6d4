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
  final class Model {
    var number = 0
  }

  /// Opens a window, measures in it, prints the results, and ends the program.
  static func measure(changes: Int) {
    let (model, label) = (Model(), Label())
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
      let start = processorTime()
      try? await Task.sleep(for: .seconds(2))
      let idle = processorTime() - start
      let median = times.sorted()[changes / 2]
      print(String(format: "from a change to the finished pass, µs, median   %8.1f", median))
      print(String(format: "processor time of two idle seconds, ms           %8.1f", idle))
      exit(0)
    }
    Program.run("measurements", Window.make.title("Latency")) {
      label.with.text("\(model.number)")
    }
  }
}

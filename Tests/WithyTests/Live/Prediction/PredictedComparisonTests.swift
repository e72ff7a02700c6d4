import Testing

@testable import Withy

/// What is predicted, which otherwise only the benchmarks show.
@Suite("Predicted comparisons", .bothWays) struct PredictedComparisonTests {
  final class Comparisons {
    var count = 0
    var inBlock = 0
  }

  /// A value whose comparisons are counted.
  struct Value: Equatable {
    let number: Int
    let comparisons: Comparisons

    static func == (a: Value, b: Value) -> Bool {
      a.comparisons.count += 1
      return a.number == b.number
    }
  }

  final class Valued: View {
    var value: Value?
  }

  let root = View("root")
  let comparisons = Comparisons()

  private var row: Builder<Valued> {
    Builder<Valued>(Valued()).value(Value(number: 1, comparisons: comparisons))
  }

  /// Checks that all values are compared once, while the block is evaluated.
  private func check(
    _ count: Int,
    line: UInt = #line,
    @HierarchyBuilder<View> _ content: @escaping () -> Hierarchy<View>
  ) {
    let live = root.live {
      let content = content()
      let _ = comparisons.inBlock = comparisons.count
      content
    }
    for _ in 0..<2 {
      comparisons.count = 0
      #expect(live.update() == Changes())
      #expect(comparisons.count == count, "line \(line)")
      #expect(comparisons.inBlock == (Prediction.isEnabled ? count : 0), "line \(line)")
    }
    live.stop()
  }

  @Test("Each expression is compared with the node that it has described, wherever it stands")
  func predicted() {
    check(1) { row }
    check(3) {
      row
      View.make
      row
      row
    }
    check(5) {
      ForEach(0..<2) { _ in
        row
        row
      }
      row
    }
    check(5) {
      for _ in 0..<2 {
        if root.children.count >= 0 { row } else { View.make }
        Label.make
        row
      }
      Hierarchy { row }
    }
    check(6) {
      row.children {
        row.children {
          row.children { row }
          row
        }
        row
      }
    }
    check(3) { row.children { row }.children { row } }
    check(4) {
      View.make.children {
        View.make.children {
          View.make.children { for _ in 0..<3 { row } }
          row
        }
      }
    }
  }
}

import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

/// Requests to an arrangement, also by its own leaves.
extension ArrangementTests {
  @Test("A leaf may call the arrangement while it is measured and placed")
  func reentrance() {
    final class Caller: Shape {
      var arrangement: Arrangement?
      var calls = 0
      override func answer(_ proposal: ProposedSize) -> CGSize {
        call()
        return CGSize(width: 10 + calls, height: 10)
      }
      func call() {
        guard calls < 3, let arrangement else { return }
        calls += 1
        arrangement.changed(self)
        arrangement.arrange(in: area(100, 100))
      }
    }
    let caller = Caller()
    let arrangement = root.arrange(in: area(100, 100)) {
      HStack {
        caller; Shape()
      }
    }
    caller.arrangement = arrangement
    caller.onPlace = { [unowned caller] _ in caller.call() }
    arrangement.changed(caller)
    arrangement.arrange(in: area(100, 100))
    #expect(caller.calls == 3)
    #expect(caller.frame.width == 13)
    caller.arrangement = nil
  }

  @Test("A leaf that learns its size when it is placed is placed once more, if that differs")
  func learns() {
    let leaf = Opaque(20, 10)
    let arrangement = root.arrange(in: area(100, 100)) { leaf }
    leaf.onPlace = { _ in
      leaf.natural.height = 30
      arrangement.changed(leaf)
      arrangement.arrange(in: area(100, 100))
    }
    let found = reports {
      arrangement.changed(leaf)
      arrangement.arrange(in: area(100, 90))
    }
    #expect(found == [])
    #expect(
      leaf.frames == [frame(40, 45, 20, 10), frame(40, 40, 20, 10), frame(40, 35, 20, 30)]
    )
    leaf.onPlace = { _ in }
  }

  @Test("Leaves that request arrangements endlessly are reported and stopped")
  func endless() {
    let restless = Shape()
    let arrangement = root.arrange(in: area(100, 100)) { restless }
    let line: UInt = #line - 1
    restless.onPlace = { arrangement.arrange(in: $0.offsetBy(dx: 1, dy: 0)) }
    let reports = reports { arrangement.arrange(in: area(90, 90)) }
    #expect(restless.frame.minX == 100)
    #expect(
      reports == [
        Report("Layout loop: leaves requested 100 arrangements in a row; stopped", line: line)
      ]
    )
    restless.onPlace = { _ in }
  }

  @Test("The last request of such leaves is not part of the next arrangement")
  func endlessRest() {
    let restless = Shape()
    let arrangement = root.arrange(in: area(100, 100)) { restless }
    restless.onPlace = { frame in
      for step in 1...2 { arrangement.arrange(in: frame.offsetBy(dx: CGFloat(step), dy: 0)) }
    }
    #expect(reports { arrangement.arrange(in: area(90, 90)) }.count == 1)
    restless.onPlace = { _ in }
    arrangement.arrange(in: area(50, 50))
    #expect(restless.frame == area(50, 50))
  }

  @Test("A leaf may change others and measure the layout while it is placed")
  func changesAndMeasures() {
    let (asker, other) = (Picture(20, 10), Opaque(20, 10))
    let arrangement = root.arrange(in: area(100, 10)) {
      HStack(spacing: 0) {
        other
        asker
      }
    }
    asker.onPlace = { _ in
      other.natural.width = 40
      arrangement.changed(other)
      _ = arrangement.size(for: .unspecified)
    }
    arrangement.arrange(in: area(80, 10))
    #expect(arrangement.size(for: .unspecified).width == 60)
    asker.onPlace = { _ in }
    arrangement.arrange(in: area(80, 10))
    #expect([other, asker].map(\.frame) == [frame(10, 0, 40, 10), frame(50, 0, 20, 10)])
  }

  @Test("A leaf that marks all leaves as changed while it is measured does so for the next time")
  func changesAll() {
    final class Changing: Shape {
      var change: () -> Void = {}
      override func answer(_ proposal: ProposedSize) -> CGSize {
        change()
        return CGSize(width: 10, height: 10)
      }
    }
    let (other, changing) = (Opaque(20, 10), Changing())
    let arrangement = root.arrange(in: area(100, 10)) {
      HStack(spacing: 0) {
        other
        changing
      }
    }
    changing.change = {
      other.natural.width = 40
      arrangement.changed()
    }
    arrangement.changed(changing)
    #expect(arrangement.size(for: .unspecified).width == 30)
    changing.change = {}
    #expect(arrangement.size(for: .unspecified).width == 50)
  }

  @Test("Of the arrangements that a leaf requests while it is placed, only the last follows")
  func lastRequest() {
    let hasty = Shape()
    let arrangement = root.arrange(in: area(100, 100)) { hasty }
    hasty.onPlace = { _ in
      hasty.onPlace = { _ in }
      for width in 1...3 { arrangement.arrange(in: area(CGFloat(width), 10)) }
    }
    arrangement.arrange(in: area(50, 50))
    #expect(hasty.frames == [area(100, 100), area(50, 50), area(3, 10)])
  }

  @Test("A leaf that measures the layout while it is placed leaves a grid unchanged")
  func sizeBetweenRows() {
    let asker = Picture(20, 10)
    let cells: [Shape] = [Shape(), Text(20), Shape()]
    let arrangement = root.arrange(in: area(100, 40)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            asker; cells[0]
          }
          GridRow {
            cells[1]; cells[2]
          }
        }
        Text(20)
      }
    }
    let frames = cells.map(\.frame)
    arrangement.arrange(in: area(90, 60))
    asker.onPlace = { _ in _ = arrangement.size(for: ProposedSize(width: 30, height: nil)) }
    arrangement.arrange(in: area(100, 40))
    #expect(cells.map(\.frame) == frames)
    asker.onPlace = { _ in }
  }

  @Test("Measuring for a proposal places nothing")
  func sizeOfArrangement() {
    let (text, picture) = (Text(95), Picture(30, 10))
    let arrangement = root.makeArrangement {
      VStack(spacing: 2) {
        text
        picture
      }
      .padding(1)
    }
    #expect(root.children.count == 2)
    #expect(arrangement.size(for: .unspecified) == CGSize(width: 97, height: 34))
    #expect(arrangement.size(for: ProposedSize(width: 52, height: nil)).height == 54)
    #expect(arrangement.size(for: ProposedSize(width: .nan, height: -4)).width == 97)
    #expect(arrangement.size(for: .zero).width == 32)
    let count = text.proposals.count
    #expect(arrangement.size(for: ProposedSize(width: 52, height: nil)).height == 54)
    #expect(text.proposals.count == count)
    #expect(text.frames.isEmpty)
    arrangement.arrange(in: area(97, 34))
    #expect([text.frame, picture.frame] == [frame(1, 1, 95, 20), frame(33.5, 23, 30, 10)])
    text.natural.width = 45
    arrangement.changed(text)
    #expect(arrangement.size(for: .unspecified) == CGSize(width: 47, height: 34))
    #expect(Box().makeArrangement {}.size(for: .infinity) == .zero)
  }

  @Test("Any number of proposals give the sizes of a new arrangement")
  func manyProposals() {
    func make() -> Arrangement {
      Box().makeArrangement {
        HStack {
          Text(95)
          Text(300)
        }
      }
    }
    let arrangement = make()
    for width in stride(from: 0.0, to: 400, by: 3.5) {
      let proposal = ProposedSize(width: width, height: 40)
      #expect(arrangement.size(for: proposal) == make().size(for: proposal))
      arrangement.arrange(in: area(width / 2, 40))
    }
  }

  @Test("A leaf that measures its own arrangement gets zero, and is reported")
  func sizeWithinItself() {
    final class Curious: Shape {
      var arrangement: Arrangement?
      var answers: [CGSize] = []
      override func answer(_ proposal: ProposedSize) -> CGSize {
        if let arrangement {
          answers.append(arrangement.size(for: proposal))
          arrangement.changed(self)
        }
        return CGSize(width: 10, height: 10)
      }
    }
    let curious = Curious()
    let line: UInt = #line + 1
    let arrangement = root.makeArrangement { curious }
    curious.arrangement = arrangement
    let reports = reports {
      #expect(arrangement.size(for: .unspecified) == CGSize(width: 10, height: 10))
    }
    #expect(
      reports == [
        Report(
          "Recursive measurement: a leaf requested the size of the arrangement that contains it; 0 × 0 returned",
          line: line
        )
      ]
    )
    #expect(curious.answers == [.zero])
    curious.arrangement = nil
    #expect(arrangement.size(for: .unspecified) == CGSize(width: 10, height: 10))
    #expect(curious.proposals.count == 2)
  }
}

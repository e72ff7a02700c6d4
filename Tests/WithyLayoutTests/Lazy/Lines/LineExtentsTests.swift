import Foundation
import TestSupport
import Testing

@testable import WithyLayout

/// The lengths that lazy containers remember.
@Suite("Estimated and measured line lengths") struct LineExtentsTests {
  @Test(
    "Sums, positions and lines equal those of a list",
    arguments: [0, 1, 31, 32, 33, 1024, 5000]
  )
  func list(count: Int) {
    var numbers = SeededGenerator(seed: UInt64(count), bytes: [])
    var extents = LineExtents(count: count)
    extents.estimate = 7
    #expect(extents.mean == 7)
    #expect(extents.line(at: -1) == 0)
    #expect(extents.line(at: 14) == min(count, 2))
    #expect(extents.line(at: .infinity) == count)
    var lengths: [CGFloat?] = Array(repeating: nil, count: count)
    for _ in 0..<min(count, 300) {
      let line = Int.random(in: 0..<count, using: &numbers)
      let length = CGFloat(Int.random(in: 0...40, using: &numbers))
      let end = min(line + Int.random(in: 1...40, using: &numbers), count)
      let extent = LineExtent(length: length, breadth: length)
      for line in line..<end { lengths[line] = length }
      extents.set(Array(repeating: extent, count: end - line), from: line)
    }
    let known = lengths.compactMap { $0 }
    let total = known.reduce(0, +)
    #expect(extents.length == total && extents.breadth == known.max() ?? 0)
    #expect(extents.areAllMeasured == (known.count == count))
    let mean = total > 0 ? total / CGFloat(known.count) : 7
    #expect(extents.mean == mean)
    #expect((0..<count).allSatisfy { extents[$0]?.length == lengths[$0] })
    var found: [CGFloat?] = Array(repeating: nil, count: count)
    for (line, extent) in extents.measured { found[line] = extent.length }
    #expect(found == lengths)
    var starts: [CGFloat] = [0]
    for length in lengths { starts.append((starts.last ?? 0) + (length ?? mean)) }
    for _ in 0..<100 {
      let a = Int.random(in: 0...count, using: &numbers)
      #expect(abs(extents.position(of: a) - starts[a]) < 0.001)
      let position = CGFloat.random(in: 0...(starts[count] + 10), using: &numbers)
      let line = starts.dropFirst().firstIndex { position < $0 }.map { $0 - 1 } ?? count
      #expect(extents.line(at: position) == line)
    }
  }

  @Test("Lines of length 0 take no room, and the lines after them are found")
  func nothing() {
    var extents = LineExtents(count: 100)
    extents.set(Array(repeating: LineExtent(length: 0, breadth: 0), count: 50), from: 0)
    #expect(extents.mean == 0)
    #expect(extents.line(at: 1) == 100)
    extents.estimate = 51
    #expect(extents.mean == 1)
    #expect(extents.line(at: 0.5) == 50)
    extents.set([LineExtent(length: 4, breadth: 0)], from: 99)
    #expect(extents.position(of: 50) == 0)
  }

  @Test("Lines with kept elements are found, at both ends and in between")
  func moves() {
    let moves = LineMoves(from: [1, 2, 3, 4, 5, 6], to: [1, 2, 4, 9, 3, 6], 1)
    #expect((0..<6).map { moves.line(of: $0) } == [0, 1, 4, 2, nil, 5])
    let longer = LineMoves(from: [1, 2, 3], to: [0, 1, 2, 3], 1)
    #expect((0..<3).map { longer.line(of: $0) } == [1, 2, 3])
    let grid = LineMoves(from: [1, 2, 3, 4, 5, 6], to: [1, 2, 3, 7, 8, 4, 5, 6], 2)
    #expect((0..<3).map { grid.line(of: $0) } == [0, nil, 3])
    let odd = LineMoves(from: [1, 2, 3, 4], to: [0, 1, 2, 3, 4], 2)
    #expect((0..<2).map { odd.line(of: $0) } == [nil, nil])
  }
}

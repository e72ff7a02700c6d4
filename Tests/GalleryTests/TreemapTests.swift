import Testing
import WithySVG

@testable import gallery

@Suite struct TreemapTests {
  private let area = CGRect(x: 10, y: 20, width: 600, height: 400)

  @Test(
    "Cells fill the area, each by its weight",
    arguments: [
      [1], [1, 1], [6, 6, 4, 3, 2, 2, 1], [100, 1], [1, 100], Array(repeating: 1, count: 99),
    ]
  )
  func cells(weights: [Double]) {
    let cells = Treemap.cells(weights, in: area)
    #expect(cells.count == weights.count)
    let scale = area.width * area.height / weights.reduce(0, +)
    for (weight, cell) in zip(weights, cells) {
      #expect(abs(cell.width * cell.height - weight * scale) < 0.01)
      #expect(area.holds(cell))
    }
    expectNoOverlap(cells)
  }

  @Test("No weights and no area give no cells")
  func nothing() {
    #expect(Treemap.cells([], in: area) == [])
    #expect(Treemap.cells([1], in: .zero) == [])
  }

  @Test("Boxes are inside the box of their folder, below its header, without overlap")
  func boxes() {
    let tree = folder(
      "root",
      (0..<60).map { index in
        index % 3 == 0
          ? folder("folder\(index)", (0..<index).map { file("f\($0)", size: $0 * 100) })
          : file("file\(index)", size: index * index * 50)
      }
    )
    let map = Treemap.map(of: tree, in: area)
    #expect(map.boxes.count > 10)
    #expect(map.boxes.count <= Treemap.mostBoxes + 1)
    #expect(map.boxes.last?.item.name == "\(map.omittedCount) more")
    check(map.boxes, in: area)
  }

  @Test("The sizes of files of 9.2 exabytes add up to at most `Int.max`, and are drawn")
  func largest() {
    let tree = folder(
      "root",
      [folder("sub", (0..<3).map { file("\($0)", size: .max) })]
        + (0..<50).map { file("\($0)", size: .max - $0) }
    )
    #expect(tree.size == .max && FolderEntry(tree).size == .max)
    let map = Treemap.map(of: tree, in: area)
    #expect(map.boxes.count > 10)
    check(map.boxes, in: area)
    #expect(FolderDiagram(of: tree).summary.hasPrefix("9223372 TB · 53 files"))
  }

  @Test("A folder without room shows no boxes")
  func noRoom() {
    let tree = folder("root", [folder("sub", (0..<500).map { file("\($0)", size: 1) })])
    let map = Treemap.map(of: tree, in: CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(map.boxes.count == 1)
    #expect(map.boxes.first?.boxes.count == 0)
    #expect(map.boxes.first?.omittedCount == 500)
  }

  @Test("Elements laid out get the cells of their weights, with gaps between them")
  func layout() {
    let weights = [6.0, 6, 4, 3, 2, 2, 1]
    let root = XMLElement("svg")
    let leaves = weights.dropLast().map { _ in SVGRectangle() }
    let arrangement = root.arrange(in: area) { Treemap(weights: weights)() { leaves } }
    for (leaf, cell) in zip(leaves, Treemap.cells(weights, in: area)) {
      let frame = cell.narrowed(by: 2)
      #expect(leaf[attribute: "x"] == frame.minX.svg)
      #expect(leaf[attribute: "y"] == frame.minY.svg)
      #expect(leaf[attribute: "width"] == frame.width.svg)
      #expect(leaf[attribute: "height"] == frame.height.svg)
    }
    #expect(arrangement.size(for: .unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("Boxes are drawn at their computed frames")
  func drawn() throws {
    let items = (0..<7).map { number in
      folder("\(number)", (0..<number).map { file("f\($0)", size: 5000 * number + 70 * $0) })
    }
    let tree = folder("root", items)
    let area = CGRect(x: 0, y: 0, width: 1152, height: 716)
    let map = Treemap.map(of: tree, in: area)
    let root = try #require(FolderDiagram(of: tree).document.rootElement())
    var drawn: [CGRect] = []
    func collect(_ element: XMLElement, x: CGFloat, y: CGFloat) {
      let words = (element[attribute: "transform"] ?? "translate(0 0)").split { "( )".contains($0) }
      let numbers = words.compactMap { Double($0) }
      let (x, y) = (x + numbers[0], y + numbers[1])
      for child in element.children.compactMap({ $0 as? XMLElement }) {
        if child.name == "rect", element.name == "g" {
          let size = ["width", "height"].map { Double(child[attribute: $0] ?? "") ?? .nan }
          drawn.append(CGRect(x: x, y: y, width: size[0], height: size[1]))
        }
        collect(child, x: x, y: y)
      }
    }
    collect(root, x: 0, y: 0)
    func planned(_ box: Treemap.Box) -> [CGRect] {
      box.boxes.flatMap { [$0.frame] + planned($0) }
    }
    let frames = planned(map)
    let origin = CGPoint(x: 24, y: try #require(drawn.map(\.minY).min()))
    #expect(drawn.count == frames.count)
    for (drawn, planned) in zip(drawn, frames) {
      let moved = planned.offsetBy(dx: origin.x, dy: origin.y)
      #expect(abs(drawn.minX - moved.minX) < 0.05 && abs(drawn.minY - moved.minY) < 0.05)
      #expect(abs(drawn.width - moved.width) < 0.05 && abs(drawn.height - moved.height) < 0.05)
    }
  }

  /// Expects boxes to lie in a frame and beside each other, and the same of what is in them.
  private func check(_ boxes: [Treemap.Box], in frame: CGRect) {
    expectNoOverlap(boxes.map(\.frame))
    for box in boxes {
      #expect(frame.holds(box.frame))
      let inner = box.frame.divided(atDistance: Treemap.header, from: .minYEdge).remainder
      check(box.boxes, in: inner)
    }
  }

  private func expectNoOverlap(_ frames: [CGRect]) {
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        let overlap = frame.intersection(other)
        #expect(overlap.isNull || min(overlap.width, overlap.height) < 0.01)
      }
    }
  }
}

extension CGRect {
  /// Whether a rectangle lies in this one; `contains` on Linux is wrong by a rounding error.
  fileprivate func holds(_ other: CGRect) -> Bool {
    other.minX > minX - 0.01 && other.minY > minY - 0.01 && other.maxX < maxX + 0.01
      && other.maxY < maxY + 0.01
  }
}

/// A file, for tests.
func file(_ name: String, size: Int) -> FolderTree {
  FolderTree(name: name, kind: .file, size: size)
}

/// A folder, for tests.
func folder(_ name: String, _ items: [FolderTree]) -> FolderTree {
  FolderTree(name: name, kind: .folder, size: items.map(\.size).saturatingSum(), items: items)
}

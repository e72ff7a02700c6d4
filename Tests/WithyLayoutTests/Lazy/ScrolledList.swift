import Foundation
import Withy
import WithyLayout

/// Rows for lazy containers, and a record of their measurements.
final class ScrolledList {
  /// A row: its id, and the size of its leaf.
  struct Row: Identifiable {
    var id: Int
    var size: CGSize

    init(_ id: Int, _ width: CGFloat = 50, _ height: CGFloat = 20) {
      self.id = id
      size = CGSize(width: width, height: height)
    }
  }

  let panel: Panel
  let visible: VisibleArea

  /// The leaves that were made, and the blocks that were called, by the ids of rows, in order.
  var made: [Int] = []
  var called: [Int] = []

  /// The reported sizes of the content.
  var contentSizes: [CGSize] = []

  /// The leaves that were made, as long as they live.
  private var leaves: [Weak] = []

  private struct Weak {
    weak var leaf: Opaque?
  }

  /// Creates a list of which a rectangle from the origin is visible.
  init(_ width: CGFloat = 100, _ height: CGFloat = 400) {
    panel = Panel(width, height)
    visible = VisibleArea(area(width, height))
  }

  /// Keeps a layout in what scrolls, and notes the sizes that it has.
  func live(
    _ axes: Axes = .vertical,
    isolation: isolated (any Actor)? = #isolation,
    @LayoutBuilder<Box> _ content: @escaping () -> LayoutGroup<Box>
  ) -> Live {
    panel.live {
      ScrollContainer(
        axes,
        visible: self.visible,
        contentSize: { self.contentSizes.append($0) },
        content: content
      )
    }
  }

  /// Rows of one size.
  func rows(
    _ count: Int,
    _ width: CGFloat = 50,
    _ height: CGFloat = 20
  ) -> ForEach<Int, Int, LayoutGroup<Box>> {
    ForEach(0..<count) { self.leaf(Row($0, width, height)) }
  }

  /// The leaf of a row.
  func leaf(_ row: Row) -> ModifiedElement<Box> {
    called.append(row.id)
    return Builder { [self] () -> Opaque in
      made.append(row.id)
      let leaf = Opaque(row.size.width, row.size.height, "\(row.id)")
      leaves.append(Weak(leaf: leaf))
      return leaf
    }
    .natural(row.size)
    .layout
  }

  /// The names of the leaves that are there.
  var names: [Int] { panel.children.compactMap { Int($0.name) } }

  /// The frames of the leaves that are there.
  var frames: [CGRect] { panel.children.map(\.frame) }

  /// The number of leaves that are alive, wherever they are.
  var livingLeaves: Int { leaves.count { $0.leaf != nil } }

  /// Runs a closure, and returns the rows that were made, called and measured meanwhile.
  func counts(_ body: () -> Void) -> Counts {
    (made, called) = ([], [])
    let kept = leaves.compactMap(\.leaf)
    let before = kept.reduce(0) { $0 + $1.proposals.count }
    body()
    var leaves: [ObjectIdentifier: Opaque] = [:]
    for leaf in kept + self.leaves.compactMap(\.leaf) { leaves[ObjectIdentifier(leaf)] = leaf }
    let after = leaves.values.reduce(0) { $0 + $1.proposals.count }
    return Counts(made: made.count, called: called.count, asked: after - before)
  }

  /// The operations of a period.
  struct Counts: Equatable {
    var made = 0
    var called = 0
    var asked = 0
  }
}

extension VisibleArea {
  /// Scrolls along an axis.
  func scroll(to y: CGFloat) { rect.origin.y = y }
}

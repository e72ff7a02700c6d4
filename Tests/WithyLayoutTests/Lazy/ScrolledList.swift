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

  /// Whether rows follow each other horizontally, and all lengths below exchange their axes.
  let isHorizontal: Bool

  /// Whether the list is laid out from right to left, and the frames below are seen in a mirror.
  var isMirrored = false {
    didSet { panel.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
  }

  /// The leaves that were made, and the blocks that were called, by the ids of rows, in order.
  var made: [Int] = []
  var called: [Int] = []

  /// The reported sizes of the content.
  var contentSizes: [CGSize] = []

  /// The leaves that were made, as long as they live.
  private var leaves: [WeakReference<Opaque>] = []

  /// Creates a list of which a rectangle from the origin is visible.
  init(_ width: CGFloat = 100, _ height: CGFloat = 400, isHorizontal: Bool = false) {
    let size = CGSize(width: width, height: height).turned(if: isHorizontal)
    panel = Panel(size.width, size.height)
    visible = VisibleArea(area(size.width, size.height))
    self.isHorizontal = isHorizontal
  }

  /// The visible rectangle, where the content begins, and how long it is.
  var rect: CGRect { visible.rect.turned(if: isHorizontal) }
  var origin: CGFloat { isHorizontal ? visible.contentOrigin.x : visible.contentOrigin.y }
  var length: CGFloat { contentSizes.last?.turned(if: isHorizontal).height ?? 0 }

  /// Scrolls along the list.
  func scroll(to start: CGFloat) {
    if isHorizontal { visible.rect.origin.x = start } else { visible.scroll(to: start) }
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
    let size = row.size.turned(if: isHorizontal)
    return Builder { [self] () -> Opaque in
      made.append(row.id)
      let leaf = Opaque(size.width, size.height, "\(row.id)")
      leaves.append(WeakReference(leaf))
      return leaf
    }
    .natural(size)
    .layout
  }

  /// The names of the leaves that are there.
  var names: [Int] { panel.children.compactMap { Int($0.name) } }

  /// The frames of the leaves that are there.
  var frames: [CGRect] { frames(of: panel.children, in: panel.bounds) }

  /// The frames of leaves in an area, mirrored and with exchanged axes if the list is so.
  func frames(of leaves: [Box], in area: CGRect) -> [CGRect] {
    leaves.map { leaf in
      var frame = leaf.frame
      if isMirrored { frame.origin.x = area.width - frame.maxX }
      return frame.turned(if: isHorizontal)
    }
  }

  /// The number of leaves that are alive, wherever they are.
  var livingLeaves: Int { leaves.count { $0.object != nil } }

  /// Runs a closure, and returns the rows that were made, called and measured meanwhile.
  func counts(_ body: () -> Void) -> Counts {
    (made, called) = ([], [])
    let kept = leaves.compactMap(\.object)
    let before = kept.reduce(0) { $0 + $1.proposals.count }
    body()
    var leaves: [ObjectIdentifier: Opaque] = [:]
    for leaf in kept + self.leaves.compactMap(\.object) { leaves[ObjectIdentifier(leaf)] = leaf }
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

extension CGSize {
  /// Exchanges the axes, or not.
  func turned(if isTurned: Bool) -> CGSize {
    isTurned ? CGSize(width: height, height: width) : self
  }
}

extension CGRect {
  /// Exchanges the axes, or not.
  func turned(if isTurned: Bool) -> CGRect {
    CGRect(
      origin: isTurned ? CGPoint(x: minY, y: minX) : origin,
      size: size.turned(if: isTurned)
    )
  }
}

extension VisibleArea {
  /// Scrolls along an axis.
  func scroll(to y: CGFloat) { rect.origin.y = y }
}

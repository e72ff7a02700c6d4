import Foundation
import Withy
import WithyLayout

/// A million lazy rows, some of which are visible.
public final class LazyRows {
  /// The scrolled container.
  private final class Panel: Tile, LayoutHost {
    let bounds: CGRect

    init(height: Int) { bounds = CGRect(x: 0, y: 0, width: 100, height: height) }
  }

  private let panel: Panel
  private let visible: VisibleArea
  private let live: Live

  /// Creates the list, and scrolls by as many rows as are visible.
  public init(visible count: Int) {
    panel = Panel(height: count * 20)
    let visible = VisibleArea(panel.bounds)
    self.visible = visible
    live = panel.live {
      ScrollContainer(visible: visible) {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000) { _ in
            Builder<FixedTile> { FixedTile() }.layout.frame(width: 100, height: 20)
          }
        }
      }
    }
    for _ in 0..<count { _ = scroll() }
  }

  /// Scrolls by one row, and returns the number of operations on the tree.
  public func scroll() -> Int {
    visible.rect.origin.y += 20
    let changes = live.lastChanges
    return changes.insertions + changes.removals + changes.moves
  }
}

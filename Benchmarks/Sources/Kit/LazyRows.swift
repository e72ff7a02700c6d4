import Foundation
import Withy
import WithyLayout

/// A million lazy rows, 20 of which can be seen.
public final class LazyRows {
  /// What scrolls.
  private final class Panel: Tile, LayoutHost {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 400)
  }

  private let panel = Panel()
  private let visible: VisibleArea
  private let live: Live

  /// Makes those at the beginning.
  public init() {
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
  }

  /// Scrolls by one row, and returns what was done to the tree.
  public func scroll() -> Int {
    visible.rect.origin.y += 20
    let changes = live.lastChanges
    return changes.insertions + changes.removals + changes.moves
  }
}

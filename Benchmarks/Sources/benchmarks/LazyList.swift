import Foundation
import Kit
import Withy
import WithyLayout

/// A list of a million lazy rows, 20 of which can be seen, that is scrolled by one row each time.
struct LazyList: ItemList {
  /// What scrolls.
  private final class Panel: Tile, LayoutHost {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 400)
  }

  private let panel = Panel()
  private let visible: VisibleArea
  private let live: Live

  /// Creates a list that shows its beginning.
  init() {
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

  func show(_ items: [Item]) {
    visible.rect.origin.y += 20
    let changes = live.lastChanges
    CountedView.Counts.addTreeOperations(changes.insertions + changes.removals + changes.moves)
  }
}

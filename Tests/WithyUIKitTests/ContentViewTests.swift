#if canImport(UIKit) && !os(watchOS)
  import TestSupport
  import Testing

  @testable import WithyUIKit

  @MainActor
  @Suite("UIKit's content views")
  struct ContentViewTests {
    let a = label("a")
    let b = label("b")
    let c = label("c")

    init() { prepare() }

    @Test("A subclass of a cell can place its children in another view")
    func ownContent() {
      final class BubbleCell: UICollectionViewCell, ContentContaining {
        let bubble = UIView()
        var nestingView: UIView { bubble }
      }
      let cell = BubbleCell(frame: .zero)
      cell.contentView.addSubview(cell.bubble)
      cell { a }
      #expect(a.superview === cell.bubble)
      #expect(cell.contentNode === cell.bubble)
      let other = UIView()
      let found = reports {
        other { cell.contentView }
        cell { cell.contentView }
      }
      #expect(found.count == 2)
      #expect(names(cell) == ["a"])
    }

    @Test("Children follow a replaced content view")
    func replaced() {
      let cell = UICollectionViewCell(frame: .zero)
      let live = cell.live {
        a
        b
      }
      cell.contentConfiguration = HierarchyConfiguration(1) {}
      #expect(names(cell) == [])
      #expect(live.update() == Changes(insertions: 2))
      #expect(names(cell) == ["a", "b"])
      #expect(a.superview === cell.contentView)
      #expect(live.update().isEmpty)

      let root = UIView()
      let card = CardView()
      let inner = root.live { card.with.children { c } }
      let stack = UIStackView()
      card.content.removeFromSuperview()
      card.content = stack
      card.addSubview(stack)
      #expect(inner.update() == Changes(insertions: 1))
      #expect(stack.arrangedSubviews == [c])
      card { label("more") }
      #expect(names(card) == ["c", "more"])
      #expect(inner.update().isEmpty)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import Testing
  import UIKit

  @testable import WithyUIKit

  @MainActor
  @Suite("UIKit's content views")
  struct ContentViewTests {
    let a = label("a")
    let b = label("b")
    let c = label("c")

    init() { prepare() }

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

#if canImport(UIKit) && !os(watchOS)
  import TestSupport
  import Testing

  @testable import WithyUIKit

  @MainActor
  @Suite("UIKit's own behaviour")
  struct UIKitBehaviorTests {
    let a = label("a")
    let b = label("b")
    let c = label("c")

    init() { prepare() }

    @Test("The handler of a bar button item is undone although UIKit copies the primary action")
    func primaryAction() {
      let image = UIImage(systemName: "person")
      let item = UIBarButtonItem()
      item.image = image
      var calls = 0
      let connected = item.with.on(.action) { _ in calls += 1 }
      connected.build()
      #expect(item.title == nil)
      #expect(item.image === image)
      let identifier = item.primaryAction?.identifier
      connected.build()
      #expect(item.primaryAction?.identifier == identifier)
      #if !canImport(ObjectiveC)
        item.act()
        #expect(calls == 1)
      #endif
    }

    @Test("The text of a search bar is bound in the scope of its field")
    func searchBar() {
      final class Search {
        var query = "a"
      }
      let (bar, search, root) = (UISearchBar(), Search(), UIView())
      let live = root.live {
        bar.with.searchTextField.scope { $0.text.bound(to: search, \.query) }
      }
      #expect(bar.text == "a")
      bar.text = "b"
      bar.searchTextField.sendActions(for: .editingChanged)
      #expect(search.query == "b")
      search.query = "c"
      live.update()
      #expect(bar.text == "c")
    }

    #if !canImport(ObjectiveC)
      @Test(
        "The order is right whether UIKit takes the index of a sibling before or after a removal",
        arguments: [false, true]
      )
      func indices(isBefore: Bool) {
        UIView.takesIndexBeforeRemoval = isBefore
        defer { UIView.takesIndexBeforeRemoval = false }
        let root = UIView()
        var order = [a, b, c]
        let live = root.live { order }
        for next in [[b, a, c], [c, b, a], [a, c, b], [b, c, a], [a, b, c]] {
          order = next
          live.update()
          #expect(root.subviews == next)
        }
        root.insert(a, after: c)
        #expect(root.subviews == [b, c, a])
        root.insert(b, after: c)
        #expect(root.subviews == [c, b, a])
      }
    #endif

    @Test("The views of a native constraint are not accessed after they are deallocated")
    func constraints() {
      final class Screen: LiveView {
        var isShown = true
        let kept = UIView()
        weak var guest: UIView?
        var own: [NSLayoutConstraint] = []
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { kept }
        @ConstraintBuilder override var layoutConstraints: ViewConstraints {
          kept.anchors.top == anchors.top
          if isShown { own }
        }
      }
      let screen = Screen()
      do {
        let guest = UIView()
        screen.kept.addSubview(guest)
        screen.own = [guest.topAnchor.constraint(equalTo: screen.topAnchor)]
        screen.liveHierarchy?.update()
        #expect(screen.own[0].isActive)
        guest.removeFromSuperview()
        screen.guest = guest
        screen.isShown = false
        screen.liveHierarchy?.update()
      }
      #expect(screen.guest == nil)
      screen.liveHierarchy?.update()
      #expect(screen.constraints.count == 1)
    }

    @Test("A view inside itself is refused and reported, in a live block, too")
    func cycles() {
      let (outer, middle, stack) = (UIView(), UIView(), UIStackView())
      outer { middle { a } }
      let line: UInt = #line + 2
      let found = reports {
        let live = a.live { outer }
        live.stop()
        // A plain subview of a stack view is no child of it.
        stack.addSubview(b)
        b { stack }
      }
      #expect(found.map(\.line) == [line, line + 4])
      #expect(outer.superview == nil)
      #expect(stack.superview == nil)
      #expect(a.parentNode === middle)
    }
  }
#endif

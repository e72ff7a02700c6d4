#if WITHY_UIKIT || WITHY_APPKIT
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  @MainActor
  @Suite("Views in live blocks")
  struct LiveNestingTests {
    init() { prepare() }

    @Test(
      "Children keep their positions between foreign subviews, in every class",
      arguments: Parent.allCases
    )
    func foreign(kind: Parent) {
      let parent = kind.make()
      let target = kind.target(of: parent)
      let (first, last) = (label("first"), label("last"))
      parent { first }
      var ids = [1, 2, 3]
      let live = parent.live {
        ForEach(ids, id: \.self) { Label.make(label("\($0)")) }
      }
      parent { last }
      #expect(names(parent) == ["first", "1", "2", "3", "last"])
      ids = [3, 1, 4]
      #expect(live.update() == Changes(insertions: 1, removals: 1, moves: 1))
      #expect(names(parent) == ["first", "3", "1", "4", "last"])
      ids = []
      live.update()
      #expect(names(parent) == ["first", "last"])
      #expect(target.subviews.count == 2)
    }

    @Test("A view that changes its parent moves once", arguments: Parent.allCases, Parent.allCases)
    func between(from: Parent, to: Parent) {
      let (root, old, new) = (PlatformView(), from.make(), to.make())
      let child = label("child")
      var isNew = false
      let live = root.live {
        old.with.children { if !isNew { child } }
        new.with.children { if isNew { child } }
      }
      #expect(names(old) == ["child"])
      isNew = true
      #expect(live.update() == Changes(insertions: 1))
      #expect(names(old) == [])
      #expect(names(new) == ["child"])
    }

    @Test("Views of a stack view move by the fewest calls")
    func moves() {
      var ids = Array(0..<100)
      let stack = StackView()
      let live = stack.live { ForEach(ids, id: \.self) { Label.make(label("\($0)")) } }
      ids.append(ids.removeFirst())
      let made = calls { #expect(live.update() == Changes(moves: 1)) }
      #if !canImport(ObjectiveC)
        #expect(made == ["unarrange 0", "arrange 0 at 99"])
      #endif
      #expect(stack.arrangedSubviews.map(\.name) == ids.map(String.init))
    }
  }
#endif

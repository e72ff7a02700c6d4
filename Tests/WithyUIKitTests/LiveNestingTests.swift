#if canImport(UIKit) && !os(watchOS)
  import Testing
  import UIKit

  @testable import WithyUIKit

  @MainActor
  @Suite("UIKit's views in live blocks")
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
        ForEach(ids, id: \.self) { UILabel.make.text("\($0)") }
      }
      parent { last }
      #expect(names(parent) == ["first", "1", "2", "3", "last"])
      ids = [3, 1, 4]
      #expect(live.update() == Changes(insertions: 1, removals: 1, moves: 1, propertyWrites: 1))
      #expect(names(parent) == ["first", "3", "1", "4", "last"])
      ids = []
      live.update()
      #expect(names(parent) == ["first", "last"])
      #expect(target.subviews.count == 2)
    }

    @Test("A view that changes its parent moves once", arguments: Parent.allCases, Parent.allCases)
    func between(from: Parent, to: Parent) {
      let (root, old, new) = (UIView(), from.make(), to.make())
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

    @Test(
      "A second pass in which nothing has changed makes no calls",
      arguments: [1000, 10_000]
    )
    func nothing(count: Int) {
      let (parent, stack) = (RecordingView(), RecordingStack())
      let lives = [parent as UIView, stack].map { view in
        view.live {
          ForEach(0..<count, id: \.self) { UILabel.make.text("\($0)").tag($0) }
        }
      }
      #expect(parent.log.take().count == count)
      #expect(stack.log.take().count == count)
      for live in lives { #expect(live.update().isEmpty) }
      #expect(parent.log.take() == [])
      #expect(stack.log.take() == [])
      #expect(stack.arrangedSubviews.count == count)
    }

    @Test("Views of a stack view move by the fewest calls")
    func moves() {
      var ids = Array(0..<100)
      let stack = RecordingStack()
      let live = stack.live { ForEach(ids, id: \.self) { UILabel.make.text("\($0)") } }
      _ = stack.log.take()
      ids.append(ids.removeFirst())
      #expect(live.update() == Changes(moves: 1))
      #expect(stack.log.take() == ["unarrange 0", "arrange 0 at 99"])
      #expect(stack.arrangedSubviews.map(\.name) == ids.map(String.init))
    }
  }
#endif

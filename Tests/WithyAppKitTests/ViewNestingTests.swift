#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import ReportRecorder
  import Testing

  @testable import WithyAppKit

  @MainActor
  @Suite("AppKit's views nested by a block")
  struct ViewNestingTests {
    let a = label("a")
    let b = label("b")
    let c = label("c")

    @Test(
      "Children are added to AppKit's container, in order, at every level",
      arguments: Parent.allCases
    )
    func order(kind: Parent) {
      let (parent, inner) = (kind.make(), kind.make())
      let missing: NSView? = nil
      parent {
        a
        inner { b }
        [label("1"), label("2")]
        missing
        NSTextField.make(.init(labelWithString: "new")).isHidden(true)
      }
      #expect(parent.children.count == 5)
      #expect(parent.children[1] === inner)
      #expect(names(inner) == ["b"])
      #expect(a.superview === kind.target(of: parent))
    }

    @Test("Children move within their parent and between parents", arguments: Parent.allCases)
    func move(kind: Parent) {
      let (parent, other) = (kind.make(), kind.make())
      parent {
        a
        b
        c
      }
      parent { a }
      #expect(names(parent) == ["b", "c", "a"])
      parent.insert(a, after: nil)
      parent.insert(b, after: c)
      #expect(names(parent) == ["a", "c", "b"])
      other { c }
      #expect(names(parent) == ["a", "b"])
      #expect(names(other) == ["c"])
      parent.remove(a)
      parent.remove(c)
      #expect(names(parent) == ["b"])
      #expect(names(other) == ["c"])
      #expect(kind.target(of: parent).subviews == [b])
    }

    @Test(
      "In a live block, children keep their positions between foreign subviews",
      arguments: Parent.allCases
    )
    func live(kind: Parent) {
      let parent = kind.make()
      parent { a }
      var ids = [1, 2, 3]
      let live = parent.live {
        ForEach(ids, id: \.self) { NSTextField.make(.init(labelWithString: "\($0)")) }
      }
      parent { b }
      ids = [3, 1, 4]
      #expect(live.update() == Changes(insertions: 1, removals: 1, moves: 1))
      #expect(names(parent) == ["a", "3", "1", "4", "b"])
      #expect(live.update().isEmpty)
    }

    @Test("Children of a stack view keep their custom spacing")
    func spacing() {
      let parent = NSStackView()
      parent {
        a
        b
      }
      parent.setCustomSpacing(20, after: a)
      parent.insert(a, after: b)
      #expect(parent.customSpacing(after: a) == 20)
      #expect(parent.arrangedSubviews == [b, a])
    }

    @Test("The child of a scroll view is its document view")
    func scrollView() {
      let scroll = NSScrollView()
      let line: UInt = #line + 2
      let found = reports {
        scroll {
          a
          b
        }
      }
      #expect(scroll.documentView === a)
      #expect(
        found == [Report("NSScrollView accepts at most 1 child; NSTextField skipped", line: line)]
      )
      var isFirst = true
      scroll.remove(a)
      #expect(scroll.documentView == nil)
      let live = scroll.live { if isFirst { a } else { b } }
      #expect(scroll.documentView === a)
      isFirst = false
      live.update()
      #expect(scroll.documentView === b)
      #expect(names(scroll) == ["b"])
    }

    @Test(
      "A view in itself, and a content view in another view, are refused",
      arguments: Parent.allCases
    )
    func mistakes(kind: Parent) {
      let (parent, child, box) = (kind.make(), NSView(), NSBox())
      parent { child }
      let found = reports {
        child { parent }
        if let content = box.contentView { child { content } }
      }
      #expect(found.count == 2)
      #expect(names(child) == [])
      #expect(parent.superview == nil)
    }
  }
#endif

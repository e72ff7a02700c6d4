#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import TestSupport
  import Testing

  @testable import WithyAppKit

  @MainActor
  @Suite("AppKit's content views and scroll views")
  struct ContentViewTests {
    let a = label("a")
    let b = label("b")
    let c = label("c")

    @Test(
      "Children follow a replaced content view of a box, and a replaced clip view of a scroll view"
    )
    func replaced() {
      let (box, scroll) = (NSBox(), NSScrollView())
      let lives = [
        box.live {
          a
          b
        }, scroll.live { c },
      ]
      box.contentView = NSView()
      scroll.contentView = NSClipView()
      #expect(names(box) == [] && names(scroll) == [])
      #expect(lives.map { $0.update() } == [Changes(insertions: 2), Changes(insertions: 1)])
      #expect(a.superview === box.contentView)
      #expect(scroll.documentView === c)
      box.contentView = nil
      #expect(lives[0].update() == Changes(insertions: 2))
      #expect(a.superview === box)
      box { label("more") }
      #expect(names(box) == ["a", "b", "more"])
      #expect(lives.allSatisfy { $0.update().isEmpty })
    }

    @Test("A user's document view stays in place, and a child beside it is reported")
    func replacedDocument() {
      let (scroll, document) = (NSScrollView(), NSView())
      var isFirst = true
      let line: UInt = #line + 1
      let live = scroll.live { if isFirst { a } else { b } }
      scroll.documentView = document
      #expect(live.update().isEmpty)
      isFirst = false
      let found = reports { live.update() }
      #expect(scroll.documentView === document)
      #expect(
        found == [Report("NSScrollView accepts at most 1 child; NSTextField skipped", line: line)]
      )
      scroll.documentView = nil
      live.update()
      #expect(scroll.documentView === b)
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

    #if !canImport(ObjectiveC)
      @Test("Passes over a scroll view make exactly the calls that they need")
      func scrollCalls() {
        let scroll = NSScrollView()
        #expect(calls { scroll { a } } == ["show a", "add a"])
        var isFirst = true
        #expect(calls { scroll.remove(a) } == ["show nothing", "remove a"])
        let live = scroll.live { if isFirst { a } else { b } }
        isFirst = false
        #expect(calls { live.update() } == ["show nothing", "remove a", "show b", "add b"])
        #expect(calls { live.update() } == [])
        #expect(calls { scroll.insert(c, after: nil) } == ["show c", "remove b", "add c"])
      }
    #endif
  }
#endif

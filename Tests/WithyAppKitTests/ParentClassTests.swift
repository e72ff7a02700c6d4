#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import ReportRecorder
  import Testing

  @testable import WithyAppKit

  /// The expected behaviour of every class that has children.
  @MainActor
  @Suite("AppKit's views of every class that has children")
  struct ParentClassTests {
    let a = label("a")
    let b = label("b")
    let c = label("c")

    @Test(
      "A second pass in which nothing has changed makes no calls",
      arguments: Parent.allCases,
      [1000, 10_000]
    )
    func nothing(kind: Parent, count: Int) {
      let parent = kind.make()
      let live = parent.live {
        ForEach(0..<count, id: \.self) { NSView.make(.init()).toolTip("\($0)") }
      }
      #expect(live.lastChanges == Changes(insertions: count, propertyWrites: count))
      let made = calls {
        #expect(live.update().isEmpty)
      }
      #expect(made == [])
      #expect(parent.children.map(\.toolTip) == (0..<count).map { "\($0)" })
    }

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

    @Test("A class whose content view is the view itself nests in that view")
    func endless() {
      final class Mirror: NSView, ContentContaining {
        weak var other: NSView?
        var nestingView: NSView { other ?? self }
      }
      let (first, second) = (Mirror(), Mirror())
      first { a }
      #expect(a.superview === first)
      (first.other, second.other) = (second, first)
      first { b }
      #expect(b.superview === first || b.superview === second)
    }

    #if !canImport(ObjectiveC)
      // The stand-ins tell of every call; on Apple's platforms classes would have to be replaced
      // for that.
      @Test("Nesting makes exactly the calls that it needs", arguments: Parent.allCases)
      func byHand(kind: Parent) {
        let (parent, other) = (kind.make(), kind.make())
        let isStack = kind.isStack
        let nested = calls {
          parent {
            a
            if isStack { b } else { b }
            [c]
          }
        }
        #expect(
          nested
            == (isStack
              ? ["arrange a at 0", "add a", "arrange b at 1", "add b", "arrange c at 2", "add c"]
              : ["add a", "add b", "add c"])
        )
        let again = calls { parent { a } }
        #expect(again == (isStack ? ["unarrange a", "arrange a at 2"] : ["sort nothing"]))
        let moved = calls { parent.insert(a, after: nil) }
        #expect(moved == (isStack ? ["unarrange a", "arrange a at 0"] : ["sort nothing"]))
        let after = calls { parent.insert(a, after: b) }
        #expect(after == (isStack ? ["unarrange a", "arrange a at 1"] : ["sort nothing"]))
        let between = calls { other { b } }
        #expect(between == (isStack ? ["arrange b at 0", "add b"] : ["add b"]))
        #expect(names(parent) == ["a", "c"])
        let removed = calls {
          parent.remove(b)
          parent.remove(a)
        }
        #expect(removed == ["remove a"])
      }

      @Test("Passes make exactly the calls that they need", arguments: Parent.allCases)
      func inPasses(kind: Parent) {
        let (parent, other) = (kind.make(), kind.make())
        let isStack = kind.isStack
        parent { a }
        var ids = [1, 2, 3]
        var isOther = false
        let root = NSView()
        let live = root.live {
          parent.with.children {
            ForEach(ids, id: \.self) { NSTextField.make(.init(labelWithString: "\($0)")) }
            if !isOther { b }
          }
          other.with.children { if isOther { b } }
        }
        parent { c }
        #expect(names(parent) == ["a", "1", "2", "3", "b", "c"])
        #expect(calls { live.update() } == [])
        ids = [3, 1, 2, 4]
        let reordered = calls { live.update() }
        #expect(
          reordered
            == (isStack
              ? ["unarrange 3", "arrange 3 at 1", "arrange 4 at 4", "add 4"]
              : ["sort nothing", "add 4 above 2"])
        )
        ids = [1, 2]
        #expect(calls { live.update() } == ["remove 4", "remove 3"])
        isOther = true
        #expect(calls { live.update() } == (isStack ? ["arrange b at 0", "add b"] : ["add b"]))
        #expect(names(parent) == ["a", "1", "2", "c"])
        isOther = false
        #expect(
          calls { live.update() } == (isStack ? ["arrange b at 3", "add b"] : ["add b above 2"])
        )
        #expect(names(parent) == ["a", "1", "2", "b", "c"])
        #expect(calls { live.update() } == [])
      }

      @Test("Passes over a scroll view make exactly the calls that they need")
      func scrollView() {
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

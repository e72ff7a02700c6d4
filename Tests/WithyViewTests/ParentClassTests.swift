#if WITHY_UIKIT || WITHY_APPKIT
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  /// The expected behaviour of every class that has children.
  @MainActor
  @Suite("Views of every class that has children")
  struct ParentClassTests {
    let a = label("a")
    let b = label("b")
    let c = label("c")

    init() { prepare() }

    @Test(
      "A second pass in which nothing has changed makes no calls",
      arguments: Parent.allCases,
      [1000, 10_000]
    )
    func nothing(kind: Parent, count: Int) {
      let parent = kind.make()
      let live = parent.live {
        ForEach(0..<count, id: \.self) { Label.make(label("\($0)")).isHidden(true) }
      }
      #expect(live.lastChanges == Changes(insertions: count, propertyWrites: count))
      let made = calls {
        #expect(live.update().isEmpty)
      }
      #expect(made == [])
      #expect(names(parent) == (0..<count).map { "\($0)" })
    }

    #if !canImport(ObjectiveC)
      // The stubs tell of every call; on Apple's platforms classes would have to be replaced
      // for that. AppKit's views move by setting the subviews.
      #if WITHY_UIKIT
        private let insert = "insert"
        private let toEnd = ["add a"]
        private let toFront = ["insert a at 0"]

        private func move(_ view: String, above sibling: String) -> [String] {
          ["front \(view)", "insert \(view) above \(sibling)"]
        }
      #else
        private let insert = "add"
        private let toEnd = ["sort nothing"]
        private let toFront = ["sort nothing"]

        private func move(_ view: String, above sibling: String) -> [String] { ["sort nothing"] }
      #endif

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
        #expect(again == (isStack ? ["unarrange a", "arrange a at 2"] : toEnd))
        let moved = calls { parent.insert(a, after: nil) }
        #expect(moved == (isStack ? ["unarrange a", "arrange a at 0"] : toFront))
        let after = calls { parent.insert(a, after: b) }
        #expect(after == (isStack ? ["unarrange a", "arrange a at 1"] : move("a", above: "b")))
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
        let root = PlatformView()
        let live = root.live {
          parent.with.children {
            ForEach(ids, id: \.self) { Label.make(label("\($0)")) }
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
              : move("3", above: "a") + ["\(insert) 4 above 2"])
        )
        ids = [1, 2]
        #expect(calls { live.update() } == ["remove 4", "remove 3"])
        isOther = true
        #expect(calls { live.update() } == (isStack ? ["arrange b at 0", "add b"] : ["add b"]))
        #expect(names(parent) == ["a", "1", "2", "c"])
        isOther = false
        let inserted = calls { live.update() }
        #expect(inserted == (isStack ? ["arrange b at 3", "add b"] : ["\(insert) b above 2"]))
        #expect(names(parent) == ["a", "1", "2", "b", "c"])
        #expect(calls { live.update() } == [])
      }
    #endif
  }
#endif

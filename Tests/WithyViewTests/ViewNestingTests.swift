#if WITHY_UIKIT || WITHY_APPKIT
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  @MainActor
  @Suite("Views nested by a block")
  struct ViewNestingTests {
    let a = label("a")
    let b = label("b")
    let c = label("c")

    init() { prepare() }

    @Test("Children are added to the platform's container, in order", arguments: Parent.allCases)
    func order(kind: Parent) {
      let parent = kind.make()
      let own = parent.subviews
      parent {
        a
        b.with.isHidden(true)
        Label.make(label("new"))
      }
      #expect(names(parent) == ["a", "b", "new"])
      #expect(b.isHidden)
      #expect(a.superview === kind.target(of: parent))
      if let stack = kind.target(of: parent) as? StackView {
        #expect(stack.arrangedSubviews.map(\.name) == ["a", "b", "new"])
      }
      if kind.target(of: parent) !== parent { #expect(parent.subviews == own) }
    }

    @Test(
      "A block contains conditions, arrays and optionals",
      arguments: Parent.allCases,
      [true, false]
    )
    func conditions(kind: Parent, isOn: Bool) {
      let parent = kind.make()
      let missing: PlatformView? = nil
      parent {
        if isOn { a } else { b }
        [label("1"), label("2")]
        missing
        for index in 3...4 { Label.make(label("\(index)")) }
        if isOn { c }
      }
      #expect(
        names(parent) == (isOn ? ["a", "1", "2", "3", "4", "c"] : ["b", "1", "2", "3", "4"])
      )
    }

    #if !canImport(ObjectiveC)
      /// A view that counts how often views are compared.
      private final class Compared: PlatformView {
        nonisolated(unsafe) static var comparisons = 0
        override nonisolated func isEqual(_ object: Any?) -> Bool {
          Self.comparisons += 1
          return super.isEqual(object)
        }
      }

      @Test("A view that is new in a stack view is not looked for among its children")
      func comparisons() {
        let (stack, views) = (StackView(), (0..<100).map { _ in Compared() })
        stack { views }
        #expect(stack.arrangedSubviews.count == 100)
        #expect(Compared.comparisons <= 200)
      }
    #endif

    @Test("Views nest in each other", arguments: Parent.allCases, Parent.allCases)
    func nested(outer: Parent, inner: Parent) {
      let child = inner.make()
      let parent = outer.make()
      parent {
        a
        child {
          b
          c
        }
      }
      #expect(parent.children == [a, child])
      #expect(child.children == [b, c])
    }

    @Test("A second call appends the views again", arguments: Parent.allCases)
    func again(kind: Parent) {
      let parent = kind.make()
      parent {
        a; b; c
      }
      parent { a }
      #expect(names(parent) == ["b", "c", "a"])
      parent { a }
      #expect(names(parent) == ["b", "c", "a"])
    }

    @Test("Views move within their parent", arguments: Parent.allCases)
    func move(kind: Parent) {
      let parent = kind.make()
      parent {
        a; b; c
      }
      parent.insert(c, after: nil)
      #expect(names(parent) == ["c", "a", "b"])
      parent.insert(c, after: b)
      #expect(names(parent) == ["a", "b", "c"])
      parent.insert(a, after: b)
      #expect(names(parent) == ["b", "a", "c"])
      #expect(kind.target(of: parent).subviews.count == 3)
    }

    @Test("Views move between parents", arguments: Parent.allCases, Parent.allCases)
    func between(from: Parent, to: Parent) {
      let (old, new) = (from.make(), to.make())
      old {
        a; b
      }
      new {
        c; a
      }
      #expect(names(old) == ["b"])
      #expect(names(new) == ["c", "a"])
    }

    @Test("Views are removed from both lists", arguments: Parent.allCases)
    func remove(kind: Parent) {
      let (parent, other) = (kind.make(), PlatformView())
      parent {
        a; b
      }
      other { c }
      parent.remove(a)
      parent.remove(c)
      #expect(names(parent) == ["b"])
      #expect(a.superview == nil)
      #expect(c.superview === other)
      #expect(kind.target(of: parent).subviews == [b])
    }

    @Test("Views are refused where they cannot be nested", arguments: Parent.allCases)
    func cycles(kind: Parent) {
      let parent = kind.make()
      let child = PlatformView()
      parent { child }
      let line: UInt = #line + 2
      let found = reports {
        child {
          parent; a
        }
      }
      let message = "\(type(of: parent)) cannot be nested in its own descendant \(type(of: child))"
      #expect(found == [Report(message + "; skipped", line: line)])
      #expect(names(child) == ["a"])
      #expect(parent.superview == nil)
    }

    @Test("A content view cannot be nested elsewhere", arguments: Parent.containers)
    func contentViews(kind: Parent) {
      let (parent, other) = (kind.make(), PlatformView())
      let content = kind.target(of: parent)
      let line: UInt = #line + 2
      let found = reports {
        parent { content }
        other { content }
        content { parent }
      }
      #expect(found.map(\.line) == [line, line + 1, line + 2])
      #expect(content.superview === parent)
      #expect(parent.children.isEmpty)
      #expect(other.children.isEmpty)
    }

    @Test("A class whose content view is the view itself nests in that view")
    func endless() {
      final class Mirror: PlatformView, ContentContaining {
        weak var other: PlatformView?
        var nestingView: PlatformView { other ?? self }
      }
      let (first, second) = (Mirror(), Mirror())
      first { a }
      #expect(a.superview === first)
      first.other = second
      second.other = first
      first { b }
      #expect(b.superview === first || b.superview === second)
    }

    @Test("Views of a stack view that move remain subviews, and keep focus and spacing")
    func moveInStack() {
      final class Stack: StackView {
        var removals = 0
        override func willRemoveSubview(_ subview: PlatformView) {
          removals += 1
          super.willRemoveSubview(subview)
        }
      }
      let parent = Stack()
      parent {
        a; b; c
      }
      parent.setCustomSpacing(20, after: a)
      parent.insert(a, after: c)
      #expect(parent.arrangedSubviews == [b, c, a])
      #expect(parent.customSpacing(after: a) == 20)
      #expect(parent.removals == 0)
    }

    @Test("Subviews that a stack view does not arrange are left alone")
    func unarranged() {
      let background = PlatformView()
      let parent = StackView()
      parent.addSubview(background)
      parent {
        a; b
      }
      #expect(parent.children == [a, b])
      #expect(parent.subviews.first === background)
      parent { background }
      #expect(parent.children == [a, b, background])
    }

    @Test("Hidden views keep their position in a stack view")
    func hidden() {
      let parent = StackView()
      parent {
        a; b.with.isHidden(true); c
      }
      #expect(names(parent) == ["a", "b", "c"])
    }
  }
#endif

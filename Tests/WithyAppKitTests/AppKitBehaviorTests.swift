#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import TestSupport
  import Testing

  @testable import WithyAppKit

  @MainActor
  @Suite("AppKit's own behaviour")
  struct AppKitBehaviorTests {
    let a = label("a")
    let b = label("b")
    let c = label("c")

    @Test("Hidden views of a stack view are removed from it by AppKit")
    func hidden() {
      let stack = NSStackView()
      var (isThere, isSwapped) = (true, false)
      let live = stack.live {
        if isSwapped { b }
        if isThere { a.with.isHidden(true) }
        if !isSwapped { b }
      }
      #expect(stack.arrangedSubviews == [a, b])
      isSwapped = true
      #expect(live.update() == Changes(moves: 1))
      #expect(stack.arrangedSubviews == [b, a])
      #expect(a.isHidden)
      isThere = false
      #expect(live.update() == Changes(removals: 1, propertyWrites: 1))
      #expect(stack.arrangedSubviews == [b])
      #expect(!a.isHidden)
      #expect(stack.subviews == [b])
    }

    @Test("A hidden view moves from a stack view to another parent", arguments: [false, true])
    func hiddenMove(isStack: Bool) {
      let (root, stack, other) = (NSView(), NSStackView(), isStack ? NSStackView() : NSView())
      var (isElsewhere, isHidden) = (false, true)
      let live = root.live {
        stack.with.children { if !isElsewhere { a.with.isHidden(true) } }
        other.with.children { if isElsewhere { a.with.isHidden(isHidden) } }
      }
      isElsewhere = true
      #expect(live.update() == Changes(insertions: 1))
      #expect(stack.children.isEmpty)
      #expect(other.children == [a])
      isHidden = false
      live.update()
      #expect(a.superview === other)
    }

    @Test(
      "The controller of a hidden view that moves between parents stays contained",
      arguments: [[true, false], [true, true], [false, true]]
    )
    func hiddenController(areStacks: [Bool]) {
      let (former, other) = (
        areStacks[0] ? NSStackView() : NSView(), areStacks[1] ? NSStackView() : NSView()
      )
      let (parent, child) = (PlainController(), PlainController())
      child.view.isHidden = true
      var isElsewhere = false
      let live = parent.view.live {
        former.with.children { if !isElsewhere { Embedded(child, in: parent) } }
        other.with.children { if isElsewhere { Embedded(child, in: parent) } }
      }
      isElsewhere = true
      live.update()
      #expect(former.children.isEmpty)
      #expect(other.children == [child.view])
      #expect(parent.children == [child])
      child.view.isHidden = false
      #expect(child.view.superview === other)
    }

    @Test("A document view moves out of its scroll view, and back", arguments: [false, true])
    func documentMoves(isStack: Bool) {
      let (root, scroll, other) = (NSView(), NSScrollView(), isStack ? NSStackView() : NSView())
      var scrolls = true
      let live = root.live {
        scroll.with.children { if scrolls { a } }
        other.with.children { if !scrolls { a } }
      }
      scrolls = false
      #expect(live.update() == Changes(insertions: 1))
      #expect(a.superview === other && scroll.documentView == nil)
      scrolls = true
      #expect(live.update() == Changes(insertions: 1))
      #expect(scroll.documentView === a && other.children.isEmpty)
    }

    @Test("The controller of a view that was left out is contained again once there is room")
    func leftOutController() {
      let (parent, child, scroll) = (PlainController(), PlainController(), NSScrollView())
      var isFull = false
      let live = parent.view.live {
        scroll.with.children {
          if isFull { a }
          Embedded(child, in: parent)
        }
      }
      #expect(parent.children == [child])
      isFull = true
      #expect(reports { live.update() }.count == 1)
      #expect(scroll.documentView === a && parent.children.isEmpty)
      isFull = false
      live.update()
      #expect(scroll.documentView === child.view && parent.children == [child])
    }

    @Test("Moving a hidden view keeps the spacings of a stack view")
    func spacing() {
      let stack = NSStackView()
      stack {
        a
        b
        c
      }
      stack.setCustomSpacing(20, after: a)
      a.isHidden = true
      stack.insert(a, after: b)
      #expect(stack.arrangedSubviews == [b, a, c])
      #expect(stack.customSpacing(after: a) == 20)
    }

    @Test("The document view is set through the scroll view")
    func document() {
      let (scroll, clip) = (NSScrollView(), NSClipView())
      #if !canImport(ObjectiveC)
        let before = NSClipView.settersPastScrollView
      #endif
      scroll { a }
      scroll.insert(b, after: nil)
      #expect(scroll.documentView === b)
      scroll.remove(b)
      #expect(scroll.documentView == nil)
      clip { c }
      #expect(clip.documentView === c)
      clip.remove(c)
      #expect(clip.documentView == nil)
      #if !canImport(ObjectiveC)
        #expect(NSClipView.settersPastScrollView == before)
      #endif
    }

    @Test("Moving the first responder keeps it first responder", arguments: [false, true])
    func firstResponder(isStack: Bool) {
      let window = titledWindow()
      let field = NSTextField(string: "")
      let parent = isStack ? NSStackView() : NSView()
      window.contentView = parent
      var order = [field, a, b]
      let live = parent.live { order }
      window.makeFirstResponder(field)
      for next in [[a, field, b], [field, a, b], [a, b, field], [b, a, field], [field, b, a]] {
        order = next
        live.update()
        #expect(parent.children == next)
        #expect(window.firstResponder === field)
      }
      parent { field }
      #expect(parent.children == [b, a, field])
      #expect(window.firstResponder === field)
    }

    @Test("Controls are placed by their alignment rectangles", arguments: [false, true])
    func alignment(isFlipped: Bool) {
      let button = NSButton(title: "Save", target: nil, action: nil)
      let root = isFlipped ? LiveView() : NSView()
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.arrange(in: root.bounds) {
        VStack(alignment: .leading, spacing: 0) {
          button
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      let placed = button.alignmentRect(forFrame: button.frame)
      #expect(placed.size == button.intrinsicContentSize)
      #expect(placed.minX == 0)
      #expect(isFlipped ? placed.minY == 0 : placed.maxY == 100)
    }

    /// What radio buttons choose.
    private final class Choice {
      var (small, large) = (NSControl.StateValue.on, NSControl.StateValue.off)
    }

    @Test("Radio buttons whose actions are handled are a group, wherever that is written")
    func radioButtons() {
      let root = NSView()
      root {
        NSButton.make(.init(title: "a", target: nil, action: nil)).on(.action) { _ in }
        NSButton.make(.init(title: "b", target: nil, action: nil)).on(.action, root) { _, _ in }
      }
      let actions = root.subviews.compactMap { ($0 as? NSControl)?.action }
      #expect(actions.count == 2)
      #expect(actions[0] == actions[1])
    }

    @Test("Radio buttons with a two-way value are in no group, so that groups may share a view")
    func boundRadioButtons() {
      let (root, choice) = (NSView(), Choice())
      root {
        NSButton.make(.init(title: "a", target: nil, action: nil))
          .state.bound(to: choice, \.small)
        NSButton.make(.init(title: "b", target: nil, action: nil))
          .state.bound(to: choice, \.large).on(.action) { _ in }
        NSButton.make(.init(title: "c", target: nil, action: nil))
          .on(.action) { _ in }.state.bound(to: choice, \.large)
        NSButton.make(.init(title: "d", target: nil, action: nil)).on(.action) { _ in }
      }
      let actions = root.subviews.compactMap { ($0 as? NSControl)?.action }
      #expect(actions.count == 4)
      #expect(Set(actions).count == 4)
    }
  }
#endif

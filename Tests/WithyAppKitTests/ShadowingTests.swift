#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Testing
  import WithyAppKit

  // An app's own classes, whose members have the names of those that Withy adds to AppKit's
  // classes. That they compile is a test of its own.

  /// A view whose members have the names and other types.
  private final class OtherMembers: NSView {
    struct Node {}
    var children: [String] = []
    var childLimit = ""
    var parentNode: [Int] = []
    var contentNode = 0
    var anchors: [CGFloat] = []
    var safeArea = 1
    var layoutBounds = ""
    var layoutDirection = 2
    var pixelScale = ""
    var defaultSpacing = "wide"
    var proposalAxes = 3
    var flexibility = "none"
    var with = "sugar"
    var hierarchyDescription = 4
    func insert(_ child: NSView, after sibling: NSView?) -> Int { 1 }
    func append(_ child: NSView) -> Int { 2 }
    func remove(_ child: NSView) -> Int { 3 }
    func admits(_ child: NSView, file: StaticString, line: UInt) -> String { "no" }
    func didNest() -> Int { 4 }
    func live(_ name: String) {}
    func setNeedsArrangement(_ layout: HostedLayout) -> Int { 5 }
    func size(for proposal: ProposedSize) -> Int { 6 }
    func place(in frame: CGRect) -> Int { 7 }
    func textBaselines(in size: CGSize) -> Int { 8 }
  }

  /// A view whose members have the names and types, and do nothing.
  private final class SameMembers: NSView {
    typealias Node = NSView
    var children: [NSView] { [] }
    var childLimit: Int? { 0 }
    var parentNode: NSView? { nil }
    var contentNode: NSView? { self }
    var anchors: LayoutAnchors { NSView().anchors }
    var safeArea: EdgeInsets { EdgeInsets() }
    var layoutBounds: CGRect { .zero }
    var layoutDirection: LayoutDirection { .rightToLeft }
    var pixelScale: CGFloat? { nil }
    var defaultSpacing: CGFloat { 100 }
    var proposalAxes: Axes { [] }
    var flexibility: Flexibility { .fixed }
    var hierarchyDescription: String { "" }
    func insert(_ child: NSView, after sibling: NSView?) {}
    func append(_ child: NSView) {}
    func remove(_ child: NSView) {}
    func admits(_ child: NSView, file: StaticString, line: UInt) -> Bool { false }
    func didNest() {}
    func setNeedsArrangement(_ layout: HostedLayout) {}
    func size(for proposal: ProposedSize) -> CGSize { CGSize(width: 1, height: 1) }
    func place(in frame: CGRect) {}
    func textBaselines(in size: CGSize) -> TextBaselines? { nil }
  }

  private final class Stack: NSStackView {
    var children: [String] = []
    func append(_ child: NSView) {}
    func insert(_ child: NSView, after sibling: NSView?) {}
    func remove(_ child: NSView) {}
  }

  private final class Box: NSBox { var nestingView = "" }
  private final class ScrollView: NSScrollView { func nestingView() {} }
  private final class Guide: NSLayoutGuide { var anchors: [Int] { [] } }

  private final class OtherLayer: CALayer {
    var children: [String] = []
    func insert(_ child: CALayer, after sibling: CALayer?) -> Int { 1 }
    func append(_ child: CALayer) -> Int { 2 }
    func remove(_ child: CALayer) -> Int { 3 }
    func admits(_ child: CALayer, file: StaticString, line: UInt) -> Int { 4 }
  }

  /// A view that measures itself.
  private final class Chart: NSView, LayoutMeasuring {
    func size(for proposal: ProposedSize) -> CGSize {
      let width = proposal.width ?? 200
      return CGSize(width: width, height: width / 2)
    }
  }

  /// A text field of which only the flexibility is replaced.
  private final class Badge: NSTextField, LayoutMeasuring {
    var flexibility: Flexibility { .fixed }
  }

  @MainActor
  @Suite("Members of an app's views that are named like Withy's")
  struct ShadowingTests {
    @Test("Own members do not change how views nest", arguments: [false, true])
    func views(areSame: Bool) {
      func nest<Parent: NSView>(_ parent: Parent) {
        let (a, b, c) = (label("a"), label("b"), label("c"))
        parent {
          a
          b
        }
        #expect(parent.subviews == [a, b])
        var order = [b, c]
        let live = parent.live { order }
        #expect(parent.subviews == [a, b, c])
        order = [c]
        live.update()
        #expect(parent.subviews == [a, c])
        parent.arrange(in: CGRect(x: 0, y: 0, width: 100, height: 50)) { a.layout.frame(width: 20) }
        #expect(a.frame.midX == 50)
      }
      if areSame { nest(SameMembers()) } else { nest(OtherMembers()) }
    }

    @Test("Own members do not change where stack views, boxes and scroll views put their children")
    func containers() {
      func nest(_ parent: NSView, in target: NSView?) {
        let a = label("a")
        parent { a }
        #expect(a.superview === target)
      }
      let (stack, box, scroll) = (Stack(), Box(), ScrollView())
      nest(stack, in: stack)
      #expect(stack.arrangedSubviews.count == 1)
      nest(box, in: box.contentView)
      nest(scroll, in: scroll.contentView)
    }

    @Test("Own members do not change how layers nest")
    func layers() {
      let (layer, a, b) = (OtherLayer(), CALayer(), CALayer())
      layer {
        a
        b
      }
      #expect(layer.sublayers == [a, b])
    }

    @Test("An app uses its own members as declared")
    func own() {
      #expect(OtherMembers().remove(NSView()) == 3)
      #expect(OtherMembers().size(for: .unspecified) == 6)
      #expect(Guide().anchors == [])
    }

    @Test("In a layout, the size comes from LayoutMeasuring if the view conforms to it")
    func measuring() {
      let (chart, badge) = (Chart(), Badge())
      badge.isEditable = false
      badge.stringValue = "12"
      NSView().arrange(in: CGRect(x: 0, y: 0, width: 120, height: 300)) {
        VStack(spacing: 0) {
          chart
          badge
        }
      }
      #expect(chart.frame.size == CGSize(width: 120, height: 60))
      #expect(badge.alignmentRect(forFrame: badge.frame).size == badge.size(for: .unspecified))
      #expect(chart.proposalAxes == .both)
      #expect((chart as NSView).textBaselines(in: .zero) == nil)
    }
  }
#endif

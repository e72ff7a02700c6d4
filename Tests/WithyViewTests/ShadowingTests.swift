#if WITHY_UIKIT || WITHY_APPKIT
  import Testing

  #if WITHY_UIKIT
    import WithyUIKit
  #else
    import WithyAppKit
  #endif

  // An app's own classes, whose members have the names of those that Withy adds to the platform's.
  // That they compile is a test of its own.

  /// A view whose members have the names and other types.
  private final class OtherMembers: PlatformView {
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
    var layout = "form"
    var with = "sugar"
    var hierarchyDescription = 4
    func insert(_ child: PlatformView, after sibling: PlatformView?) -> Int { 1 }
    func append(_ child: PlatformView) -> Int { 2 }
    func remove(_ child: PlatformView) -> Int { 3 }
    func admits(_ child: PlatformView, file: StaticString, line: UInt) -> String { "no" }
    func didNest() -> Int { 4 }
    func live(_ name: String) {}
    func arrange(in frame: CGRect) {}
    func setNeedsArrangement(_ layout: HostedLayout) -> Int { 5 }
    func size(for proposal: ProposedSize) -> Int { 6 }
    func place(in frame: CGRect) -> Int { 7 }
    func textBaselines(in size: CGSize) -> Int { 8 }
  }

  /// A view whose members have the names and types, and do nothing.
  private final class SameMembers: PlatformView {
    typealias Node = PlatformView
    var children: [PlatformView] { [] }
    var childLimit: Int? { 0 }
    var parentNode: PlatformView? { nil }
    var contentNode: PlatformView? { self }
    var anchors: LayoutAnchors { PlatformView().anchors }
    var safeArea: EdgeInsets { EdgeInsets() }
    var layoutBounds: CGRect { .zero }
    var layoutDirection: LayoutDirection { .rightToLeft }
    var pixelScale: CGFloat? { nil }
    var defaultSpacing: CGFloat { 100 }
    var proposalAxes: Axes { [] }
    var flexibility: Flexibility { .fixed }
    var hierarchyDescription: String { "" }
    func insert(_ child: PlatformView, after sibling: PlatformView?) {}
    func append(_ child: PlatformView) {}
    func remove(_ child: PlatformView) {}
    func admits(_ child: PlatformView, file: StaticString, line: UInt) -> Bool { false }
    func didNest() {}
    func setNeedsArrangement(_ layout: HostedLayout) {}
    func size(for proposal: ProposedSize) -> CGSize { CGSize(width: 1, height: 1) }
    func place(in frame: CGRect) {}
    func textBaselines(in size: CGSize) -> TextBaselines? { nil }
  }

  private final class Stack: StackView {
    var children: [String] = []
    func append(_ child: PlatformView) {}
    func insert(_ child: PlatformView, after sibling: PlatformView?) {}
    func remove(_ child: PlatformView) {}
  }

  private final class Guide: LayoutGuide { var anchors: [Int] { [] } }

  /// A control with handlers in properties that are named like events.
  private final class Tile: PlatformControl {
    var onTap: (() -> Void)?
    var onAction: ((Int) -> Void)?
  }

  /// An object that is no view, with a property that is named like the steps of events.
  private final class Lamp: NSObject {
    var on = false
  }

  private final class OtherLayer: CALayer {
    var children: [String] = []
    func insert(_ child: CALayer, after sibling: CALayer?) -> Int { 1 }
    func append(_ child: CALayer) -> Int { 2 }
    func remove(_ child: CALayer) -> Int { 3 }
    func admits(_ child: CALayer, file: StaticString, line: UInt) -> Int { 4 }
    var parentNode: Int { 0 }
    func didNest() -> Int { 0 }
  }

  private final class SameLayer: CALayer {
    typealias Node = CALayer
    var children: [CALayer] { [] }
    func insert(_ child: CALayer, after sibling: CALayer?) {}
    func append(_ child: CALayer) {}
    func remove(_ child: CALayer) {}
    func admits(_ child: CALayer, file: StaticString, line: UInt) -> Bool { false }
    var parentNode: CALayer? { nil }
    func didNest() {}
  }

  /// A view that measures itself.
  private final class Chart: PlatformView, LayoutMeasuring {
    func size(for proposal: ProposedSize) -> CGSize {
      let width = proposal.width ?? 200
      return CGSize(width: width, height: width / 2)
    }
  }

  /// A label of which only the flexibility is replaced.
  private final class Badge: Label, LayoutMeasuring {
    var flexibility: Flexibility { .fixed }
    var proposalAxes: Axes { [] }
  }

  @MainActor
  @Suite("Members of an app's views that are named like Withy's")
  struct ShadowingTests {
    init() { prepare() }

    @Test("Own members do not change how views nest", arguments: [false, true])
    func views(areSame: Bool) {
      let parent: PlatformView = areSame ? SameMembers() : OtherMembers()
      let (a, b, c) = (label("a"), label("b"), label("c"))
      func nest<Parent: PlatformView>(_ parent: Parent) {
        parent {
          a
          b
        }
        #expect(parent.subviews == [a, b])
        var order = [b, c]
        let live = parent.live { order }
        #expect(parent.subviews == [a, b, c])
        order = [c, b]
        live.update()
        #expect(parent.subviews == [a, c, b])
        order = [c]
        live.update()
        #expect(parent.subviews == [a, c])
        parent.arrange(in: CGRect(x: 0, y: 0, width: 100, height: 50)) { a.layout.frame(width: 20) }
        #expect(a.frame.midX == 50)
      }
      if let parent = parent as? SameMembers { nest(parent) } else { nest(parent) }
    }

    @Test("Own members do not change how views are measured and placed")
    func leaves() {
      let (same, other) = (SameMembers(), OtherMembers())
      PlatformView().arrange(in: CGRect(x: 0, y: 0, width: 300, height: 40)) {
        HStack(spacing: 0) {
          same.layout.frame(width: 100)
          (other as PlatformView).layout.frame(width: 200)
        }
      }
      #expect([same, other].map(\.frame.midX) == [50, 200])
    }

    @Test("Own members do not change where stack views put their children")
    func stacks() {
      let (stack, a) = (Stack(), label("a"))
      stack { a }
      #expect(stack.arrangedSubviews == [a])
    }

    @Test("Own members do not change how layers nest")
    func layers() {
      for layer in [OtherLayer(), SameLayer()] {
        let (a, b) = (CALayer(), CALayer())
        layer {
          a
          b
        }
        #expect(layer.sublayers == [a, b])
      }
    }

    @Test("An app uses its own members as declared")
    func own() {
      let view = OtherMembers()
      #expect(view.children == [])
      #expect(view.remove(PlatformView()) == 3)
      #expect(view.size(for: .unspecified) == 6)
      #expect(Guide().anchors == [])
    }

    @Test("Handlers in an app's own properties are set by the names of the properties")
    func handlers() {
      let (tile, other) = (Tile(), label("a"))
      tile.with
        .onTap.perform { $0.isHidden = true }
        .onAction.perform(with: other) { other, _, number in other.shownText = "\(number)" }
        .build()
      tile.onTap?()
      tile.onAction?(3)
      #expect(tile.isHidden)
      #expect(other.shownText == "3")
      #expect(Lamp().with.set(\.on, to: true).build().on)
    }

    @Test("In a layout, the size comes from LayoutMeasuring if the view conforms to it")
    func measuring() {
      let (chart, badge) = (Chart(), Badge())
      badge.shownText = "12"
      #if WITHY_APPKIT
        badge.isEditable = false
      #endif
      PlatformView().arrange(in: CGRect(x: 0, y: 0, width: 120, height: 300)) {
        VStack(spacing: 0) {
          chart
          badge
        }
      }
      #expect(chart.frame.size == CGSize(width: 120, height: 60))
      #expect(badge.alignmentFrame.size == (badge as Label).size(for: .unspecified))
      #expect(chart.proposalAxes == .both)
      #expect((chart as PlatformView).textBaselines(in: .zero) == nil)
      #expect((badge as Label).textBaselines(in: badge.frame.size) != nil)
    }
  }
#endif

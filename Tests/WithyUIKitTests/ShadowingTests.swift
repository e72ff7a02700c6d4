#if canImport(UIKit) && !os(watchOS)
  import ReportRecorder
  import Testing
  import UIKit
  import WithyUIKit

  // An app's own classes, whose members have the names of those that Withy adds to UIKit's classes.
  // That they compile is a test of its own.

  /// A view whose members have the names and other types.
  private final class OtherMembers: UIView {
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
    func insert(_ child: UIView, after sibling: UIView?) -> Int { 1 }
    func append(_ child: UIView) -> Int { 2 }
    func remove(_ child: UIView) -> Int { 3 }
    func admits(_ child: UIView, file: StaticString, line: UInt) -> String { "no" }
    func didNest() -> Int { 4 }
    func live(_ name: String) {}
    func arrange(in frame: CGRect) {}
    func setNeedsArrangement(_ layout: HostedLayout) -> Int { 5 }
    func size(for proposal: ProposedSize) -> Int { 6 }
    func place(in frame: CGRect) -> Int { 7 }
    func textBaselines(in size: CGSize) -> Int { 8 }
  }

  /// A view whose members have the names and types, and do nothing.
  private final class SameMembers: UIView {
    typealias Node = UIView
    var children: [UIView] { [] }
    var childLimit: Int? { 0 }
    var parentNode: UIView? { nil }
    var contentNode: UIView? { self }
    var anchors: LayoutAnchors { UIView().anchors }
    var safeArea: EdgeInsets { EdgeInsets() }
    var layoutBounds: CGRect { .zero }
    var layoutDirection: LayoutDirection { .rightToLeft }
    var pixelScale: CGFloat? { nil }
    var defaultSpacing: CGFloat { 100 }
    var proposalAxes: Axes { [] }
    var flexibility: Flexibility { .fixed }
    var hierarchyDescription: String { "" }
    func insert(_ child: UIView, after sibling: UIView?) {}
    func append(_ child: UIView) {}
    func remove(_ child: UIView) {}
    func admits(_ child: UIView, file: StaticString, line: UInt) -> Bool { false }
    func didNest() {}
    func setNeedsArrangement(_ layout: HostedLayout) {}
    func size(for proposal: ProposedSize) -> CGSize { CGSize(width: 1, height: 1) }
    func place(in frame: CGRect) {}
    func textBaselines(in size: CGSize) -> TextBaselines? { nil }
  }

  private final class Stack: UIStackView {
    var children: [String] = []
    func append(_ child: UIView) {}
    func insert(_ child: UIView, after sibling: UIView?) {}
    func remove(_ child: UIView) {}
  }

  private final class TableCell: UITableViewCell { var nestingView = "" }
  private final class CollectionCell: UICollectionViewCell { var nestingView: UIView { self } }
  private final class HeaderView: UITableViewHeaderFooterView { func nestingView() {} }
  private final class EffectView: UIVisualEffectView { var nestingView: Int { 0 } }
  private final class Guide: UILayoutGuide { var anchors: [Int] { [] } }

  private final class Screen: UIViewController {
    var hierarchy: [String] = []
    var liveHierarchy = 0
    var with = ""
  }

  private final class Button: UIButton {
    var on = false
    var flexibility = 0
    var intrinsicSize = CGSize.zero
    func onTap() {}
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
  private final class Chart: UIView, LayoutMeasuring {
    func size(for proposal: ProposedSize) -> CGSize {
      let width = proposal.width ?? 200
      return CGSize(width: width, height: width / 2)
    }
  }

  /// A label of which only the flexibility is replaced.
  private final class Badge: UILabel, LayoutMeasuring {
    var flexibility: Flexibility { .fixed }
    var proposalAxes: Axes { [] }
  }

  @MainActor
  @Suite("Members of an app's views that are named like Withy's")
  struct ShadowingTests {
    init() { prepare() }

    @Test("Own members do not change how views nest", arguments: [false, true])
    func views(areSame: Bool) {
      let parent: UIView = areSame ? SameMembers() : OtherMembers()
      let (a, b, c) = (label("a"), label("b"), label("c"))
      func nest<Parent: UIView>(_ parent: Parent) {
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
      UIView().arrange(in: CGRect(x: 0, y: 0, width: 300, height: 40)) {
        HStack(spacing: 0) {
          same.layout.frame(width: 100)
          (other as UIView).layout.frame(width: 200)
        }
      }
      #expect(same.frame == CGRect(x: 50, y: 20, width: 0, height: 0))
      #expect(other.frame == CGRect(x: 200, y: 20, width: 0, height: 0))
    }

    @Test("Own members do not change where stack views, cells and effect views put their children")
    func containers() {
      func nest(_ parent: UIView, in target: (UIView) -> UIView) {
        let a = label("a")
        parent { a }
        #expect(a.superview === target(parent))
      }
      let stack = Stack()
      nest(stack) { $0 }
      #expect(stack.arrangedSubviews.count == 1)
      let (table, collection) = (TableCell(), CollectionCell())
      let (header, effect) = (HeaderView(), EffectView(effect: nil))
      nest(table) { _ in table.contentView }
      nest(collection) { _ in collection.contentView }
      nest(header) { _ in header.contentView }
      nest(effect) { _ in effect.contentView }
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
      #expect(view.remove(UIView()) == 3)
      #expect(view.size(for: .unspecified) == 6)
      #expect(Button().intrinsicSize == .zero)
      #expect(Guide().anchors == [])
      #expect(Screen().hierarchy == [])
    }

    @Test("In a layout, the size comes from LayoutMeasuring if the view conforms to it")
    func measuring() {
      let (chart, badge) = (Chart(), Badge())
      badge.text = "12"
      UIView().arrange(in: CGRect(x: 0, y: 0, width: 120, height: 300)) {
        VStack(spacing: 0) {
          chart
          badge
        }
      }
      #expect(chart.frame.size == CGSize(width: 120, height: 60))
      #expect(badge.frame.size == (badge as UILabel).size(for: .unspecified))
      #expect(chart.proposalAxes == .both)
      #expect((chart as UIView).textBaselines(in: .zero) == nil)
      #expect((badge as UILabel).textBaselines(in: badge.frame.size) != nil)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import Testing
  import UIKit

  @testable import WithyUIKit

  // Each base class with a layout of two boxes, 30 × 20 in all.

  @MainActor @ViewHierarchyBuilder private func boxes(_ first: UIView, _ second: UIView)
    -> ViewHierarchy
  {
    HStack(spacing: 0) {
      first.layout.frame(width: 10, height: 20)
      second.layout.frame(width: 20, height: 20)
    }
  }

  private final class BoxView: LiveView {
    let (first, second) = (UIView(), UIView())
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxControl: LiveControl {
    let (first, second) = (UIView(), UIView())
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxTableCell: LiveTableViewCell {
    let (first, second) = (UIView(), UIView())
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxCollectionCell: LiveCollectionViewCell {
    let (first, second) = (UIView(), UIView())
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxLiveView: LiveView {
    let (first, second) = (UIView(), UIView())
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxController: LiveViewController {
    let (first, second) = (UIView(), UIView())
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxLiveController: LiveViewController {
    let (first, second) = (UIView(), UIView())
    var isSwapped = false
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      if isSwapped { boxes(second, first) } else { boxes(first, second) }
    }
  }

  #if !canImport(ObjectiveC)
    // A leaf that depends on the text size, and base classes that show it.

    private final class Text: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLarge = traitCollection.preferredContentSizeCategory == .extraLarge
        return CGSize(width: isLarge ? 20 : 10, height: 10)
      }
    }

    private final class TextView: LiveView {
      let text = Text()
      @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { text } }
    }

    private final class TextLiveView: LiveView {
      let text = Text()
      @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { text } }
    }

    private final class TextController: LiveViewController {
      let text = Text()
      @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { text } }
    }

    private final class OuterView: LiveView {
      let inner: UIView

      init(_ inner: UIView) {
        self.inner = inner
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }
      @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { inner } }
    }
  #endif

  @MainActor
  @Suite("UIKit's base classes with a layout")
  struct LayoutBaseClassTests {
    enum Kind: CaseIterable, Sendable {
      case view, control, tableCell, collectionCell, liveView

      @MainActor func make() -> UIView {
        switch self {
        case .view: BoxView()
        case .control: BoxControl()
        case .tableCell: BoxTableCell(style: .default, reuseIdentifier: nil)
        case .collectionCell: BoxCollectionCell(frame: .zero)
        case .liveView: BoxLiveView()
        }
      }

      @MainActor func decode() throws -> UIView? {
        let coder = try emptyCoder()
        return switch self {
        case .view: BoxView(coder: coder)
        case .control: BoxControl(coder: coder)
        case .tableCell: BoxTableCell(coder: coder)
        case .collectionCell: BoxCollectionCell(coder: coder)
        case .liveView: BoxLiveView(coder: coder)
        }
      }

      /// One of the class itself, that states nothing.
      @MainActor func makeEmpty() -> UIView {
        switch self {
        case .view: LiveView()
        case .control: LiveControl()
        case .tableCell: LiveTableViewCell(style: .default, reuseIdentifier: nil)
        case .collectionCell: LiveCollectionViewCell(frame: .zero)
        case .liveView: LiveView()
        }
      }
    }

    init() { prepare() }

    @Test(
      "The intrinsic size is that of the layout, which is laid out during UIKit's layout",
      arguments: Kind.allCases
    )
    func layout(kind: Kind) {
      let view = kind.make()
      let compressed = view.systemLayoutSizeFitting(
        .zero,
        withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(compressed == CGSize(width: 30, height: 20))
      #expect(view.sizeThatFits(CGSize(width: 300, height: 200)) == CGSize(width: 30, height: 20))
      #expect(view.children.map(\.frame) == [.zero, .zero])
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      view.layoutIfNeeded()
      #expect(view.children.map(\.frame.width) == [10, 20])
    }

    #if !canImport(ObjectiveC)
      // The stand-in's traits are set.
      @Test(
        "A changed text size requests layout and invalidates Auto Layout",
        arguments: Kind.allCases
      )
      func textSize(kind: Kind) {
        let view = kind.make()
        let outer = OuterView(view)
        outer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        outer.layoutIfNeeded()
        view.layoutIfNeeded()
        let before = [view, outer].map(\.intrinsicSizeInvalidations)
        view.simulatedTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        #expect([view, outer].map(\.needsLayout) == [true, true])
        #expect([view, outer].map(\.intrinsicSizeInvalidations) == before.map { $0 + 1 })
        outer.layoutIfNeeded()
        view.simulatedTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        #expect([view, outer].map(\.needsLayout) == [false, false])
      }

      @Test("A changed text size measures the leaves again")
      func measuredAgain() {
        let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        let (view, live, controller) = (TextView(), TextLiveView(), TextController())
        let shown: [(UIView, Text)] = [
          (view, view.text), (live, live.text), (controller.view, controller.text),
        ]
        for (view, text) in shown {
          let outside = UIView()
          outside.addSubview(view)
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
          func layOut() {
            view.setNeedsLayout()
            view.layoutIfNeeded()
            controller.viewDidLayoutSubviews()
          }
          layOut()
          #expect(text.bounds.width == 10)
          view.simulatedTraits = large
          #expect(view.needsLayout)
          layOut()
          #expect(text.bounds.width == 20)
          view.simulatedTraits = nil
          layOut()
          #expect(text.bounds.width == 10)
          // Before iOS 17 there is no notification: the next layout detects it.
          outside.simulatedTraits = large
          #expect(!view.needsLayout)
          layOut()
          #expect(text.bounds.width == 20)
        }
      }
    #endif

    @Test("Without a limit from UIKit, the ideal length is used")
    func unlimited() {
      final class Wide: LiveView {
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          VStack(spacing: 0) {
            UIView.make.layout.frame(width: 10, height: 20)
            Spacer(minLength: 5)
          }
        }
      }
      let greatest = CGFloat.greatestFiniteMagnitude
      let view = Wide()
      #expect(
        view.sizeThatFits(CGSize(width: 50, height: greatest)) == CGSize(width: 10, height: 25)
      )
      #expect(view.sizeThatFits(CGSize(width: greatest, height: 40)).height == 40)
    }

    @Test("The layout fills the content view, from its origin if it scrolls")
    func innerBounds() {
      let cell = BoxCollectionCell(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
      cell.contentView.frame = CGRect(x: 10, y: 0, width: 50, height: 20)
      cell.layoutIfNeeded()
      #expect(cell.first.frame.minX == 10)
      let (scroll, inner) = (UIScrollView(), UIView())
      scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      scroll.bounds.origin.y = 500
      let live = scroll.live { VStack { inner } }
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
      withExtendedLifetime(live) {}
    }

    @Test("A change of size invalidates the layouts that contain the view")
    func changedLeaf() {
      final class Inner: LiveView {
        let box = UIView()
        var width: CGFloat = 10
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          HStack { box.layout.frame(width: width, height: 20) }
        }
      }
      final class Outer: LiveView {
        let inner: UIView
        let rest = UIView()
        init(_ inner: UIView) {
          self.inner = inner
          super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        }
        required init?(coder: NSCoder) { nil }
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          HStack(spacing: 0) {
            inner
            rest
          }
        }
      }
      let inner = Inner()
      let middle = Outer(inner)
      let outer = Outer(middle)
      outer.layoutIfNeeded()
      middle.layoutIfNeeded()
      #expect(inner.frame.width == 10)
      inner.width = 60
      inner.liveHierarchy?.update()
      outer.layoutIfNeeded()
      middle.layoutIfNeeded()
      #expect(inner.frame.width == 60)
      #expect(middle.rest.frame.width == middle.frame.width - 60)
    }

    @Test("A view from an archive nests its hierarchy, too", arguments: Kind.allCases)
    func coder(kind: Kind) throws {
      let view = try #require(try kind.decode())
      #expect(view.children.count == 2)
      #expect(view.sizeThatFits(CGSize(width: 300, height: 200)) == CGSize(width: 30, height: 20))
    }

    @Test("A subclass without a hierarchy behaves like its superclass", arguments: Kind.allCases)
    func empty(kind: Kind) {
      let view = kind.makeEmpty()
      #expect(view.children.isEmpty)
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      view.layoutIfNeeded()
      #expect(view.sizeThatFits(CGSize(width: 3, height: 3)) == view.bounds.size)
      #expect(view.size(for: ProposedSize(width: 7, height: 8)) == CGSize(width: 7, height: 8))
    }

    @Test(
      "Views with a layout are leaves of other layouts, with their own size",
      arguments: Kind.allCases
    )
    func leaves(kind: Kind) {
      let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), kind.make())
      root.arrange(in: root.bounds) { view }
      #expect(view.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
    }

    @Test("The view of a controller is laid out during UIKit's layout, and after setNeedsUpdate")
    func controllers() {
      let controller = BoxController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      controller.viewDidLayoutSubviews()
      #expect(controller.second.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
      let live = BoxLiveController()
      live.setNeedsUpdate()
      live.view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      live.viewDidLayoutSubviews()
      #expect(live.first.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
      live.isSwapped = true
      live.setNeedsUpdate()
      live.viewDidLayoutSubviews()
      #expect(live.first.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
    }

    #if !canImport(ObjectiveC)
      // The stand-in has no bars: its insets are set.
      @Test(
        "The layout of a controller's view stays within the safe area",
        arguments: [false, true]
      )
      func safeArea(isRightToLeft: Bool) {
        final class Filled: LiveView {
          let inner = UIView()
          @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { VStack { inner } }
        }
        final class FilledLive: LiveView {
          let inner = UIView()
          @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { VStack { inner } }
        }
        let insets = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 15)
        let safe = CGRect(x: 5, y: 10, width: 80, height: 170)
        func show(_ view: UIView, _ inner: UIView, in controller: UIViewController?) -> CGRect {
          controller?.view = view
          view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
          view.layoutIfNeeded()
          view.safeAreaInsets = insets
          view.layoutIfNeeded()
          return inner.frame
        }
        let (view, live, plain) = (Filled(), FilledLive(), Filled())
        let controllers = [UIViewController(), UIViewController()]
        #expect(show(view, view.inner, in: controllers[0]) == safe)
        #expect(show(live, live.inner, in: controllers[1]) == safe)
        #expect(show(plain, plain.inner, in: nil) == plain.bounds)
        let controller = BoxLiveController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        controller.view.safeAreaInsets = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0)
        controller.viewDidLayoutSubviews()
        #expect(controller.first.frame == CGRect(x: 20, y: 20, width: 10, height: 20))
        let still = BoxController()
        still.view.frame = controller.view.frame
        still.view.safeAreaInsets = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0)
        still.viewDidLayoutSubviews()
        #expect(still.first.frame == CGRect(x: 20, y: 20, width: 10, height: 20))
      }
    #endif

    @Test("Without a layout, the size is that of the constraints")
    func constrained() {
      final class Sized: LiveView {
        var asked: [CGSize] = []
        let inner = UIView()
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { inner }
        @ConstraintBuilder override var layoutConstraints: ViewConstraints {
          inner.anchors.edges == anchors.edges
        }
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
          asked.append(targetSize)
          return CGSize(width: 50, height: 60)
        }
        override func systemLayoutSizeFitting(
          _ targetSize: CGSize,
          withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
          verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
          asked.append(targetSize)
          return CGSize(width: targetSize.width, height: 70)
        }
      }
      let view = Sized()
      #expect(view.size(for: .unspecified) == CGSize(width: 50, height: 60))
      #expect(view.size(for: .infinity) == CGSize(width: 50, height: 60))
      #expect(view.size(for: ProposedSize(width: 30, height: 9)) == CGSize(width: 30, height: 70))
      #expect(view.asked == [.zero, .zero, CGSize(width: 30, height: 0)])
    }
  }
#endif

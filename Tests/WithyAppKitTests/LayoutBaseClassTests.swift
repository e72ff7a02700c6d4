#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Testing

  @testable import WithyAppKit

  // Each base class with a layout of two boxes, 30 × 20 in all.

  @MainActor @ViewHierarchyBuilder private func boxes(_ first: NSView, _ second: NSView)
    -> ViewHierarchy
  {
    HStack(spacing: 0) {
      first.layout.frame(width: 10, height: 20)
      second.layout.frame(width: 20, height: 20)
    }
  }

  private final class BoxView: LiveView {
    let (first, second) = (NSView(), NSView())
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxControl: LiveControl {
    let (first, second) = (NSView(), NSView())
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxLiveView: LiveView {
    let (first, second) = (NSView(), NSView())
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxController: LiveViewController {
    let (first, second) = (NSView(), NSView())
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxLiveController: LiveViewController {
    let (first, second) = (NSView(), NSView())
    var isSwapped = false
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      if isSwapped { boxes(second, first) } else { boxes(first, second) }
    }
  }

  @MainActor
  @Suite("AppKit's base classes with a layout")
  struct LayoutBaseClassTests {
    enum Kind: CaseIterable, Sendable {
      case view, control, liveView

      @MainActor func make() -> NSView {
        switch self {
        case .view: BoxView()
        case .control: BoxControl()
        case .liveView: BoxLiveView()
        }
      }

      @MainActor func decode() throws -> NSView? {
        let coder = try emptyCoder()
        return switch self {
        case .view: BoxView(coder: coder)
        case .control: BoxControl(coder: coder)
        case .liveView: BoxLiveView(coder: coder)
        }
      }

      /// One of the class itself, that states nothing.
      @MainActor func makeEmpty() -> NSView {
        switch self {
        case .view: LiveView()
        case .control: LiveControl()
        case .liveView: LiveView()
        }
      }
    }

    @Test(
      "The intrinsic size is that of the layout, which is laid out during AppKit's layout",
      arguments: Kind.allCases
    )
    func layout(kind: Kind) {
      let view = kind.make()
      #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
      #expect(view.isFlipped)
      #expect(view.children.map(\.frame) == [.zero, .zero])
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      view.layoutSubtreeIfNeeded()
      #expect(view.children.map(\.frame.width) == [10, 20])
    }

    @Test("A change of size invalidates the layouts that contain the view")
    func changedLeaf() {
      final class Inner: LiveView {
        let box = NSView()
        var width: CGFloat = 10
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          HStack { box.layout.frame(width: width, height: 20) }
        }
      }
      final class Outer: LiveView {
        let inner: NSView
        let rest = NSView()
        init(_ inner: NSView) {
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
      let outer = Outer(inner)
      outer.layoutSubtreeIfNeeded()
      #expect(inner.frame.width == 10)
      inner.width = 60
      inner.liveHierarchy?.update()
      outer.layoutSubtreeIfNeeded()
      #expect([inner, outer.rest].map(\.frame.width) == [60, 40])
    }

    @Test("A layout in a view that scrolls starts at its origin, wherever it is scrolled to")
    func scrolled() {
      let (clip, inner) = (NSClipView(), NSView())
      clip.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      clip.bounds.origin.y = 500
      let live = clip.live { VStack { inner } }
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
      withExtendedLifetime(live) {}
    }

    #if !canImport(ObjectiveC)
      // The stand-in has no bars: its insets are set.
      @Test(
        "The layouts of a controller's view and of a window stay within the safe area",
        arguments: [false, true]
      )
      func safeArea(isRightToLeft: Bool) {
        final class Filled: LiveView {
          let inner = NSView()
          @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { VStack { inner } }
        }
        let safe = CGRect(x: 5, y: 10, width: 80, height: 170)
        func show(_ view: Filled) -> CGRect {
          view.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
          view.safeAreaInsets = NSEdgeInsets(top: 10, left: 5, bottom: 20, right: 15)
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
          view.layoutSubtreeIfNeeded()
          return view.inner.frame
        }
        let (view, content, plain) = (Filled(), Filled(), Filled())
        let controller = NSViewController()
        let window = NSWindow(
          contentRect: .zero,
          styleMask: [.titled],
          backing: .buffered,
          defer: false
        )
        controller.view = view
        window.contentView = content
        #expect(show(view) == safe)
        #expect(show(content) == safe)
        #expect(show(plain) == plain.bounds)
        let scroll = NSScrollView()
        window.contentView = scroll
        scroll.safeAreaInsets = content.safeAreaInsets
        #expect(scroll.safeArea == EdgeInsets())
        withExtendedLifetime((controller, window)) {}
      }
    #endif

    @Test("A view from an archive nests its hierarchy, too", arguments: Kind.allCases)
    func coder(kind: Kind) throws {
      let view = try #require(try kind.decode())
      #expect(view.children.count == 2)
      #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    }

    @Test("A subclass without a hierarchy behaves like its superclass", arguments: Kind.allCases)
    func empty(kind: Kind) {
      let view = kind.makeEmpty()
      #expect(view.children.isEmpty)
      #expect(view.intrinsicContentSize.height == NSView.noIntrinsicMetric)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      view.layoutSubtreeIfNeeded()
      #expect(view.size(for: ProposedSize(width: 7, height: 8)) == CGSize(width: 7, height: 8))
    }

    @Test(
      "Views with a layout are leaves of other layouts, with their own size",
      arguments: Kind.allCases
    )
    func leaves(kind: Kind) {
      let (root, view) = (NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), kind.make())
      root.arrange(in: root.bounds) { view }
      #expect(view.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
    }

    @Test("The view of a controller is laid out during AppKit's layout, and after setNeedsUpdate")
    func controllers() {
      let controller = BoxController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      controller.viewDidLayout()
      #expect(controller.second.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
      let live = BoxLiveController()
      live.setNeedsUpdate()
      live.view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      live.viewDidLayout()
      #expect(live.first.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
      live.isSwapped = true
      live.setNeedsUpdate()
      live.viewDidLayout()
      #expect(live.first.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
    }

    @Test("Without a layout, the size is that of the constraints")
    func constrained() {
      final class Sized: LiveView {
        let inner = NSView()
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { inner }
        @ConstraintBuilder override var layoutConstraints: ViewConstraints {
          inner.anchors.edges == anchors.edges
        }
        override var fittingSize: NSSize {
          NSSize(width: 50, height: NSView.noIntrinsicMetric)
        }
      }
      let view = Sized()
      #expect(view.size(for: .unspecified) == CGSize(width: 50, height: 10))
      #expect(view.size(for: ProposedSize(width: 30, height: 9)) == CGSize(width: 50, height: 9))
    }

    @Test("The view of a controller without a nib is flipped")
    func flipped() {
      #expect(LiveViewController().view.isFlipped)
      #expect(LiveViewController().view.isFlipped)
    }
  }
#endif

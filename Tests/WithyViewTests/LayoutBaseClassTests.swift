#if WITHY_UIKIT || WITHY_APPKIT
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  // Each base class with a layout of two boxes, 30 × 20 in all.

  @MainActor
  private func boxes(_ first: PlatformView, _ second: PlatformView) -> ViewHierarchy {
    ViewHierarchy {
      HStack(spacing: 0) {
        first.layout.frame(width: 10, height: 20)
        second.layout.frame(width: 20, height: 20)
      }
    }
  }

  private final class BoxView: LiveView {
    let (first, second) = (PlatformView(), PlatformView())
    override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  private final class BoxControl: LiveControl {
    let (first, second) = (PlatformView(), PlatformView())
    override var hierarchy: ViewHierarchy { boxes(first, second) }
  }

  #if WITHY_UIKIT
    private final class BoxTableCell: LiveTableViewCell {
      let (first, second) = (PlatformView(), PlatformView())
      override var hierarchy: ViewHierarchy { boxes(first, second) }
    }

    private final class BoxCollectionCell: LiveCollectionViewCell {
      let (first, second) = (PlatformView(), PlatformView())
      override var hierarchy: ViewHierarchy { boxes(first, second) }
    }
  #endif

  final class BoxController: LiveViewController {
    let (first, second) = (PlatformView(), PlatformView())
    var isSwapped = false
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      if isSwapped { boxes(second, first) } else { boxes(first, second) }
    }
  }

  /// A view that counts how often it was laid out.
  private final class Around: PlatformView {
    var layouts = 0
    #if WITHY_UIKIT
      override func layoutSubviews() { layouts += 1 }
    #else
      override func layout() {
        super.layout()
        layouts += 1
      }
    #endif
  }

  @MainActor
  @Suite("Base classes with a layout")
  struct LayoutBaseClassTests {
    enum Kind: CaseIterable, Sendable {
      case view, control
      #if WITHY_UIKIT
        case tableCell, collectionCell
      #endif

      @MainActor func make() -> PlatformView {
        switch self {
        case .view: BoxView()
        case .control: BoxControl()
        #if WITHY_UIKIT
          case .tableCell: BoxTableCell(style: .default, reuseIdentifier: nil)
          case .collectionCell: BoxCollectionCell(frame: .zero)
        #endif
        }
      }

      @MainActor func decode() throws -> PlatformView? {
        let coder = try emptyCoder()
        return switch self {
        case .view: BoxView(coder: coder)
        case .control: BoxControl(coder: coder)
        #if WITHY_UIKIT
          case .tableCell: BoxTableCell(coder: coder)
          case .collectionCell: BoxCollectionCell(coder: coder)
        #endif
        }
      }

      /// One of the class itself, that states nothing.
      @MainActor func makeEmpty() -> PlatformView {
        switch self {
        case .view: LiveView()
        case .control: LiveControl()
        #if WITHY_UIKIT
          case .tableCell: LiveTableViewCell(style: .default, reuseIdentifier: nil)
          case .collectionCell: LiveCollectionViewCell(frame: .zero)
        #endif
        }
      }
    }

    /// The size that the platform asks a view for.
    private func fittedSize(_ view: PlatformView) -> CGSize {
      #if WITHY_UIKIT
        view.sizeThatFits(CGSize(width: 300, height: 200))
      #else
        view.intrinsicContentSize
      #endif
    }

    init() { prepare() }

    @Test(
      "The size is that of the layout, which is laid out during the platform's layout",
      arguments: Kind.allCases
    )
    func layout(kind: Kind) {
      let view = kind.make()
      #if WITHY_UIKIT
        let compressed = view.systemLayoutSizeFitting(
          .zero,
          withHorizontalFittingPriority: .fittingSizeLevel,
          verticalFittingPriority: .fittingSizeLevel
        )
        #expect(compressed == CGSize(width: 30, height: 20))
      #else
        #expect(view.isFlipped)
      #endif
      #expect(fittedSize(view) == CGSize(width: 30, height: 20))
      #expect(view.children.map(\.frame) == [.zero, .zero])
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      view.layOut()
      #expect(view.children.map(\.frame.width) == [10, 20])
    }

    @Test("A layout in a view that scrolls starts at its origin, wherever it is scrolled to")
    func scrolled() {
      let (scroll, inner) = (ScrollingView(), PlatformView())
      scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      scroll.bounds.origin.y = 500
      let live = scroll.live { VStack { inner } }
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
      withExtendedLifetime(live) {}
    }

    @Test("A layout in a content view is arranged once the view around it has given that its frame")
    func contentView() {
      final class Framed: PlatformView, ContentContaining {
        let nestingView = PlatformView()
        private func inset() {
          if nestingView.superview == nil { addSubview(nestingView) }
          nestingView.frame = bounds.insetBy(dx: 5, dy: 5)
        }
        #if WITHY_UIKIT
          override func layoutSubviews() { inset() }
        #else
          override func layout() {
            super.layout()
            inset()
          }
        #endif
      }
      final class Screen: LiveView {
        let (framed, leaf) = (Framed(), PlatformView())
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          VStack { framed.with.children { VStack { leaf } } }
        }
      }
      let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      screen.layOut()
      #expect(screen.leaf.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
      screen.frame.size.width = 200
      screen.layOut()
      #expect(screen.leaf.frame == CGRect(x: 0, y: 0, width: 190, height: 40))
    }

    @Test("A layout in a view inside is arranged once the views between have laid it out")
    func nested() {
      final class Frame: PlatformView {
        private func inset() {
          for view in children { view.frame = bounds.insetBy(dx: 5, dy: 5) }
        }
        #if WITHY_UIKIT
          override func layoutSubviews() { inset() }
        #else
          override func layout() {
            super.layout()
            inset()
          }
        #endif
      }
      final class Screen: LiveView {
        let (framed, inner) = (Frame(), Frame())
        let (leaf, rest) = (PlatformView(), PlatformView())
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          VStack(spacing: 0) {
            framed.with.children {
              inner.with.children {
                PlatformView.make(.init(frame: .zero)).children { VStack { leaf } }
              }
            }
            PlatformView.make(.init(frame: .zero)).children { VStack { rest } }
          }
        }
      }
      let screen = Screen()
      for width in [100, 60] as [CGFloat] {
        screen.frame = CGRect(x: 0, y: 0, width: width, height: 80)
        screen.layOut()
        #expect(screen.leaf.frame == CGRect(x: 0, y: 0, width: width - 20, height: 20))
        #expect(screen.rest.frame == CGRect(x: 0, y: 0, width: width, height: 40))
      }
    }

    @Test("A pass does not lay out what is around the container")
    func around() {
      let (around, view) = (Around(), PlatformView())
      around.addSubview(view)
      let live = view.live { VStack { PlatformView.make(.init(frame: .zero)) } }
      #expect(around.layouts == 0)
      withExtendedLifetime(live) {}
    }

    /// A view with a given width.
    private final class Inner: LiveView {
      let box = PlatformView()
      var width: CGFloat = 10
      @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
        HStack { box.layout.frame(width: width, height: 20) }
      }
    }

    @Test(
      "A change of size invalidates the layout of a controller, also from inside a leaf",
      arguments: [false, true]
    )
    func changedInController(isInside: Bool) {
      final class Fitted: PlatformView, LayoutMeasuring {
        func size(for proposal: ProposedSize) -> CGSize {
          children.first?.size(for: proposal) ?? .zero
        }
      }
      final class Screen: LiveViewController {
        var leaf = PlatformView()
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { leaf } }
      }
      let (inner, fitted, screen) = (Inner(), Fitted(), Screen())
      if isInside { fitted { inner } }
      screen.leaf = isInside ? fitted : inner
      screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      screen.view.layOut()
      #expect(screen.leaf.frame.width == 10)
      inner.width = 60
      inner.liveHierarchy?.update()
      screen.view.layOut()
      #expect(screen.leaf.frame.width == 60)
    }

    @Test(
      "A change in a view without a layout invalidates the layout that contains the view, also if the app sets didPass",
      arguments: [false, true]
    )
    func changedConstraints(setsDidPass: Bool) {
      final class Card: LiveView, LayoutMeasuring {
        var width: CGFloat = 10
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          PlatformView.make(.init(frame: .zero)).identity(width)
        }
        func size(for proposal: ProposedSize) -> CGSize { CGSize(width: width, height: 20) }
      }
      let card = Card()
      if setsDidPass { card.liveHierarchy?.didPass = { _ in } }
      final class Screen: LiveView {
        let leaf: PlatformView
        init(_ leaf: PlatformView) {
          self.leaf = leaf
          super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        }
        required init?(coder: NSCoder) { nil }
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { leaf } }
      }
      let screen = Screen(card)
      screen.layOut()
      #expect(card.frame.width == 10)
      card.width = 60
      card.liveHierarchy?.update()
      screen.layOut()
      #expect(card.frame.width == 60)
    }

    @Test("A change of size invalidates the layouts that contain the view")
    func changedLeaf() {
      final class Outer: LiveView {
        let inner: PlatformView
        let rest = PlatformView()
        init(_ inner: PlatformView) {
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
      outer.layOut()
      middle.layOut()
      #expect(inner.frame.width == 10)
      inner.width = 60
      inner.liveHierarchy?.update()
      outer.layOut()
      middle.layOut()
      #expect(inner.frame.width == 60)
      #expect(middle.rest.frame.width == middle.frame.width - 60)
    }

    #if !canImport(ObjectiveC)
      /// A view with a box of a width.
      private final class Bar: LiveView {
        let box = SizeNotes(frame: .zero)
        var width: CGFloat = 10
        var passes = 0
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          let _ = passes += 1
          HStack { box.layout.resizable().frame(width: width, height: 20) }
        }
      }

      private final class Screen: LiveView {
        let bar = Bar()
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { bar } }
      }

      @Test("In an animated pass frames are animated, also of the layouts around")
      func animatedFrames() {
        let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let bar = screen.bar
        screen.layOut()
        #expect(bar.frame == CGRect(x: 45, y: 0, width: 10, height: 20))
        bar.passes = 0
        bar.box.notes = []
        bar.width = 60
        bar.liveHierarchy?.update(in: { pass in
          animated {
            pass()
            #expect(bar.frame == CGRect(x: 20, y: 0, width: 60, height: 20))
          }
        })
        #expect(bar.box.notes == ["60.0 animated"])
        #expect(bar.passes == 1)
        // A pass during the platform's layout is arranged by that.
        animated {
          bar.width = 30
          bar.setNeedsUpdate()
          screen.layOut()
        }
        #expect(bar.box.notes == ["60.0 animated", "30.0 animated"])
        #expect(bar.passes == 2)
      }

      @Test("A view without a size is not laid out in an animated pass")
      func animatedWithoutSize() {
        let bar = Bar()
        bar.box.notes = []
        bar.width = 60
        bar.liveHierarchy?.update(in: animated)
        #expect(bar.box.notes == [])
      }
    #endif

    @Test("A layout of the view's own and one from the block around it are both arranged")
    func twoLayouts() {
      let (view, other, root) = (BoxView(), PlatformView(), PlatformView())
      let live = root.live {
        view.with.children { HStack(spacing: 0) { other.layout.frame(width: 8, height: 8) } }
      }
      func expectCentred(in width: CGFloat) {
        view.frame = CGRect(x: 0, y: 0, width: width, height: 20)
        view.layOut()
        #expect(view.first.frame == CGRect(x: width / 2 - 15, y: 0, width: 10, height: 20))
        #expect(other.frame == CGRect(x: width / 2 - 4, y: 6, width: 8, height: 8))
      }
      expectCentred(in: 40)
      view.liveHierarchy?.update()
      expectCentred(in: 50)
      live.update()
      expectCentred(in: 60)
    }

    @Test("A view from an archive nests its hierarchy, too", arguments: Kind.allCases)
    func coder(kind: Kind) throws {
      let view = try #require(try kind.decode())
      #expect(view.children.count == 2)
      #expect(fittedSize(view) == CGSize(width: 30, height: 20))
    }

    @Test("A subclass without a hierarchy behaves like its superclass", arguments: Kind.allCases)
    func empty(kind: Kind) {
      let view = kind.makeEmpty()
      #expect(view.children.isEmpty)
      #expect(view.intrinsicContentSize.height == PlatformView.noIntrinsicMetric)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      view.layOut()
      #if WITHY_UIKIT
        #expect(view.sizeThatFits(CGSize(width: 3, height: 3)) == view.bounds.size)
      #endif
      #expect(view.size(for: ProposedSize(width: 7, height: 8)) == CGSize(width: 7, height: 8))
    }

    @Test(
      "Views with a layout are leaves of other layouts, with their own size",
      arguments: Kind.allCases
    )
    func leaves(kind: Kind) {
      let root = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = kind.make()
      root.arrange(in: root.bounds) { view }
      #expect(view.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
    }

    @Test("A view with children in a layout of the block around it has the size of that layout")
    func hostedLeaf() {
      final class Screen: LiveView {
        let box = PlatformView()
        var width: CGFloat = 30
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          VStack {
            LiveView.make(.init(frame: .zero)).children {
              HStack { box.layout.frame(width: width, height: 20) }
            }
          }
        }
      }
      let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      for width in [30, 50] as [CGFloat] {
        screen.width = width
        screen.liveHierarchy?.update()
        screen.layOut()
        #expect(
          screen.children.map(\.frame) == [
            CGRect(x: 50 - width / 2, y: 30, width: width, height: 20)
          ]
        )
        screen.children[0].layOut()
        #expect(screen.box.frame == CGRect(x: 0, y: 0, width: width, height: 20))
      }
    }

    @Test("A view whose hierarchy is constrained is a leaf with the size that the constraints give")
    func constrainedLeaf() {
      final class Card: LiveView {
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          PlatformView.make(.init(frame: .zero)).constrain {
            $0.edges == $0.parent.edges
            $0.size == CGSize(width: 60, height: 40)
          }
        }
        // The stubs have no engine for constraints.
        #if WITHY_UIKIT
          override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
            CGSize(width: 60, height: 40)
          }
        #else
          override var fittingSize: NSSize { NSSize(width: 60, height: 40) }
        #endif
      }
      #expect(Card().size(for: .unspecified) == CGSize(width: 60, height: 40))
    }

    @Test("A controller's view is laid out during the platform's layout, and after setNeedsUpdate")
    func controllers() {
      let controller = BoxController()
      controller.setNeedsUpdate()
      controller.view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      controller.layOut()
      #expect(controller.first.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
      #expect(controller.second.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
      controller.isSwapped = true
      controller.setNeedsUpdate()
      controller.layOut()
      #expect(controller.first.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
    }
  }
#endif

#if WITHY_UIKIT || WITHY_APPKIT
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  @MainActor
  @Suite("Views placed by layouts")
  struct PlacementTests {
    init() { prepare() }

    @Test(
      "An image view has the size of its image, or what an aspect ratio or bounds around it allow"
    )
    func images() throws {
      #if WITHY_UIKIT
        let image = try #require(UIImage(systemName: "person"))
      #else
        let image = NSImage(size: NSSize(width: 40, height: 20))
      #endif
      let (size, root) = (image.size, PlatformView())
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      func frame(
        _ modify: (ModifiedElement<PlatformView>) -> ModifiedElement<PlatformView>
      ) -> CGRect {
        let view = ImageView()
        view.image = image
        root.arrange(in: root.bounds) { modify(view.layout.padding(0)) }
        return view.frame
      }
      #expect(frame { $0 }.size == size)
      let fitted = frame { $0.aspectRatio(contentMode: .fit) }.size
      #expect(max(fitted.width, fitted.height) == 100)
      #expect(abs(fitted.width / fitted.height - size.width / size.height) < 0.05)
      #expect(frame { $0.frame(maxWidth: .infinity, maxHeight: .infinity) } == root.bounds)
      #expect(
        frame { $0.frame(maxWidth: .infinity) }.size == CGSize(width: 100, height: size.height)
      )
      #expect(frame { $0.frame(width: 90, height: 90) }.size == size)
    }

    @Test("A view of an app's own takes the proposed length on an axis on which it states none")
    func ownViews() {
      let (chart, badge, root) = (Chart(), Badge(), PlatformView())
      // The size of the first time is none of its own.
      for width in [100, 60] as [CGFloat] {
        root.frame = CGRect(x: 0, y: 0, width: width, height: 40)
        root.arrange(in: root.bounds) {
          HStack(spacing: 0) {
            chart
            badge
          }
        }
        #expect(chart.frame == CGRect(x: 0, y: 0, width: width - 24, height: 40))
        #expect(badge.frame == CGRect(x: width - 24, y: 0, width: 24, height: 40))
      }
      #expect(StackView().size(for: ProposedSize(width: 60, height: 30)).height == 0)
    }

    @Test("A view that moves from a stack view to a layout is placed by the layout")
    func autoresizing() {
      let (stack, a) = (StackView(), label("a"))
      let root = PlatformView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stack { a }
      #expect(!a.translatesAutoresizingMaskIntoConstraints)
      root.arrange(in: root.bounds) { a }
      #expect(a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A view stays where a layout has placed it when the bounds change")
    func resizing() {
      let (controller, root) = (PlainController(), PlatformView())
      let view: PlatformView = controller.view
      #if WITHY_APPKIT
        view.autoresizingMask = [.width, .height]
      #endif
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let live = root.live {
        view.layout.frame(width: 20, height: 10)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      live.layOut()
      #if WITHY_UIKIT
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
      #else
        #expect(view.frame == CGRect(x: 0, y: 290, width: 20, height: 10))
      #endif
    }

    @Test("A control that keeps its size is not there where another alternative is shown")
    func alternatives() {
      #if WITHY_UIKIT
        let control = UISwitch()
      #else
        let control = NSButton(title: "Save", target: nil, action: nil)
      #endif
      let root = PlatformView()
      // AppKit's coordinates begin at the bottom here.
      for width in [200, 60, 300] as [CGFloat] {
        root.frame = CGRect(x: 0, y: 0, width: width, height: width)
        root.arrange(in: root.bounds) {
          ViewThatFits {
            control.layout.padding(50)
            PlatformView.make(.init(frame: .zero))
          }
        }
        #expect(control.frame.intersects(root.bounds) == (width > 60))
      }
    }

    #if !canImport(ObjectiveC)
      @Test("A view that comes back in an animated pass is placed at once; later it moves animated")
      func firstFrame() {
        let (root, view) = (PlatformView(), SizeNotes(frame: .zero))
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        var (isThere, width) = (true, 10 as CGFloat)
        let live = root.live {
          if isThere { view.layout.resizable().frame(width: width, height: 10) }
        }
        isThere = false
        live.update()
        view.notes = []
        (isThere, width) = (true, 20)
        live.update(in: animated)
        width = 30
        live.update(in: animated)
        #expect(view.notes == ["20.0", "30.0 animated"])
      }

      @Test(
        "A view that its layout does not show goes out of sight, and returns, without animation"
      )
      func collapsed() {
        let (root, view) = (PlatformView(), SizeNotes(frame: .zero))
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        var (isCollapsed, width) = (false, 20 as CGFloat)
        let live = root.live {
          view.layout.resizable().frame(width: width, height: 10).collapsed(if: isCollapsed)
        }
        view.notes = []
        isCollapsed = true
        live.update(in: animated)
        #expect(view.frame.minX == -10_000 && view.frame.size == .zero)
        isCollapsed = false
        live.update(in: animated)
        #expect(view.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
        width = 30
        live.update(in: animated)
        #expect(view.notes == ["0.0", "20.0", "30.0 animated"])
      }
    #endif
  }

  /// A view that draws.
  private final class Chart: PlatformView {}

  /// A view with a width of its own.
  private final class Badge: PlatformView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: 24, height: PlatformView.noIntrinsicMetric)
    }
  }
#endif

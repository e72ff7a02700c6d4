#if WITHY_UIKIT || WITHY_APPKIT
  import Testing

  #if WITHY_UIKIT
    import UIKit
    import WithyUIKit
  #else
    import AppKit
    import WithyAppKit
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

    @Test("A view that moves from a stack view to a layout is placed by the layout")
    func autoresizing() {
      let (stack, a) = (StackView(), label("a"))
      let root = PlatformView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stack { a }
      #expect(!a.translatesAutoresizingMaskIntoConstraints)
      root.arrange(in: root.bounds) { a }
      #expect(a.translatesAutoresizingMaskIntoConstraints)
    }
  }
#endif

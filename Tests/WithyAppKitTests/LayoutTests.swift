#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Testing

  @testable import WithyAppKit

  @MainActor
  @Suite("AppKit's base classes with a layout")
  struct LayoutTests {
    #if !canImport(ObjectiveC)
      // The stub has no bars: its insets are set.
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
        let window = titledWindow()
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

      @Test("A text that wraps does not widen its window")
      func window() {
        let window = titledWindow()
        let frame = CGRect(x: 0, y: 0, width: 160, height: 200)
        for view in [LongTextView(frame: frame), LongTextControl(frame: frame)] {
          window.contentView = view
          window.layoutIfNeeded()
          #expect(view.frame.width == 160)
          #expect(view.intrinsicContentSize.height > 100)
        }
      }
    #endif

    @Test("A window, which has the size of its controller's view, has that of a layout in it")
    func controllerWindow() {
      let window = NSWindow(contentViewController: BoxController())
      #expect(window.contentView?.frame.size == CGSize(width: 30, height: 20))
      final class Sized: LiveViewController {
        override func loadView() { view = NSView(frame: CGRect(x: 0, y: 0, width: 50, height: 40)) }
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { NSView() } }
      }
      #expect(Sized().view.frame.size == CGSize(width: 50, height: 40))
    }

    @Test("Leaves are placed from the top in views that are not flipped, too")
    func unflipped() {
      let (view, leaf) = (NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), NSView())
      view.arrange(in: view.bounds) {
        leaf.layout.frame(width: 100, height: 10).frame(maxHeight: .infinity, alignment: .top)
      }
      #expect(leaf.frame == CGRect(x: 0, y: 90, width: 100, height: 10))
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
          NSSize(width: 50, height: 0)
        }
      }
      let view = Sized()
      #expect(view.size(for: .unspecified) == CGSize(width: 50, height: 10))
      #expect(view.size(for: ProposedSize(width: 30, height: 9)) == CGSize(width: 50, height: 9))
    }

    @Test("The view of a controller without a nib is flipped")
    func flipped() {
      #expect(LiveViewController().view.isFlipped)
    }
  }
#endif

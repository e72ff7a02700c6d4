#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Testing

  @testable import WithyAppKit

  @MainActor
  @Suite("AppKit's views as leaves of layouts")
  struct ViewLeafTests {
    @Test("A leaf has the size that its class computes")
    func sizes() {
      let proposal = ProposedSize(width: 60, height: 30)
      let image = NSImageView()
      #expect(image.size(for: proposal) == .zero)
      image.image = NSImage(size: NSSize(width: 7, height: 8))
      #expect(image.size(for: proposal) == CGSize(width: 7, height: 8))
      #expect(image.proposalAxes == [])
      #expect(NSView().size(for: proposal) == CGSize(width: 60, height: 30))
      #expect(NSView().size(for: .unspecified) == CGSize(width: 10, height: 10))
      #expect(NSScrollView().size(for: proposal) == CGSize(width: 60, height: 30))
      #expect(NSSlider().size(for: proposal).width == 60)
      #expect(NSSwitch().size(for: proposal) == NSSwitch().intrinsicContentSize)
      #expect(NSProgressIndicator().size(for: proposal).width == 60)
      let field = NSTextField(string: "abc")
      #expect(
        field.size(for: proposal) == CGSize(width: 60, height: field.intrinsicContentSize.height)
      )
      #expect(field.size(for: .unspecified).width == field.intrinsicContentSize.width)
    }

    @Test("Leaves declare how they follow a proposal")
    func flexibility() {
      #expect(NSView().flexibility == .full)
      #expect(NSScrollView().flexibility == .full)
      #expect(NSTextView().flexibility == .full)
      #expect(NSImageView().flexibility == .scalable)
      #expect(label("abc").flexibility == .text)
      #expect(NSSwitch().flexibility == .fixed)
      let across = Flexibility(horizontal: .full, vertical: .fixed)
      for view in [NSTextField(string: "abc"), NSProgressIndicator(), NSSlider()] {
        #expect(view.flexibility == across)
      }
      #expect(LiveView().flexibility == .unknown)
      #expect(NSStackView().flexibility == .unknown)
    }

    #if !canImport(ObjectiveC)
      @Test("An image view has the size of its symbol as the view configures it")
      func symbols() {
        let view = NSImageView()
        view.image = NSImage(systemSymbolName: "person", accessibilityDescription: nil)
        view.symbolConfiguration = NSImage.SymbolConfiguration(pointSize: 60, weight: .regular)
        #expect(view.size(for: .unspecified) == CGSize(width: 60, height: 60))
      }

      // These numbers are those of the stub's font.
      @Test("Text fields wrap, and round their sizes up to points", arguments: [nil, 60, 30, 0])
      func texts(width: CGFloat?) {
        let view = NSTextField(wrappingLabelWithString: "abcdefgh")
        let expected: CGSize =
          switch width {
          case 30: CGSize(width: 29, height: 33)
          case 0: CGSize(width: 0, height: 131)
          default: CGSize(width: 57, height: 17)
          }
        #expect(view.size(for: ProposedSize(width: width, height: 5)) == expected)
        #expect(view.proposalAxes == .horizontal)
      }
    #endif

    @Test("Leaves have AppKit's baselines")
    func baselines() {
      let view = label("abc")
      let baselines = view.textBaselines(in: CGSize(width: 50, height: 20))
      #expect(baselines?.first == view.firstBaselineOffsetFromTop)
      #expect(baselines?.last == 20 - view.lastBaselineOffsetFromBottom)
      #expect(NSView().textBaselines(in: .zero) == nil)
    }
  }
#endif

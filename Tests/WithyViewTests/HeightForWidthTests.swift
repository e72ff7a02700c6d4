// The numbers are those of the stubs' fonts.
#if (WITHY_UIKIT || WITHY_APPKIT) && !canImport(ObjectiveC)
  import Testing

  #if WITHY_UIKIT
    import WithyUIKit

    private let line = CGSize(width: 1625, height: 20.5)
    private let wrapped: CGFloat = 223.5
  #else
    import WithyAppKit

    private let line = CGSize(width: 1425, height: 17)
    private let wrapped: CGFloat = 163
  #endif

  /// A layout of a long text.
  @MainActor
  func longText() -> ViewHierarchy {
    let text = String(repeating: "a", count: 200)
    #if WITHY_UIKIT
      return ViewHierarchy { VStack { UILabel.make.numberOfLines(0).text(text) } }
    #else
      return ViewHierarchy { VStack { NSTextField.make(.init(wrappingLabelWithString: text)) } }
    #endif
  }

  final class LongTextView: LiveView {
    override var hierarchy: ViewHierarchy { longText() }
  }

  final class LongTextControl: LiveControl {
    override var hierarchy: ViewHierarchy { longText() }
  }

  @MainActor
  @Suite("A layout in Auto Layout")
  struct HeightForWidthTests {
    init() { prepare() }

    @Test("A layout is measured again for its final width, like a label that wraps")
    func intrinsicSize() {
      for view in [LongTextView(), LongTextControl()] {
        #expect(view.intrinsicContentSize == line)
        view.frame = CGRect(x: 0, y: 0, width: 160, height: line.height)
        #if WITHY_UIKIT
          let before = view.intrinsicSizeInvalidations
        #endif
        view.layOut()
        #expect(view.intrinsicContentSize == CGSize(width: line.width, height: wrapped))
        view.frame.size.height = view.intrinsicContentSize.height
        view.layOut()
        #expect(view.subviews[0].frame.minY == 0)
        #if WITHY_UIKIT
          // Once for the width; the height changes nothing.
          #expect(view.intrinsicSizeInvalidations == before + 1)
        #endif
        view.frame.size.width = line.width + 75
        view.layOut()
        #expect(view.intrinsicContentSize == line)
      }
    }
  }
#endif

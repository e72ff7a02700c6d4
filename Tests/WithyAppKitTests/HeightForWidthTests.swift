// The numbers are those of the stand-ins' fonts.
#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !canImport(ObjectiveC)
  import AppKit
  import Testing
  import WithyAppKit

  /// A layout of a long text.
  @MainActor
  private func longText() -> ViewHierarchy {
    ViewHierarchy {
      VStack {
        NSTextField.make(.init(wrappingLabelWithString: String(repeating: "a", count: 200)))
      }
    }
  }

  private final class TextView: LiveView {
    override var hierarchy: ViewHierarchy { longText() }
  }

  private final class TextControl: LiveControl {
    override var hierarchy: ViewHierarchy { longText() }
  }

  @MainActor
  @Suite("A layout in Auto Layout")
  struct HeightForWidthTests {
    @Test("A layout is measured again for its final width, like a label that wraps")
    func intrinsicSize() {
      for view in [TextView(), TextControl()] {
        #expect(view.intrinsicContentSize == CGSize(width: 1425, height: 17))
        view.frame = CGRect(x: 0, y: 0, width: 160, height: 17)
        view.layoutSubtreeIfNeeded()
        #expect(view.intrinsicContentSize == CGSize(width: 1425, height: 163))
        view.frame.size.width = 1500
        view.layoutSubtreeIfNeeded()
        #expect(view.intrinsicContentSize == CGSize(width: 1425, height: 17))
      }
    }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !canImport(ObjectiveC)
  @testable import MacSamples
  import TestSupport
  import Testing

  @testable import WithyAppKit

  @MainActor
  @Suite("The AppKit sample")
  struct SampleTests {
    @Test("The sample edits a shape and follows its changes")
    func inspector() async throws {
      let shape = Shape()
      let window = InspectorController.makeWindow(for: shape)
      let inspector = window.contentView?.subviews.first
      let field = inspector?.subviews.first as? NSTextField
      #expect(window.title == "Inspector")
      #expect(field?.stringValue == "Rectangle")
      inspector?.frame = CGRect(x: 0, y: 0, width: 260, height: 320)
      let list = try #require(inspector?.subviews.compactMap { $0 as? ListView }.first)
      for _ in 0..<2 { (inspector?.subviews.last as? NSButton)?.act() }
      inspector?.layoutSubtreeIfNeeded()
      #expect(list.texts == ["Note 1", "NSButton", "Note 2", "NSButton"])
      (list.cells[0].subviews.last as? NSButton)?.act()
      #expect(list.texts == ["Note 2", "NSButton"])
      #expect(list.counts == [1, 1, 1] && list.areAnimated == [true, true, true])
      shape.isLocked = true
      await turn(while: field?.isEnabled == true)
      #expect(field?.isEnabled == false)
      #expect(window.contentView === inspector?.superview)
    }
  }
#endif

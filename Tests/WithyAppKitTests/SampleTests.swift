#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !canImport(ObjectiveC)
  import AppKit
  @testable import MacSamples
  import Testing

  @testable import WithyAppKit

  @MainActor
  @Suite("The AppKit sample")
  struct SampleTests {
    @Test("The sample edits a shape and follows its changes")
    func inspector() async {
      let shape = Shape()
      let window = InspectorController.makeWindow(for: shape)
      let inspector = window.contentView?.subviews.first
      let field = inspector?.subviews.first as? NSTextField
      #expect(window.title == "Inspector")
      #expect(field?.stringValue == "Rectangle")
      let count = inspector?.subviews.count ?? 0
      (inspector?.subviews.last as? NSButton)?.act()
      for _ in 0..<100 where inspector?.subviews.count == count { await Task.yield() }
      #expect(inspector?.subviews.count == count + 1)
      shape.isLocked = true
      for _ in 0..<100 where field?.isEnabled == true { await Task.yield() }
      #expect(field?.isEnabled == false)
    }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Testing
  import WithyAppKit

  // More of an app's own classes, of AppKit's alone, whose members have the names of those that Withy
  // adds.

  private final class Box: NSBox { var nestingView = "" }
  private final class ScrollView: NSScrollView { func nestingView() {} }

  @MainActor
  @Suite("Members of an app's boxes and scroll views that are named like Withy's")
  struct BoxShadowingTests {
    @Test("Own members do not change where boxes and scroll views put their children")
    func containers() {
      let (box, scroll, a, b) = (Box(), ScrollView(), label("a"), label("b"))
      box { a }
      scroll { b }
      #expect(a.superview === box.contentView)
      #expect(b.superview === scroll.contentView)
    }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import ReportRecorder
  import Testing
  import WithyAppKit

  private final class Controller: NSViewController {
    override func loadView() { view = NSView() }
  }

  @MainActor
  @Suite("Embedded controllers")
  struct EmbeddedTests {
    private let parent = Controller()
    private let child = Controller()

    @Test("are contained when they are built")
    func build() {
      parent.view { Embedded(child, in: parent) }
      #expect(parent.children == [child])
      #expect(child.view.superview === parent.view)
      parent.view { Embedded(child, in: parent) }
      #expect(parent.children == [child])
    }

    @Test("enter and leave in a live block")
    func live() {
      var isOn = true
      let header = label("header")
      let live = parent.view.live {
        header
        if isOn { Embedded(child, in: parent) }
      }
      #expect(parent.children == [child])
      #expect(live.update().isEmpty)
      isOn = false
      live.update()
      #expect(parent.children.isEmpty)
      #expect(child.view.superview == nil)
      isOn = true
      live.update()
      #expect(parent.children == [child])
      #expect(parent.view.subviews == [header, child.view])
    }

    @Test("are retained until they are inserted")
    func retained() {
      func described() -> ViewHierarchy {
        let controller = Controller()
        controller.title = "made here"
        return ViewHierarchy { Embedded(controller, in: parent) }
      }
      parent.view { described() }
      #expect(parent.children.map(\.title) == ["made here"])
    }

    @Test("cannot contain themselves")
    func cycle() {
      parent.addChild(child)
      let found = reports {
        child.view { Embedded(parent, in: child) }
      }
      #expect(
        found.map(\.message) == ["Controller cannot be its own child; only its view is embedded"]
      )
    }

    @Test("are forgotten with their views, however many there were")
    func many() {
      for _ in 0..<70 {
        let child = Controller()
        parent.view { Embedded(child, in: parent) }
      }
      #expect(parent.children.count == 70)
      parent.view.subviews.forEach { parent.view.remove($0) }
      #expect(parent.children.isEmpty)
    }
  }
#endif

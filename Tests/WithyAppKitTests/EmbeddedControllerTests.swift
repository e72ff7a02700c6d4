#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import ReportRecorder
  import Testing
  import WithyAppKit

  private final class Controller: NSViewController {
    override func loadView() { view = NSView() }
  }

  @MainActor
  @Suite("Embedded view controllers in AppKit")
  struct EmbeddedControllerTests {
    private let parent = Controller()
    private let child = Controller()

    @Test("build() adds the controller to its parent")
    func build() {
      parent.view { Embedded(child, in: parent) }
      #expect(parent.children == [child])
      #expect(child.view.superview === parent.view)
      parent.view { Embedded(child, in: parent) }
      #expect(parent.children == [child])
    }

    @Test("Controllers are added and removed by a live block")
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

    @Test("A controller is retained until its view is inserted")
    func retained() {
      func described() -> ViewHierarchy {
        let controller = Controller()
        controller.title = "made here"
        return ViewHierarchy { Embedded(controller, in: parent) }
      }
      parent.view { described() }
      #expect(parent.children.map(\.title) == ["made here"])
    }

    @Test("A controller cannot contain itself")
    func cycle() {
      parent.addChild(child)
      let found = reports {
        child.view { Embedded(parent, in: child) }
      }
      #expect(
        found.map(\.message) == ["Controller cannot be its own child; only its view is embedded"]
      )
    }

    @Test("Controllers are released with their views, however many there were")
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

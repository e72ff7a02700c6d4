#if WITHY_UIKIT || WITHY_APPKIT
  import ReportRecorder
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  @MainActor
  @Suite("Embedded view controllers")
  struct EmbeddedControllerTests {
    private let parent = PlainController()
    private let child = PlainController()

    init() { prepare() }

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

    @Test("The view of a removed controller may be nested under another controller")
    func free() {
      var isOn = true
      let embedded = Embedded(child, in: parent)
      let live = parent.view.live { if isOn { embedded } }
      isOn = false
      live.update()
      let other = PlainController()
      other.addChild(child)
      other.view { child.view }
      #expect(child.parent === other)
      child.removeFromParent()
      isOn = true
      live.update()
      #expect(child.parent === parent)
    }

    @Test("Controllers stay contained while they move, and are removed with their surroundings")
    func moves() {
      var place = 0
      let (box, other) = (PlatformView(), StackView())
      let live = parent.view.live {
        if place < 2 {
          box.with.children { if place == 0 { Embedded(child, in: parent) } }
          other.with.children { if place == 1 { Embedded(child, in: parent) } }
        }
      }
      place = 1
      live.update()
      #expect(other.arrangedSubviews == [child.view])
      #expect(parent.children == [child])
      place = 2
      live.update()
      #expect(parent.children.isEmpty)
    }

    @Test("A pass with another parent moves the controller there")
    func otherParent() {
      let other = PlainController()
      var owner = parent
      let live = parent.view.live { Embedded(child, in: owner) }
      owner = other
      #expect(live.update() == Changes(adjustments: 1))
      #expect(parent.children.isEmpty && other.children == [child])
      #expect(parent.view.subviews == [child.view])
      #expect(live.update().isEmpty)
      // Somebody else has moved it.
      parent.addChild(child)
      owner = parent
      #expect(live.update().isEmpty)
      #expect(parent.children == [child])
    }

    @Test("A controller is retained until its view is inserted")
    func retained() {
      func described() -> ViewHierarchy {
        let controller = PlainController()
        controller.title = "made here"
        return ViewHierarchy { Embedded(controller, in: parent) }
      }
      parent.view { described() }
      #expect(parent.children.map(\.title) == ["made here"])
    }

    @Test("Controllers are released with their views, however many there were")
    func many() {
      for _ in 0..<70 { parent.view { Embedded(PlainController(), in: parent) } }
      #expect(parent.children.count == 70)
      parent.view.subviews.forEach { parent.view.remove($0) }
      #expect(parent.children.isEmpty)
    }

    @Test("A controller in itself, or in one that it contains, is reported")
    func cycles() {
      parent.addChild(child)
      let line: UInt = #line + 2
      let found = reports {
        parent.view { Embedded(parent, in: parent) }
        child.view { Embedded(parent, in: child) }
      }
      #expect(found.map(\.line).first == line)
      #expect(found.last?.message == found.first?.message)
      #expect(
        found.first?.message
          == "PlainController cannot be its own child; only its view is embedded"
      )
      #expect(parent.children == [child])
    }

    @Test("Controllers are freed with their parent")
    func lifetimes() {
      final class Screen: LiveViewController {
        let child = PlainController()
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { Embedded(child, in: self) }
      }
      weak var screen: PlatformViewController?
      weak var child: PlatformViewController?
      do {
        let made = Screen()
        _ = made.view
        #expect(made.children == [made.child])
        (screen, child) = (made, made.child)
      }
      #expect(screen == nil)
      #expect(child == nil)
    }
  }
#endif

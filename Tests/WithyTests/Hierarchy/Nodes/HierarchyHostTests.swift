import Testing
import Withy

@Suite("HierarchyHost")
struct HierarchyHostTests {
  class Screen: View, HierarchyHost {
    private(set) var log: [String] = []

    required init() {
      super.init("screen")
      setUp { log.append("constraints of \(children.count)") }
    }

    var hierarchy: Hierarchy<View> {}

    func configure() { log.append("configure") }
  }

  class Login: Screen {
    let label = Label("title")

    @HierarchyBuilder<View> override var hierarchy: Hierarchy<View> {
      label
      Builder { View("button") }
    }

    override func configure() {
      super.configure()
      label.text = "Welcome"
    }
  }

  final class LoginWithFooter: Login {
    override var hierarchy: Hierarchy<View> { super.hierarchy + View("footer") }
  }

  final class Plain: View, HierarchyHost {
    required init() {
      super.init("plain")
      setUp()
    }

    var hierarchy: Hierarchy<View> { View("a") }
  }

  @Test("Hierarchy, constraints and configuration run once, in this order")
  func order() {
    let screen = Login()
    #expect(screen.children.map(\.name) == ["title", "button"])
    #expect(screen.label.text == "Welcome")
    #expect(screen.log == ["constraints of 2", "configure"])
  }

  @Test("A subclass adds to the hierarchy of its superclass")
  func subclass() {
    #expect(LoginWithFooter().children.map(\.name) == ["title", "button", "footer"])
  }

  @Test("A screen without children or configuration is allowed")
  func defaults() {
    #expect(Screen().log == ["constraints of 0", "configure"])
    #expect(Plain().children.map(\.name) == ["a"])
  }
}

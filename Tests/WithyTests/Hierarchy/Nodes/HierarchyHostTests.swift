import TestSupport
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

  final class SetsUpAgain: Login {
    static let line: UInt = #line + 4

    required init() {
      super.init()
      setUp { Issue.record("set up twice") }
    }
  }

  @Test("A second setUp is reported, and does nothing")
  func setUpTwice() {
    var screen: SetsUpAgain?
    let found = reports { screen = SetsUpAgain() }
    #expect(
      found == [Report("SetsUpAgain has already been set up; skipped", line: SetsUpAgain.line)]
    )
    #expect(screen?.children.map(\.name) == ["title", "button"])
    #expect(screen?.log == ["constraints of 2", "configure"])
  }

  @Test("A screen at the address of a former one is set up")
  func reusedAddress() {
    #expect((0..<100).allSatisfy { _ in Plain().children.count == 1 })
  }

  @Test("Screens can be set up on several threads at once")
  func threads() async {
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<100).map { _ in Plain().children.count }.reduce(0, +) }
      }
      return await group.reduce(0, +)
    }
    #expect(counts == 800)
  }
}

import TestSupport
import Testing
import Withy

/// Live blocks that get the object that starts them.
@Suite("Live blocks in a parent")
struct LiveInTests {
  final class Screen: View {
    let model = ObservedModel()
    let container = View("container")
    var live: Live?

    /// Starts it as `self.live(in:)`, or by the name of the method alone, which is that of the property, too.
    @MainActor func start(isElsewhere: Bool) {
      if isElsewhere {
        live = live(in: container) { screen in View.make.title(screen.model.name) }
      } else {
        live = self.live(in: self) { screen in View.make.title(screen.model.name) }
      }
    }

    func parent(isElsewhere: Bool) -> View { isElsewhere ? container : self }
  }

  @Test("It is updated by itself, in the object or in another", arguments: [false, true])
  @MainActor func update(isElsewhere: Bool) async {
    let screen = Screen()
    screen.start(isElsewhere: isElsewhere)
    let parent = screen.parent(isElsewhere: isElsewhere)
    let child = parent.children.first
    screen.model.name = "b"
    await turn()
    #expect(parent.children.map(\.title) == ["b"] && parent.children[0] === child)
    #expect(screen.parent(isElsewhere: !isElsewhere).children.isEmpty)
    screen.live?.stop()
    screen.model.name = "c"
    await turn()
    #expect(child?.title == "b")
  }

  @Test("It holds the object weakly, and ends with it", arguments: [false, true])
  @MainActor func end(isElsewhere: Bool) async {
    weak var weakScreen: Screen?
    let (model, parent, live): (ObservedModel, View, Live?)
    do {
      let screen = Screen()
      screen.start(isElsewhere: isElsewhere)
      weakScreen = screen
      (model, live) = (screen.model, screen.live)
      parent = isElsewhere ? screen.container : View()
    }
    #expect(weakScreen == nil)
    let names = parent.children.map(\.title)
    model.name = "c"
    await turn()
    #expect(live?.update() == Changes() && parent.children.map(\.title) == names)
    let next = reports { _ = parent.live { View.make } }
    #expect(next == [])
  }

  @Test("A second one of the same parent is reported where it is written")
  func second() {
    let (screen, parent) = (View("screen"), View())
    let first = screen.live(in: parent) { View.make.name($0.name) }
    let found = reports {
      _ = screen.live(in: parent, file: "Screen.swift", line: 7) { View.make.name($0.name) }
    }
    #expect(found.map(\.line) == [7])
    withExtendedLifetime(first) {}
  }

  @Test("An object that is no node may describe the children of one")
  func configurable() {
    final class Controller: Configurable {
      var name = "a"
    }
    let (controller, parent) = (Controller(), View())
    let live = controller.live(in: parent) { controller in View.make.name(controller.name) }
    controller.name = "b"
    live.update()
    #expect(parent.children.map(\.name) == ["b"])
  }
}

import Foundation
import Testing
import Withy

/// A tree on the main actor, as those of UIKit and AppKit are.
@MainActor
final class MainView {
  var title = ""
  var alpha = 1.0
  private(set) var children: [MainView] = []

  func rename(_ title: String) { self.title = title }
}

extension MainView: @MainActor Nestable, @MainActor Makeable, Configurable {
  func insert(_ child: MainView, after sibling: MainView?) { children.append(child) }
  func remove(_ child: MainView) {}
}

@Suite("Isolation")
struct IsolationTests {
  @MainActor
  @Test("Everything works on the main actor for a class of the main actor")
  func mainActor() {
    let outlet = Ref<MainView>()
    let view = MainView().with.alpha.modify { $0 /= 2 }.title("a") {
      MainView()
      Builder { MainView() }.title("b").call(MainView.rename, "c").call { $0.alpha = 0 }.ref(outlet)
      [MainView()]
      for title in ["d", "e"] { Builder { MainView() }.title(title) }
    }
    .build()
    #expect(view.alpha == 0.5)
    #expect(view.children.map(\.title) == ["", "c", "", "d", "e"])
    #expect(outlet.object?.alpha == 0)
    view { Builder { MainView() }.title("f") }
    #expect(view.hierarchyDescription(["": \MainView.title]).hasSuffix("5 MainView : \"f\""))
  }

  @Test("Everything works off the main actor for a plain class")
  func anywhere() async {
    let titles = await Task.detached {
      let view = View().with.title("a") { Builder { View() }.title("b") }.build()
      return [view.title, view.children[0].title]
    }.value
    #expect(titles == ["a", "b"])
  }

  actor Worker {
    let view = View()

    func work() -> Double { view.with.alpha(0.3).build().alpha }
  }

  @Test("Everything works on a custom actor")
  func actor() async {
    #expect(await Worker().work() == 0.3)
  }
}

import Foundation
import TestSupport
import Testing
import Withy

@Suite("make")
struct MakeTests {
  @Test("make creates a new object in every build")
  func makeable() {
    let template = Label.make.text("a").alpha(0.5)
    let labels: [Label] = [template.build(), template.build()]
    #expect(labels.map(\.text) == ["a", "a"])
    #expect(labels[0] !== labels[1])
  }

  @Test("make with an expression evaluates it in every build, and not before")
  func expression() {
    var count = 0
    func view(_ name: String) -> View {
      count += 1
      return View("\(name) \(count)")
    }
    let template = View.make(view("v")).alpha(0.5)
    #expect(count == 0)
    #expect([template.build(), template.build()].map(\.name) == ["v 1", "v 2"])
  }

  @Test("make with an expression takes an implicit member")
  func implicitMember() {
    #expect(Label.make(.init("a")).text("b").build().name == "a")
  }

  @Test("make with a block nests the block, and never takes it for the object")
  func children() {
    let (label, recorder) = (Label("label"), View.Recorder())
    let single: View = View.make { label }.build()
    #expect(single !== label)
    #expect(single.children.isIdentical(to: [label]))

    let view = View.make {
      label
      Label.make.text("a")
      if recorder.operations.isEmpty { View.make(View("new")) { View.make } }
    }
    .alpha(0.5)
    .build()
    #expect(view.children.count == 3)
    #expect(view.children[0] === label)
    #expect(view.children[2].name == "new")
    #expect(view.children[2].children.count == 1)
    #expect(view.alpha == 0.5)
  }

  @Test("Blocks of make nest to any depth")
  func nested() {
    let root = View() {
      View.make {
        Label.make
        Label.make { View.make }
        View.make { for _ in 0..<2 { Label.make.text("b") } }
      }
    }
    #expect(
      root.hierarchyDescription == """
        0 View
          0 View
            0 Label
            1 Label
              0 View
            2 View
              0 Label
              1 Label
        """
    )
  }

  @Test("A class that cannot be Makeable is created by an expression")
  func configurable() {
    #expect(
      JSONEncoder.make(.init()).outputFormatting(.sortedKeys).build().outputFormatting
        == .sortedKeys
    )
    #expect(DateFormatter.make(.init()).dateFormat("yyyy").build().dateFormat == "yyyy")
  }

  @Test("A mistake in a block of make is reported with its line")
  func report() {
    let label = Label()
    let reports = TestSupport.reports {
      View.make {
        label
        label
      }
      .build()
    }
    let line: UInt = #line - 6
    #expect(
      reports == [
        Report("Label occurs twice in this block; only the first is kept", line: line)
      ]
    )
  }

  @MainActor
  @Test("make works on the main actor for a class of the main actor")
  func mainActor() {
    let view = MainView.make { MainView.make.title("a") }.title("b").build()
    #expect(view.title == "b")
    #expect(view.children.map(\.title) == ["a"])
  }
}

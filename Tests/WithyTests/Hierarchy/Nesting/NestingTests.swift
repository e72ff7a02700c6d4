import TestSupport
import SmallStack
import Testing
import Withy

@Suite("Nesting")
struct NestingTests {
  let recorder = View.Recorder()

  @Test("A block after an object appends at once, in the order written, and returns the object")
  func actsAtOnce() {
    let parent = View(recorder: recorder)
    let (a, b) = (View("a"), View("b"))
    let returned = parent {
      a
      Builder { View("c") }.alpha(0.5)
      b
    }
    #expect(returned === parent)
    #expect(
      recorder.operations == [
        "init", "insert a after nothing", "insert c after a", "insert b after c",
      ]
    )
    #expect(parent.children[1].alpha == 0.5)
  }

  @Test("Blocks nest inside blocks")
  func nested() {
    let title = View("title")
    let page = View("page") {
      View("header") {
        title
        Builder { View("subtitle") }
      }
      View("body") { View("text") }
    }
    #expect(
      page.hierarchyDescription(["name": \View.name]) == """
        0 View name: "page"
          0 View name: "header"
            0 View name: "title"
            1 View name: "subtitle"
          1 View name: "body"
            0 View name: "text"
        """
    )
  }

  @Test("with, children and a block after a setter do nothing before build")
  func describes() {
    let views = (0..<4).map { _ in View(recorder: recorder) }
    recorder.operations = []
    let builders = [
      views[0].with { View("child") },
      Builder(views[1]).children { View("child") },
      views[2].with.alpha(0) { View("child") },
      views[3].with.layer.radius(3) { View("child") },
    ]
    #expect(recorder.operations.isEmpty)
    for (builder, view) in zip(builders, views) {
      #expect(builder.build() === view)
      #expect(view.children.map(\.name) == ["child"])
    }
  }

  @Test("A block follows a conditional setter, too", arguments: [nil, "a"])
  func blockAfterIfLet(title: String?) {
    let view = View().with
      .title(ifLet: title) { View("first") }
      .alpha(ifLet: title.map { _ in 0 }) { View("second") }
      .build()
    #expect(view.title == title)
    #expect(view.children.map(\.name) == ["first", "second"])
  }

  @Test("A block evaluates its nodes at once, and creates those of builders in each build")
  func objectsAndFactories() {
    var made = 0
    let builder = Builder { View() }.children {
      View("object")
      Builder { () -> View in
        made += 1
        return View("\(made)")
      }
    }
    #expect(made == 0)
    let first = builder.build()
    let object = first.children[0]
    #expect(first.children.map(\.name) == ["object", "1"])
    let second = builder.build()
    #expect(second.children.map(\.name) == ["object", "2"])
    #expect(second.children[0] === object)
    #expect(first.children.map(\.name) == ["1"])
  }

  @Test("A node that has a parent moves")
  func moves() {
    let child = View("child")
    let (first, second) = (View(), View())
    first { child }
    second { child }
    #expect(first.children.isEmpty)
    #expect(second.children.map(\.name) == ["child"])
  }

  @Test("Nesting a child again moves it to the end, as addSubview does")
  func appendsAgain() {
    let parent = View(recorder: recorder)
    let (a, b) = (View("a"), View("b"))
    parent {
      a; b
    }
    parent { a }
    #expect(parent.children.map(\.name) == ["b", "a"])
  }

  @Test("A later step sees the children of an earlier block, and their children")
  func laterStepsSeeChildren() {
    var seen: [Int] = []
    Builder { View() }
      .children { Builder { View() }.children { View("inner") } }
      .call { seen.append($0.children[0].children.count) }
      .children { View("second") }
      .call { seen.append($0.children.count) }
      .build()
    #expect(seen == [1, 2])
  }

  @Test("Children run their steps before their parent continues, in the order written")
  func orderAcrossLevels() {
    func view(_ name: String) -> Builder<View> {
      Builder { [recorder] in View(name, recorder: recorder) }
    }
    view("root").alpha(1).children {
      view("a").children { view("b").alpha(2) }.alpha(3)
      view("c").alpha(4)
    }
    .alpha(5)
    .build()
    #expect(
      recorder.operations == [
        "root: init", "root: alpha = 1.0", "a: init", "b: init", "b: alpha = 2.0",
        "a: insert b after nothing", "a: alpha = 3.0", "root: insert a after nothing", "c: init",
        "c: alpha = 4.0", "root: insert c after a", "root: alpha = 5.0",
      ]
    )
  }

  @Test("Blocks of builders behave the same at every depth", arguments: [0, 30, 31, 32, 33, 40])
  func everyDepth(depth: Int) {
    var builder = Builder { View("list") }.children {
      for row in 0..<2 {
        if row == 1 { View("separator") }
        Builder { View("row \(row)") }.children { if true { Builder { View("cell") } } }
      }
      [View("end")]
    }
    for _ in 0..<depth {
      let inner = builder
      builder = Builder { View("outer") }.children { inner }
    }
    var view = builder.build()
    for _ in 0..<depth {
      #expect(view.name == "outer")
      view = view.children[0]
    }
    #expect(
      view.hierarchyDescription(["name": \View.name]) == """
        0 View name: "list"
          0 View name: "row 0"
            0 View name: "cell"
          1 View name: "separator"
          2 View name: "row 1"
            0 View name: "cell"
          3 View name: "end"
        """
    )
  }

  @Test(
    "A tree 128 deep is described, built and freed; a deeper one is cut off and reported",
    arguments: zip([128, 129, 1_000], [(128, 0), (128, 1), (128, 1)])
  )
  func deepDescription(_ levels: Int, _ expected: (depth: Int, reports: Int)) {
    onSmallStack {
      var builder = Builder { View() }
      let found = reports {
        for _ in 0..<levels {
          let inner = builder
          builder = Builder { View() }.count(1).children { inner }.count(2)
        }
      }
      #expect(found.count == expected.reports)
      #expect(Self.depth(of: builder.build()) == expected.depth)
    }
  }

  @Test("A tree 10,000 deep is nested at once")
  func deepNesting() {
    var view = View()
    for _ in 0..<10_000 {
      let inner = view
      view = View() { inner }
    }
    #expect(Self.depth(of: view) == 10_000)
  }

  private static func depth(of root: View) -> Int {
    var depth = 0
    var view = root
    while let child = view.children.first {
      depth += 1
      view = child
    }
    return depth
  }

  @Test("By default, append inserts after the last other child")
  func defaultAppend() {
    let parent = View(recorder: recorder)
    let (a, b) = (View("a"), View("b"))
    parent.append(a)
    parent.append(b)
    parent.append(b)
    #expect(recorder.operations.last == "insert b after a")
    #expect(parent.children.map(\.name) == ["a", "b"])
  }
}

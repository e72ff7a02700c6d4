import Observation
import TestSupport
import Testing
import Withy

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct CountKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct NameKey: EnvironmentKey {
  static let defaultValue: String? = "default"
}

private struct StyleKey: EnvironmentKey {
  static var defaultValue: Style { Style() }
}

private struct LayerKey: EnvironmentKey {
  static var defaultValue: Layer { Layer() }
}

private final class Theme: Equatable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (a: Theme, b: Theme) -> Bool { a.name == b.name }
}

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { Theme("default") }
}

extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }

  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  fileprivate var style: Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  fileprivate var layer: Layer {
    get { self[LayerKey.self] }
    set { self[LayerKey.self] = newValue }
  }
}

/// Values for everything below a part.
@MainActor
@Suite("Environment", .bothWays) struct EnvironmentTests {
  @Observable
  final class Model {
    var number = 1
    var other = 0
  }

  let model = Model()
  let root = View("root")

  /// The texts of the labels, at any depth.
  var texts: [String] { texts(of: root) }

  private func texts(of view: View) -> [String] {
    ((view as? Label).map { [$0.text] } ?? []) + view.children.flatMap(texts)
  }

  private var reader: Hierarchy<View> {
    Hierarchy {
      Part(reading: \.number) { number in Label.make.text("\(number)") }
    }
  }

  @Test("A part reads what the innermost part around it sets, or the default")
  func innermost() {
    let live = root.live {
      reader
      Part {
        reader
        View.make.children {
          View.make.children { Part { reader }.environment(\.number, 2) }
          reader
        }
      }
      .environment(\.number, 1)
    }
    #expect(texts == ["0", "1", "2", "1"])
    withExtendedLifetime(live) {}
  }

  @Test("A part reads several values, of which an inner part sets one")
  func several() {
    let live = root.live {
      Part {
        Part {
          Part(reading: \.self) { Label.make.text("\($0.number) \($0.name ?? "none")") }
        }
        .environment(\.number, 3)
      }
      .environment(\.number, 1)
      .environment(\.name, nil)
      Part(reading: \.name) { Label.make.text($0 ?? "none") }
    }
    #expect(texts == ["3 none", "default"])
    withExtendedLifetime(live) {}
  }

  @Test("A changed value evaluates parts that would be skipped, and an equal one does not")
  func changed() {
    let runs = RunCounter()
    let live = root.live {
      Part(0) {
        let _ = runs.run("part")
        Part(0) { reader }
        ForEach([1, 2], id: \.self) { _ in reader }.equatable()
        ForEach([1, 2], id: \.self) { _ in Part(1) { reader } }
      }
      .environment(\.number, model.number)
    }
    #expect(texts == ["1", "1", "1", "1", "1"])
    #expect(live.update().isEmpty)
    #expect(runs.runs["part"] == 1)
    model.number = 2
    #expect(live.update() == Changes(propertyWrites: 5))
    #expect(texts == ["2", "2", "2", "2", "2"])
    #expect(live.update().isEmpty)
    #expect(runs.runs["part"] == 2)
  }

  @Test("A part that sets another property, to an equal value, no longer sets the former one")
  func otherProperty() {
    var setsNumber = true
    let live = root.live {
      Part(0) {
        Part(reading: \.self) { Label.make.text("\($0.number) \($0.count)") }
      }
      .environment(setsNumber ? \.number : \.count, 1)
    }
    #expect(texts == ["1 0"])
    setsNumber = false
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(texts == ["0 1"])
    #expect(live.update().isEmpty)
  }

  @Test("A value that is set from observed state changes with it")
  func observed() async {
    let live = root.live { Part(0) { reader }.environment(\.number, model.number) }
    model.number = 4
    await turn()
    #expect(texts == ["4"])
    #expect(live.lastChanges == Changes(propertyWrites: 1))
  }

  @Test("A part that is evaluated alone keeps the environment around it")
  func alone() async {
    let live = root.live {
      Part {
        Part(reading: \.number) { number in Label.make.text("\(number) \(model.other)") }
        View.make.children {
          Part { Part(reading: \.number) { Label.make.text("\($0) \(model.other)") } }
        }
      }
      .environment(\.number, 7)
    }
    model.other = 1
    await turn()
    #expect(texts == ["7 1", "7 1"])
    #expect(live.lastChanges == Changes(propertyWrites: 2))
  }

  @Test("A copy of an environment sets all values, and counts as the same while it is")
  func copied() {
    let runs = RunCounter()
    var values = EnvironmentValues()
    (values.number, values.name) = (8, "a")
    let live = root.live {
      Part(0) {
        let _ = runs.run("part")
        Part(reading: \.self) { Label.make.text("\($0.number) \($0.name ?? "none")") }
      }
      .environment(\.number, 1)
      .environment(\.self, values)
    }
    #expect(texts == ["1 a"])
    live.update()
    #expect(runs.runs["part"] == 1)
    values.number = 9
    values.name = "b"
    live.update()
    #expect(texts == ["1 b"])
    #expect(values != EnvironmentValues())
  }

  @Test("The values at the top of a tree are those of the live parent")
  func top() {
    let live = root.live { Part(0) { reader } }
    live.environment.number = 5
    live.update()
    #expect(texts == ["5"])
    #expect(live.update().isEmpty)
    live.environment = EnvironmentValues()
    live.update()
    #expect(texts == ["0"])
  }

  @Test("A value that cannot be compared counts as changed, and the same object does not")
  func incomparable() {
    let runs = RunCounter()
    let layer = Layer()
    var isStyled = true
    let live = root.live {
      if isStyled {
        Part(0) {
          let _ = runs.run("part")
          Part(reading: \.style) { Label.make.text($0.color) }
        }
        .environment(\.style, Style(color: "red"))
      } else {
        Part(0) {
          let _ = runs.run("part")
          Part(reading: \.layer) { Label.make.text($0 === layer ? "same" : "other") }
        }
        .environment(\.layer, layer)
      }
    }
    live.update()
    #expect(texts == ["red"])
    #expect(runs.runs["part"] == 2)
    isStyled = false
    live.update()
    live.update()
    #expect(texts == ["same"])
    #expect(runs.runs["part"] == 3)
  }

  @Test("A part in a node that was leaving reads what is set when the node comes back")
  func returning() {
    var isShown = true
    let leaving = View("leaving")
    var remove: (() -> Void)?
    let live = root.live {
      Part(0) {
        if isShown {
          leaving.with.beforeRemove { remove = $1 }.children { Part(0) { reader } }
        }
      }
      .environment(\.number, model.number)
    }
    (isShown, model.number) = (false, 2)
    live.update()
    (isShown, model.number) = (true, 3)
    live.update()
    #expect(texts == ["3"])
    remove?()
    #expect(texts == ["3"])
  }

  @Test("A block that is nested once has the environment of its parts, and no other block has")
  func nested() {
    root {
      Part {
        reader
        View.make.children { reader }
        Part { reader }.environment(\.name, "a").environment(\.number, 2)
        if true { [reader] }
      }
      .environment(\.number, 1)
      reader
    }
    #expect(texts == ["1", "1", "2", "1", "0"])
  }

  @Test("Items, relations and the description have the environment of their parts")
  func structure() {
    var views: Hierarchy<View> {
      Hierarchy {
        Part(reading: \.number) { number in for _ in 0..<number { Label.make } }
      }
    }
    let hierarchy = Hierarchy<View> {
      Part {
        views
        View.make.children { views }
      }
      .environment(\.number, 2)
      views
    }
    #expect(hierarchy.items.map { "\($0.type)" } == ["Label", "Label", "View"])
    #expect(hierarchy.items.map(\.children.count) == [0, 0, 2])
    #expect(hierarchy.relations.map(\.children.count) == [2])
    #expect(
      "\(hierarchy)" == """
        0 new Label
        1 new Label
        2 new View
          0 new Label
          1 new Label
        """
    )
  }

  @Test("A live block inside another one has an environment of its own")
  func ownEnvironment() {
    let inner = View("inner")
    var live: [Live] = []
    live.append(
      root.live {
        Part {
          inner.with.once { inner in live.append(inner.live { reader }) }
          reader
        }
        .environment(\.number, 1)
      }
    )
    #expect(texts == ["0", "1"])
  }

  @Test("The value of a part with a value is part of it")
  func partWithValue() {
    let runs = RunCounter()
    var value = 0
    let live = root.live {
      Part(value) {
        let _ = runs.run("part")
        reader
      }
      .environment(\.number, 6)
    }
    live.update()
    value = 1
    live.update()
    #expect(texts == ["6"])
    #expect(runs.runs["part"] == 2)
  }

  @Test("An object that can be compared counts as the same if it is equal")
  func equalObjects() {
    let runs = RunCounter()
    var name = "a"
    let live = root.live {
      Part(0) {
        let _ = runs.run("part")
        Part(reading: \.theme) { Label.make.text($0.name) }
      }
      .environment(\.theme, Theme(name))
    }
    #expect(live.update().isEmpty && runs.runs["part"] == 1)
    name = "b"
    #expect(live.update() == Changes(propertyWrites: 1) && runs.runs["part"] == 2)
  }
}

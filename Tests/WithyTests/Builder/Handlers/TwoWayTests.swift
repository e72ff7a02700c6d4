import Testing

@testable import Withy

@Suite("Two-way values")
struct TwoWayTests {
  /// A field that the user types into.
  final class Field: Nestable, Makeable {
    private(set) var children: [Field] = []
    func insert(_ child: Field, after sibling: Field?) { children.append(child) }
    func remove(_ child: Field) { children.removeAll { $0 === child } }

    var text = "" { didSet { writes += 1 } }
    var writes = 0
    var label: Field?
    var isComposing = false
    var inputs: [Int: () -> (() -> Void)?] = [:]

    func attach(_ input: @escaping () -> (() -> Void)?) -> () -> Void {
      let number = inputs.count
      inputs[number] = input
      return { [weak self] in self?.inputs[number] = nil }
    }

    /// Types a text, and makes the corrections.
    func type(_ text: String) {
      self.text = text
      for input in inputs.values { input()?() }
    }
  }

  /// A model that refuses what is too long, and removes spaces.
  final class Model {
    var sets = 0
    var query = "" {
      didSet {
        sets += 1
        query = query.count > 5 ? oldValue : query.filter { $0 != " " }
      }
    }
  }

  private func bound(_ setter: Setter<Field, String>, to model: Model) -> Builder<Field> {
    setter._twoWay(to: model, \.query, { $0 }, { $0 == "-" ? nil : $0 }) { $0.attach($1) }
  }

  @Test("What the user composes reaches the model, and is corrected by no pass before it is done")
  func composing() {
    let (field, model, root) = (Field(), Model(), Field())
    let live = root.live {
      field.with.text._twoWay(to: model, \.query, { $0 }, { $0 }) {
        $0.isComposing
      } attach: {
        $0.attach($1)
      }
    }
    field.isComposing = true
    field.type("a b")
    live.update()
    #expect([model.query, field.text] == ["ab", "a b"])
    field.isComposing = false
    field.type("a bc")
    #expect([model.query, field.text] == ["abc", "abc"])
    #expect(live.update().isEmpty)
  }

  @Test("Input reaches the model at once, and the model's answer the field")
  func input() {
    let (field, model) = (Field(), Model())
    model.query = "a"
    for _ in 0..<2 { bound(field.with.text, to: model).build() }
    #expect(field.text == "a")
    #expect(field.inputs.count == 1)
    (field.writes, model.sets) = (0, 0)
    field.type("ab")
    #expect(model.query == "ab")
    #expect(field.writes == 1)
    field.type("a b c")
    #expect([model.query, field.text] == ["abc", "abc"])
    field.type("abcdef")
    #expect([model.query, field.text] == ["abc", "abc"])
    #expect(field.writes == 5)
    #expect(model.sets == 3)
  }

  @Test("A value that the model has is not set again, such as that of a corrected field")
  func equal() {
    let (field, model) = (Field(), Model())
    bound(field.with.text, to: model).build()
    field.type("ab")
    field.type("abcdef")
    field.type("ab")
    #expect(model.query == "ab")
    #expect(model.sets == 2)
  }

  @Test("In live, the model reaches the field, which is written only where they differ")
  func live() {
    let (root, field) = (Field(), Field())
    var model = Model()
    var isBound = true
    let live = root.live { if isBound { bound(field.with.text, to: model) } else { field } }
    field.type("abc")
    field.writes = 0
    #expect(live.update().isEmpty)
    #expect(field.writes == 0)
    model.query = "x"
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(field.text == "x")
    let former = model
    model = Model()
    live.update()
    field.type("new")
    #expect([former.query, model.query] == ["x", "new"])
    isBound = false
    live.update()
    #expect(field.inputs.isEmpty)
    #expect(field.text == "")
  }

  @Test("Input is converted as the newest pass declares, like the value of the model")
  func conversion() {
    let (root, field, model) = (Field(), Field(), Model())
    var unit = "m"
    let live = root.live {
      field.with.text._twoWay(to: model, \.query) { [unit] in
        $0 + unit
      } _: { [unit] in
        $0.hasSuffix(unit) ? String($0.dropLast(unit.count)) : nil
      } attach: {
        $0.attach($1)
      }
    }
    model.query = "1"
    unit = "km"
    live.update()
    #expect(field.text == "1km")
    field.type("2km")
    #expect([model.query, field.text] == ["2", "2km"])
    #expect(live.update().isEmpty)
  }

  @Test("After the model is deallocated, the field keeps what is entered")
  func lifetime() {
    let field = Field()
    var model: Model? = Model()
    weak let gone = model
    if let model { bound(field.with.text, to: model).build() }
    model = nil
    #expect(gone == nil)
    field.type("abcdefg")
    #expect(field.text == "abcdefg")
  }

  @Test("A value that is none of the model's, or behind an optional that is nil, does not reach it")
  func nothing() {
    let (field, model) = (Field(), Model())
    bound(field.with.text, to: model).build()
    field.type("-")
    #expect([field.text, model.query] == ["-", ""])
    let other = Field()
    bound(other.with.label.ifPresent.text, to: model).build()
    other.type("abc")
    #expect(model.sets == 0)
  }
}

import Testing
import Withy

@Suite("Steps")
struct StepTests {
  let recorder = View.Recorder()

  /// A builder whose factory records.
  private var builder: Builder<View> { Builder(View(recorder: recorder)) }

  @Test("Nothing happens before build")
  func laziness() {
    let builder = builder.alpha(0.5).call { $0.show() }.once { $0.show() }
    #expect(recorder.operations.isEmpty)
    builder.build()
    #expect(recorder.operations == ["init", "alpha = 0.5", "show", "show"])
  }

  @Test("Values are evaluated once, where they are written")
  func valuesAreEvaluatedOnce() {
    var evaluations = 0
    func value() -> Double {
      evaluations += 1
      return Double(evaluations)
    }
    let builder = builder.alpha(value())
    #expect(evaluations == 1)
    #expect(builder.build().alpha == 1)
    #expect(builder.build().alpha == 1)
    #expect(evaluations == 1)
  }

  @Test("Steps of every kind run in the order written")
  func order() {
    let child = View("child")
    builder
      .alpha(1)
      .call(View.move, 1, 2)
      .frame.size.width(3)
      .children { child }
      .call { $0.alpha = Double($0.children.count) + 3 }
      .if(true) {
        $0.title("5")
      } else: {
        $0.title("no")
      }
      .ifLet(6) { $0.frame.x($1) }
      .once { $0.record("7") }
      .apply { $0.alpha(8).call { $0.record("9") } }
      .call(on: 10) { $0.record("10") }
      .count.modify { $0 += 11 }
      .children { Builder { View("last") } }
      .alpha(12)
      .build()
    #expect(
      recorder.operations == [
        "init", "alpha = 1.0", "move 1 2", "frame = 0 3 0", "insert child after nothing",
        "alpha = 4.0", "title = 5", "frame = 6 3 0", "7", "alpha = 8.0", "9", "10", "count = 11",
        "insert last after child", "alpha = 12.0",
      ]
    )
  }

  @Test("Any order of setters, nested setters, calls, conditions and children is kept")
  func everyOrder() {
    typealias Step = (name: String, add: (Builder<View>) -> Builder<View>)
    let steps: [Step] = [
      ("alpha = 0.5", { $0.alpha(0.5) }),
      ("frame = 0 3 0", { $0.frame.size.width(3) }),
      ("move 1 2", { $0.call(View.move, 1, 2) }),
      ("title = a", { $0.if(true) { $0.title("a") } }),
      ("insert child after nothing", { $0.children { Builder { View("child") } } }),
    ]
    func permutations(_ steps: [Step]) -> [[Step]] {
      if steps.isEmpty { return [[]] }
      return steps.indices.flatMap { index in
        var rest = steps
        let first = rest.remove(at: index)
        return permutations(rest).map { [first] + $0 }
      }
    }
    for order in permutations(steps) {
      recorder.operations = []
      order.reduce(builder) { $1.add($0) }.build()
      #expect(recorder.operations == ["init"] + order.map(\.name))
    }
  }

  @Test("Chaining does not change the original builder")
  func branching() {
    let template = builder.alpha(0.5)
    let first = template.title("first").build()
    let second = template.title("second").build()
    let plain = template.build()
    #expect(first !== second)
    #expect([first.title, second.title, plain.title] == ["first", "second", nil])
    #expect([first.alpha, second.alpha, plain.alpha] == [0.5, 0.5, 0.5])
  }

  @Test("A template longer than a segment can be extended without changing it")
  func branchingAfterSealedSteps() {
    let template = (0..<200).reduce(Builder { View() }) { builder, _ in
      builder.count.modify { $0 += 1 }
    }
    let longer = (0..<100).reduce(template) { builder, _ in builder.count.modify { $0 += 1 } }
    #expect(
      [template.build().count, longer.build().count, template.build().count] == [200, 300, 200]
    )
  }

  @Test("Building twice runs the steps twice, on two objects of a factory")
  func buildFactoryTwice() {
    let builder = builder.count.modify { $0 += 1 }
    let first = builder.build()
    let second = builder.build()
    #expect(first !== second)
    #expect([first.count, second.count] == [1, 1])
  }

  @Test("Building twice runs the steps twice, on the same existing object")
  func buildExistingTwice() {
    let view = View()
    let builder = view.with.count.modify { $0 += 1 }
    #expect(builder.build() === view)
    #expect(builder.build() === view)
    #expect(view.count == 2)
  }

  @Test("A factory is an expression or a closure, evaluated in every build")
  func factories() {
    var made = 0
    func make() -> View {
      made += 1
      return View()
    }
    let expression = Builder(make())
    let closure = Builder { () -> View in
      let view = make()
      return view
    }
    #expect(made == 0)
    expression.build()
    closure.build()
    expression.build()
    #expect(made == 3)
  }

  @Test("A condition selects its branch", arguments: [true, false])
  func condition(isOn: Bool) {
    builder
      .if(isOn) { $0.title("on") }
      .if(!isOn) {
        $0.title("off")
      } else: {
        $0.alpha(0)
      }
      .build()
    #expect(
      recorder.operations == ["init"] + (isOn ? ["title = on", "alpha = 0.0"] : ["title = off"])
    )
  }

  @Test("Steps for a value run if there is one", arguments: [nil, "a"])
  func ifLet(title: String?) {
    let view = builder.ifLet(title) { $0.title($1) }.build()
    #expect(view.title == title)
  }

  @Test("A style is a closure, a function or a named property of Builder")
  func styles() {
    func faded<Base: View>(_ builder: Builder<Base>) -> Builder<Base> { builder.alpha(0.2) }
    let label = Builder { Label() }.apply { $0.title("a") }.apply(faded).headline.build()
    #expect(label.title == "a")
    #expect(label.alpha == 0.2)
    #expect(label.text == "HEADLINE")
  }
}

extension Builder where Base: Label {
  fileprivate var headline: Self { self.text("HEADLINE") }
}

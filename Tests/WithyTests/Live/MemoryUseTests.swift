import TestSupport
import Testing
import Withy

/// Passes, live parents and builds leave no objects behind, which is checked by counting them.
@MainActor
@Suite("Memory use stays constant") struct MemoryUseTests {
  /// How many objects of a test are alive.
  final class Count {
    var alive = 0
  }

  /// An object that is captured or made, and counted.
  final class Token {
    let count: Count

    init(_ count: Count) {
      self.count = count
      count.alive += 1
    }

    deinit { count.alive -= 1 }
  }

  /// A view that is counted.
  final class CountedView: View {
    var token: Token?
    var action: () -> Void = {}
    private var numbers: [Int: Int] = [:]

    subscript(key: Key) -> Int {
      get { numbers[key.number] ?? 0 }
      set { numbers[key.number] = newValue }
    }
  }

  /// An argument of a key path.
  struct Key: Hashable {
    let number: Int
    let token: Token

    static func == (a: Key, b: Key) -> Bool { a.number == b.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  let count = Count()
  let root = View("root")

  private func row(_ number: Int) -> Builder<CountedView> {
    let token = Token(count)
    return Builder<CountedView> { CountedView() }.token(token)
      .action { _ = token }
      .call(on: number) { _ in _ = token }
      .children {
        if number.isMultiple(of: 2) { Builder<CountedView> { CountedView() }.token(token) }
      }
  }

  @Test("10,000 observed passes do not increase memory")
  func observedPasses() async {
    let model = ObservedModel()
    let live = root.live {
      Part { row(model.number) }
      ForEach([model.number % 3, 3], id: \.self) { number in row(number) }.equatable()
    }
    var most = 0
    for number in 1...10_000 {
      model.number = number
      live.updateChangedParts()
      if number < 100 { most = max(most, count.alive) }
      #expect(count.alive <= most || number < 100)
    }
    withExtendedLifetime(live) {}
  }

  @Test(
    "3,000 live parents that are created and released do not increase memory, nor do their tasks"
  )
  func liveParents() async {
    let model = ObservedModel()
    for number in 0..<3_000 {
      let parent = View("parent")
      let token = Token(count)
      let live = parent.live {
        CountedView().with.token(token).count(model.number)
        Part { row(model.number) }
      }
      if number.isMultiple(of: 7) { live.stop() }
      if number.isMultiple(of: 5) { await Task.yield() }
    }
    model.number += 1
    await turn()
    #expect(count.alive == 0)
  }

  @Test("What key paths have captured is released when their nodes leave")
  func keyPaths() {
    var rows = [0, 1]
    let live = root.live {
      ForEach(rows, id: \.self) { row in
        let path: ReferenceWritableKeyPath<CountedView, Int> =
          \.[Key(number: row, token: Token(count))]
        Builder<CountedView> { CountedView() }.set(path, to: 1).set(path, to: 2)
      }
    }
    #expect(
      count.alive > 0
        && (root.children[1] as? CountedView)?[Key(number: 1, token: Token(count))] == 2
    )
    rows = []
    live.update()
    #expect(count.alive == 0)
  }

  @Test("30,000 builds of a template do not increase memory")
  func builds() {
    let token = Token(count)
    let template = Builder<CountedView> { [count] in
      let view = CountedView()
      view.token = Token(count)
      return view
    }
    .action { _ = token }
    .onTap.perform { _ in _ = token }
    .children { Builder<CountedView> { CountedView() }.token(token) }
    for _ in 0..<30_000 {
      template.build()
      if count.alive != 1 { break }
    }
    #expect(count.alive == 1)
  }

  @Test("Reports do not increase memory")
  func reported() {
    for _ in 0..<1_000 {
      let token = Token(count)
      let found = reports { _ = View() { token.count.alive > 0 ? [root, root] : [] } }
      #expect(found.count == 1)
    }
    #expect(count.alive == 0)
  }
}

import Testing
import Withy

/// Steps of one chain that declare a whole and its parts, and come and go.
@Suite("Steps that overlap", .bothWays) struct OverlapTests {
  /// What a step does.
  enum Step: Int, CaseIterable {
    case frame, x, size, width, changeOfFrame, changeOfWidth

    func added(to builder: Builder<View>, _ number: Int) -> Builder<View> {
      switch self {
      case .frame: builder.frame(Frame(x: number))
      case .x: builder.frame.x(number)
      case .size: builder.frame.size(Frame.Size(width: number, height: number))
      case .width: builder.frame.size.width(number)
      case .changeOfFrame: builder.frame.modify { $0.x += 10 * $0.size.width + number }
      case .changeOfWidth: builder.frame.size.width.modify { $0 = 10 * $0 + number }
      }
    }
  }

  /// The chain of the steps whose flags are set.
  private func builder(_ steps: [Step], _ flags: Int) -> Builder<View> {
    var builder = Builder { View("a") }
    for (number, step) in steps.enumerated() {
      builder = builder.if(flags >> number & 1 == 1) { step.added(to: $0, number + 1) }
    }
    return builder
  }

  /// Every chain of so many steps.
  private func chains(of count: Int) -> [[Step]] {
    (0..<count).reduce([[]]) { chains, _ in
      chains.flatMap { chain in Step.allCases.map { chain + [$0] } }
    }
  }

  @Test("Whichever come, and come or go, and then all go: the object is as if it were made anew")
  func overlapping() {
    let count = 3
    let states = 1 << count
    for steps in chains(of: count) {
      for sequence in 0..<states * states {
        let root = View("root")
        var flags = sequence % states
        let live = root.live { builder(steps, flags) }
        for next in [sequence / states, 0] {
          flags = next
          let plan = live.plan()
          let changes = live.update()
          let fresh = builder(steps, flags).build()
          guard root.children[0].frame == fresh.frame, plan == changes else {
            Issue.record("\(steps), \(sequence): \(root.children[0].frame) is not \(fresh.frame)")
            return
          }
        }
      }
    }
  }

  @Test("What was looked for in one object is not thought known of the next")
  func nextObject() {
    let root = View("root")
    var count = 1
    let live = root.live {
      View.make(View("a")).count(count)
      View.make(View("b")).count(count).count(3)
    }
    count = 2
    live.update()
    #expect(root.children.map(\.count) == [2, 3])
  }

  /// A view with elements behind a subscript.
  private final class Shelf: View {
    var items = [1: 0, 2: 0]
    private(set) var writes: [Int] = []

    subscript(item: Int) -> Int {
      get { items[item] ?? 0 }
      set {
        items[item] = newValue
        writes.append(item)
      }
    }
  }

  @Test("Elements of one subscript do not overlap")
  func elements() {
    let shelf = Shelf("shelf")
    let root = View("root")
    var (first, isOn) = (1, true)
    let live = root.live {
      shelf.with.set(\.[1], to: first).if(isOn) { $0.set(\.[2], to: 5) }
    }
    first = 2
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(shelf.writes == [1, 2, 1])
    isOn = false
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(shelf.items == [1: 2, 2: 0])
  }

  @Test("A part behind an optional that is set before and after it is as if it were made anew")
  func optional() {
    /// The chain for a state: whether there is a border, its width, and whether it is set again.
    func builder(_ state: Int) -> Builder<View> {
      let border = state & 1 == 0 ? Border(width: 0) : nil
      return Builder { View("a") }
        .border(border)
        .border.ifPresent.width(1 + (state >> 1 & 1))
        .if(state >> 2 & 1 == 1) { $0.border(border) }
    }
    for sequence in 0..<8 * 8 * 8 {
      let root = View("root")
      var state = sequence & 7
      let live = root.live { builder(state) }
      for place in 0..<3 {
        state = sequence >> (3 * place) & 7
        live.update()
        #expect(root.children[0].border == builder(state).build().border, "\(sequence)")
      }
    }
  }
}

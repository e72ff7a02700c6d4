import Testing
import Withy

/// Conditional steps of one chain that declare a property and its members.
@Suite("Overlapping steps", .bothWays) struct OverlappingStepTests {
  /// The effect of a step.
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

  @Test("Whichever steps are added and removed, the object equals a new one")
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
          live.update()
          let fresh = builder(steps, flags).build()
          guard root.children[0].frame == fresh.frame else {
            Issue.record("\(steps), \(sequence): \(root.children[0].frame) is not \(fresh.frame)")
            return
          }
        }
      }
    }
  }

  @Test("Overlaps found for one object are not applied to the next")
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

  /// A view with observed properties of one type, whose key paths are not distinguished by name.
  private final class Card: View {
    var front = Frame() { didSet { record("front") } }
    var back = Frame() { didSet { record("back") } }
    var side = Frame() { didSet { record("side") } }
    var edge = Layer()
  }

  @Test("A property keeps its value when one that might overlap it changes")
  func possibleOverlap() {
    let (root, card) = (View("root"), Card("card"))
    card.side = Frame(x: 7)
    var (number, isHere) = (1, true)
    let live = root.live {
      if isHere {
        card.with.front(Frame(x: number)).set(\.back.size.width, to: 5).side.modify { $0.x += 1 }
      }
    }
    number = 2
    live.update()
    #expect(card.front.x == 2 && card.back.size.width == 5 && card.side.x == 8)
    #expect(live.update().isEmpty)
    isHere = false
    live.update()
    #expect(card.front == Frame() && card.back == Frame() && card.side == Frame(x: 7))
  }

  /// A view with observed properties of one type that has no other properties of this type.
  private final class Reader: View {
    var cursor = 6 { didSet { record("cursor = \(cursor)") } }
    var scroll = 0 { didSet { record("scroll = \(scroll)") } }
    subscript(line: Int) -> Int {
      get { 0 }
      set { record("[\(line)] = \(newValue)") }
    }
    var page = Page()
  }

  /// A value with a computed member of the type of those properties.
  private struct Page {
    var length = 0
    var half: Int {
      get { length / 2 }
      set { length = 2 * newValue }
    }
  }

  @Test("Properties that a path of several members does not lead through are left alone")
  func unrelated() {
    let recorder = View.Recorder()
    let (root, reader) = (View("root"), Reader("reader", recorder: recorder))
    var number = 1
    let live = root.live {
      reader.with.set(\.frame.x, to: 1).set(\.page.half, to: 3).cursor(number).scroll(0).set(
        \.[1],
        to: number
      )
      .set(\.[2], to: number)
    }
    reader.scroll = 300
    recorder.operations = []
    number = 2
    #expect(live.update() == Changes(propertyWrites: 3))
    #expect(recorder.operations == ["reader: cursor = 2", "reader: [1] = 2", "reader: [2] = 2"])
    #expect(reader.scroll == 300)
  }

  @Test("A value set in an object is restored there, even if a later step replaced the object")
  func replacedObject() {
    let (root, card) = (View("root"), Card("card"))
    let (own, first, second) = (card.edge, Layer(), Layer())
    var isOn = true
    let live = root.live {
      card.with.if(isOn) { $0.edge(first) }.edge.radius(2).edge(second)
    }
    #expect(first.radius == 2)
    isOn = false
    live.update()
    #expect(card.edge === second)
    #expect(own.radius == 2 && first.radius == 0 && second.radius == 0)
  }

  @Test("A property of another type does not overlap one set by its key path")
  func otherType() {
    let (root, view) = (View("root"), View("a"))
    let live = root.live {
      view.with.border.ifPresent.width(2).frame.x.always(1).set(\.count, to: 3)
    }
    view.border = Border()
    view.frame.x = 5
    let changes = live.update()
    #expect(changes == Changes(propertyWrites: 2))
    #expect(view.border?.width == 2 && view.frame.x == 1)
  }

  @Test("A member of an optional that is set before and after it equals a new one")
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

import TestSupport
import Testing

@testable import Withy

/// Steps whose path leads through an optional, which others may set.
extension PredictedStepTests {
  @Test("A step through an optional changes nothing while there still is a value, or still none")
  func optional() {
    let live = root.live {
      View.make.image.ifPresent.alpha(0.2).title(state.title)
      View.make.children { View.make.image.ifPresent.alpha(0.2) }
    }
    let views = [root.children[0], root.children[1].children[0]]
    for _ in 0..<2 { #expect(live.update() == Changes()) }
    for view in views { view.image = View() }
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(views.map(\.image?.alpha) == [0.2, 0.2])
    for view in views { view.image?.alpha = 0.7 }
    for _ in 0..<2 { #expect(live.update() == Changes()) }
    for view in views { view.image = nil }
    #expect(live.update() == Changes() && live.update() == Changes())
    for view in views { view.image = View() }
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 3))
    #expect(views.map(\.image?.alpha) == [0.2, 0.2])
  }

  @Test("A value that the pass itself puts into an optional is reached in the same pass")
  func optionalAfterCalls() {
    let (first, second) = (View(), View())
    let live = root.live {
      Builder<View>(View()).call { view in
        for other in view.parent?.children.dropFirst() ?? [] {
          other.image = state.flag ? other.image ?? View() : nil
        }
      }
      first.with.image.ifPresent.alpha(0.2)
      second.with.title(state.title).image.ifPresent.alpha.always(0.3)
    }
    #expect(live.update() == Changes() && live.update() == Changes())
    for _ in 0..<2 {
      state.flag = true
      #expect(live.update() == Changes(propertyWrites: 2))
      #expect([first, second].map(\.image?.alpha) == [0.2, 0.3])
      #expect(live.update() == Changes())
      state.flag = false
      #expect(live.update() == Changes())
    }
  }

  @Test("A value that an earlier step puts into an optional is reached in the same pass")
  func optionalAfterSetter() {
    final class Frame: View {
      override var title: String? { didSet { image = title == "b" ? View() : nil } }
    }
    let frame = Frame()
    let live = root.live { frame.with.title(state.title).image.ifPresent.alpha(0.2) }
    #expect(live.update() == Changes())
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(frame.image?.alpha == 0.2)
    state.title = "a"
    #expect(live.update() == Changes(propertyWrites: 1))
    state.title = "b"
    live.update()
    #expect(frame.image?.alpha == 0.2)
  }

  @Test("A step that finds nothing remains a step of a chain that changes behind it")
  func optionalBeforeChange() {
    let view = View()
    let live = root.live { view.with.image.ifPresent.alpha(0.2).if(state.flag) { $0.count(7) } }
    for flag in [true, false, true] {
      state.flag = flag
      #expect(live.update() == Changes(propertyWrites: 1))
      #expect(live.update() == Changes())
    }
    view.image = View()
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(view.image?.alpha == 0.2)
  }
}

/// Programs that change what is in optionals, before a pass and during it.
@Suite("Random optionals") struct RandomOptionalTests {
  @Test(
    "Optionals that others change are treated alike with prediction and without",
    arguments: seeds(passes: 20)
  )
  func random(seed: UInt64) {
    let (predicted, plain) = (OptionalWorld.run(seed, true), OptionalWorld.run(seed, false))
    #expect(predicted == plain)
  }
}

/// A tree of three views, each with two images that it may hold.
private final class OptionalWorld {
  var random: SeededGenerator
  var flags = [false, false, false, false]
  var number = 0
  let root = View()
  let existing = View()
  var images: [ObjectIdentifier: [View]] = [:]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Runs 20 passes, and returns what each has left behind.
  static func run(_ seed: UInt64, _ isPredicted: Bool) -> [String] {
    Prediction.$isEnabled.withValue(isPredicted) {
      let world = OptionalWorld(seed: seed)
      let live = world.root.live {
        View.make.call { _ in if world.flags[3] { world.disturb() } }
        world.style(View.make)
        world.style(world.existing.with)
        View.make.children { world.style(View.make) }
      }
      return (0..<20).map { _ in
        world.change()
        let changes = live.update()
        return "\(changes.propertyWrites) \(world.views.map { world.describe($0) })"
      }
    }
  }

  func style(_ view: Builder<View>) -> Builder<View> {
    view.title("\(number)").image.ifPresent.alpha(Double(number)).border.ifPresent.width(number)
      .if(flags[0]) { $0.count(3) }
      .image.ifPresent.border.ifPresent.width.always(number)
      .if(flags[1]) { $0.border(flags[2] ? Border(width: 5) : nil) }
      .image.ifPresent.title("t")
  }

  /// The views with optionals.
  var views: [View] {
    root.children.count < 4 ? [] : [root.children[1], existing, root.children[3].children[0]]
  }

  /// Changes the state, and some optionals.
  func change() {
    for index in flags.indices where Int.random(in: 0..<4, using: &random) == 0 {
      flags[index].toggle()
    }
    if Int.random(in: 0..<3, using: &random) == 0 { number += 1 }
    if Bool.random(using: &random) { disturb() }
  }

  /// Gives some views another image, or none, and some another border, or none.
  func disturb() {
    for view in views where Bool.random(using: &random) {
      let images = images[ObjectIdentifier(view), default: [View(), View()]]
      self.images[ObjectIdentifier(view)] = images
      switch Int.random(in: 0..<6, using: &random) {
      case 0: view.image = nil
      case 1: view.image = images[0]
      case 2: view.image = images[1]
      case 3: view.border = nil
      case 4: view.border = Border(width: 9)
      default: view.image?.border = view.image?.border == nil ? Border(width: 8) : nil
      }
    }
  }

  func describe(_ view: View) -> String {
    let images = images[ObjectIdentifier(view)] ?? []
    let shown = images.map {
      "\($0 === view.image) \($0.alpha) \($0.title ?? "-") \($0.border?.width ?? -1)"
    }
    return "\(view.title ?? "-") \(view.count) \(view.border?.width ?? -1) \(shown)"
  }
}

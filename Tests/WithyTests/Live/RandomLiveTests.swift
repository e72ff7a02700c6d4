import RandomTrees
import TestSupport
import Testing
@testable import Withy

/// Views for random programs.
private class ViewWorld: World {
  let root = View("root")
  private let views: [View]
  var existing: [View] { views }

  required init(existing: Int) {
    views = (0..<existing).map { View("existing \($0)") }
  }

  func make(_ kind: Int) -> View {
    let view =
      switch kind {
      case 0: View("a")
      case 1: View("b")
      default: Label("c")
      }
    view.tellsParent = Self.hasLimits
    return view
  }

  static func factory(_ kind: Int) -> (() -> View)? {
    if hasLimits { return nil }
    return switch kind {
    case 0: { View("a") }
    case 1: { View("b") }
    default: { Label("c") }
    }
  }

  class var properties: [[Int]] { [[0, 1], [2, 3, 4, 7, 9, 12], [5, 10], [6, 8], [11, 13]] }
  class var hasLimits: Bool { false }
  class var hasRefusals: Bool { false }

  static func set(_ property: Int, to value: Int, on builder: Builder<View>) -> Builder<View> {
    switch property {
    case 0: alpha(of: builder)(Double(value))
    case 1: title(of: builder)("title \(value)")
    case 2: builder.frame(Frame(x: value))
    case 3: builder.frame.size.width(value)
    case 4: builder.frame.x(value)
    case 5: builder.layer.radius(Double(value))
    case 6: builder.border(value.isMultiple(of: 2) ? Border(width: value) : nil)
    case 7: builder.set(\.frame.size.height, to: value)
    case 8: builder.shadow.x(value)
    case 9: builder.set(\.frame, to: Frame(x: value))
    case 10: builder.set(\.layer.border.width, to: value)
    case 11: builder.backdrop.radius(value)
    case 12: builder.frame.size(Frame.Size(width: value, height: value))
    case 13: builder.set(\.backdrop.border.width, to: value)
    case 14: builder.border.ifPresent.width(value)
    case 15: builder.border.ifPresent.color("color \(value)")
    case 16: builder.backdrop.rim(value.isMultiple(of: 2) ? Border(width: value) : nil)
    case 17: builder.backdrop.rim.ifPresent.width(value)
    case 18: builder.companion.alpha(Double(value))
    default: builder.companion.companion.alpha(Double(value))
    }
  }

  /// Of the whole frame, an animation sets a part.
  static func animated(_ property: Int) -> Int? {
    switch property {
    case 0, 1: property
    case 2, 9: 4
    default: nil
    }
  }

  static func silence(_ node: View) { node.onTap = {} }

  class func modify(_ property: Int, on builder: Builder<View>) -> Builder<View> {
    switch property {
    case 0: builder.alpha.modify { $0 += 1 }
    case 1: builder.title.modify { $0 = ($0 ?? "") + "!" }
    case 2, 3: builder.frame.size.width.modify { $0 += 1 }
    case 4: builder.frame.modify { $0.x += 1 }
    case 5: builder.layer.radius.modify { $0 += 1 }
    case 8: builder.shadow.modify { $0.x += 1 }
    case 9: builder.frame.size.modify { $0.height += 2 * $0.width }
    case 11, 13: builder.backdrop.modify { $0 = $0.next }
    default: builder.count.modify { $0 += 1 }
    }
  }

  static func setAlways(_ property: Int, to value: Int, on builder: Builder<View>) -> Builder<View>
  {
    switch property {
    case 0: builder.alpha.always(Double(value))
    case 1: builder.title.always("title \(value)")
    case 2, 3: builder.frame.size.width.always(value)
    case 4: builder.frame.always(Frame(x: value))
    case 8: builder.shadow.x.always(value)
    case 11: builder.backdrop.radius.always(value)
    default: builder.layer.radius.always(Double(value))
    }
  }

  static func delegate(_ object: AnyObject, on builder: Builder<View>) -> Builder<View> {
    delegate(of: builder)(object)
  }

  /// Properties by access closures that capture nothing, and are recognised in unoptimised code, too.
  private static func alpha(of builder: Builder<View>) -> Setter<View, Double> {
    Setter(builder) { base, access, body in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { \View.alpha }
      }
      (\View.alpha)._apply(&access, to: &base, body)
    }
  }

  private static func title(of builder: Builder<View>) -> Setter<View, String?> {
    Setter(builder) { base, access, body in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { \View.title }
      }
      (\View.title)._apply(&access, to: &base, body)
    }
  }

  private static func layer(of builder: Builder<View>) -> Setter<View, Layer> {
    Setter(builder) { base, access, _ in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { \View.layer }
      }
      access = .value(base.layer)
    }
  }

  private static func delegate(of builder: Builder<View>) -> Setter<View, AnyObject?> {
    Setter(builder) { base, access, body in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { \View.delegate }
      }
      (\View.delegate)._apply(&access, to: &base, body)
    }
  }

  static func scope(_ value: Int, on builder: Builder<View>) -> Builder<View> {
    if value.isMultiple(of: 2) {
      layer(of: builder).scope { $0.radius(Double(value)).if(value > 1) { $0.border.width(value) } }
    } else {
      builder.backdrop.scope {
        $0.radius(value).if(value > 1) { $0.border.width.modify { $0 += value } }
      }
    }
  }

  class func scope(
    of object: Int,
    on builder: Builder<View>,
    _ body: (Builder<View>) -> Builder<View>
  ) -> Builder<View> { builder }
  class func children(
    of object: Int,
    on builder: Builder<View>,
    line: UInt,
    @HierarchyBuilder<View> _ children: () -> Hierarchy<View>
  ) -> Builder<View> { builder }
  class func held(by node: View) -> [View] { [] }
  class func isAsNew(_ node: View) -> Bool { false }

  static func handle(_ value: Int, on builder: Builder<View>) -> Builder<View> {
    builder.onTap.perform { $0.noted = value + 1 }
  }

  static func connect(_ value: Int, on builder: Builder<View>) -> Builder<View> {
    let handler: (View) -> Void = { $0.noted = value + 1 }
    return builder.connect("signal", handler) { view, connection in
      view.signal = { [weak view] in if let view { connection.handler(view) } }
      return { [weak view] in view?.signal = nil }
    }
  }

  static func call(_ number: Int, _ id: Int, on builder: Builder<View>) -> Builder<View> {
    builder.call(View.note, number, id, line: UInt(id))
  }

  static func note(_ number: Int?, _ id: Int, in node: View) { node.notes[id] = number }

  static func describe(_ node: View) -> String {
    "\(type(of: node)) \(node.name) \(node.alpha) \(node.title ?? "-") \(node.frame) \(node.shadow) "
      + "\(node.layer.radius) \(node.layer.border.width) \(node.border?.width ?? -1) "
      + "\(node.border?.color ?? "-") \(node.count) \(backdrops(of: node)) "
      + "\(noted(by: node.onTap, in: node)) \(noted(by: node.signal, in: node)) "
      + "\(node.notes.sorted { $0.key < $1.key })"
  }

  /// The first backdrops of a node, and which of them it has.
  private static func backdrops(of node: View) -> String {
    sequence(first: node.firstBackdrop, next: \.next).prefix(4)
      .map { backdrop in
        let rim = backdrop.rim.map { " \($0.width)" } ?? ""
        let mark = backdrop === node.backdrop ? "!" : ""
        return "\(backdrop.radius)/\(backdrop.border.width)\(rim)\(mark)"
      }
      .joined(separator: " ")
  }

  /// The number recorded by the current handler.
  private static func noted(by handler: (() -> Void)?, in node: View) -> Int {
    node.noted = 0
    handler?()
    return node.noted
  }

  static func base(_ node: View) -> View { node }

  static func children(of node: View) -> [View] { node.children }

  static func wasInsertedIntoDescendant(_ node: View) -> Bool { node.wasInsertedIntoDescendant }
}

/// Views with properties behind an optional, too.
private final class OptionalViewWorld: ViewWorld {
  override static var properties: [[Int]] {
    [[0, 1], [2, 3, 4, 7, 9, 12], [5, 10], [6, 8, 14, 15], [11, 13, 16, 17]]
  }
}

/// Views that hold others, of which one may be absent, and hold others in turn.
private final class HoldingViewWorld: ViewWorld {
  override static var properties: [[Int]] {
    [[0, 1, 18, 19], [2, 3, 4, 7, 9, 12], [5, 10], [6, 8, 14, 15], [11, 13, 16, 17]]
  }

  override static func modify(_ property: Int, on builder: Builder<View>) -> Builder<View> {
    switch property {
    case 14: builder.partner.modify { $0 = $0?.next }
    case 15: builder.partner.ifPresent.view.partner.modify { $0 = $0?.next }
    default: super.modify(property, on: builder)
    }
  }

  override static func scope(
    of object: Int,
    on builder: Builder<View>,
    _ body: (Builder<View>) -> Builder<View>
  ) -> Builder<View> {
    switch object {
    case 0: builder.companion.scope(body)
    case 1: builder.partner.ifPresent.view.scope(body)
    case 2: companion(of: builder).scope(body)
    case 3: builder.companion.scope { $0.companion.scope(body) }
    case 4: builder.companion.companion.scope(body)
    default: builder.partner.ifPresent.view.partner.ifPresent.view.scope(body)
    }
  }

  override static func children(
    of object: Int,
    on builder: Builder<View>,
    line: UInt,
    @HierarchyBuilder<View> _ children: () -> Hierarchy<View>
  ) -> Builder<View> {
    switch object {
    case 0: builder.companion.children(line: line, children)
    case 1: builder.partner.ifPresent.view.children(line: line, children)
    case 2: companion(of: builder).children(line: line, children)
    case 3: builder.companion.scope { $0.companion.children(line: line, children) }
    case 4: builder.companion.companion.children(line: line, children)
    default:
      builder.partner.ifPresent.view.partner.ifPresent.view.children(line: line, children)
    }
  }

  /// The companion by an access closure that captures nothing.
  private static func companion(of builder: Builder<View>) -> Setter<View, View> {
    Setter(builder) { base, access, _ in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { \View.companion }
      }
      access = .value(base.companion)
    }
  }

  override static func held(by node: View) -> [View] { node.held }

  override static func isAsNew(_ node: View) -> Bool {
    node.children.isEmpty && describe(node) == describe(View(node.name))
      && node.held.allSatisfy(isAsNew)
  }
}

/// Views of which some have room for two children only.
private class LimitedViewWorld: ViewWorld {
  override class var hasLimits: Bool { true }

  private let objects: [View]
  override var existing: [View] { objects }

  required init(existing: Int) {
    objects = (0..<existing).map { Self.makeExisting($0, of: existing) }
    super.init(existing: 0)
    for view in objects + [root] { view.tellsParent = true }
  }

  class func makeExisting(_ index: Int, of count: Int) -> View {
    View("\(index)", childLimit: index < count / 2 ? nil : 2)
  }
}

/// Views of which some have room for two children only, and some, or the same, refuse those and labels.
private final class RefusingViewWorld: LimitedViewWorld {
  override class var hasRefusals: Bool { true }

  override class func makeExisting(_ index: Int, of count: Int) -> View {
    let view = View("\(index)", childLimit: index % 4 == 2 || index % 8 == 3 ? 2 : nil)
    if index % 4 == 3 {
      view.objection = { $0.childLimit == nil && !($0 is Label) ? nil : "refused \($0.name)" }
    }
    return view
  }
}

@MainActor
@Suite("Random descriptions", .bothWays) struct RandomLiveTests {
  /// Runs a closure, and returns how many mistakes were reported.
  private func count(_ body: () -> Void) -> Int { reports(body).count }

  private func run(
    _ world: (some World).Type,
    hasMistakes: Bool = false,
    isChains: Bool = false,
    sharesObjects: Bool = false,
    _ share: Int
  ) async throws {
    for seed in seeds(passes: 40 * share) {
      try RandomTest(
        world,
        seed: seed,
        passes: 40,
        hasMistakes: hasMistakes,
        isChains: isChains,
        sharesObjects: sharesObjects,
        counting: count
      )
      .run()
      // Other tests wait for the main actor.
      await Task.yield()
    }
  }

  @Test("After every pass, the tree equals one built from nothing, by the fewest operations")
  func treeEqualsFresh() async throws {
    try await run(ViewWorld.self, 4)
    try await run(OptionalViewWorld.self, 4)
    try await run(HoldingViewWorld.self, 4)
  }

  @Test("After every pass, an object with up to 40 steps equals a new one")
  func chains() async throws {
    try await run(ViewWorld.self, isChains: true, 2)
    try await run(OptionalViewWorld.self, isChains: true, 2)
    try await run(HoldingViewWorld.self, isChains: true, 2)
  }

  @Test("Objects at two positions are at the first, whatever happened before")
  func mistakes() async throws {
    try await run(ViewWorld.self, hasMistakes: true, 4)
  }

  @Test("An object in two live trees is in the one that placed it last, and each loss is reported")
  func sharedObjects() async throws {
    try await run(ViewWorld.self, sharesObjects: true, 4)
  }

  @Test("A call may release the container and the live parent in the middle of a pass")
  func freeing() async throws {
    for seed in seeds(passes: 10) {
      try RandomTest(ViewWorld.self, seed: seed, passes: 2).runFreeing()
      try RandomTest(HoldingViewWorld.self, seed: seed, passes: 2).runFreeing()
      await Task.yield()
    }
  }

  @Test("Inputs that the fuzzer kept end without a difference")
  func fuzzedInputs() async throws {
    let corpus = try FuzzedInput.corpus
    #expect(!corpus.isEmpty)
    for input in corpus {
      try input.run()
      await Task.yield()
    }
  }

  @Test("Changes by other threads are shown, whatever was read meanwhile")
  func threads() async throws {
    for seed in seeds(passes: 400) {
      try await RandomTest(ViewWorld.self, seed: seed, passes: 25).runAcrossThreads()
    }
  }

  @Test("Parents with a child limit contain the first of their children, whatever happened before")
  func limits() async throws {
    try await run(LimitedViewWorld.self, hasMistakes: true, 8)
  }

  @Test("Refused children are in no parent, whatever happened before")
  func refusals() async throws {
    try await run(RefusingViewWorld.self, hasMistakes: true, 8)
  }
}

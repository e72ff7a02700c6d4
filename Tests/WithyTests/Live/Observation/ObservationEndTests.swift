import TestSupport
import Testing
@testable import Withy

/// The end of observation, which retains nothing.
@MainActor
@Suite("End of observation", .bothWays) struct ObservationEndTests {
  let model = ObservedModel()
  let counter = RunCounter()
  let root = View("root")

  @Test("stop ends the observation")
  func stop() async {
    let live = root.live {
      let _ = counter.run("block")
      Builder { View() }.title(model.name)
    }
    model.name = "b"
    live.stop()
    await turn()
    model.name = "c"
    await turn()
    #expect(counter.take() == ["block": 1])
    #expect(root.children.count == 1)
    #expect(live.update().isEmpty)
  }

  @Test("Live parent, tree, blocks and state have no retain cycle")
  func lifetimes() async {
    weak var weakModel: ObservedModel?
    weak var weakRoot: View?
    weak var weakLive: Live?
    weak var weakNode: View?
    do {
      let model = ObservedModel()
      var root: View? = View("root")
      let node = View("node")
      let live = root!.live {
        node.with.title(model.name)
        ForEach(model.items) { item in Part { Builder { View() }.title(item.title) } }
      }
      weakModel = model
      weakRoot = root
      weakLive = live
      weakNode = node
      model.name = "b"
      await turn()
      #expect(node.title == "b")
      root = nil
      #expect(weakRoot == nil)
      model.name = "c"
      await turn()
      #expect(live.update().isEmpty)
    }
    await turn()
    #expect(weakModel == nil && weakLive == nil && weakNode == nil)
  }

  final class Screen: View {
    let model = ObservedModel()
    var live: Live?

    @MainActor func start() {
      live = self.live(self) { screen in
        Builder { View() }.title(screen.model.name)
      }
    }
  }

  @Test("An owner is held weakly, by closures in the block too, and updates end with it")
  func owner() async {
    weak var weakScreen: Screen?
    let model: ObservedModel
    do {
      let screen = Screen("screen")
      screen.start()
      weakScreen = screen
      model = screen.model
      model.name = "b"
      await turn()
      #expect(screen.children[0].title == "b")
    }
    #expect(weakScreen == nil)
    model.name = "c"
    await turn()
  }

  /// A view that refers to what it is given, weakly.
  final class Client: View {
    convenience init(of delegate: AnyObject) {
      self.init()
      self.delegate = delegate
    }

    func refer(to delegate: AnyObject) { self.delegate = delegate }
    func refer(to delegate: AnyObject, _: Int, _: Int, _: Int) { self.delegate = delegate }
  }

  /// The backdrop by an access closure that captures nothing, and is recognised in unoptimised code, too.
  fileprivate static func backdrop(of builder: Builder<Client>) -> Setter<Client, Backdrop> {
    Setter(builder) { base, access, _ in
      if case .trace(let patcher) = access {
        return patcher.takeUnretainedValue().trace { \Client.backdrop }
      }
      access = .value(base.backdrop)
    }
  }

  /// The ways in which a block can use its owner.
  enum Use: String, CaseIterable {
    case set, always, modify, call, callWithFourArguments, part, items
    case once, onceInBlock, onceInTwoBlocks, onceBeforeBlock, callOnValue, itemsInBlock
    case factory, factoryWithChildren, factoryInBlock, factoryInTwoBlocks, factoryInSecondBlock
    case factoryInCondition, setBeforeBlock, setBeforeScope, onceInScope

    @MainActor
    @HierarchyBuilder<View>
    func callAsFunction(_ screen: Screen) -> Hierarchy<View> {
      switch self {
      case .set: Builder { Client() }.delegate(screen)
      case .setBeforeBlock: Builder { Client() }.delegate(screen).children { Builder { View() } }
      case .setBeforeScope:
        ObservationEndTests.backdrop(of: Builder<Client> { Client() }.delegate(screen)).scope {
          $0.radius(1)
        }
      case .onceInScope:
        ObservationEndTests.backdrop(
          of: Builder<Client> { Client() }.call(Client.refer(to:), screen)
        )
        .scope { $0.once { _ in _ = screen } }
      case .always: Builder { Client() }.delegate.always(screen)
      case .modify: Builder<Client> { Client() }.delegate.modify { $0 = screen }
      case .call: Builder { Client() }.call(Client.refer(to:), screen)
      case .callWithFourArguments:
        Builder { Client() }.call(Client.refer(to:_:_:_:), screen, 1, 2, 3)
      case .once: Builder { Client() }.once { $0.delegate = screen }
      case .onceInBlock:
        Builder { View() }.children { Builder<Client> { Client() }.once { $0.delegate = screen } }
      case .onceInTwoBlocks:
        Builder { View() }.children {
          Builder { View() }.children { Builder<Client> { Client() }.once { $0.delegate = screen } }
        }
      case .onceBeforeBlock:
        Builder<Client> { Client() }.once { $0.delegate = screen }.children { Builder { View() } }
      case .callOnValue: Builder { Client() }.call(on: 1) { $0.delegate = screen }
      case .factory: Builder { Client(of: screen) }
      case .factoryWithChildren: Builder { Client(of: screen) }.children { Builder { View() } }
      case .factoryInBlock: Builder { View() }.children { Builder { Client(of: screen) } }
      case .factoryInTwoBlocks:
        Builder { View() }.children {
          Builder { View() }.children { Builder { Client(of: screen) } }
        }
      case .factoryInSecondBlock:
        Builder { View() }
          .children { Builder { View() }.children { Builder { View() } } }
          .children { Builder { Client(of: screen) } }
      case .factoryInCondition:
        Builder { View() }.children {
          Builder { View() }
          if screen.children.isEmpty { Builder { View() } } else { Builder { Client(of: screen) } }
        }
      case .part:
        Part { [weak screen] in if let screen { Builder { Client() }.delegate(screen) } }
      case .itemsInBlock:
        Builder { View() }.children { ForEach(0..<2) { _ in Builder { Client(of: screen) } } }
      case .items:
        ForEach([1, 2], id: \.self) { _ in Builder { Client(of: screen) }.title(screen.title) }
      }
    }
  }

  @Test(
    "The closures of a block do not retain the owner",
    arguments: Use.allCases
  )
  func use(_ use: Use) {
    weak var weakScreen: Screen?
    do {
      let screen = Screen("screen")
      screen.live = screen.live(screen) { use($0) }
      // A later pass, in which nothing has changed, remembers other things than the first.
      screen.live?.update()
      #expect(screen.live?.update().insertions == 0)
      #expect(clients(in: screen).allSatisfy { $0.delegate === screen })
      #expect(!clients(in: screen).isEmpty)
      weakScreen = screen
    }
    #expect(weakScreen == nil)
  }

  private func clients(in view: View) -> [Client] {
    view.children.flatMap { [$0 as? Client].compactMap(\.self) + clients(in: $0) }
  }

  @Test("stop releases the block")
  func stopReleases() {
    let live: Live
    weak var weakItem: ObservedItem?
    do {
      let item = ObservedItem(id: 1)
      live = root.live { Builder { View() }.title(item.title) }
      weakItem = item
    }
    #expect(weakItem != nil)
    live.stop()
    #expect(weakItem == nil && root.children.count == 1)
  }

  @Test("stop during a pass releases the block after it")
  func stopInPass() {
    var live: Live?
    weak var weakItem: ObservedItem?
    do {
      let item = ObservedItem(id: 1)
      var isLast = false
      live = root.live {
        let _ = isLast ? live?.stop() : nil
        Builder { View() }.title(item.title)
      }
      weakItem = item
      isLast = true
      live?.update()
    }
    #expect(weakItem == nil && root.children.count == 1)
  }

  @Test("The tree stays unchanged after the owner is deallocated")
  func ownerOfAnotherTree() async {
    var owner: ObservedItem? = ObservedItem(id: 1)
    let live = root.live(owner!) { item in Builder { View() }.title(item.title) }
    owner = nil
    #expect(live.update().isEmpty)
    #expect(root.children.count == 1)
  }
}

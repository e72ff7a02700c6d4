import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Memory retained by layouts")
struct LayoutRetentionTests {
  /// A leaf that refers to what it is given, weakly.
  private final class Client: Shape {
    weak var delegate: AnyObject?

    convenience init(of delegate: AnyObject) {
      self.init()
      self.delegate = delegate
    }
  }

  /// A panel that retains its own layout.
  final class Screen: Panel {
    var live: Live?
    var arrangement: Arrangement?
    var isOn = true
  }

  /// The ways in which a block of layout can use its owner.
  enum Use: String, CaseIterable {
    case set, call, factory, framed, padded, container, overlay, background, items, condition
    case nested, besidePart, besideItems, part, partInPart, equatableItems, lazyRows, alternatives

    @LayoutBuilder<Box>
    func callAsFunction(_ screen: Screen) -> LayoutGroup<Box> {
      switch self {
      case .set: Builder { Client() }.delegate(screen)
      case .call: Builder { Client() }.call { $0.delegate = screen }
      case .factory: client(screen)
      case .framed: client(screen).layout.frame(width: 3)
      case .padded: client(screen).layout.padding(3).offset(x: 1).padding(2)
      case .container:
        HStack {
          Builder { Shape() }
          client(screen)
        }
      case .overlay: Builder { Shape() }.layout.overlay { client(screen) }
      case .background: client(screen).layout.background { client(screen).layout.padding(1) }
      case .items: ForEach([1, 2], id: \.self) { _ in client(screen) }
      case .condition: if screen.isOn { client(screen) } else { Builder { Shape() } }
      case .nested: VStack { HStack { VStack { client(screen).layout.padding(1) }.padding(1) } }
      case .besidePart:
        VStack {
          client(screen)
          Part { Builder { Shape() } }
        }
      case .besideItems:
        VStack {
          Part { Builder { Shape() } }
          ForEach([1, 2], id: \.self) { _ in client(screen).layout.padding(1) }
        }
      case .part: part(screen)
      case .partInPart:
        Part { [weak screen] in if let screen { VStack { part(screen) }.padding(1) } }
      case .equatableItems:
        ForEach([1, 2], id: \.self) { [weak screen] _ in if let screen { client(screen) } }
          .equatable()
      case .lazyRows:
        ScrollContainer {
          LazyVStack {
            ForEach([1, 2], id: \.self) { [weak screen] _ in if let screen { client(screen) } }
          }
        }
      case .alternatives:
        ViewThatFits {
          client(screen)
          client(screen)
        }
      }
    }

    private func client(_ screen: Screen) -> Builder<Client> { Builder { Client(of: screen) } }

    private func part(_ screen: Screen) -> LayoutGroup<Box> {
      LayoutGroup { Part { [weak screen] in if let screen { client(screen).layout.padding(1) } } }
    }
  }

  private func areClients(in box: Box, of screen: Screen) -> Bool {
    let clients = box.children.compactMap { $0 as? Client }
    return !clients.isEmpty && clients.allSatisfy { $0.delegate === screen }
  }

  @Test(
    "A live layout does not retain its owner through the closures of its block",
    arguments: Use.allCases
  )
  func live(use: Use) {
    weak var weakScreen: Screen?
    do {
      let screen = Screen()
      screen.live = screen.live(screen, isolation: nil) { screen in LayoutGroup { use(screen) } }
      #expect(areClients(in: screen, of: screen))
      screen.live?.update()
      weakScreen = screen
    }
    #expect(weakScreen == nil)
  }

  @Test("A live layout does not retain its owner after a single pass", arguments: Use.allCases)
  func firstPass(use: Use) {
    weak var weakScreen: Screen?
    do {
      let screen = Screen()
      screen.live = screen.live(screen, isolation: nil) { screen in LayoutGroup { use(screen) } }
      weakScreen = screen
    }
    #expect(weakScreen == nil)
  }

  @Test("An arrangement retains only its leaves, not the owner", arguments: Use.allCases)
  func arrangement(use: Use) {
    weak var weakScreen: Screen?
    do {
      let screen = Screen()
      screen.arrangement = screen.arrange(in: screen.bounds) { use(screen) }
      #expect(areClients(in: screen, of: screen))
      weakScreen = screen
    }
    #expect(weakScreen == nil)
  }
}

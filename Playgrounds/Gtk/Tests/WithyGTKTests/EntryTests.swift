import Testing

@testable import WithyGTK

/// The containers that can have many children.
enum ContainerKind: CaseIterable {
  case box, list, layout

  @MainActor var container: Container {
    switch self {
    case .box: Box()
    case .list: ListBox()
    case .layout: LayoutBox()
    }
  }
}

/// Five entries, the third with a text that a person has typed and the cursor in it.
@MainActor
final class TypingScene {
  var names = ["a", "b", "c", "d", "e"]
  let stage: Stage
  let container: Container
  let typed: Entry
  private var live: Live?

  /// The number of times that the typed entry has lost the focus.
  private(set) var lossCount = 0

  init(_ kind: ContainerKind) async throws {
    stage = try await Stage()
    container = kind.container
    typed = Entry()
    stage.window { container }
    live = container.live(self) { scene in
      ForEach(scene.names, id: \.self) { name in
        if name == "c" {
          scene.typed.with.placeholder(name)
            .on(.focusLost, scene) { scene, _ in scene.lossCount += 1 }
        } else {
          Entry.make.placeholder(name)
        }
      }
    }
    try await stage.turn()
    typed.focus()
    typed.text = "half a wo"
    typed.cursor = 4
  }

  /// Shows other names, and returns what was done.
  func show(_ names: [String]) async throws -> Changes {
    self.names = names
    let changes = try #require(live?.update())
    try await stage.turn()
    #expect(container.children.compactMap { ($0 as? Entry)?.placeholder } == names)
    return changes
  }
}

extension GTKTests {
  @MainActor
  @Suite("Typing in an entry while the tree changes")
  struct EntryTests {
    /// The entries of the next pass, and what it takes to show them.
    nonisolated static let passes: [(names: [String], changes: Changes)] = [
      (["x", "y", "a", "b", "c", "d", "e"], Changes(insertions: 2, propertyWrites: 2)),
      (["e", "d", "c", "b", "a"], Changes(moves: 4)),
      (["c", "a", "b", "d", "e"], Changes(moves: 1)),
      (["c"], Changes(removals: 4)),
    ]

    @Test(
      "An entry keeps its text, cursor and focus when entries come, go and move, and when it moves",
      arguments: ContainerKind.allCases,
      passes
    )
    func pass(kind: ContainerKind, pass: (names: [String], changes: Changes)) async throws {
      let scene = try await TypingScene(kind)
      #expect(try await scene.show(pass.names) == pass.changes)
      scene.expectUntouched()
    }

    @Test(
      "Moving an entry to another container keeps its text, cursor and focus",
      arguments: ContainerKind.allCases
    )
    func otherContainer(kind: ContainerKind) async throws {
      let scene = try await TypingScene(kind)
      let other = Box()
      scene.stage.window.remove(scene.container)
      scene.stage.window {
        Box() {
          scene.container
          other
        }
      }
      try await scene.stage.turn()
      scene.typed.focus()
      scene.typed.cursor = 4
      scene.expectTyped()
      other { scene.typed }
      try await scene.stage.turn()
      scene.expectTyped()
    }

    @Test("An entry that leaves a notebook keeps the focus when that gets other pages")
    func formerNotebook() async throws {
      let stage = try await Stage()
      let (notebook, page, other, entry) = (Notebook(), Box(), Box(), Entry())
      stage.window {
        Box() {
          notebook { page { entry } }
          other
        }
      }
      try await stage.turn()
      entry.focus()
      other { entry }
      notebook.remove(page)
      notebook { Button() }
      #expect(entry.hasFocus)
    }

    @Test("An entry is free for another container once the one that it had the focus in is gone")
    func formerContainer() async throws {
      let stage = try await Stage()
      let (root, entry) = (Box(), Entry())
      stage.window { root }
      root { Box() { entry } }
      try await stage.turn()
      entry.focus()
      root.children.first.map { root.remove($0) }
      #expect(reports { root { entry } }.isEmpty)
      #expect(root.rawChildren == [entry.pointer])
    }

    @Test("Setting an equal text does not move the cursor")
    func equalText() async throws {
      let scene = try await TypingScene(.box)
      scene.typed.text = "half a wo"
      #expect(scene.typed.cursor == 4)
    }
  }
}

extension TypingScene {
  /// Expects the entry as the person has left it.
  func expectTyped(_ location: SourceLocation = #_sourceLocation) {
    #expect(typed.text == "half a wo", sourceLocation: location)
    #expect(typed.cursor == 4, sourceLocation: location)
    #expect(typed.hasFocus, sourceLocation: location)
    #expect(stage.window.focusedWidget === typed, sourceLocation: location)
  }

  /// Expects the entry as the person has left it, which did not even notice.
  func expectUntouched(_ location: SourceLocation = #_sourceLocation) {
    expectTyped(location)
    #expect(lossCount == 0, sourceLocation: location)
  }
}

import Testing
import Withy

/// A class of the main actor with closures of its own, and others that may be called anywhere.
@MainActor
final class MainPanel: @MainActor Makeable {
  var count = 0
  var on0: @MainActor () -> Void = {}
  var on1: @MainActor (Int) -> Int = { $0 }
  var on2: @MainActor (Int, Int) -> Void = { _, _ in }
  var on3: @MainActor (Int, Int, Int) -> Void = { _, _, _ in }
  var onTap: (@MainActor () -> Void)?
  var onCount: (@MainActor (Int) -> Void)?
  var onPair: (@MainActor (Int, Int) -> Bool)?
  var onTriple: (@MainActor (Int, Int, Int) -> Void)?

  var send0: @Sendable () -> Int = { 0 }
  var send1: @Sendable (Int) -> Int = { $0 }
  var send2: @Sendable (Int, Int) -> Int = { $0 + $1 }
  var send3: @Sendable (Int, Int, Int) -> Int = { $0 + $1 + $2 }
  var sendTap: (@Sendable () -> Void)?
  var sendCount: (@Sendable (Int) -> Int)?
  var sendPair: (@Sendable (Int, Int) -> Int)?
  var sendTriple: (@Sendable (Int, Int, Int) -> Int)?

  var plain: (() -> Void)?
}

@MainActor
@Suite("Handlers of the main actor, and of any actor")
struct IsolatedHandlerTests {
  /// An object that is not `Sendable`.
  final class Local {
    var sum = 0
  }

  @Test("Closures of the main actor take handlers that use its state")
  func mainActor() {
    let (local, owner) = (Local(), MainPanel())
    let panel = MainPanel.make.count(1)
      .on0.perform { local.sum += $0.count }
      .on1.perform(otherwise: 0) { $0.count + $1 }
      .on2.perform { local.sum += $0.count + $1 + $2 }
      .on3.perform { local.sum += $0.count + $1 + $2 + $3 }
      .onTap.perform { local.sum += $0.count }
      .onCount.perform { local.sum += $0.count + $1 }
      .onPair.perform { $0.count == $1 + $2 }
      .onTriple.perform { local.sum += $0.count + $1 + $2 + $3 }
      .plain.perform { local.sum += $0.count }
      .build()
    panel.on0()
    panel.on2(1, 1)
    panel.on3(1, 1, 1)
    panel.onTap?()
    panel.onCount?(1)
    panel.onTriple?(1, 1, 1)
    panel.plain?()
    #expect(local.sum == 1 + 3 + 4 + 1 + 2 + 4 + 1)
    #expect(panel.on1(4) == 5)
    #expect(panel.onPair?(0, 1) == true)

    panel.with
      .on0.perform(with: owner) { $0.count += $1.count }
      .on1.perform(with: owner, otherwise: 0) { $0.count + $1.count + $2 }
      .on2.perform(with: owner) { $0.count += $1.count + $2 + $3 }
      .on3.perform(with: owner) { $0.count += $1.count + $2 + $3 + $4 }
      .onTap.perform(with: owner) { $0.count += $1.count }
      .onCount.perform(with: owner) { $0.count += $1.count + $2 }
      .onPair.perform(with: owner) { $0.count == $1.count + $2 + $3 }
      .onTriple.perform(with: owner) { $0.count += $1.count + $2 + $3 + $4 }
      .build()
    panel.on0()
    panel.on2(1, 1)
    panel.on3(1, 1, 1)
    panel.onTap?()
    panel.onCount?(1)
    panel.onTriple?(1, 1, 1)
    #expect(owner.count == 1 + 3 + 4 + 1 + 2 + 4)
    #expect(panel.on1(4) == 20)
    #expect(panel.onPair?(10, 4) == true)
  }

  @Test("Sendable closures take Sendable handlers, which run on the calling thread")
  func sendable() async {
    let owner = MainPanel()
    let panel = MainPanel.make
      .send0.perform(otherwise: -1) { _ in 1 }
      .send1.perform(otherwise: -1) { _, a in a + 1 }
      .send2.perform(otherwise: -1) { _, a, b in a + b + 1 }
      .send3.perform(otherwise: -1) { _, a, b, c in a + b + c + 1 }
      .sendTap.perform { _ in }
      .sendCount.perform(otherwise: -1) { _, a in a + 1 }
      .sendPair.perform(otherwise: -1) { _, a, b in a + b + 1 }
      .sendTriple.perform(otherwise: -1) { _, a, b, c in a + b + c + 1 }
      .build()
    let (one, three) = (panel.send1, panel.sendTriple)
    let sums = await Task.detached { [one(1), three?(1, 1, 1) ?? 0] }.value
    panel.sendTap?()
    #expect(sums == [2, 4])
    #expect([panel.send0(), panel.send2(1, 1), panel.send3(1, 1, 1)] == [1, 3, 4])
    #expect([panel.sendCount?(1), panel.sendPair?(1, 1)] == [2, 3])

    panel.with
      .send0.perform(with: owner, otherwise: -1) { _, _ in 2 }
      .send1.perform(with: owner, otherwise: -1) { _, _, a in a + 2 }
      .send2.perform(with: owner, otherwise: -1) { _, _, a, b in a + b + 2 }
      .send3.perform(with: owner, otherwise: -1) { _, _, a, b, c in a + b + c + 2 }
      .sendTap.perform(with: owner) { _, _ in }
      .sendCount.perform(with: owner, otherwise: -1) { _, _, a in a + 2 }
      .sendPair.perform(with: owner, otherwise: -1) { _, _, a, b in a + b + 2 }
      .sendTriple.perform(with: owner, otherwise: -1) { _, _, a, b, c in a + b + c + 2 }
      .build()
    panel.sendTap?()
    #expect(
      [panel.send0(), panel.send1(1), panel.send2(1, 1), panel.send3(1, 1, 1)] == [2, 3, 4, 5]
    )
    #expect(
      [panel.sendCount?(1), panel.sendPair?(1, 1), panel.sendTriple?(1, 1, 1)] == [3, 4, 5]
    )
  }
}

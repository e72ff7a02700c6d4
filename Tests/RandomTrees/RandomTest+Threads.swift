import Foundation
import TestSupport
import Withy

extension RandomTest {
  /// Changes the state on other threads, and waits until the passes that follow by themselves have
  /// made the tree the one that is made from nothing.
  ///
  /// The threads change the pieces of the state while passes read them, so that what a pass shows
  /// can be of no state that ever was; the pass after it is.
  ///
  /// - Parameter patience: The maximum time until the last pass, in seconds.
  /// - Throws: A ``Difference`` if the tree does not follow.
  @MainActor
  package func runAcrossThreads(patience: Double = 600) async throws {
    var generator = SeededGenerator(seed: seed, bytes: [])
    let program = Program(
      properties: W.properties,
      hasMistakes: false,
      using: &generator
    )
    var state = Program.state(using: &generator)
    let interpreter = Interpreter<W>(state)
    let live = interpreter.world.root.live { interpreter.block(program) }
    for pass in 0..<passes {
      state.change(using: &generator)
      let (observed, changed) = (interpreter.state, state)
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          observed.set(changed)
          continuation.resume()
        }
      }
      let fresh = Interpreter<W>(state)
      fresh.world.root { fresh.block(program) }
      let expected = Snapshot<W>(of: fresh.world.root).outline(besides: []).map(\.text)
      let end = Date(timeIntervalSinceNow: patience)
      while Snapshot<W>(of: interpreter.world.root).outline(besides: []).map(\.text) != expected {
        guard Date() < end else { throw difference(pass, "the tree does not follow the state") }
        while !interpreter.removals.isEmpty { interpreter.removals.removeFirst()() }
        try await Task.sleep(for: .milliseconds(1))
      }
      if let mistake = interpreter.mistakes.first { throw difference(pass, mistake) }
    }
    withExtendedLifetime(live) {}
  }
}

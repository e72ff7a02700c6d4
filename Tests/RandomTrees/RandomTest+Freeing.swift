import TestSupport
import Withy

extension RandomTest {
  /// Runs passes, in the last of which a call releases the container, and for half of the seeds the
  /// live parent, too.
  ///
  /// - Throws: A ``Difference`` if the container is not freed, or a pass without it does something.
  package func runFreeing(isolation: isolated (any Actor)? = #isolation) throws {
    var generator = SeededGenerator(seed: seed, bytes: [])
    let program = Program(properties: W.properties, hasMistakes: false, using: &generator)
    var state = Program.state(using: &generator)
    let interpreter = Interpreter<W>(state)
    var container: W.Node? = interpreter.world.make(0)
    weak let freed = container
    var live = container?.live(isolation: isolation) {
      interpreter.block(program)
    }
    for pass in 0..<passes {
      state.change(using: &generator)
      interpreter.state.set(state)
      let isLast = pass + 1 == passes
      interpreter.surroundRoot {
        guard isLast else { return }
        container = nil
        if seed.isMultiple(of: 2) { live = nil }
      }
      live?.update()
      interpreter.releaseSurroundings()
      while !interpreter.removals.isEmpty { interpreter.removals.removeFirst()() }
    }
    guard freed == nil else { throw difference(passes, "the container is not freed") }
    if let changes = live?.update(), !changes.isEmpty {
      throw difference(passes, "a pass without a container did something: \(changes)")
    }
  }
}

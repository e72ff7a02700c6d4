import Withy

/// Runs a random program through random states, and compares each pass with what it must be.
package struct RandomTest<W: World> {
  /// A failed expectation, with the seed that reproduces it.
  package struct Difference: Error, CustomStringConvertible {
    package let description: String
  }

  /// Runs a closure, and returns how many mistakes were reported meanwhile.
  package typealias Counting = (() -> Void) -> Int

  let seed: UInt64
  let passes: Int
  let hasMistakes: Bool
  let isChains: Bool
  let isMoves: Bool
  let sharesObjects: Bool
  let counting: Counting
  let bytes: [UInt8]

  /// Creates a test of so many states.
  ///
  /// - Parameters:
  ///   - world: The objects.
  ///   - seed: The seed, which gives the program and the states.
  ///   - passes: The number of states.
  ///   - bytes: What makes the first choices, before the seed does.
  ///   - hasMistakes: Whether objects occasionally occur at two places.
  ///   - isChains: Whether the program is long chains alone.
  ///   - isMoves: Whether the program is objects alone that change their parents.
  ///   - sharesObjects: Whether another live tree takes objects, and loses them.
  ///   - counting: Counts reports.
  package init(
    _ world: W.Type,
    seed: UInt64,
    passes: Int,
    bytes: [UInt8] = [],
    hasMistakes: Bool = false,
    isChains: Bool = false,
    isMoves: Bool = false,
    sharesObjects: Bool = false,
    counting: @escaping Counting = {
      $0()
      return 0
    }
  ) {
    self.bytes = bytes
    self.seed = seed
    self.passes = passes
    self.hasMistakes = hasMistakes
    self.isChains = isChains
    self.isMoves = isMoves
    self.sharesObjects = sharesObjects
    self.counting = counting
  }

  /// Runs the test.
  package func run(isolation: isolated (any Actor)? = #isolation) throws {
    let run = RandomRun(self, isolation: isolation)
    for pass in 0..<passes { try run.run(pass, isolation: isolation) }
  }

  func difference(_ pass: Int, _ text: String) -> Difference {
    let way = Prediction.isEnabled ? "predicted" : "not predicted"
    return Difference(description: "seed \(seed), \(way), pass \(pass): \(text)")
  }
}

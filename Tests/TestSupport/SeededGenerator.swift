/// A generator of numbers that are the same in every run: SplitMix64.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  private var bytes: ArraySlice<UInt8>

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - seed: The number that gives all others.
  ///   - bytes: What is taken for the first choices, a byte for each: a fuzzer changes them one by
  ///     one.
  public init(seed: UInt64, bytes: [UInt8] = []) {
    state = seed
    self.bytes = bytes[...]
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    // A choice among few looks at the highest bits, and throws away numbers whose lowest are zero.
    if let byte = bytes.popFirst() { return UInt64(byte) << 56 | 0x55_5555_5555_5555 }
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of some values, of which there is at least one.
  public mutating func one<Value>(of all: [Value]) -> Value {
    all[Int.random(in: all.indices, using: &self)]
  }
}

/// What an element inherits from its ancestors while it is flattened.
struct Surroundings {
  /// The axis of the nearest stack, for spacers; empty outside a stack.
  var axis: Traits = []

  /// The direction that an ancestor has set, as a trait.
  var direction: Traits = []

  /// The axes on which a modifier around makes scalable leaves follow the proposal.
  var scaled: Axes = []

  /// The number of containers around, modulo 65,536, including superfluous ones that are removed
  /// later.
  var depth: UInt16 = 0

  /// Whether nothing but the direction is inherited.
  var isNeutral: Bool { axis.isEmpty && scaled.isEmpty }

  /// Returns the surroundings for the content of a container, which may have an axis for spacers.
  func inside(_ axis: Traits) -> Surroundings {
    Surroundings(axis: axis, direction: direction, depth: depth &+ 1)
  }
}

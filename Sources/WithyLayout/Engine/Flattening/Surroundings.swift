import Withy

/// What elements take over from those around them while they are described.
struct Surroundings {
  /// The axis of the nearest stack, for spacers; empty outside a stack.
  var axis: Traits = []

  /// The direction that an element around has set, as a trait.
  var direction: Traits = []

  /// The axes on which a modifier around asks for other lengths than a picture's own.
  var scaled: Axes = []

  /// The number of containers around, modulo 65,536, also of those that are left out for their only element.
  var depth: UInt16 = 0

  /// Whether nothing is taken over but the direction.
  var isNeutral: Bool { axis.isEmpty && scaled.isEmpty }

  /// The surroundings of what stands in something that has an axis, or none.
  func inside(_ axis: Traits) -> Surroundings {
    Surroundings(axis: axis, direction: direction, depth: depth &+ 1)
  }
}

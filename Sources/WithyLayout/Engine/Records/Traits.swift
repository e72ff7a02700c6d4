/// The flags of an element.
struct Traits: OptionSet {
  var rawValue: UInt16

  /// The element is fixed or bounded, scrolls, or expands on the horizontal axis, or the spacers in
  /// it do.
  static let horizontal = Traits(rawValue: 1)
  /// The same for the vertical axis.
  static let vertical = Traits(rawValue: 2)
  /// An aspect ratio that fills.
  static let fills = Traits(rawValue: 4)
  /// Something inside sets an alignment guide.
  static let hasGuides = Traits(rawValue: 8)
  /// The element may have spacing preferences.
  static let hasSpacing = Traits(rawValue: 16)
  /// The children differ in priority.
  static let hasPriorities = Traits(rawValue: 32)
  /// A grid.
  static let isGrid = Traits(rawValue: 64)
  /// A row that is a direct child of a grid, which lays out its cells.
  static let isInGrid = Traits(rawValue: 128)
  /// A spacer, possibly with an offset, background or overlay.
  static let isSpacer = Traits(rawValue: 256)
  /// The gaps of the stack differ and are stored in the slots.
  static let hasGaps = Traits(rawValue: 512)
  /// Some children of the container take a fraction of its length.
  static let hasRelatives = Traits(rawValue: 1024)
  /// The element's layout direction is left to right, whatever its ancestors' is.
  static let isLeftToRight = Traits(rawValue: 2048)
  /// The element's layout direction is right to left, whatever its ancestors' is.
  static let isRightToLeft = Traits(rawValue: 4096)
  /// Some children of the stack have a weight.
  static let hasWeights = Traits(rawValue: 8192)
  /// The element contains a flow, whose size across depends on the length that it is placed with.
  static let wraps = Traits(rawValue: 16384)
  /// The traits that an element has in common with its children.
  static let inherited: Traits = [.hasGuides, .hasSpacing, .wraps]
  /// The traits that rank a stack's children; a union of options would allocate an array per use.
  static let hasRanks = Traits(rawValue: hasPriorities.rawValue | hasWeights.rawValue)
}

extension Traits {
  /// Creates the traits of an element that has its kind's behaviour on some axes.
  init(_ axes: Axes) { self.init(rawValue: UInt16(axes.rawValue)) }

  /// The axes on which the element has its kind's behaviour.
  var axes: Axes { Axes(rawValue: UInt8(truncatingIfNeeded: rawValue & 3)) }
}

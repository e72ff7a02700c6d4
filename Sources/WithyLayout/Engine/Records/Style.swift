import Foundation

/// Properties of an element that are either there or not.
struct Traits: OptionSet {
  var rawValue: UInt16

  /// The traits of what behaves so on some axes.
  init(_ axes: Axes) { self.init(rawValue: UInt16(axes.rawValue & 3)) }

  /// Creates traits from their bits.
  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The axes on which the element behaves so.
  var axes: Axes { Axes(rawValue: UInt8(truncatingIfNeeded: rawValue & 3)) }

  /// The element behaves so on the horizontal axis: it is fixed or bounded, or scrolls, or expands on it, or the
  /// spacers in it do.
  static let horizontal = Traits(rawValue: 1)
  /// The same of the vertical axis.
  static let vertical = Traits(rawValue: 2)
  /// An aspect ratio that fills.
  static let fills = Traits(rawValue: 4)
  /// Something inside sets an alignment guide.
  static let hasGuides = Traits(rawValue: 8)
  /// The element may say something of its edges.
  static let speaks = Traits(rawValue: 16)
  /// The children of a stack differ in priority.
  static let hasPriorities = Traits(rawValue: 32)
  /// A mistake of the leaf was reported.
  static let isReported = Traits(rawValue: 64)
  /// More levels are inside than guides are looked for in.
  static let isDeep = Traits(rawValue: 128)
  /// A spacer, or one that is offset or has a background or an overlay.
  static let isSpacer = Traits(rawValue: 256)
  /// The gaps of a stack are not all the same: they stand in the slots.
  static let hasGaps = Traits(rawValue: 512)
  /// Some of the children of a container take a part of its length.
  static let hasRelatives = Traits(rawValue: 1024)
  /// The lines of the element run from left to right, whatever those around it do.
  static let isLeftToRight = Traits(rawValue: 2048)
  /// The lines of the element run from right to left, whatever those around it do.
  static let isRightToLeft = Traits(rawValue: 4096)
  /// A weight among the children of a stack.
  static let hasWeights = Traits(rawValue: 8192)
  /// Either of what gives the children of a stack ranks; as a list it would be an array wherever it is asked for.
  static let hasRanks = Traits(rawValue: hasPriorities.rawValue | hasWeights.rawValue)
}

/// An element without what is inside: what it is, and its numbers.
///
/// A number that is not given is not-a-number.
struct Style {
  /// Its kind.
  var kind: Kind

  /// Its properties.
  var traits: Traits = []

  /// The alignment on each axis, in halves of the length; 3 for a guide of another kind.
  var alignment: (horizontal: UInt8, vertical: UInt8) = (1, 1)

  /// Numbers, for which each kind has names of its own where its rules are.
  var a = CGFloat.nan
  var b = CGFloat.nan
  var c = CGFloat.nan
  var d = CGFloat.nan

  /// Creates a style.
  init(_ kind: Kind) { self.kind = kind }

  /// The guide of an alignment as a number.
  static func number(_ guide: Guide) -> UInt8 {
    if case .halves(let halves) = guide { halves } else { 3 }
  }

  /// Sets the alignment.
  ///
  /// - Returns: Details with it, if it has a guide that is no part of a length.
  mutating func align(_ alignment: Alignment) -> Details? {
    let horizontal = Self.number(alignment.horizontal.guide)
    let vertical = Self.number(alignment.vertical.guide)
    self.alignment = (horizontal, vertical)
    guard max(horizontal, vertical) == 3 else { return nil }
    let details = Details()
    details.alignment = alignment
    return details
  }
}

import Foundation

/// What an element of a layout is.
enum Kind: UInt8 {
  case leaf, empty, spacer, horizontalStack, verticalStack, depthStack, frame, flexibleFrame
  case padding, fixedSize, aspectRatio, background, overlay, offset, position, alignmentGuide
  case scroll, layout, fitsFirst, gridRow, priority, group

  /// Whether it keeps slots for its children; what is none holds one element, or nothing.
  var isContainer: Bool {
    switch self {
    case .horizontalStack, .verticalStack, .depthStack, .background, .overlay, .layout, .fitsFirst,
      .gridRow:
      true
    default: false
    }
  }

  /// Whether its priority is that of the element that it modifies.
  var keepsPriority: Bool {
    switch self {
    case .fixedSize, .background, .overlay, .offset, .alignmentGuide: true
    default: false
    }
  }
}

/// Properties of an element that are either there or not.
struct Traits: OptionSet {
  var rawValue: UInt8

  /// The element behaves so on the horizontal axis: it is fixed, or scrolls, or expands on it.
  static let horizontal = Traits(rawValue: 1)
  /// The same of the vertical axis.
  static let vertical = Traits(rawValue: 2)
  /// An aspect ratio that fills.
  static let fills = Traits(rawValue: 4)
  /// Something inside sets an alignment guide.
  static let hasGuides = Traits(rawValue: 8)
  /// A spacer under no modifier.
  static let isBareSpacer = Traits(rawValue: 16)
  /// The children of a stack differ in priority.
  static let hasPriorities = Traits(rawValue: 32)
  /// A mistake of the leaf was reported.
  static let isReported = Traits(rawValue: 64)
  /// More levels are inside than guides are looked for in.
  static let isDeep = Traits(rawValue: 128)
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

  /// Numbers whose meaning depends on the kind.
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

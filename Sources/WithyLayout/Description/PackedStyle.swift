import Foundation

/// The element around a leaf, in a few bytes, so that most modified leaves need no object of their own.
///
/// With it a description is as large as four words. Larger ones do not fit into registers: each would be copied,
/// appended and returned through memory, by calls, which costs bare leaves more than it gains modified ones.
@usableFromInline
@frozen
struct PackedStyle {
  /// The kind of the element; `group` if there is none.
  @usableFromInline var kind = Kind.group

  /// The traits of the element, as far as they are in the lower half.
  @usableFromInline var traits: UInt8 = 0

  /// Three bits for each axis, and the highest for whether the other two numbers are the same as the first.
  @usableFromInline var alignment: UInt8 = 0

  /// No element.
  @inlinable
  init() {}

  /// Whether there is no element.
  var isNone: Bool { kind == .group }

  /// The number of elements that a leaf and the element around it are, and of those inside one another.
  var leafExtent: (count: Int, height: Int) { isNone ? (1, 0) : (2, 1) }

  /// Packs a style, of which its two first numbers are packed apart; see ``numbers(of:)``.
  @inline(__always)
  init(_ style: Style) {
    kind = style.kind
    traits = UInt8(truncatingIfNeeded: style.traits.rawValue)
    alignment = style.alignment.horizontal << 4 | style.alignment.vertical
    if !style.c.isNaN { alignment |= 128 }
  }

  /// The style, with its two first numbers.
  @inline(__always)
  func style(_ numbers: UInt64) -> Style {
    var style = Style(kind)
    style.traits = Traits(rawValue: UInt16(traits))
    style.alignment = (alignment >> 4 & 7, alignment & 7)
    style.a = CGFloat(Float(bitPattern: UInt32(truncatingIfNeeded: numbers >> 32)))
    style.b = CGFloat(Float(bitPattern: UInt32(truncatingIfNeeded: numbers)))
    if alignment & 128 != 0 { (style.c, style.d) = (style.a, style.b) }
    return style
  }

  /// The two first numbers of a style, each in half the bits; `nil` if the style has others, or numbers or traits
  /// that need more bits.
  ///
  /// The other two may be the same as the first: those of a padding are where opposite edges have the same space.
  @inline(__always)
  static func numbers(of style: Style) -> UInt64? {
    let (a, b) = (Float(style.a), Float(style.b))
    let isWhole =
      style.c.isNaN && style.d.isNaN || style.c == style.a && style.d == style.b
    guard isWhole, style.traits.rawValue < 256,
      CGFloat(a) == style.a || a.isNaN, CGFloat(b) == style.b || b.isNaN
    else { return nil }
    return UInt64(a.bitPattern) << 32 | UInt64(b.bitPattern)
  }
}

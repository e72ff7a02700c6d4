import Foundation

/// The element directly around a leaf, a modifier or a container, packed into a few bytes, so that
/// most leaves with an element around them need no object of their own.
///
/// With it a description is four words. A larger one would not fit into registers: copying,
/// appending and returning it would go through memory, by calls, which costs bare leaves more than
/// it gains the others.
@usableFromInline
@frozen
struct PackedStyle: Equatable {
  /// The kind of the element; `group` for none.
  @usableFromInline var kind = Kind.group

  /// The lower half of the element's traits.
  @usableFromInline var traits: UInt8 = 0

  /// Three bits for each axis; the highest bit is set if the last two numbers equal the first two.
  @usableFromInline var alignment: UInt8 = 0

  /// Creates a packed style without an element.
  @inlinable
  init() {}

  /// Whether there is no element.
  var isNone: Bool { kind == .group }

  /// Packs a style without its first two numbers, which are packed separately; see
  /// ``numbers(of:)``.
  @inline(__always)
  init(_ style: Style) {
    kind = style.kind
    traits = UInt8(truncatingIfNeeded: style.traits.rawValue)
    alignment = style.alignment.horizontal << 4 | style.alignment.vertical
    if !style.c.isNaN { alignment |= 128 }
  }

  /// Unpacks the style, given its first two numbers.
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

  /// Returns the first two numbers of a style, each in half the bits; `nil` if the style has other
  /// numbers, or numbers or traits that need more bits.
  ///
  /// The last two numbers may equal the first two, as for padding whose opposite edges are equal.
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

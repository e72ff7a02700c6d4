import Foundation

/// The modifier or container directly around a leaf, packed into a few bytes, so that most leaves
/// with an element around them need no object of their own.
///
/// With it a description is four words; a larger one would not fit into registers, and to pass it
/// through memory would cost bare leaves more than it gains the others.
@usableFromInline
@frozen
struct PackedSpec: Equatable {
  /// The kind of the element; `group` for none.
  @usableFromInline var kind = Kind.group

  /// The lower half of the element's traits.
  @usableFromInline var traits: UInt8 = 0

  /// Three bits for each axis; the highest bit is set if the last two numbers equal the first two.
  @usableFromInline var alignment: UInt8 = 0

  @inlinable
  init() {}

  @inlinable var isNone: Bool { kind == .group }

  /// Packs a spec without its first two numbers, see ``numbers(of:)``.
  @inline(__always)
  init(_ spec: ElementSpec) {
    kind = spec.kind
    traits = UInt8(truncatingIfNeeded: spec.traits.rawValue)
    alignment = spec.alignment.horizontal << 4 | spec.alignment.vertical
    if !spec.c.isNaN { alignment |= 128 }
  }

  @inline(__always)
  func spec(_ numbers: UInt64) -> ElementSpec {
    var spec = ElementSpec(kind)
    spec.traits = Traits(rawValue: UInt16(traits))
    spec.alignment = (alignment >> 4 & 7, alignment & 7)
    spec.a = CGFloat(Float(bitPattern: UInt32(truncatingIfNeeded: numbers >> 32)))
    spec.b = CGFloat(Float(bitPattern: UInt32(truncatingIfNeeded: numbers)))
    if alignment & 128 != 0 { (spec.c, spec.d) = (spec.a, spec.b) }
    return spec
  }

  /// Returns the first two numbers of a spec, each in half the bits; `nil` if numbers or traits
  /// need more, or if the last two numbers are given and differ from the first two.
  @inline(__always)
  static func numbers(of spec: ElementSpec) -> UInt64? {
    let (a, b) = (Float(spec.a), Float(spec.b))
    let isWhole =
      spec.c.isNaN && spec.d.isNaN || spec.c == spec.a && spec.d == spec.b
    guard isWhole, spec.traits.rawValue < 256,
      CGFloat(a) == spec.a || a.isNaN, CGFloat(b) == spec.b || b.isNaN
    else { return nil }
    return UInt64(a.bitPattern) << 32 | UInt64(b.bitPattern)
  }
}

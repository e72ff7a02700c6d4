import Foundation

/// A container or modifier apart from its content, in as few bytes as most need.
///
/// Each file of an element has a function that describes it. These are not generic, so that they need
/// no metadata at run time; what is generic is specialised where a block is compiled.
@usableFromInline
@frozen
struct ElementDescription {
  /// The kind, the flags and the alignment.
  @usableFromInline let packedSpec: PackedSpec

  @usableFromInline let packedNumbers: UInt64

  /// The whole spec, if it cannot be packed, possibly with details.
  @usableFromInline let unpacked: UnpackedSpec?

  @inline(__always)
  init(_ spec: ElementSpec, _ details: Details? = nil) {
    packedSpec = PackedSpec(spec)
    if details == nil, let numbers = PackedSpec.numbers(of: spec) {
      packedNumbers = numbers
      unpacked = nil
    } else {
      packedNumbers = 0
      unpacked = details ?? UnpackedSpec()
      unpacked?.spec = spec
    }
  }

  @inline(__always)
  init(_ spec: ElementSpec, aligned alignment: Alignment) {
    var spec = spec
    let details = spec.align(alignment)
    self.init(spec, details)
  }

  @inlinable var kind: Kind { packedSpec.kind }

  var spec: ElementSpec { unpacked?.spec ?? packedSpec.spec(packedNumbers) }

  var details: Details? { unpacked as? Details }

  /// Returns whether another element is known to be the same; one that observes geometry never is.
  func isSame(as other: ElementDescription) -> Bool {
    guard packedSpec == other.packedSpec, packedNumbers == other.packedNumbers else { return false }
    switch (unpacked, other.unpacked) {
    case (nil, nil): return true
    case (let a?, let b?):
      guard a.spec.isSame(as: b.spec) else { return false }
      return switch (details, other.details) {
      case (nil, nil): true
      case (let a?, let b?): a.geometry == nil && b.geometry == nil && a.isSame(as: b)
      default: false
      }
    default: return false
    }
  }

  /// Describes an element that has its kind's behaviour on some axes.
  @usableFromInline
  static func plain(_ kind: Kind, on axes: Axes = []) -> ElementDescription {
    ElementDescription(ElementSpec(kind, traits: Traits(axes)))
  }

  @usableFromInline
  static func aligning(_ kind: Kind, by alignment: Alignment) -> ElementDescription {
    ElementDescription(ElementSpec(kind), aligned: alignment)
  }
}

/// The spec of an element in an object.
@usableFromInline
class UnpackedSpec {
  /// The spec, which is set when the element is described.
  @exclusivity(unchecked) final var spec = ElementSpec(.group)

  init() {}
}

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

  /// The details, with the whole spec, if there are any or it cannot be packed.
  @usableFromInline let details: Details?

  @inline(__always)
  init(_ spec: ElementSpec, _ details: Details? = nil) {
    packedSpec = PackedSpec(spec)
    if details == nil, let numbers = PackedSpec.numbers(of: spec) {
      packedNumbers = numbers
      self.details = nil
    } else {
      packedNumbers = 0
      self.details = details ?? Details()
      self.details?.spec = spec
    }
  }

  @inline(__always)
  init(_ spec: ElementSpec, aligned alignment: Alignment) {
    var spec = spec
    let details = spec.align(alignment)
    self.init(spec, details)
  }

  @inlinable var kind: Kind { packedSpec.kind }

  var spec: ElementSpec { details?.spec ?? packedSpec.spec(packedNumbers) }

  /// Returns whether another element is known to be the same; one that observes geometry never is.
  func isSame(as other: ElementDescription) -> Bool {
    guard packedSpec == other.packedSpec, packedNumbers == other.packedNumbers else { return false }
    return switch (details, other.details) {
    case (nil, nil): true
    case (let a?, let b?):
      a.geometry == nil && b.geometry == nil && a.spec.isSame(as: b.spec) && a.isSame(as: b)
    default: false
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

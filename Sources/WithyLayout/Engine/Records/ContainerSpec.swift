import Foundation

/// The spec of a container, which can be described apart from its content.
struct ContainerSpec {
  /// The kind, with its numbers.
  var spec: ElementSpec

  /// The details, if any.
  var details: Details?
}

extension ContainerSpec {
  /// Creates the spec of a stack along an axis.
  init(
    _ kind: Kind,
    _ alignment: Alignment,
    _ spacing: CGFloat?,
    _ distribution: Distribution,
    _ file: StaticString,
    _ line: UInt
  ) {
    var spec = ElementSpec(kind)
    spec.spacing = Validation.finite(spacing, "spacing", file, line) ?? .nan
    if distribution != .fill { spec.distribution = distribution }
    let details = spec.align(alignment)
    self.init(spec: spec, details: details)
  }
}

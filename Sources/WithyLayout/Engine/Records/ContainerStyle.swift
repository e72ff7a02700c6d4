import Foundation

/// The style of a container, which can be described apart from its content.
struct ContainerStyle {
  /// The kind, with its numbers.
  var style: Style

  /// The details, if any.
  var details: Details?
}

extension ContainerStyle {
  /// Creates the style of a stack along an axis.
  init(
    _ kind: Kind,
    _ alignment: Alignment,
    _ spacing: CGFloat?,
    _ distribution: Distribution,
    _ file: StaticString,
    _ line: UInt
  ) {
    var style = Style(kind)
    if let spacing { style.spacing = Validation.finite(spacing, "spacing", file, line) }
    if distribution != .fill { style.distribution = distribution }
    let details = style.align(alignment)
    self.init(style: style, details: details)
  }
}

/// The style of a container, which can be described apart from its content.
struct ContainerStyle {
  /// The kind, with its numbers.
  var style: Style

  /// The details, if any.
  var details: Details?
}

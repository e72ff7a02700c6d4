import Foundation

/// Properties that few elements have, in addition to their numbers, or numbers that cannot be packed.
@usableFromInline
final class Details {
  /// The spec, which is set when the element is described.
  @exclusivity(unchecked) var spec = ElementSpec(.group)

  /// An alignment with a guide other than an edge or the centre, or that a row of a grid sets.
  var alignment: Alignment?

  var bounds: FrameBounds?

  /// The layout of a container, the user's or a built-in one that works the same way.
  var layout: (any Layout)?

  /// A guide that the element sets, its axis, and its distance from the leading or top edge.
  typealias ExplicitGuide = (guide: Guide, axis: Axis, value: (ViewDimensions) -> CGFloat)
  var guide: ExplicitGuide?

  var containerValues: ContainerValues?

  /// Observes the frame of the element, or of a scroll container's content: receives the geometry and
  /// the last value, and returns the new value and the action to call, if any.
  @usableFromInline typealias Tell = (GeometryProxy, Any?) -> (value: Any, action: (() -> Void)?)
  var geometry: Tell?

  /// The visible part of the content, if the element scrolls.
  var visible: VisibleArea?

  /// Creates details, whose properties a closure sets.
  init(_ set: (Details) -> Void = { _ in }) { set(self) }
}

public import Foundation

/// The geometry of an element.
public struct GeometryProxy: Sendable, Hashable {
  /// The frame in the coordinates of the arranged object, in points, mirrored and rounded like the
  /// frames of leaves.
  public let frame: CGRect

  /// The size, in points.
  public var size: CGSize { frame.size }
}

extension LayoutElement {
  /// Calls an action when a value derived from the element's frame has changed.
  ///
  /// ```swift
  /// bar.layout.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { barHeight = $0 }
  /// ```
  ///
  /// The action is called once all leaves are placed: the first time, and whenever the value has
  /// changed. It may request another arrangement, or change state that `live` observes. Both
  /// closures are always those of the newest description.
  @inlinable
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> ModifiedElement<Node> {
    onGeometryChange(for: type, of: transform) { action($1) }
  }

  /// Calls an action with the old and the new value when a value derived from the element's frame
  /// has changed; the first time they are equal.
  @inlinable
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedElement<Node> {
    inside(
      .observing { proxy, old in
        let value = transform(proxy)
        let old = old.flatMap { $0 as? Value }
        return (value, old == value ? nil : { action(old ?? value, value) })
      }
    )
  }
}

extension ElementDescription {
  @usableFromInline
  static func observing(_ tell: @escaping Details.Tell) -> ElementDescription {
    ElementDescription(ElementSpec(.geometry), Details { $0.geometry = tell })
  }
}

enum GeometryRules: TransparentRules {
  /// Observing an element changes nothing around it.
  static var shows: Shown { [.priority, .containerValues, .spacing, .guides, .spacer] }
}

public import Foundation
public import Withy

/// Where an element stands.
public struct GeometryProxy: Sendable, Hashable {
  /// The frame in the coordinates of the object that is arranged, in points: mirrored and rounded as the
  /// frames of leaves are.
  public let frame: CGRect

  /// The size, in points.
  public var size: CGSize { frame.size }
}

extension LayoutElement {
  /// Calls an action when something about the frame of the element has changed.
  ///
  /// ```swift
  /// bar.layout.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { barHeight = $0 }
  /// ```
  ///
  /// The action is called when all leaves stand: for the first time, and when the value is another one
  /// than before. It may ask for another arrangement, or change what `live` observes. Both closures are
  /// those of the newest description.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that returns the value that is looked at.
  ///   - action: A closure that is called with the new value.
  /// - Returns: The element.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> ModifiedElement<Node> {
    onGeometryChange(for: type, of: transform) { action($1) }
  }

  /// Calls an action when something about the frame of the element has changed, with the value before.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that returns the value that is looked at.
  ///   - action: A closure that is called with the old and the new value, which are the same for the first
  ///     time.
  /// - Returns: The element.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedElement<Node> {
    let details = Details()
    details.geometry = { proxy, old in
      let value = transform(proxy)
      let old = old as? Value
      return (value, old == value ? nil : { action(old ?? value, value) })
    }
    return ModifiedElement(Self.layoutContent(of: self).inside(Style(.geometry), details))
  }
}

/// An element whose frame is told.
enum GeometryRules: TransparentRules {
  static func features(_ details: Details?) -> Flattening.Features { .actions }
}

/// One of the four edges of a rectangle.
///
/// SwiftUI names sets of edges after it, as a `Layout` written for SwiftUI does:
///
/// ```swift
/// var edges: Edge.Set = [.top, .bottom]
/// ```
@frozen
public enum Edge: Sendable, Hashable, CaseIterable {
  /// The top edge.
  case top

  /// The edge where lines begin.
  case leading

  /// The bottom edge.
  case bottom

  /// The edge where lines end.
  case trailing

  /// SwiftUI's name of ``Edges``.
  public typealias Set = Edges
}

extension Edges {
  /// The set of one edge.
  @inlinable
  public init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }
}

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

/// A set of the four edges of a rectangle.
///
/// ```swift
/// title.layout.padding([.leading, .top], 8)
/// ```
@frozen
public struct Edges: OptionSet, Sendable, Hashable {
  /// The bits of the edges in the set.
  public let rawValue: UInt8

  /// Creates a set from its bits; bits that belong to no edge are ignored.
  ///
  /// - Parameter rawValue: The bits of the edges.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 15
  }

  /// The top edge.
  @inlinable public static var top: Edges { Edges(rawValue: 1) }

  /// The edge where lines begin: the left one, or the right one in a right-to-left layout.
  @inlinable public static var leading: Edges { Edges(rawValue: 2) }

  /// The bottom edge.
  @inlinable public static var bottom: Edges { Edges(rawValue: 4) }

  /// The edge where lines end: the right one, or the left one in a right-to-left layout.
  @inlinable public static var trailing: Edges { Edges(rawValue: 8) }

  /// The leading and the trailing edge.
  @inlinable public static var horizontal: Edges { [.leading, .trailing] }

  /// The top and the bottom edge.
  @inlinable public static var vertical: Edges { [.top, .bottom] }

  /// All four edges.
  @inlinable public static var all: Edges { Edges(rawValue: 15) }
}

/// The top or the bottom edge.
public enum VerticalEdge: Sendable, Hashable {
  /// The top edge.
  case top

  /// The bottom edge.
  case bottom
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Sendable, Hashable {
  /// The edge where lines begin.
  case leading

  /// The edge where lines end.
  case trailing
}

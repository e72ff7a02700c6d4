/// The scope of SwiftUI's name of ``Edges``, which a `Layout` written for SwiftUI uses.
///
/// ```swift
/// var edges: Edge.Set = [.top, .bottom]
/// ```
public enum Edge {
  /// SwiftUI's name of ``Edges``.
  public typealias Set = Edges
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

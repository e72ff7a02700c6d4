/// The placement of a widget in the space allocated to it.
public struct Placement: RawRepresentable, Hashable, Sendable, Enumeration {
  /// The number in `GtkAlign`.
  public let rawValue: Int

  /// Creates the placement with a number in `GtkAlign`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It fills the space.
  public static let fill = Placement(rawValue: 0)

  /// At the leading or top edge.
  public static let start = Placement(rawValue: 1)

  /// At the trailing or bottom edge.
  public static let end = Placement(rawValue: 2)

  /// In the centre.
  public static let center = Placement(rawValue: 3)
}

/// The part of a text that is left out if it is too wide.
public struct Ellipsis: RawRepresentable, Hashable, Sendable, Enumeration {
  /// The number in `PangoEllipsizeMode`.
  public let rawValue: Int

  /// Creates the ellipsis with a number in `PangoEllipsizeMode`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nothing: the text requests its full width.
  public static let none = Ellipsis(rawValue: 0)

  /// The middle.
  public static let middle = Ellipsis(rawValue: 2)

  /// The end.
  public static let end = Ellipsis(rawValue: 3)
}

/// The way in which a ``Revealer`` shows and hides its child.
public struct Transition: RawRepresentable, Hashable, Sendable, Enumeration {
  /// The number in `GtkRevealerTransitionType`.
  public let rawValue: Int

  /// Creates the transition with a number in `GtkRevealerTransitionType`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The child fades.
  public static let opacity = Transition(rawValue: 1)

  /// The child slides down into view, and what is below makes room.
  public static let slide = Transition(rawValue: 5)
}

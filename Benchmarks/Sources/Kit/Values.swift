/// A point of a view's coordinates.
public struct Point {
  /// The horizontal distance.
  public var x = 0.0
  /// The vertical distance.
  public var y = 0.0
}

/// A width and a height.
public struct Size {
  /// The width.
  public var width = 0.0
  /// The height.
  public var height = 0.0
}

/// A rectangle.
public struct Rect {
  /// The corner with the least coordinates.
  public var origin = Point()
  /// The size.
  public var size = Size()
}

/// The state that a control's title belongs to.
public enum State {
  /// Neither of the others.
  case normal
  /// Touched.
  case highlighted
}

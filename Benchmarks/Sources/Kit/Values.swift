/// A point in a view's coordinates.
public struct Point {
  /// The horizontal coordinate.
  public var x = 0.0
  /// The vertical coordinate.
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
  /// The corner with the smallest coordinates.
  public var origin = Point()
  /// The size.
  public var size = Size()
}

/// The state of a control to which a title belongs.
public enum State {
  /// The normal state.
  case normal
  /// The state while the control is touched.
  case highlighted
}

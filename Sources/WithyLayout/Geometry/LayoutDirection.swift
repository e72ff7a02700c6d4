/// The direction in which lines run, and with it where an element's leading edge is.
public enum LayoutDirection: Sendable, Hashable {
  /// Leading is left.
  case leftToRight

  /// Leading is right: all horizontal placement is mirrored.
  case rightToLeft
}

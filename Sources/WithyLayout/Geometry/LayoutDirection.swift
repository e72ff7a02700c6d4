/// The direction in which lines run, which determines the leading edge.
public enum LayoutDirection: Sendable, Hashable {
  /// The leading edge is on the left.
  case leftToRight

  /// The leading edge is on the right: all horizontal placement is mirrored.
  case rightToLeft
}

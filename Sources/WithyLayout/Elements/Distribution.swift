/// Where a stack puts the length that its children leave.
///
/// ```swift
/// HStack(distribution: .equalSpacing) { back; title; next }
/// ```
///
/// With anything but ``fill`` the stack takes the whole length that is proposed to it, as if there were a
/// ``Spacer`` in it. Its spacing is the least gap.
public enum Distribution: Sendable, Hashable, CaseIterable {
  /// Nowhere: the stack is as long as its children.
  case fill

  /// In equal parts between the children: the first stands at the start, the last at the end.
  case equalSpacing

  /// Between the children, so that their centres are equally far from each other, as far as the spacing
  /// allows.
  case equalCentering

  /// In equal parts around each child: half a part at the start and at the end.
  case spaceAround

  /// In equal parts between the children, at the start and at the end.
  case spaceEvenly
}

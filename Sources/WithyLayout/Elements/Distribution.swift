/// How a stack distributes the length that its children leave over.
///
/// ```swift
/// HStack(distribution: .equalSpacing) { back; title; next }
/// ```
///
/// With any distribution but ``fill`` the stack takes the whole length proposed to it, as if it
/// contained a ``Spacer``. Its spacing is the minimum gap.
public enum Distribution: Sendable, Hashable, CaseIterable {
  /// Not at all: the stack is as long as its children.
  case fill

  /// In equal parts between the children: the first is at the start, the last at the end.
  case equalSpacing

  /// Between the children, so that their centres are equally spaced, as far as the spacing allows.
  case equalCentering

  /// In equal parts around each child: half a part at the start and at the end.
  case spaceAround

  /// In equal parts between the children, at the start and at the end.
  case spaceEvenly
}

/// A range of integers, which is an argument of ``ForEach``.
///
/// The marks make the compiler name mistakes in the block of a `ForEach`: it prefers explanations
/// with few corrections, and an array that should be a range needs one for each protocol here.
public typealias _IntegerRange =
  RangeExpression<Int> & Collection<Int> & _IntegerMark1 & _IntegerMark2 & _IntegerMark3

/// Marks a range of integers; do not conform other types.
public protocol _IntegerMark1 {}

/// Marks a range of integers; do not conform other types.
public protocol _IntegerMark2 {}

/// Marks a range of integers; do not conform other types.
public protocol _IntegerMark3 {}

extension Range: _IntegerMark1, _IntegerMark2, _IntegerMark3 where Bound == Int {}
extension ClosedRange: _IntegerMark1, _IntegerMark2, _IntegerMark3 where Bound == Int {}

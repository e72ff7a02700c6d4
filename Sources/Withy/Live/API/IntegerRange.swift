/// A range of integers, which is an argument of ``ForEach``.
///
/// The marks make the compiler name mistakes in the block of a `ForEach`: it prefers explanations
/// with few corrections, and an array that should be a range needs one for each mark. With fewer, it
/// blames the array for a class without `make`.
public typealias _IntegerRange = RangeExpression<Int> & Collection<Int> & _IntegerMarks

/// The marks of a range of integers; do not conform other types.
public typealias _IntegerMarks =
  _IntegerMark1 & _IntegerMark2 & _IntegerMark3 & _IntegerMark4 & _IntegerMark5 & _IntegerMark6

/// Marks a range of integers.
public protocol _IntegerMark1 {}

/// Marks a range of integers.
public protocol _IntegerMark2 {}

/// Marks a range of integers.
public protocol _IntegerMark3 {}

/// Marks a range of integers.
public protocol _IntegerMark4 {}

/// Marks a range of integers.
public protocol _IntegerMark5 {}

/// Marks a range of integers.
public protocol _IntegerMark6 {}

extension Range: _IntegerMarks where Bound == Int {}
extension ClosedRange: _IntegerMarks where Bound == Int {}

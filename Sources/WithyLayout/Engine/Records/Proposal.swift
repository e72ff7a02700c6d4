import Foundation

/// A proposal inside the engine, where not-a-number means `nil`.
struct Proposal: Equatable {
  var width: CGFloat
  var height: CGFloat

  static var unspecified: Proposal { Proposal(width: .nan, height: .nan) }

  @inline(__always)
  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  init(_ length: (Axis) -> CGFloat) {
    self.init(width: length(.horizontal), height: length(.vertical))
  }

  subscript(axis: Axis) -> CGFloat {
    @inline(__always) get { axis == .horizontal ? width : height }
    @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inline(__always)
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Creates a proposal from a public one: not-a-number counts as `nil`, a negative length as 0.
  init(_ proposal: ProposedSize) {
    func length(_ value: CGFloat?) -> CGFloat {
      guard let value, !value.isNaN else { return .nan }
      return max(value, 0)
    }
    self.init(width: length(proposal.width), height: length(proposal.height))
  }

  /// The proposal as the public interface represents it.
  @inline(__always) var proposed: ProposedSize {
    ProposedSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  /// Returns the proposal with `nil` on the axes that do not matter.
  @inline(__always)
  func masked(_ axes: Axes) -> Proposal {
    Proposal(
      width: axes.rawValue & 1 == 0 ? .nan : width,
      height: axes.rawValue & 2 == 0 ? .nan : height
    )
  }

  /// The proposed lengths as a size; `nil` unless both are proposed.
  @inline(__always) var size: CGSize? {
    width.isNaN || height.isNaN ? nil : CGSize(width: width, height: height)
  }

  /// Returns a size with the proposed lengths, and others where none is proposed.
  @inline(__always)
  func orElse(_ size: CGSize) -> CGSize {
    CGSize { self[$0].orElse(size[$0]) }
  }

  /// Returns the proposal with the lengths of another one where none is proposed.
  @inline(__always)
  func orElse(_ other: Proposal) -> Proposal {
    Proposal { self[$0].orElse(other[$0]) }
  }

  func inset(by insets: EdgeInsets) -> Proposal {
    Proposal { self[$0].isNaN ? .nan : max(self[$0] - insets.size[$0], 0) }
  }

  /// Returns the proposal with `nil` on some axes, to ask for the ideal length there.
  func ideal(on axes: Axes) -> Proposal { masked(.both.subtracting(axes)) }

  /// Returns whether two proposals are the same, to the bit.
  @inline(__always)
  static func == (left: Proposal, right: Proposal) -> Bool {
    (left.width.bitPattern ^ right.width.bitPattern)
      | (left.height.bitPattern ^ right.height.bitPattern) == 0
  }
}

extension CGFloat {
  /// How much lengths that should be the same may differ, in points or pixels, since sums are not exact.
  static var tolerance: CGFloat { 0.001 }

  /// Returns the number, or a default instead of not-a-number.
  @inline(__always)
  func orElse(_ other: @autoclosure () -> CGFloat) -> CGFloat { isNaN ? other() : self }

  /// The number, or 0 if it is not finite.
  @inline(__always)
  var finiteOrZero: CGFloat { isFinite ? self : 0 }
}

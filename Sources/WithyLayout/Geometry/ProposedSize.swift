public import Foundation

/// A size that a container proposes to an element, in points.
///
/// On each axis, a number is a length to fit into, as far as the element can; `nil` asks for its
/// ideal length, 0 for its minimum and infinity for its maximum.
///
/// ```swift
/// func size(for proposal: ProposedSize) -> CGSize {
///   proposal.replacingUnspecifiedDimensions()   // takes what it is offered
/// }
/// ```
@frozen
public struct ProposedSize: Sendable, Hashable {
  /// The proposed width, or `nil` to ask for the ideal one.
  public var width: CGFloat?

  /// The proposed height, or `nil` to ask for the ideal one.
  public var height: CGFloat?

  /// Creates a proposal.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates the proposal of a size.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal that asks for the minimum size.
  @inlinable public static var zero: ProposedSize { ProposedSize(width: 0, height: 0) }

  /// The proposal that asks for the maximum size.
  @inlinable public static var infinity: ProposedSize {
    ProposedSize(width: .infinity, height: .infinity)
  }

  /// The proposal that asks for the ideal size.
  @inlinable public static var unspecified: ProposedSize { ProposedSize(width: nil, height: nil) }

  /// Returns the proposed size, with `nil` replaced by the lengths of another size.
  ///
  /// This is the size of a shape or a colour, which has no size of its own.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// SwiftUI's name of ``ProposedSize``, with which a ``Layout`` written for SwiftUI compiles as it
/// is.
public typealias ProposedViewSize = ProposedSize

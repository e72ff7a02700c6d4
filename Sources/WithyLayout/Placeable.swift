public import Foundation
public import Withy

/// A node that can be sized and placed: a leaf of a layout.
///
/// ```swift
/// extension Label: Placeable {
///   func size(for proposal: ProposedSize) -> CGSize { textSize(fitting: proposal.width) }
///   func place(in frame: CGRect) { self.frame = frame }
///   var proposalAxes: Axes { .horizontal }
/// }
/// ```
///
/// A leaf stands bare in a block of layout, or under ``layout`` with modifiers; so does a builder of
/// one. Containers make no node: the leaves become children of the object that is arranged.
public protocol Placeable: HierarchyNode, Arrangeable {
  /// Returns the size that the object takes when a size is proposed to it, in points.
  ///
  /// The same proposal gets the same answer until ``Arrangement/changed(_:)`` is called. The answer
  /// may be larger than the proposal. It may be infinite if a proposed length is; a length that is
  /// infinite otherwise, negative or not a number is reported and counts as 0. Lengths are sums and
  /// shares of others, and not exact: a text should take a proposal that is a thousandth of a point
  /// short of its own width for enough.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size that the object takes.
  func size(for proposal: ProposedSize) -> CGSize

  /// Places the object.
  ///
  /// It is called when the frame is another one than before.
  ///
  /// - Parameter frame: The frame in the coordinates of the object that is arranged, in points.
  func place(in frame: CGRect)

  /// The axes of a proposal on which the size depends; by default both.
  ///
  /// A text that wraps says `.horizontal`, an icon `[]`. The fewer they are, the fewer times the
  /// object is asked for its size. They are asked for once in an arrangement, and in a `live` block
  /// once in each pass.
  var proposalAxes: Axes { get }

  /// How the size follows a proposal on each axis, as far as it is known; by default it is not.
  ///
  /// The more is known, the fewer times the object is asked for its size. A coloured rectangle says
  /// `.full`, a picture `.fixed`, a text that wraps `.text`. It is asked for as ``proposalAxes`` are. An
  /// answer of ``size(for:)`` that contradicts it is reported in debug builds.
  var flexibility: Flexibility { get }

  /// Returns the baselines of the object's text at a size; `nil`, the default, if it has no text.
  ///
  /// - Parameter size: A size that the object took.
  /// - Returns: The distances of the first and the last baseline from the top edge, in points.
  func textBaselines(in size: CGSize) -> TextBaselines?
}

extension Placeable {
  /// Both axes.
  @inlinable
  public var proposalAxes: Axes { .both }

  /// Nothing is known.
  @inlinable
  public var flexibility: Flexibility { .unknown }

  /// No baselines.
  @inlinable
  public func textBaselines(in size: CGSize) -> TextBaselines? { nil }

  /// This leaf as an element, to put modifiers on.
  ///
  /// ```swift
  /// icon.layout.frame(width: 20, height: 20)
  /// ```
  @inlinable
  public var layout: ModifiedElement<Node> { ModifiedElement(Self.layoutContent(of: self)) }

  /// The description of a leaf.
  @inlinable
  public static func layoutContent(of element: Self) -> LayoutContent {
    LayoutContent(.leaf(element))
  }
}

extension Builder: Arrangeable where Base: Placeable {
  /// The description of a leaf that the builder makes, when it is arranged.
  @inlinable
  public static func layoutContent(of element: Builder) -> LayoutContent {
    LayoutContent(.builder { element._answer(&$0) })
  }
}

extension Builder where Base: Placeable {
  /// The leaf that this builder makes as an element, to put modifiers on.
  ///
  /// ```swift
  /// Label.make.text("12 unread").layout.padding(4)
  /// ```
  @inlinable
  public var layout: ModifiedElement<Base.Node> { ModifiedElement(Self.layoutContent(of: self)) }
}

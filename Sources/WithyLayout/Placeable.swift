public import Foundation
public import Withy

/// A node that can be measured and placed: a leaf of a layout.
///
/// ```swift
/// extension Label: Placeable {
///   func size(for proposal: ProposedSize) -> CGSize { textSize(fitting: proposal.width) }
///   func place(in frame: CGRect) { self.frame = frame }
///   var proposalAxes: Axes { .horizontal }
/// }
/// ```
///
/// A leaf or a builder of one is written in a block of layout as it is, or with modifiers after
/// ``layout``. Containers make no node: the leaves become children of the arranged object.
///
/// If subclasses override ``size(for:)`` and ``place(in:)``, declare them in the class itself:
/// Swift does not let them override members of an extension.
public protocol Placeable: HierarchyNode, Arrangeable {
  /// Returns the size that the object takes for a proposal, in points.
  ///
  /// The size for a proposal must stay the same until ``Arrangement/changed(_:)`` is called. It may
  /// be larger than the proposal. It may be infinite if a proposed length is; a length that is
  /// infinite otherwise, negative or not-a-number is reported and counts as 0. Lengths are sums and
  /// shares of others, and not exact: a text should accept a proposal a thousandth of a point
  /// narrower than its own width.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size that the object takes.
  func size(for proposal: ProposedSize) -> CGSize

  /// Places the object.
  ///
  /// The engine calls this method when the frame has changed. If edges are rounded to pixels, a
  /// width or height of whole pixels is kept: round the size up to pixels in ``size(for:)``, as for
  /// a text. Any other length may become up to one pixel shorter or longer, so that neighbours
  /// meet.
  ///
  /// - Parameter frame: The frame in the coordinates of the arranged object, in points.
  func place(in frame: CGRect)

  /// Places the object for the first time since a `live` block has made it a child; by default
  /// like ``place(in:)``.
  ///
  /// A view sets its frame without an animation here: inside one, it would move from wherever it
  /// was before it left.
  ///
  /// - Parameter frame: The frame in the coordinates of the arranged object, in points.
  func placeFirst(in frame: CGRect)

  /// The axes of a proposal on which the size depends; by default both.
  ///
  /// A text that wraps returns `.horizontal`, an icon `[]`. The fewer axes, the less often the
  /// object is measured. The engine reads this property once, when an ``Arrangement`` is made, which
  /// ``Arrangement/changed(_:)`` does not repeat; in a `live` block it is read again in each pass that
  /// changes the object, or the layout around it, or that follows `Live.changed(_:)`.
  var proposalAxes: Axes { get }

  /// How the size follows a proposal on each axis, as far as that is known; by default unknown.
  ///
  /// The more is known, the less often the object is measured. A coloured rectangle returns
  /// `.full`, a picture `.fixed`, a text that wraps `.text`. The engine reads this property as
  /// often as ``proposalAxes``. A result of ``size(for:)`` that contradicts `.upToIdeal` or `.full` is
  /// reported in debug builds.
  var flexibility: Flexibility { get }

  /// Returns the baselines of the object's text at a size; `nil`, the default, if it has no text.
  ///
  /// - Parameter size: A size that the object has taken.
  /// - Returns: The distances of the first and the last baseline from the top edge, in points.
  func textBaselines(in size: CGSize) -> TextBaselines?
}

/// A leaf whose content depends on its frame, as the lines of a text do, so that it is placed again,
/// also in the same frame, once it has changed.
package protocol FrameDependent: Placeable {}

extension Placeable {
  /// Calls ``place(in:)``.
  @inlinable
  public func placeFirst(in frame: CGRect) { place(in: frame) }

  /// Both axes.
  @inlinable
  public var proposalAxes: Axes { .both }

  /// Unknown.
  @inlinable
  public var flexibility: Flexibility { .unknown }

  /// Returns `nil`: no baselines.
  @inlinable
  public func textBaselines(in size: CGSize) -> TextBaselines? { nil }

  /// This leaf as an element, for adding modifiers.
  ///
  /// ```swift
  /// icon.layout.frame(width: 20, height: 20)
  /// ```
  @inlinable
  public var layout: ModifiedElement<Node> { ModifiedElement(Self.layoutContent(of: self)) }

  /// Returns the description of the leaf.
  @inlinable
  public static func layoutContent(of element: Self) -> LayoutContent<Node> {
    LayoutContent(.leaf(element))
  }
}

extension Builder: Arrangeable where Base: Placeable {
  /// Returns the description of the leaf that the builder makes when it is arranged.
  @inlinable
  public static func layoutContent(of element: Builder) -> LayoutContent<Node> {
    _layoutContent(evaluating: { element }, file: #fileID, line: 0)
  }

  /// Evaluates the builder, comparing it with the leaf that it has made in a live tree.
  @inlinable
  public static func _layoutContent(
    evaluating element: () -> Builder,
    file: StaticString,
    line: UInt
  ) -> LayoutContent<Node> {
    let leaf = _hierarchy(evaluating: element, file: file, line: line)
    return LayoutContent(.builder { walk, spec, numbers in walk.leaf(leaf, spec, numbers) })
  }
}

extension Builder where Base: Placeable {
  /// The leaf that this builder makes as an element, for adding modifiers.
  ///
  /// ```swift
  /// Label.make.text("12 unread").layout.padding(4)
  /// ```
  @inlinable
  public var layout: ModifiedElement<Base.Node> { ModifiedElement(Self.layoutContent(of: self)) }
}

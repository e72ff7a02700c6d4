public import Foundation
public import Withy

extension Live {
  /// Arranges the layouts of the live tree in the bounds that their parents have now, without running
  /// the block.
  ///
  /// It is what a platform calls when it has resized the container. What a pass has changed, and what
  /// was named to ``changed(_:)``, is measured; the rest is remembered.
  ///
  /// ```swift
  /// override func layoutSubviews() {
  ///   super.layoutSubviews()
  ///   live.layOut()
  /// }
  /// ```
  ///
  /// Called by a leaf while it is measured or placed, it does so afterwards.
  ///
  /// - Complexity: O(*l*) for *l* layouts if nothing changed, else by what changed.
  public func layOut() {
    layout.arrange()
  }

  /// Returns the size that the layout in the block takes when a size is proposed to it, in points.
  ///
  /// Nothing is placed, and the block is not run. It answers while leaves are placed, too, as platforms
  /// ask when a child is resized; asked by a leaf that is being measured it reports that and returns
  /// zero, because the answer would depend on itself.
  ///
  /// ```swift
  /// override func sizeThatFits(_ size: CGSize) -> CGSize { live.size(for: ProposedSize(size)) }
  /// ```
  ///
  /// - Parameter proposal: The proposed size. A negative length counts as 0, not-a-number as `nil`.
  /// - Returns: The size; of several layouts in the block the greatest lengths, and zero if there is none.
  /// - Complexity: O(1) if the proposal was met before, else by what it changes.
  public func size(for proposal: ProposedSize) -> CGSize {
    layout.size(for: proposal)
  }

  /// The least, ideal and greatest size of the layout in the block, see ``size(for:)``.
  ///
  /// ```swift
  /// override var intrinsicContentSize: CGSize { live.dimensions.ideal }
  /// ```
  public var dimensions: Dimensions { layout.dimensions }

  /// Marks the size of a leaf as changed, for another reason than what the block
  /// declares.
  ///
  /// The leaf is asked again by the next `Live.update()` or ``layOut()``. What the block declares
  /// needs no such call.
  ///
  /// ```swift
  /// title.font = largeFont
  /// live.changed(title)
  /// live.layOut()
  /// ```
  ///
  /// - Parameter leaf: The leaf. An object outside the layouts is ignored.
  /// - Complexity: O(*d*), where *d* is the number of elements around the leaf; the first time O(*n*),
  ///   where *n* is the number of leaves.
  public func changed(_ leaf: some Placeable) {
    for layout in layouts { layout.arrangement?.changed(leaf) }
  }

  /// Marks the sizes of all leaves as changed: because texts have another size on the whole device, say.
  ///
  /// All leaves are asked again by the next `update()` or ``layOut()``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func changed() {
    for layout in layouts { layout.arrangement?.changed() }
  }

  /// A Boolean value indicating whether a layout stands in the container itself.
  package var hasLayout: Bool {
    let container = container
    return layouts.contains { $0.parent === container }
  }

  /// The layouts of the live tree, printed one after the other, the outer ones first; see
  /// ``Arrangement/layoutDescription``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var layoutDescription: String {
    layouts.compactMap { $0.arrangement?.layoutDescription }.joined(separator: "\n")
  }

  private var layout: HostedLayout {
    HostedLayout(container: container) { [weak self] in self?.followers ?? [] }
  }

  private var layouts: [LiveLayout] { followers.compactMap { $0 as? LiveLayout } }
}

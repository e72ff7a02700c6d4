public import Foundation
public import Withy

extension Live {
  /// Arranges the layouts of the live tree in the current bounds of their parents, without running
  /// the block; see ``HostedLayout/arrange()``.
  ///
  /// Call it when the platform has resized the container.
  ///
  /// ```swift
  /// override func layoutSubviews() {
  ///   super.layoutSubviews()
  ///   live.layOut()
  /// }
  /// ```
  ///
  /// If a leaf calls it while being measured or placed, the arrangement follows afterwards.
  public func layOut() {
    layout.arrange()
  }

  /// Returns the size that the layout in the block takes for a proposal, without running the block;
  /// see ``HostedLayout/size(for:)``.
  ///
  /// ```swift
  /// override func sizeThatFits(_ size: CGSize) -> CGSize { live.size(for: ProposedSize(size)) }
  /// ```
  public func size(for proposal: ProposedSize) -> CGSize {
    layout.size(for: proposal)
  }

  /// The minimum, ideal and maximum size of the layout in the block, see ``size(for:)``.
  ///
  /// ```swift
  /// override var intrinsicContentSize: CGSize { live.dimensions.ideal }
  /// ```
  public var dimensions: Dimensions { layout.dimensions }

  /// Marks the size of a leaf as changed for a reason that the block does not declare.
  ///
  /// The next `Live.update()` or ``layOut()`` measures the leaf again, and the hosts around it. Changes
  /// that the block declares need no such call.
  ///
  /// ```swift
  /// title.font = largeFont
  /// live.changed(title)
  /// live.layOut()
  /// ```
  ///
  /// - Parameter leaf: The leaf. An object outside the layouts is ignored.
  /// - Complexity: O(*d* + *m*), where *d* is the number of elements around the leaf, and *m* that of
  ///   layouts in the live tree; the first call is O(*n*), where *n* is the number of leaves.
  public func changed(_ leaf: some Placeable) {
    // A node around the leaf may be as large as its layout.
    var changed: Set = [ObjectIdentifier(leaf)]
    for layout in layouts.reversed() {
      let isInside = changed.count { layout.changed($0) } > 0
      if isInside, let host = layout.host { changed.insert(ObjectIdentifier(host)) }
    }
  }

  /// Marks the sizes of all leaves as changed, for instance after a change of the system text size.
  ///
  /// The next `update()` or ``layOut()`` measures all leaves again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func changed() {
    for layout in layouts { layout.changed() }
  }

  /// A Boolean value indicating whether a layout arranges children of the container itself.
  package var hasLayout: Bool { layout.hasLayout }

  /// The layouts of the live tree, printed one after the other, outer ones first; see
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

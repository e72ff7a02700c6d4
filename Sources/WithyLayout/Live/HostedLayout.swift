public import Foundation
import Withy

/// What a ``LayoutHost`` is told of: the layout of its children in a `live` block, to be measured and
/// arranged when the platform says so.
///
/// It can be kept and used any number of times. It keeps nothing alive, and does nothing once the live
/// parent has gone.
public struct HostedLayout {
  /// A Boolean value indicating whether the pass, or the first one, has changed the layout: another
  /// leaf, another container or modifier, or a leaf that something was done to.
  public let hasChanged: Bool

  private let layouts: () -> [LiveLayout]

  /// Returns the layouts that are arranged together with them.
  private let others: () -> [LiveLayout]

  /// Creates the layout of a host.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - layouts: Those that stand in it.
  private init(of host: AnyObject, _ layouts: [LiveLayout]) {
    hasChanged = layouts.contains(where: \.hasChanged)
    let references = layouts.map(Weak.init)
    self.layouts = { [weak host] in
      references.compactMap(\.layout).filter { $0.parent === host }
    }
    others = { [] }
  }

  /// Creates the layout of the container of a live tree.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - followers: Returns the followers of the tree, the outer ones first.
  init(container: AnyObject?, _ followers: @escaping () -> [any Follower]) {
    func layouts() -> [LiveLayout] { followers().compactMap { $0 as? LiveLayout } }
    hasChanged = layouts().contains(where: \.hasChanged)
    self.layouts = { [weak container] in layouts().filter { $0.parent === container } }
    others = { [weak container] in layouts().filter { $0.parent !== container } }
  }

  /// Has the layouts of a live tree arranged after a pass.
  static func settle(in container: AnyObject, _ followers: @escaping () -> [any Follower]) {
    let layout = HostedLayout(container: container, followers)
    if let host = container as? any LayoutHost {
      host.setNeedsArrangement(layout)
    } else {
      layout.arrange()
    }
  }

  /// Arranges the layout in the bounds that the host has now.
  ///
  /// That of the container of a live tree arranges those in nodes of the tree, too, the outer ones
  /// first; nodes that are hosts are asked, by ``LayoutHost/setNeedsArrangement(_:)``.
  ///
  /// What a pass has changed, and what was said to have changed, is measured; the rest is remembered.
  ///
  /// - Complexity: O(1) if nothing changed, else by what changed.
  public func arrange() {
    for layout in layouts() { layout.layOut() }
    var hosts: [any LayoutHost] = []
    var hosted: [ObjectIdentifier: [LiveLayout]] = [:]
    for layout in others() {
      guard let host = layout.parent as? any LayoutHost else {
        layout.layOut()
        continue
      }
      if hosted[ObjectIdentifier(host)] == nil { hosts.append(host) }
      hosted[ObjectIdentifier(host), default: []].append(layout)
    }
    for host in hosts {
      host.setNeedsArrangement(HostedLayout(of: host, hosted[ObjectIdentifier(host)] ?? []))
    }
  }

  /// Returns the size that the layout takes when a size is proposed to it, in points.
  ///
  /// Nothing is placed. It answers while leaves are placed, too, as platforms ask when a child is
  /// resized; asked by a leaf that is being measured it reports that and returns zero, because the
  /// answer would depend on itself.
  ///
  /// - Parameter proposal: The proposed size. A negative length counts as 0, not-a-number as `nil`.
  /// - Returns: The size; of several layouts the greatest lengths, and zero if there is none.
  /// - Complexity: O(1) if the proposal was met before, else by what it changes.
  public func size(for proposal: ProposedSize) -> CGSize {
    layouts().compactMap(\.arrangement).reduce(.zero) { size, arrangement in
      let other = arrangement.size(for: proposal)
      return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  /// The least, ideal and greatest size of the layout, see ``size(for:)``.
  public var dimensions: Dimensions {
    Dimensions(
      minimum: size(for: .zero),
      ideal: size(for: .unspecified),
      maximum: size(for: .infinity)
    )
  }

  /// Marks the sizes of all leaves as changed, as where the platform has another font.
  ///
  /// The next ``arrange()`` or ``size(for:)`` asks all of them again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func changed() {
    for layout in layouts() { layout.arrangement?.changed() }
  }

  /// A layout that is not kept alive.
  private struct Weak {
    weak var layout: LiveLayout?

    init(_ layout: LiveLayout) {
      self.layout = layout
    }
  }
}

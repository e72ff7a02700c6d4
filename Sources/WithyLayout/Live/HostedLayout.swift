public import Foundation
import Withy

/// A handle on the layout of a ``LayoutHost``'s children in a `live` block, for measuring and
/// arranging it when the platform calls for that.
///
/// It can be stored and used any number of times. It retains nothing, and does nothing once the
/// `Live` is released.
public struct HostedLayout {
  /// A Boolean value indicating whether a pass has changed the layout since it was last arranged,
  /// as the first one always does: another leaf, container or modifier, or a change to a leaf.
  public let hasChanged: Bool

  /// The container of the live tree, which the host is, or is inside.
  package private(set) weak var container: AnyObject?

  /// The parent of the layouts.
  private weak var host: AnyObject?

  /// Whether there were layouts whose hosts had not been provided with them.
  private let hasNewHosts: Bool

  /// Returns the layouts of the host or, if it is the container, of its tree, outer ones first.
  private let all: () -> [LiveLayout]

  /// Creates the handle for a host in a live tree.
  private init(of host: AnyObject?, in container: AnyObject?, _ all: @escaping () -> [LiveLayout]) {
    (self.container, self.host, self.all) = (container, host, all)
    let layouts = all()
    hasChanged = layouts.contains { $0.hasChanged }
    hasNewHosts = layouts.contains { $0.isNewInHost }
  }

  /// Creates the handle of a live tree's container, whose followers are listed outer ones first.
  init(container: AnyObject?, _ followers: @escaping () -> [any Follower]) {
    self.init(of: container, in: container) { followers().compactMap { $0 as? LiveLayout } }
  }

  /// The layouts of the host's children.
  private var layouts: some Sequence<LiveLayout> {
    all().lazy.filter { [host] in $0.parent === host }
  }

  /// Whether the handle is one for measuring, while the host is introduced to its layout.
  package var isIntroduction: Bool { layouts.contains(where: \.isBeingIntroduced) }

  /// Whether there is a layout, as long as the block describes one.
  package var hasLayout: Bool { layouts.contains { _ in true } }

  /// Arranges the layout in the current bounds of the host.
  ///
  /// For the container of a live tree, this also arranges the layouts in nodes of the tree, outer
  /// ones first; nodes that are hosts are notified by ``LayoutHost/setNeedsArrangement(_:)``.
  ///
  /// Only what a pass has changed, or what was marked as changed, is measured again; other sizes
  /// are cached.
  ///
  /// - Complexity: O(*m*) if nothing changed, where *m* is the number of layouts; otherwise also
  ///   proportional to what changed.
  public func arrange() {
    for layout in layouts where !layout.isBeingIntroduced { layout.layOut() }
    guard host === container else { return }
    let inner = inner
    for layout in inner where layout.host == nil { layout.layOut() }
    for (host, layouts) in Self.hosts(of: inner) { notify(host, of: layouts) }
  }

  /// The layouts in nodes of the tree, if this is the handle of its container.
  private var inner: [LiveLayout] { all().filter { $0.parent !== host } }

  /// Provides hosts that are new in the tree with their layouts, inner ones first, because the
  /// layouts around them may measure them by these.
  func introduceNewHosts() {
    if !hasNewHosts { return }
    for (host, layouts) in Self.hosts(of: inner).reversed()
    where layouts.contains(where: \.isNewInHost) {
      for layout in layouts { (layout.isNewInHost, layout.isBeingIntroduced) = (false, true) }
      notify(host, of: layouts)
      for layout in layouts { layout.isBeingIntroduced = false }
    }
  }

  /// Returns the hosts of some layouts, in order, with the layouts of each.
  private static func hosts(
    of layouts: [LiveLayout]
  ) -> [(host: any LayoutHost, layouts: [LiveLayout])] {
    var hosted = Dictionary(grouping: layouts) { $0.host.map { ObjectIdentifier($0) } }
    return layouts.compactMap { layout in
      layout.host.flatMap { host in
        hosted.removeValue(forKey: ObjectIdentifier(host)).map { (host, $0) }
      }
    }
  }

  /// Provides a host in the tree with a handle on its layouts.
  private func notify(_ host: any LayoutHost, of layouts: [LiveLayout]) {
    let references = layouts.map { WeakReference($0) }
    host.setNeedsArrangement(
      HostedLayout(of: host, in: container) { references.compactMap { $0.object } }
    )
  }

  /// Returns the size that the layout takes for a proposal, in points, without the host's
  /// ``LayoutHost/safeArea``; see ``Arrangement/size(for:)``.
  ///
  /// It has the greatest lengths if there are several layouts, and is zero if there is none. The
  /// method may be called while leaves are placed, but not while a leaf of the layout is measured.
  public func size(for proposal: ProposedSize) -> CGSize {
    layouts.map { $0.size(for: proposal) }.reduce(.zero) { size, other in
      CGSize { max(size[$0], other[$0]) }
    }
  }

  /// The minimum, ideal and maximum size of the layout, see ``size(for:)``.
  public var dimensions: Dimensions { Dimensions(size(for:)) }

  /// Marks the sizes of all leaves as changed, for instance after a change of the system font.
  ///
  /// The next ``arrange()`` or ``size(for:)`` measures all of them again. A layout around the host
  /// keeps the size of the host until `Live/changed(_:)` marks the host.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func changed() {
    for layout in layouts { layout.changed() }
  }
}

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

  /// The introduction of a new host to its layout; `nil` if the handle is for another purpose.
  private let introduction: Introduction?

  /// Returns the layouts of the host or, if it is the container, of its tree, outer ones first.
  private let all: () -> [LiveLayout]

  /// Creates the handle for a host in a live tree.
  private init(
    of host: AnyObject?,
    in container: AnyObject?,
    introduction: Introduction? = nil,
    _ all: @escaping () -> [LiveLayout]
  ) {
    (self.container, self.host, self.introduction, self.all) = (container, host, introduction, all)
    hasChanged = all().contains { $0.hasChanged }
  }

  /// Creates the handle of a live tree's container, whose followers are listed outer ones first.
  init(container: AnyObject?, _ followers: @escaping () -> [any Follower]) {
    self.init(of: container, in: container) { followers().compactMap { $0 as? LiveLayout } }
  }

  /// The layouts of the host's children.
  private var layouts: some Sequence<LiveLayout> {
    all().lazy.filter { [host] in $0.parent === host }
  }

  /// Whether the layouts around the host are yet to be arranged, and this one after them.
  package var isIntroduction: Bool { introduction?.isRunning == true }

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
  /// - Complexity: O(1) if nothing changed; otherwise proportional to what changed.
  public func arrange() {
    if isIntroduction {
      introduction?.asksForArrangement = true
      return
    }
    let known = all()
    let deferring = introduce(known)
    for layout in known where layout.parent === host { layout.layOut() }
    // A lazy container may have described other rows meanwhile.
    let inner = inner(all())
    for layout in inner where layout.host == nil { layout.layOut() }
    for (host, layouts) in Self.hosts(of: inner) where !deferring.contains(ObjectIdentifier(host)) {
      host.setNeedsArrangement(handle(of: layouts, in: host))
    }
  }

  /// Returns those of all layouts that are in nodes of the tree, if this is the handle of its
  /// container.
  private func inner(_ all: [LiveLayout]) -> [LiveLayout] {
    host === container ? all.filter { $0.parent !== host } : []
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

  /// Returns a handle on the layouts of a host in the tree.
  private func handle(
    of layouts: [LiveLayout],
    in host: any LayoutHost,
    introduction: Introduction? = nil
  ) -> HostedLayout {
    let references = layouts.map { WeakReference($0) }
    return HostedLayout(of: host, in: container, introduction: introduction) {
      references.compactMap { $0.object }
    }
  }

  /// Provides hosts that are new in the tree with those of all layouts that are theirs, inner ones
  /// first, because the layouts around them may measure them by these; returns those that arrange
  /// them later.
  @discardableResult
  private func introduce(_ all: [LiveLayout]) -> Set<ObjectIdentifier> {
    if !all.contains(where: \.isNewInHost) { return [] }
    var deferring: Set<ObjectIdentifier> = []
    for (host, layouts) in Self.hosts(of: inner(all)).reversed()
    where layouts.contains(where: \.isNewInHost) {
      for layout in layouts { layout.isNewInHost = false }
      let introduction = Introduction()
      host.setNeedsArrangement(handle(of: layouts, in: host, introduction: introduction))
      introduction.isRunning = false
      if !introduction.asksForArrangement { deferring.insert(ObjectIdentifier(host)) }
    }
    return deferring
  }

  /// Returns the size that the layout takes for a proposal, in points, without the host's
  /// ``LayoutHost/safeArea``; see ``Arrangement/size(for:)``.
  ///
  /// It has the greatest lengths if there are several layouts, and is zero if there is none. The
  /// method may be called while leaves are placed, but not while a leaf of the layout is measured.
  public func size(for proposal: ProposedSize) -> CGSize {
    let all = all()
    introduce(all)
    let layouts = all.lazy.filter { $0.parent === host }
    return layouts.map { $0.size(for: proposal) }.reduce(.zero) { size, other in
      CGSize { max(size[$0], other[$0]) }
    }
  }

  /// The minimum, ideal and maximum size of the layout, see ``size(for:)``.
  public var dimensions: Dimensions { Dimensions(size(for:)) }

  /// Marks the sizes of all leaves as changed, for instance after a change of the system font.
  ///
  /// The next ``arrange()`` or ``size(for:)`` measures all of them again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func changed() {
    for layout in layouts { layout.changed() }
  }
}

/// The introduction of a host that is new in a tree to its layout, which the host may already
/// measure, but which is arranged only after the layouts around the host.
private final class Introduction {
  var isRunning = true
  var asksForArrangement = false
}

import Foundation

/// A container that shows the first of its elements that fits.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   longTitle
///   shortTitle
///   icon
/// }
/// ```
///
/// An element fits if its ideal size is no greater than the proposal on the given axes. If none
/// fits, the container shows the last one. The leaves of the others remain children of the arranged
/// object and get the frame `CGRect.zero`. The container has the size and the alignment guides of
/// the element that it shows.
@frozen
public struct ViewThatFits<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a container of alternatives, the preferred one first.
  @inlinable
  public init(in axes: Axes = .both, @LayoutBuilder<Node> content: () -> LayoutGroup<Node>) {
    self.content = content().content.inside(.plain(.viewThatFits, on: axes))
  }
}

/// The rules of a container that shows the first alternative whose ideal size fits.
enum ViewThatFitsRules: ContainerRules {
  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes { axes.union(spec.traits.axes) }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    chosen(index, proposal, in: engine).map { engine.measure($0, proposal) } ?? .zero
  }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    let taken = engine.measuring { chosen(outer.index, outer.proposal, in: engine) }
    for slot in engine.children(of: outer.index) {
      let child = Int(slot.child)
      if child == taken {
        engine.place(outer.record(child), at: .zero)
      } else {
        engine.placements[child].work = .hide
      }
    }
  }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    guard let child = chosen(query.index, query.proposal, in: engine) else { return nil }
    return engine.explicitValue(query.guide, query.axis, of: query.record.record(child))
  }

  /// Returns the alternative that is shown; the last one if none fits.
  private static func chosen(_ index: Int, _ proposal: Proposal, in engine: Engine) -> Int? {
    let axes = engine.records[index].spec.traits.axes
    let children = engine.children(of: index)
    for slot in children {
      let child = Int(slot.child)
      let size = engine.measure(child, proposal.ideal(on: axes))
      let isTooLong = Axis.allCases.contains {
        axes.contains(Axes($0)) && size[$0] > proposal[$0] + .tolerance
      }
      if !isTooLong { return child }
    }
    return children.last.map { Int($0.child) }
  }
}

import Foundation

/// A container that arranges its children on top of one another, the first at the back.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///   photo
///   badge
/// }
/// ```
///
/// It is as wide as its widest child and as high as its highest one, of those with the highest
/// priority; when the stack is placed, it proposes that size to all children.
@frozen
public struct ZStack<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a stack.
  @inlinable
  public init(
    alignment: Alignment = .center,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    self.content = content().content.inside(.aligning(.depthStack, by: alignment))
  }
}

/// The rules of a depth stack, whose children are aligned with one another.
enum ZStackRules: ArrangingRules {
  static func isSuperfluous(_ spec: ElementSpec, in surroundings: Surroundings) -> Bool { true }

  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    let isThere = recordBuilder.closeContainer(index, by: self)
    if isThere { recordBuilder.records[index].reproposals += 1 }
  }

  /// Returns the greatest lengths of the children of highest priority, wherever guides place them.
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let children = engine.children(of: index)
    let priority = highestPriority(index, in: engine)
    var size = CGSize.zero
    for place in children.indices {
      let child = Int(children[place].child)
      guard engine.records[child].priority == priority else { continue }
      let inner = engine.relative(child, proposal, of: proposal)
      let childSize = engine.measure(child, inner)
      size = CGSize { max(size[$0], childSize[$0]) }
    }
    return size
  }

  /// Proposes the stack's size to every child, and aligns the children in their resulting union.
  static func arrange(_ container: SizedRecord, in engine: Engine) {
    // Fractions refer to the stack's proposal, not to its size.
    let whole = Proposal(container.proposal.orElse(container.size))
    arrange(container.index, proposing: Proposal(container.size), of: whole, in: engine)
  }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    if engine.records[query.index].hasMeasuredGuides {
      arrange(query.index, proposing: query.proposal, of: query.proposal, in: engine)
    } else {
      arrange(query.record, in: engine)
    }
    return combinedGuide(query, in: engine)
  }

  private static func arrange(
    _ index: Int,
    proposing proposal: Proposal,
    of whole: Proposal,
    in engine: Engine
  ) {
    let children = engine.children(of: index)
    for place in children.indices {
      let child = Int(children[place].child)
      let inner = engine.relative(child, proposal, of: whole)
      children[place].proposal = inner
      children[place].size = engine.size(of: child, for: inner)
    }
    let priority = highestPriority(index, in: engine)
    _ = engine.alignByGuides(index, .horizontal, among: priority)
    _ = engine.alignByGuides(index, .vertical, among: priority)
  }

  private static func highestPriority(_ index: Int, in engine: Engine) -> CGFloat {
    engine.children(of: index).reduce(-.infinity) {
      max($0, engine.records[Int($1.child)].priority)
    }
  }
}

public import Foundation
import Withy

/// A proxy for an element in a container of your own, see ``Layout``.
///
/// It is valid during the call that it is passed to. Do not keep it in a cache: once the
/// description has changed, its size is 0 × 0.
public struct LayoutSubview: Equatable {
  let engine: Engine
  let index: Int

  let slot: Int

  /// Returns whether both are the same element.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.engine === right.engine && left.index == right.index
  }

  /// The layout priority.
  public var priority: Double { Double(engine.records[index].priority) }

  /// The spacing preferences of the element.
  public var spacing: ViewSpacing { engine.spacing(at: index) }

  /// The leaf that the element consists of, apart from modifiers; `nil` if it is a container, a
  /// spacer, or a modifier with two parts.
  public var leaf: (any Placeable)? {
    let end = engine.records.end(of: index)
    let inner = engine.records[end - 1]
    let isOne = (index..<end - 1).allSatisfy { index in
      let kind = engine.records[index].spec.kind
      return !kind.rules.isContainer && kind != .scroll && kind != .divider
    }
    return isOne && inner.spec.kind.isLeaf ? engine.leafObjects[Int(inner.payload)] : nil
  }

  /// Returns whether the element is a container of a kind without children.
  func isEmpty(_ kind: Kind) -> Bool {
    engine.records[index].spec.kind == kind && engine.records[index].childCount == 0
  }

  /// The element's value for a key, see ``LayoutElement/layoutValue(key:value:)``; the key's default
  /// value if none is set.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let value = engine.containerValues(of: index)?.values[ObjectIdentifier(key)]
    return value.flatMap { $0 as? Key.Value } ?? Key.defaultValue
  }

  /// Returns the size that the element takes for a proposal, in points.
  ///
  /// - Parameter proposal: The proposed size. A negative length counts as 0, not-a-number as `nil`.
  /// - Returns: The size, which may be larger than the proposal.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    engine.size(of: index, for: Proposal(proposal))
  }

  /// Returns the size, see ``sizeThatFits(_:)``, and the alignment guides of the element for a
  /// proposal.
  public func dimensions(in proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(engine.sized(index, for: Proposal(proposal)), in: engine)
  }

  /// Places the element in its container.
  ///
  /// Call this method in ``Layout/placeSubviews(in:proposal:subviews:cache:)``; the last call for
  /// an element counts. Anywhere else it only reports the mistake.
  ///
  /// - Parameters:
  ///   - position: A point in the coordinates of the bounds. A coordinate that is not finite is
  ///     reported and counts as 0.
  ///   - anchor: The point of the element that is placed at the position.
  ///   - proposal: The size proposed to the element.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedSize) {
    guard engine.placing == engine.records[index].parent else {
      return engine.report(index, "was placed outside placeSubviews; ignored")
    }
    set(at: position, anchor: anchor, Proposal(proposal))
  }

  /// Returns the distance of a guide from the leading or top edge for a proposal; one that is not
  /// finite, as in an infinite size, which is measured but never placed, counts as 0.
  func value(of guide: Guide, _ axis: Axis, for proposal: ProposedSize) -> CGFloat {
    let record = engine.sized(index, for: Proposal(proposal))
    return engine.value(guide, axis, of: record).finiteOrZero
  }

  /// Places the element in an area of its container, aligned by guides, whose distances from the
  /// edges of the area are the defaults unless that from the top is given.
  func place(in area: CGRect, _ proposal: ProposedSize, _ alignment: Alignment, line: CGFloat?) {
    let child = engine.sized(index, for: Proposal(proposal))
    let origin = CGPoint { axis in
      let guide = alignment.guide(on: axis)
      let given = axis == .vertical ? line : nil
      return area.origin[axis] + (given ?? engine.line(guide, axis, in: area.size, for: index))
        - engine.value(guide, axis, of: child)
    }
    set(engine.finite(child), at: origin, anchor: .topLeading)
  }

  /// Stores the origin of the element and its size for a proposal in its slot.
  func set(at position: CGPoint, anchor: UnitPoint, _ proposal: Proposal) {
    set(engine.finite(engine.sized(index, for: proposal)), at: position, anchor: anchor)
  }

  private func set(_ child: SizedRecord, at position: CGPoint, anchor: UnitPoint) {
    let size = child.size
    var origin = CGPoint { position[$0] - size[$0] * anchor[$0] }
    if !(origin.x + origin.y).isFinite {
      if !engine.isEndless {
        engine.report(
          index,
          "was placed at \(position.x), \(position.y); using 0 for non-finite coordinates"
        )
      }
      origin = origin.finite
    }
    engine.slots[slot].proposal = child.proposal
    engine.slots[slot].size = size
    engine.slots[slot].origin = origin
  }
}

/// The elements in a container of your own, in order.
///
/// The collection is valid during the call that it is passed to, like each ``LayoutSubview``. A part of
/// it, such as `subviews.dropFirst()`, is a collection of the same type, in which elements keep their
/// positions.
public struct LayoutSubviews: RandomAccessCollection {
  let engine: Engine
  let index: Int

  /// The positions of the elements among those of the container.
  private let range: Range<Int>

  /// Creates the collection of some elements in a container, by default all.
  init(engine: Engine, index: Int, range: Range<Int>? = nil) {
    (self.engine, self.index) = (engine, index)
    self.range = range ?? 0..<engine.children(of: index).count
  }

  /// The layout direction of the container.
  ///
  /// Right-to-left placement is mirrored later: a layout need not do so itself.
  public var layoutDirection: LayoutDirection {
    let traits = engine.records[index].spec.traits
    if traits.contains(.isLeftToRight) { return .leftToRight }
    return traits.contains(.isRightToLeft) ? .rightToLeft : engine.direction
  }

  var unit: CGFloat { engine.unit }

  /// Combines the explicit guides of the elements, which have been placed.
  func combined(_ guide: Guide, _ axis: Axis) -> CGFloat? {
    engine.combined(guide, axis, of: .init(rebasing: engine.children(of: index)[range]))
  }

  /// The position of the first element.
  public var startIndex: Int { range.lowerBound }

  /// The position after the last element.
  public var endIndex: Int { range.upperBound }

  /// The element at a position.
  public subscript(position: Int) -> LayoutSubview {
    precondition(indices.contains(position), "position out of range")
    let slot = Int(engine.records[index].payload) + position
    return LayoutSubview(engine: engine, index: Int(engine.slots[slot].child), slot: slot)
  }

  /// The elements at some positions.
  ///
  /// - Precondition: The positions are among those of the collection.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(range.lowerBound <= bounds.lowerBound && bounds.upperBound <= range.upperBound)
    return LayoutSubviews(engine: engine, index: index, range: bounds)
  }
}

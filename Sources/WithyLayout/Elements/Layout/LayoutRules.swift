import Foundation

/// The rules of a container that conforms to `Layout`, built in or the user's.
enum LayoutRules: ArrangingRules {
  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {
    surroundings = surroundings.inside(Traits(spec.traits.axes))
    surroundings.isInGrid = spec.traits.contains(.isGrid)
  }

  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    recordBuilder.closeContainer(index, by: self)
    recordBuilder.hasGaps = true
    let record = recordBuilder.records[index]
    let details = recordBuilder.details[Int(record.details)]
    // A layout of the user's may set guides that its elements do not have.
    recordBuilder.records[index].spec.traits.formUnion(
      details.layout is any BuiltInLayout ? .hasSpacing : [.hasSpacing, .hasGuides]
    )
    if details.layout is FlowLayout { recordBuilder.records[index].spec.traits.insert(.wraps) }
    // A grid makes several proposals of one, see ``Record/branchingLimit``.
    if record.spec.traits.contains(.isGrid) {
      recordBuilder.records[index].branching += 1
      recordBuilder.records[index].reproposals += 1
      // Inside anything else, even a modifier, a row is a stack.
      let records = recordBuilder.records
      for child in records.memory.children(of: index) where records[child].spec.kind == .gridRow {
        records[child].spec.traits.insert(.isInGrid)
      }
    }
  }

  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes { .both }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let outer = engine.placing
    engine.placing = -1
    defer { engine.placing = outer }
    let subviews = LayoutSubviews(engine: engine, index: index)
    let size = engine.run(of: index)?.size(proposal.proposed, subviews) ?? .zero
    return engine.checked(size, proposal, of: index)
  }

  /// Places the children, and the cells in the rows of a grid: a leaf that is placed may ask for
  /// the size of the layout, which can change the slots of the other rows.
  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    placeArranged(outer, in: engine)
    let index = outer.index
    guard engine.records[index].spec.traits.contains(.isGrid) else { return }
    for subview in LayoutSubviews(engine: engine, index: index) {
      if engine.records[subview.index].spec.kind == .gridRow { engine.placeSlots(subview.index) }
    }
  }

  static func arrange(_ container: SizedRecord, in engine: Engine) {
    let (index, proposal, size) = (container.index, container.proposal, container.size)
    let subviews = LayoutSubviews(engine: engine, index: index)
    for subview in subviews { engine.slots[subview.slot].origin.x = .nan }
    let outer = (engine.placing, engine.isEndless)
    engine.placing = index
    engine.isEndless = isEndless(container)
    defer { (engine.placing, engine.isEndless) = outer }
    engine.run(of: index)?.place(container, subviews)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    for subview in subviews where engine.slots[subview.slot].origin.x.isNaN {
      subview.set(at: middle, anchor: .center, proposal)
    }
  }

  /// Returns the layout's explicit guide, once the children are in their slots.
  static func combinedGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    let index = query.index
    let subviews = LayoutSubviews(engine: engine, index: index)
    let value = engine.run(of: index)?.alignment(query, subviews)
    guard let value, !value.isFinite else { return value }
    // An infinite size is measured but never placed, so its guides need not be finite.
    if !isEndless(query.record) { engine.report(index, "returned \(value) as a guide; ignored") }
    return nil
  }

  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    engine.run(of: index)?.spacing(LayoutSubviews(engine: engine, index: index)) ?? ViewSpacing()
  }

  /// Returns whether a length is proposed that is infinite, as any infinite size requires, so that
  /// the record is measured but never placed.
  private static func isEndless(_ record: SizedRecord) -> Bool {
    record.proposal.width == .infinity || record.proposal.height == .infinity
  }
}

/// A layout type of Withy's own, whose guides are those of its elements.
protocol BuiltInLayout: Layout {
  /// The name of the element, as the user writes it.
  var name: String { get }
}

import Foundation

/// The rules of a background or overlay: the primary element is measured as if it were alone.
protocol PairRules: ElementRules {
  /// Whether the secondary content is drawn first, as a background is.
  static var isBehind: Bool { get }
}

extension PairRules {
  static var isContainer: Bool { true }

  static var shows: Shown { [.priority, .attributes, .edges, .guides, .spacer] }

  static func flatten(
    _ spec: ElementSpec,
    _ details: Details?,
    in recordBuilder: inout RecordBuilder
  ) {
    let (start, outer) = (recordBuilder.records.count, recordBuilder.surroundings)
    recordBuilder.open(spec, details, by: self)
    // The secondary content is in a container of its own.
    let (primary, content) = (recordBuilder.surroundings, outer.inside([]))
    recordBuilder.surroundings = isBehind ? content : primary
    recordBuilder.readSingle()
    if recordBuilder.records.count == start + 1 {
      recordBuilder.records.append(Record(ElementSpec(.empty)))
    }
    recordBuilder.surroundings = isBehind ? primary : content
    recordBuilder.readSingle()
    recordBuilder.surroundings = outer
    close(start, in: &recordBuilder)
  }

  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    let records = recordBuilder.records
    let second = index + 1 + Int(records[index + 1].size)
    // A part may be missing.
    if second == records.count { records.append(Record(ElementSpec(.empty))) }
    let (content, primary) = parts(of: index, records.pointer)
    if records[content].spec.kind == .empty {
      let isNothing = records[primary].spec.kind == .empty
      records.remove(at: content)
      if isNothing { records.removeAll(from: records.count - 1) }
      return recordBuilder.records.remove(at: index)
    }
    recordBuilder.countChildren(of: index)
    records[index].spec.traits.subtract([.hasPriorities, .hasSpacing, .wraps])
    records[index].spec.traits.formUnion(
      records[primary].spec.traits.intersection([.hasSpacing, .wraps])
    )
    recordBuilder.inherit(index, from: primary, by: self)
  }

  static func innerAxes(of index: Int, _ records: UnsafeMutablePointer<Record>) -> Axes {
    records[parts(of: index, records).primary].axes
  }

  @inline(__always)
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    engine.measure(parts(of: index, engine.records).primary, proposal)
  }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    let parts = parts(of: outer.index, engine.records)
    let primary = outer.record(parts.primary)
    engine.place(primary, x: 0, y: 0)
    let inner = engine.relative(parts.content, Proposal(outer.size), of: Proposal(outer.size))
    let content = engine.finite(engine.sized(parts.content, for: inner))
    // Use the guides of the primary, not those of the record as a whole.
    func origin(_ axis: Axes) -> CGFloat {
      let guide = engine.guide(of: outer.index, axis)
      return engine.value(guide, axis, of: primary) - engine.value(guide, axis, of: content)
    }
    let (x, y) = engine.measuring { (origin(.horizontal), origin(.vertical)) }
    engine.place(content, x: x, y: y)
  }

  static func isOpen(_ index: Int, to child: Int, _ records: UnsafeMutablePointer<Record>) -> Bool {
    child == parts(of: index, records).primary
  }

  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat {
    engine.end(end, of: parts(of: index, engine.records).primary)
  }

  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    engine.spacing(at: parts(of: index, engine.records).primary)
  }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    let primary = parts(of: query.index, engine.records).primary
    return engine.explicitValue(query.guide, query.axis, of: query.record.record(primary))
  }

  /// Returns the records of the secondary content and of the primary element.
  @inline(__always)
  private static func parts(
    of index: Int,
    _ records: UnsafeMutablePointer<Record>
  ) -> (content: Int, primary: Int) {
    let first = index + 1
    let second = first + Int(records[first].size)
    return isBehind ? (first, second) : (second, first)
  }
}

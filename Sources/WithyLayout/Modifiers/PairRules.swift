import Foundation

/// The rules of a background or overlay: the primary element is measured as if it were alone.
protocol PairRules: ElementRules {
  /// Whether the secondary content is drawn first, as a background is.
  static var isBehind: Bool { get }
}

extension PairRules {
  static var isContainer: Bool { true }

  static var shows: Shown { [.priority, .containerValues, .spacing, .guides, .spacer] }

  /// Flattens both parts; nothing without a primary element, and only that one without content.
  static func flatten(_ element: ElementDescription, in recordBuilder: inout RecordBuilder) {
    let (start, outer) = (recordBuilder.counts, recordBuilder.surroundings)
    recordBuilder.open(element.spec, element.details, by: self)
    // The secondary content is in a container of its own.
    let (primary, content) = (recordBuilder.surroundings, outer.inside([]))
    recordBuilder.surroundings = isBehind ? content : primary
    recordBuilder.readSingle()
    let middle = recordBuilder.records.count
    recordBuilder.surroundings = isBehind ? primary : content
    recordBuilder.readSingle()
    recordBuilder.surroundings = outer
    let hasFirst = middle > start.records + 1
    let hasSecond = recordBuilder.records.count > middle
    if !(isBehind ? hasSecond : hasFirst) { return recordBuilder.collapse(from: start) }
    if !(isBehind ? hasFirst : hasSecond) {
      return recordBuilder.records.remove(at: start.records)
    }
    close(start.records, in: &recordBuilder)
  }

  @inline(__always)
  static func primary(of index: Int, in records: Records) -> Int {
    isBehind ? records.end(of: index + 1) : index + 1
  }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    let primary = outer.record(primary(of: outer.index, in: engine.records))
    engine.place(primary, at: .zero)
    let index = isBehind ? outer.index + 1 : engine.records.end(of: outer.index + 1)
    let inner = engine.relative(index, Proposal(outer.size), of: Proposal(outer.size))
    let content = engine.finite(engine.sized(index, for: inner))
    // Use the guides of the primary, not those of the record as a whole.
    let origin = engine.measuring {
      CGPoint { axis in
        let guide = engine.guide(of: outer.index, axis)
        return engine.value(guide, axis, of: primary) - engine.value(guide, axis, of: content)
      }
    }
    engine.place(content, at: origin)
  }

  static func isOpen(_ index: Int, to child: Int, _ records: Records) -> Bool {
    child == primary(of: index, in: records)
  }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    let primary = primary(of: query.index, in: engine.records)
    return engine.explicitValue(query.guide, query.axis, of: query.record.record(primary))
  }
}

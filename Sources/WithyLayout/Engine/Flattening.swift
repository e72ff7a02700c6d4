import Foundation

/// A description on its way into records.
///
/// It keeps the unfinished elements in a list and not on the stack, so that no depth overflows it.
struct Flattening {
  /// The records so far, each before those inside it.
  var records: [Record] = []

  /// The leaves, in the order of drawing.
  private(set) var leaves: [any Placeable] = []

  /// The details of the records that have some.
  private(set) var details: [Details] = []

  /// Whether an alignment guide of the user's, or a text baseline, plays a part.
  private(set) var usesGuides = false

  /// Finds the leaves that take part.
  private let source: any LeafSource

  /// What is still to be done, the innermost last.
  private var open: [Step] = []

  /// The axis of the nearest stack, for spacers; empty outside a stack.
  private var axis: Traits = []

  private enum Step {
    /// The rest of a list.
    case list([LayoutContent], next: Int)
    /// The second part of an element that has two, and the axis around it.
    case part(LayoutContent, of: Int, axis: Traits)
    /// The end of a place for one element, that began at a record.
    case single(Int)
    /// The end of an element, and the axis around it.
    case close(Int, axis: Traits)
  }

  /// Flattens a description.
  init(_ content: LayoutContent, from source: any LeafSource) {
    self.source = source
    records.reserveCapacity(content.extent.count)
    open.append(.single(0))
    var next: LayoutContent? = content
    repeat {
      if let content = next {
        next = nil
        switch content.form {
        case .leaf(let leaf): append(source.leaf(leaf))
        case .builder(let builder): append(source.leaf(builder))
        case .list(let items): open.append(.list(items, next: 0))
        case .items(let items): open.append(.list(items.contents, next: 0))
        case .element(let element): next = begin(element)
        }
      }
      if next == nil, !open.isEmpty { next = proceed() }
    } while next != nil || !open.isEmpty
  }

  /// Goes on with the innermost unfinished step, and returns what is to be described next.
  private mutating func proceed() -> LayoutContent? {
    switch open.removeLast() {
    case .list(let items, let next):
      guard next < items.count else { return nil }
      if next + 1 < items.count { open.append(.list(items, next: next + 1)) }
      return items[next]
    case .part(let content, let record, let axis):
      self.axis = axis
      if records.count == record + 1 { records.append(Record(Style(.empty))) }
      open.append(.single(records.count))
      return content
    case .single(let start):
      unite(from: start)
    case .close(let record, let axis):
      self.axis = axis
      close(record)
    }
    return nil
  }

  /// Appends a leaf, if it takes part.
  private mutating func append(_ leaf: (any Placeable)?) {
    guard let leaf else { return }
    var record = Record(Style(.leaf))
    record.axes = leaf.proposalAxes
    record.payload = Int32(truncatingIfNeeded: leaves.count)
    leaves.append(leaf)
    records.append(record)
  }

  /// Appends the record of an element, and returns the first of what is inside.
  private mutating func begin(_ element: DescribedElement) -> LayoutContent? {
    let start = records.count
    var record = Record(element.style)
    if let added = element.details {
      record.details = Int32(truncatingIfNeeded: details.count)
      details.append(added)
      usesGuides = usesGuides || added.alignment != nil || added.guide != nil
    }
    let outer = axis
    switch element.style.kind {
    case .empty: return nil
    case .group: return element.content
    case .spacer:
      records.append(spacer(record))
      return nil
    case .background:
      records.append(record)
      open.append(.close(start, axis: outer))
      open.append(.part(element.content, of: start, axis: outer))
      open.append(.single(start + 1))
      axis = []
      return element.details?.content
    case .overlay:
      records.append(record)
      open.append(.close(start, axis: outer))
      open.append(.part(element.details?.content ?? .nothing, of: start, axis: []))
      open.append(.single(start + 1))
      return element.content
    case .horizontalStack, .gridRow: axis = .horizontal
    case .verticalStack: axis = .vertical
    case .depthStack, .layout, .fitsFirst, .scroll: axis = []
    default: break
    }
    records.append(record)
    open.append(.close(start, axis: outer))
    if !element.style.kind.isContainer { open.append(.single(start + 1)) }
    return element.content
  }

  /// A spacer on the axis of the nearest stack.
  private func spacer(_ record: Record) -> Record {
    var record = record
    record.style.traits = axis.isEmpty ? [.horizontal, .vertical] : axis
    record.style.traits.insert(.isBareSpacer)
    record.axes = Axes(rawValue: record.style.traits.rawValue & 3)
    record.priority = -.infinity
    return record
  }

  /// Makes one element of those that stand where one is expected.
  private mutating func unite(from start: Int) {
    guard start < records.count, Int(records[start].size) < records.count - start else { return }
    records.insert(Record(Style(.depthStack)), at: start)
    close(start)
  }
}

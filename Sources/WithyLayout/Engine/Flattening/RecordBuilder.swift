import Foundation

/// A description while it is being turned into records.
///
/// The unfinished elements are kept in an array instead of on the call stack, so that no depth
/// overflows it.
struct RecordBuilder {
  /// The records so far, in preorder.
  ///
  /// The engine made from the description takes them over.
  let records: RecordList

  /// The leaves that take part, in drawing order, including collapsed ones.
  let leaves: [any Placeable]

  /// The number of them so far, and of all leaves, and the indices of the others.
  private var leafCount = 0
  private var place = 0
  private var absent: ArraySlice<Int>

  /// The collapsed leaves, which take no space.
  private(set) var collapsed: [any Placeable] = []

  /// The details of the records that have any.
  private(set) var details: [Details] = []

  /// The attributes of the records that have any.
  var attributes: [Attributes] = []

  /// Whether the layout may set an alignment guide, or aligns by a text baseline or a custom guide.
  private(set) var usesGuides = false

  /// The rarely used features that the layout uses.
  private(set) var features: Features = []

  /// The default gap of stacks, and the default minimum length of spacers.
  let unit: CGFloat

  /// The unfinished steps, the innermost last.
  private var steps: [Step] = []

  /// What the element being flattened inherits from its ancestors.
  private(set) var surroundings = Surroundings()

  private enum Step {
    /// The end of an element, and the surroundings to restore; for an element with two parts, also
    /// the surroundings of the second.
    case close(Int, Surroundings, second: Surroundings?)
    /// The end of a place for a single element, which began at a record.
    case single(Int)
    /// The end of collapsed content, and the numbers of records, leaves and collapsed leaves before
    /// it.
    case collapse(Int, leaf: Int, collapsed: Int)
    /// The end of an element that leaves no record of its own.
    case nothing
  }

  /// Flattens a list of elements.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - leaves: Their leaves that take part.
  ///   - unit: The default gap of stacks.
  init(_ elements: ElementList, of leaves: PresentLeaves, unit: CGFloat) {
    self.unit = unit
    self.leaves = leaves.leaves
    absent = leaves.absent[...]
    records = RecordList(capacity: elements.entries.count + leaves.leaves.count)
    // The lists being read, the innermost last, each with the index of its next entry.
    var lists = [(entries: elements.entries, next: 0)]
    while let last = lists.indices.last {
      let entries = lists[last].entries
      var next = lists[last].next
      reading: while next < entries.count {
        next += 1
        switch entries[next - 1] {
        case .leaves(let count, let spec, let numbers):
          if spec.isNone {
            for _ in 0..<count { appendLeaf() }
          } else {
            let spec = spec.spec(numbers)
            for _ in 0..<count { appendLeaf(in: spec) }
          }
        case .begin(let spec, let details): spec.kind.rules.begin(spec, details, in: &self)
        case .next: beginSecond()
        case .end: end()
        case .part(let part):
          guard let inner = part.list else { continue }
          lists[last].next = next
          lists.append((inner.entries, 0))
          break reading
        }
      }
      if lists.count == last + 1 { lists.removeLast() }
    }
    unite(from: 0)
    records.closeGaps(from: 0)
  }

  /// The records whose frames are reported after each arrangement.
  var observed: [Int] {
    if features.isDisjoint(with: [.actions, .lazy]) { return [] }
    return (0..<records.count).filter { index in
      let record = records[index]
      return switch record.spec.kind {
      case .geometry: true
      case .layout: details[Int(record.details)].layout is LazyLayout
      default: false
      }
    }
  }

  /// Ends the innermost element.
  private mutating func end() {
    endSingle()
    switch steps.popLast() {
    case .close(let record, let surroundings, _):
      self.surroundings = surroundings
      records[record].spec.kind.rules.close(record, in: &self)
    case .collapse(let record, let leaf, let first):
      records.removeAll(from: record)
      collapsed.replaceSubrange(first..., with: leaves[leaf..<leafCount])
    case .single, .nothing, nil: break
    }
  }

  /// Ends a place for a single element, if the innermost step is one.
  private mutating func endSingle() {
    guard case .single(let start) = steps.last else { return }
    steps.removeLast()
    unite(from: start)
  }

  /// Ends the first part of an element that has two, and begins the second.
  private mutating func beginSecond() {
    endSingle()
    guard case .close(let record, _, let second?) = steps.last else { return }
    surroundings = second
    if records.count == record + 1 { records.append(Record(ElementSpec(.empty))) }
    steps.append(.single(records.count))
  }

  /// Appends a leaf inside the element packed with it.
  ///
  /// If the leaf does not take part, a modifier is left out, and a container stays, empty.
  private mutating func appendLeaf(in spec: ElementSpec) {
    let (start, outer, rules) = (records.count, surroundings, spec.kind.rules)
    open(spec, nil, by: rules)
    appendLeaf()
    surroundings = outer
    rules.close(start, in: &self)
  }

  /// Appends a leaf, if it takes part.
  @inline(__always)
  private mutating func appendLeaf() {
    if absent.first == place {
      absent.removeFirst()
    } else {
      append(leaf: leafCount)
      leafCount += 1
    }
    place += 1
  }

  /// Appends a leaf that takes part.
  private mutating func append(leaf index: Int) {
    var record = Record(ElementSpec(.leaf))
    record.spec.traits = surroundings.direction
    record.depth = surroundings.depth
    record.payload = Int32(truncatingIfNeeded: index)
    if record.follow(leaves[index], scaledOn: surroundings.scaled) {
      features.insert(.flexibility)
    }
    records.append(record)
  }

  /// Appends the record of an element, which contains what follows.
  mutating func begin(
    _ spec: ElementSpec,
    _ details: Details?,
    by rules: any ElementRules.Type,
    depth: UInt16 = 0
  ) {
    let start = records.count
    let outer = surroundings
    open(spec, details, by: rules)
    records[start].depth = depth
    steps.append(.close(start, outer, second: nil))
    if !rules.isContainer { steps.append(.single(start + 1)) }
  }

  /// Appends the record of an element that has two parts, which follow in drawing order.
  ///
  /// A background or overlay counts as a container around its own content.
  mutating func begin(
    _ spec: ElementSpec,
    _ details: Details?,
    isBehind: Bool,
    by rules: any ElementRules.Type
  ) {
    let start = records.count
    let outer = surroundings
    open(spec, details, by: rules)
    let (primary, content) = (surroundings, outer.inside([]))
    steps.append(.close(start, outer, second: isBehind ? primary : content))
    steps.append(.single(start + 1))
    surroundings = isBehind ? content : primary
  }

  /// Appends the record of an element without content.
  mutating func appendTerminal(_ record: Record) {
    records.append(record)
    steps.append(.nothing)
  }

  /// Begins an element that leaves no record.
  mutating func beginGroup() { steps.append(.nothing) }

  /// Begins content that takes no space.
  mutating func beginCollapsing() {
    steps.append(.collapse(records.count, leaf: leafCount, collapsed: collapsed.count))
  }

  /// Appends the record of an element, and updates the surroundings for its content.
  private mutating func open(
    _ spec: ElementSpec,
    _ added: Details?,
    by rules: any ElementRules.Type
  ) {
    rules.surround(&surroundings, spec)
    features.formUnion(rules.features(added))
    var record = Record(spec)
    record.spec.traits.formUnion(surroundings.direction)
    if let added {
      record.details = Int32(truncatingIfNeeded: details.count)
      details.append(added)
      usesGuides = usesGuides || added.alignment != nil || added.guide != nil || added.mayHaveGuides
    }
    records.append(record)
  }

  /// Wraps several elements in a depth stack where a single element is expected.
  private mutating func unite(from start: Int) {
    guard start < records.count, Int(records[start].size) < records.count - start else { return }
    if !surroundings.isNeutral { enclose(from: start, depth: surroundings.depth) }
    records.insert(Record(ElementSpec(.depthStack)), at: start)
    records[start].spec.traits = surroundings.direction
    ZStackRules.close(start, in: &self)
  }

  /// Notes that the layout uses a feature.
  mutating func note(_ feature: Features) { features.insert(feature) }
}

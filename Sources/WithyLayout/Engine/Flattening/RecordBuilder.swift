import Foundation

/// A description while it is being turned into records.
struct RecordBuilder {
  /// The records so far, in preorder, which the engine takes over.
  let records: RecordList

  /// The leaves so far that take part, in drawing order, including collapsed ones.
  var leaves: [any Placeable] = []

  /// The leaves that follow.
  private var listed: [ListedLeaf].Iterator

  private(set) var collapsed: [any Placeable] = []

  var details: [Details] = []

  var containerValues: [ContainerValues] = []

  /// Whether gaps, or a `Layout`, depend on the children's container values or spacing preferences.
  var hasGaps = false

  private(set) var ignoresSafeArea = false

  /// The default gap of stacks, and the default minimum length of spacers.
  let unit: CGFloat

  var surroundings = Surroundings()

  /// What follows of the elements that are being read.
  private var entries: [ElementList.Entry].Iterator

  init(_ elements: ElementList, of leaves: [ListedLeaf], unit: CGFloat) {
    self.unit = unit
    listed = leaves.makeIterator()
    self.leaves.reserveCapacity(leaves.count)
    records = RecordList(capacity: elements.entries.count + leaves.count)
    entries = elements.entries.makeIterator()
    read()
    unite(from: 0)
  }

  /// Reads what follows, up to the end of the innermost element or of its first part.
  mutating func read() {
    while let entry = entries.next() {
      switch entry {
      case .leaves(let count, let spec, let numbers):
        if spec.isNone {
          for _ in 0..<count { appendLeaf() }
        } else {
          let spec = spec.spec(numbers)
          for _ in 0..<count { appendLeaf(in: spec) }
        }
      case .begin(let element):
        element.kind.rules.flatten(element, in: &self)
      case .next, .end: return
      case .part(let list):
        let outer = entries
        entries = list.entries.makeIterator()
        read()
        entries = outer
      }
    }
  }

  /// Reads what follows where a single element is expected.
  mutating func readSingle() {
    let start = records.count
    read()
    unite(from: start)
  }

  /// The numbers of records, leaves and collapsed leaves.
  typealias Counts = (records: Int, leaves: Int, collapsed: Int)

  var counts: Counts { (records.count, leaves.count, collapsed.count) }

  /// Removes the records since there were these numbers, so that what is in them takes no space.
  mutating func collapse(from counts: Counts) {
    records.removeAll(from: counts.records)
    collapsed.replaceSubrange(counts.collapsed..., with: leaves[counts.leaves...])
  }

  var observed: [Int] {
    if details.isEmpty { return [] }
    return (0..<records.count).filter { index in
      let record = records[index]
      return switch record.spec.kind {
      case .geometry, .scroll: true
      case .layout: details[Int(record.details)].layout is LazyLayout
      default: false
      }
    }
  }

  /// Appends a leaf inside the element packed with it, which is left out if it is a modifier and
  /// the leaf does not take part; a container stays, empty.
  private mutating func appendLeaf(in spec: ElementSpec) {
    let (start, outer, rules) = (records.count, surroundings, spec.kind.rules)
    open(spec, nil, by: rules)
    appendLeaf()
    surroundings = outer
    rules.close(start, in: &self)
  }

  private mutating func appendLeaf() {
    guard let leaf = listed.next()?.object else { return }
    var record = Record(spec: ElementSpec(.leaf, traits: surroundings.direction))
    record.depth = surroundings.depth
    record.payload = Int32(truncatingIfNeeded: leaves.count)
    record.follow(leaf, scaledOn: surroundings.scaled)
    records.append(record)
    leaves.append(leaf)
  }

  /// Appends the record of an element with what follows as its content, and completes it.
  mutating func flatten(_ element: ElementDescription, by rules: any ElementRules.Type) {
    let (start, outer) = (records.count, surroundings)
    open(element.spec, element.details, by: rules)
    if rules.isContainer { read() } else { readSingle() }
    surroundings = outer
    rules.close(start, in: &self)
  }

  /// Appends the record of an element, and updates the surroundings for its content.
  mutating func open(_ spec: ElementSpec, _ added: Details?, by rules: any ElementRules.Type) {
    rules.surround(&surroundings, spec)
    ignoresSafeArea = ignoresSafeArea || spec.kind == .ignoresSafeArea
    var record = Record(spec: spec)
    record.spec.traits.formUnion(surroundings.direction)
    if let added {
      record.details = Int32(truncatingIfNeeded: details.count)
      details.append(added)
    }
    records.append(record)
  }

  /// Wraps several elements in a depth stack where a single element is expected.
  private mutating func unite(from start: Int) {
    guard start < records.count, Int(records[start].size) < records.count - start else { return }
    if !surroundings.isNeutral { enclose(from: start, depth: surroundings.depth) }
    let spec = ElementSpec(.depthStack, traits: surroundings.direction)
    records.insert(Record(spec: spec), at: start)
    ZStackRules.close(start, in: &self)
  }
}

/// What an element inherits from its ancestors while it is flattened.
struct Surroundings {
  /// The axis of the nearest stack, for spacers; empty outside a stack.
  var axis: Traits = []

  /// The direction that an ancestor has set, as a trait.
  var direction: Traits = []

  /// The axes on which a modifier around makes scalable leaves follow the proposal.
  var scaled: Axes = []

  /// Whether the nearest container is a grid.
  var isInGrid = false

  /// The number of containers around, modulo 65,536, including superfluous ones removed later.
  var depth: UInt16 = 0

  /// Whether nothing but the direction is inherited.
  var isNeutral: Bool { axis.isEmpty && scaled.isEmpty }

  /// Returns the surroundings for the content of a container, which may have an axis for spacers.
  func inside(_ axis: Traits) -> Surroundings {
    Surroundings(axis: axis, direction: direction, depth: depth &+ 1)
  }
}

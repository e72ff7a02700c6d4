import Foundation

/// A description on its way into records.
///
/// It keeps the unfinished elements in a list and not on the stack, so that no depth overflows it.
struct Flattening {
  /// The records so far, each before those inside it.
  ///
  /// The engine that is made of the description takes them over.
  let records: RecordList

  /// The leaves, in the order of drawing, also those that are collapsed.
  private(set) var leaves: [any Placeable] = []

  /// The leaves that are collapsed, and take no place.
  private(set) var collapsed: [any Placeable] = []

  /// The details of the records that have some.
  private(set) var details: [Details] = []

  /// The attributes of the records that have some.
  var attributes: [Attributes] = []

  /// Whether an alignment guide of the user's, or a text baseline, plays a part.
  private(set) var usesGuides = false

  /// Whether an element acts on its frame, or says what only its engine knows.
  private(set) var features: Features = []

  /// What a layout has that most have not.
  struct Features: OptionSet {
    var rawValue: UInt16

    /// The gaps of a stack depend on what its children say.
    static let gaps = Features(rawValue: 1)
    /// An action is told when a frame changes.
    static let actions = Features(rawValue: 2)
    /// Elements that ignore the safe area.
    static let safeArea = Features(rawValue: 4)
    /// Containers that types lay out.
    static let layouts = Features(rawValue: 8)
    /// An element whose direction is its own.
    static let directions = Features(rawValue: 16)
    /// Leaves that say how they follow a proposal.
    static let flexibility = Features(rawValue: 32)
    /// Elements in which more are inside one another that propose lengths of their own making than are
    /// measured exactly.
    static let depths = Features(rawValue: 64)
    /// Containers whose rows are made when they come near what is visible.
    static let lazy = Features(rawValue: 128)
    /// Leaves that are one record with the frame around them.
    static let framedLeaves = Features(rawValue: 256)
  }

  /// The gap of stacks that say none, and the least length of spacers.
  let unit: CGFloat

  /// Finds the leaves that take part.
  private let source: any LeafSource

  /// What is still to be done, the innermost last.
  private var steps: [Step] = []

  /// The lists that are still to be done, the innermost last, with what is next in each and the number of steps
  /// that wait for its end.
  private var lists: [(items: [LayoutContent], next: Int, depth: Int)] = []

  /// What is around the element that is being described.
  private(set) var surroundings = Surroundings()

  private enum Step {
    /// The second part of an element that has two, and what is around it.
    case part(LayoutContent, of: Int, Surroundings)
    /// The end of a place for one element, that began at a record.
    case single(Int)
    /// The end of an element, and what is around it.
    case close(Int, Surroundings)
    /// The end of what is collapsed, and the records, leaves and collapsed leaves before it.
    case collapse(Int, leaf: Int, collapsed: Int)
  }

  /// Flattens a description.
  ///
  /// - Parameters:
  ///   - content: The description.
  ///   - unit: The gap of stacks that say none.
  ///   - source: Finds the leaves that take part.
  init(_ content: LayoutContent, unit: CGFloat, from source: any LeafSource) {
    self.source = source
    self.unit = unit
    records = RecordList(capacity: content.extent.count)
    steps.append(.single(0))
    var next: LayoutContent? = content
    repeat {
      next = if let content = next { describe(content) } else { proceed() }
    } while next != nil || !steps.isEmpty
  }

  /// Begins to describe something, and returns what is to be described next, if that is known.
  private mutating func describe(_ content: LayoutContent) -> LayoutContent? {
    switch content.form {
    case .leaf(let leaf):
      if source.admits(leaf) { append(leaf, in: content.packedStyle, content.packedNumbers) }
    case .builder(let builder):
      if let leaf = source.leaf(builder) {
        append(leaf, in: content.packedStyle, content.packedNumbers)
      }
    case .list(let items): lists.append((items, 0, steps.count))
    case .items(let items): lists.append((items.contents, 0, steps.count))
    case .part(let part): return part.evaluated
    case .element(let element): return element.style.kind.rules.begin(element, in: &self)
    }
    return nil
  }

  /// Goes on with the innermost unfinished step, and returns what is to be described next.
  private mutating func proceed() -> LayoutContent? {
    if let last = lists.indices.last, lists[last].depth == steps.count {
      return proceed(inList: last)
    }
    switch steps.removeLast() {
    case .part(let content, let record, let surroundings):
      self.surroundings = surroundings
      if records.count == record + 1 { records.append(Record(Style(.empty))) }
      steps.append(.single(records.count))
      return content
    case .single(let start):
      unite(from: start)
    case .close(let record, let surroundings):
      self.surroundings = surroundings
      records[record].style.kind.rules.close(record, in: &self)
    case .collapse(let record, let leaf, let first):
      records.removeAll(from: record)
      collapsed.replaceSubrange(first..., with: leaves[leaf...])
    }
    return nil
  }

  /// Goes on with the innermost list, as long as its elements are complete at once.
  private mutating func proceed(inList last: Int) -> LayoutContent? {
    let items = lists[last].items
    var next = lists[last].next
    while next < items.count {
      next += 1
      if case .leaf(let leaf) = items[next - 1].form {
        if source.admits(leaf) {
          append(leaf, in: items[next - 1].packedStyle, items[next - 1].packedNumbers)
        }
        continue
      }
      lists[last].next = next
      if let inner = describe(items[next - 1]) { return inner }
      if lists.count > last + 1 { return nil }
    }
    lists.removeLast()
    return nil
  }

  /// Appends a leaf that takes part, with the element that it stands in.
  @inline(__always)
  private mutating func append(
    _ leaf: consuming any Placeable,
    in style: PackedStyle,
    _ numbers: UInt64
  ) {
    if style.isNone { return append(leaf) }
    let start = records.count
    let outer = surroundings
    let rules = style.kind.rules
    open(style.style(numbers), nil, by: rules)
    append(leaf)
    surroundings = outer
    rules.close(start, in: &self)
  }

  /// Appends a leaf.
  private mutating func append(_ leaf: consuming any Placeable) {
    var record = Record(Style(.leaf))
    record.style.traits = surroundings.direction
    record.depth = surroundings.depth
    record.payload = Int32(truncatingIfNeeded: leaves.count)
    if record.follow(leaf, scaledOn: surroundings.scaled) { features.insert(.flexibility) }
    leaves.append(leaf)
    records.append(record)
  }

  /// Appends the record of an element, and returns the first of what is inside.
  mutating func begin(
    _ element: DescribedElement,
    by rules: any ElementRules.Type
  ) -> LayoutContent? {
    let start = records.count
    let outer = surroundings
    open(element.style, element.details, by: rules)
    // Many modifiers have a leaf in them, and are complete with it.
    if element.content.isLeaf {
      _ = describe(element.content)
      surroundings = outer
      rules.close(start, in: &self)
      return nil
    }
    steps.append(.close(start, outer))
    if !rules.isContainer { steps.append(.single(start + 1)) }
    return element.content
  }

  /// Appends the record of an element that holds two, and returns the one that stands first.
  ///
  /// What stands behind or before the element that is modified is in a container of its own.
  mutating func begin(
    _ element: DescribedElement,
    isBehind: Bool,
    by rules: any ElementRules.Type
  ) -> LayoutContent? {
    let start = records.count
    let outer = surroundings
    open(element.style, element.details, by: rules)
    let other = element.details?.content ?? .nothing
    steps.append(.close(start, outer))
    if isBehind {
      steps.append(.part(element.content, of: start, outer))
      surroundings = outer.inside([])
    } else {
      steps.append(.part(other, of: start, outer.inside([])))
    }
    steps.append(.single(start + 1))
    return isBehind ? other : element.content
  }

  /// Notes that what is described next takes no place.
  mutating func beginCollapsing() {
    steps.append(.collapse(records.count, leaf: leaves.count, collapsed: collapsed.count))
  }

  /// Appends the record of an element, and notes what is around what is inside it.
  private mutating func open(
    _ style: Style,
    _ added: Details?,
    by rules: any ElementRules.Type
  ) {
    rules.surround(&surroundings, style)
    features.formUnion(rules.features(added))
    var record = Record(style)
    record.style.traits.formUnion(surroundings.direction)
    if let added {
      record.details = Int32(truncatingIfNeeded: details.count)
      details.append(added)
      usesGuides = usesGuides || added.alignment != nil || added.guide != nil || added.saysGuides
    }
    records.append(record)
  }

  /// Makes one element of those that stand where one is expected.
  private mutating func unite(from start: Int) {
    guard start < records.count, Int(records[start].size) < records.count - start else { return }
    if !surroundings.isNeutral { enclose(from: start, depth: surroundings.depth) }
    records.insert(Record(Style(.depthStack)), at: start)
    records[start].style.traits = surroundings.direction
    ZStackRules.close(start, in: &self)
  }

  /// Notes that what a layout has is not what most have.
  mutating func note(_ feature: Features) { features.insert(feature) }
}

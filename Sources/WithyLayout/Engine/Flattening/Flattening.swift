import Foundation

/// A description while it is being turned into records.
///
/// The unfinished elements are kept in an array instead of on the call stack, so that no depth
/// overflows it.
struct Flattening {
  /// The records so far, in preorder.
  ///
  /// The engine made from the description takes them over.
  let records: RecordList

  /// The leaves in drawing order, including collapsed ones.
  private(set) var leaves: [any Placeable] = []

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

  /// The features that few layouts use, so that the engine can skip their work.
  struct Features: OptionSet {
    var rawValue: UInt16

    /// Stacks whose gaps depend on their children's attributes or spacing preferences.
    static let gaps = Features(rawValue: 1)
    /// Actions that are called when a frame changes.
    static let actions = Features(rawValue: 2)
    /// Elements that ignore the safe area.
    static let safeArea = Features(rawValue: 4)
    /// Containers that conform to `Layout`.
    static let layouts = Features(rawValue: 8)
    /// Elements that set their own layout direction.
    static let directions = Features(rawValue: 16)
    /// Leaves that declare how they follow a proposal.
    static let flexibility = Features(rawValue: 32)
    /// More nested aspect ratios and grids than are measured exactly.
    static let depths = Features(rawValue: 64)
    /// Containers that make their rows when these come near the visible rectangle.
    static let lazy = Features(rawValue: 128)
    /// Leaves that share a record with their fixed frame.
    static let framedLeaves = Features(rawValue: 256)
    /// Elements with a bar, which insets the safe area.
    static let bars = Features(rawValue: 512)
  }

  /// The default gap of stacks, and the default minimum length of spacers.
  let unit: CGFloat

  /// Finds the leaves that take part.
  private let source: any LeafSource

  /// The unfinished steps, the innermost last.
  private var steps: [Step] = []

  /// The unfinished lists, the innermost last, each with the index of its next item and the number
  /// of steps that wait for its end.
  private var lists: [(items: [LayoutContent], next: Int, depth: Int)] = []

  /// What the element being described inherits from its ancestors.
  private(set) var surroundings = Surroundings()

  private enum Step {
    /// The second part of an element that has two, and the surroundings of that part.
    case part(LayoutContent, of: Int, Surroundings)
    /// The end of a place for a single element, which began at a record.
    case single(Int)
    /// The end of an element, and the surroundings to restore.
    case close(Int, Surroundings)
    /// The end of collapsed content, and the numbers of records, leaves and collapsed leaves before
    /// it.
    case collapse(Int, leaf: Int, collapsed: Int)
  }

  /// Flattens a description.
  ///
  /// - Parameters:
  ///   - content: The description.
  ///   - unit: The default gap of stacks.
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
    records.closeGaps(from: 0)
  }

  /// The records whose places are told after each arrangement.
  var observed: [Int] {
    if features.isDisjoint(with: [.actions, .lazy]) { return [] }
    return (0..<records.count).filter { index in
      let record = records[index]
      return switch record.style.kind {
      case .geometry: true
      case .layout: details[Int(record.details)].layout is LazyLayout
      default: false
      }
    }
  }

  /// Begins to describe some content, and returns what to describe next, if that is known.
  private mutating func describe(_ content: LayoutContent) -> LayoutContent? {
    switch content.form {
    case .leaf(let leaf):
      if source.admits(leaf) {
        append(leaf, in: content.packedStyle, content.packedNumbers)
      } else {
        leaveOut(content.packedStyle, content.packedNumbers)
      }
    case .builder(let builder):
      if let leaf = source.leaf(builder) {
        append(leaf, in: content.packedStyle, content.packedNumbers)
      } else {
        leaveOut(content.packedStyle, content.packedNumbers)
      }
    case .list(let items): lists.append((items, 0, steps.count))
    case .items(let items): lists.append((items.contents, 0, steps.count))
    case .part(let part): return source.content(of: part)
    case .element(let element): return element.style.kind.rules.begin(element, in: &self)
    }
    return nil
  }

  /// Continues the innermost unfinished step, and returns what to describe next.
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

  /// Continues the innermost list as far as its items are complete at once.
  private mutating func proceed(inList last: Int) -> LayoutContent? {
    let items = lists[last].items
    var next = lists[last].next
    while next < items.count {
      next += 1
      if case .leaf(let leaf) = items[next - 1].form {
        if source.admits(leaf) {
          append(leaf, in: items[next - 1].packedStyle, items[next - 1].packedNumbers)
        } else {
          leaveOut(items[next - 1].packedStyle, items[next - 1].packedNumbers)
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

  /// Appends a leaf that takes part, inside the modifier packed with it, if any.
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

  /// Appends the element packed with a leaf that does not take part: like any other whose content
  /// does not, a container is empty, and a modifier is left out.
  private mutating func leaveOut(_ style: PackedStyle, _ numbers: UInt64) {
    if style.isNone { return }
    let (start, outer, rules) = (records.count, surroundings, style.kind.rules)
    open(style.style(numbers), nil, by: rules)
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

  /// Appends the record of an element, and returns its content to describe next.
  mutating func begin(
    _ element: DescribedElement,
    by rules: any ElementRules.Type
  ) -> LayoutContent? {
    let start = records.count
    let outer = surroundings
    open(element.style, element.details, by: rules)
    // Many modifiers contain just a leaf, and are complete with it.
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

  /// Appends the record of an element that has two parts, and returns the part that is drawn first.
  ///
  /// A background or overlay counts as a container around its own content.
  mutating func begin(
    _ element: DescribedElement,
    isBehind: Bool,
    by rules: any ElementRules.Type
  ) -> LayoutContent? {
    let start = records.count
    let outer = surroundings
    open(element.style, element.details, by: rules)
    let other = element.other ?? .nothing
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

  /// Notes that the content described next takes no space.
  mutating func beginCollapsing() {
    steps.append(.collapse(records.count, leaf: leaves.count, collapsed: collapsed.count))
  }

  /// Appends the record of an element, and updates the surroundings for its content.
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
      usesGuides = usesGuides || added.alignment != nil || added.guide != nil || added.mayHaveGuides
    }
    records.append(record)
  }

  /// Wraps several elements in a depth stack where a single element is expected.
  private mutating func unite(from start: Int) {
    guard start < records.count, Int(records[start].size) < records.count - start else { return }
    if !surroundings.isNeutral { enclose(from: start, depth: surroundings.depth) }
    records.insert(Record(Style(.depthStack)), at: start)
    records[start].style.traits = surroundings.direction
    ZStackRules.close(start, in: &self)
  }

  /// Notes that the layout uses a feature.
  mutating func note(_ feature: Features) { features.insert(feature) }
}

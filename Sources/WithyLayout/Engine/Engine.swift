import Foundation

/// A layout, flat: it chooses sizes and places leaves.
///
/// Measuring calls leaves and containers of the user, which may call back. Everything that changes
/// is therefore reached through pointers, for moments: nothing is held while they are called, so
/// that no access can overlap another.
final class Engine {
  /// The number of records.
  let count: Int

  /// The elements, each before those inside it, and what keeps them in memory.
  let records: UnsafeMutablePointer<Record>
  private let recordList: RecordList

  /// Where each record was placed.
  let placements: UnsafeMutablePointer<Placement>

  /// What containers keep of their children, the children of one side by side.
  let slots: UnsafeMutablePointer<Slot>
  let slotCount: Int

  /// What records that remember sizes remember.
  let memories: UnsafeMutablePointer<Memory>
  /// Only those that `Memory.stable` names have been written.
  let stableAnswers: UnsafeMutablePointer<CGSize>
  let memoryCount: Int

  /// The pieces of lists of passing answers, those in use and those that are free.
  @exclusivity(unchecked) var pieces: UnsafeMutablePointer<MemoryPiece>
  @exclusivity(unchecked) var pieceCount: Int32 = 0
  @exclusivity(unchecked) var pieceCapacity: Int32
  @exclusivity(unchecked) var freePiece: Int32 = -1

  /// The leaves, in the order of drawing, and what keeps them alive.
  let leaves: UnsafeMutablePointer<LeafReference>
  let leafCount: Int
  let leafObjects: [any Placeable]
  private let calls: [LeafCalls]

  /// Where leaves stand in the frames with which they are one record, by their places among the leaves.
  let framedLeaves: UnsafeMutablePointer<CGRect>

  /// The details of the records that have some.
  let details: [Details]

  /// What records tell the containers around them, for those that do.
  let attributes: [Attributes]

  /// The containers that types lay out, at the places of their details.
  @exclusivity(unchecked) var runs: [(any LayoutRun)?]

  /// What records say of their edges, as far as they say something, and the gap where nothing is said.
  @exclusivity(unchecked) var spacings: [Int: ViewSpacing] = [:]
  let unit: CGFloat

  /// The leaves that take no place, and those of them that are still to be taken out of sight.
  let collapsed: [any Placeable]
  @exclusivity(unchecked) var collapsing: [any Placeable]

  /// What the layout has that most have not.
  let features: Flattening.Features

  /// What was found when frames were last told, by record.
  @exclusivity(unchecked) var geometry: [Int: Any] = [:]

  /// The rectangle that is arranged in, with what covers its edges, and the direction of lines.
  @exclusivity(unchecked) var frame = CGRect.null
  @exclusivity(unchecked) var safeArea = EdgeInsets()
  @exclusivity(unchecked) var direction = LayoutDirection.leftToRight

  /// Whether an alignment guide of the user's, or a text baseline, plays a part.
  let usesGuides: Bool

  /// Whether a guide was asked for, by a container of Withy or of the user.
  @exclusivity(unchecked) var asksGuides = false

  /// What records said of guides, while the layout is arranged.
  @exclusivity(unchecked) var guideAnswers: [GuideQuery: CGFloat?] = [:]

  /// The place named in diagnostics.
  let file: StaticString
  let line: UInt

  /// The proposal to the root, and its number.
  @exclusivity(unchecked) var roundProposal = Proposal.unspecified
  @exclusivity(unchecked) var round: UInt32 = 0

  /// The number of arrangements with changes inside, since another size was proposed to the root.
  @exclusivity(unchecked) var changes = 0

  /// The level at which measuring gives up and names what it needs, see ``complete(_:_:)``.
  @exclusivity(unchecked) var isMeasuring = false
  @exclusivity(unchecked) var levelLimit: Int32 = 0
  @exclusivity(unchecked) var isIncomplete = false
  @exclusivity(unchecked) var needed: (record: Int, proposal: Proposal) = (0, .unspecified)

  /// The container of the user's that is placing its children; −1 for none.
  @exclusivity(unchecked) var placing = -1

  /// Whether it does so in an infinite size, to be asked for guides: nothing will stand there.
  @exclusivity(unchecked) var isEndless = false

  /// Creates an engine of what was flattened.
  convenience init(_ flattening: Flattening, file: StaticString, line: UInt) {
    self.init(flattened: flattening, file: file, line: line)
    if features.contains(.gaps) { chooseGaps() }
  }

  /// Creates an engine that has asked nobody anything yet.
  private init(flattened flattening: Flattening, file: StaticString, line: UInt) {
    recordList = flattening.records
    records = recordList.pointer
    count = recordList.count
    leafCount = flattening.leaves.count
    details = flattening.details
    usesGuides = flattening.usesGuides
    attributes = flattening.attributes
    unit = flattening.unit
    collapsed = flattening.collapsed
    collapsing = collapsed
    features = flattening.features
    runs = features.contains(.layouts) ? details.map { $0.layout?.run } : []
    self.file = file
    self.line = line
    placements = .allocate(capacity: count)
    placements.initialize(repeating: Placement(), count: count)
    leaves = .allocate(capacity: leafCount)
    leafObjects = flattening.leaves
    let framedCount = features.contains(.framedLeaves) ? leafCount : 0
    framedLeaves = .allocate(capacity: framedCount)
    framedLeaves.initialize(repeating: .zero, count: framedCount)
    var known: [ObjectIdentifier: LeafCalls] = [:]
    var calls = LeafCalls()
    var last: ObjectIdentifier?
    func makeCalls<Leaf: Placeable>(_ leaf: Leaf) -> LeafCalls { KnownLeafCalls<Leaf>() }
    for index in 0..<leafCount {
      let type = ObjectIdentifier(type(of: leafObjects[index]))
      if type != last {
        calls = known[type] ?? makeCalls(leafObjects[index])
        known[type] = calls
        last = type
      }
      (leaves + index).initialize(to: LeafReference(leafObjects[index], calls))
    }
    self.calls = Array(known.values)
    (slotCount, memoryCount) = Self.link(records, count)
    slots = .allocate(capacity: slotCount)
    Self.fill(slots, from: records, count)
    memories = .allocate(capacity: memoryCount)
    memories.initialize(repeating: Memory(), count: memoryCount)
    var answerCount = 0
    for index in 0..<count where records[index].memory >= 0 {
      memories[Int(records[index].memory)].start = answerCount
      answerCount += Memory.stableCount(records[index].axes)
    }
    stableAnswers = .allocate(capacity: answerCount)
    pieceCapacity = 64
    pieces = .allocate(capacity: 64)
  }

  /// Creates an engine of what was flattened, which takes over what another knew of the parts that are equal.
  ///
  /// - Parameters:
  ///   - flattening: What was flattened.
  ///   - matches: For each record that of the other engine, or −1; see ``matches(_:)``.
  ///   - old: The other engine, which is not used any more.
  convenience init(_ flattening: Flattening, keeping matches: [Int], of old: Engine) {
    self.init(flattened: flattening, file: old.file, line: old.line)
    swap(&pieces, &old.pieces)
    swap(&pieceCapacity, &old.pieceCapacity)
    (pieceCount, freePiece) = (old.pieceCount, old.freePiece)
    (round, roundProposal, changes) = (old.round, old.roundProposal, old.changes)
    (frame, safeArea, direction) = (old.frame, old.safeArea, old.direction)
    let hidden = Set(old.collapsed.map { ObjectIdentifier($0) })
    collapsing = collapsed.filter { !hidden.contains(ObjectIdentifier($0)) } + old.collapsing
    for (index, match) in matches.enumerated() where match >= 0 {
      records[index].style.traits = old.records[match].style.traits
      placements[index] = old.placements[match]
      keepMemory(of: index, from: old, match)
      geometry[index] = old.geometry[match]
      if records[index].style.kind == .framedLeaf {
        framedLeaves[Int(records[index].payload)] =
          old.framedLeaves[Int(old.records[match].payload)]
      }
      if records[index].style.kind == .layout {
        runs[Int(records[index].details)] = old.runs[Int(old.records[match].details)]
      }
    }
    if old.asksGuides { beginAskingGuides() }
    // What is not kept leaves its pieces to others.
    for memory in 0..<old.memoryCount { forgetPassing(old.memories + memory) }
    if features.contains(.gaps) { chooseGaps() }
  }

  deinit {
    leaves.deallocate()
    framedLeaves.deallocate()
    placements.deallocate()
    slots.deallocate()
    memories.deallocate()
    stableAnswers.deallocate()
    pieces.deallocate()
  }

  /// Gives every record its parent and level, and its place among the slots and memories.
  ///
  /// - Returns: The numbers of slots and memories.
  private static func link(
    _ records: UnsafeMutablePointer<Record>,
    _ count: Int
  ) -> (slots: Int, memories: Int) {
    var slotCount: Int32 = 0
    var memoryCount: Int32 = 0
    for index in 0..<count {
      let record = records + index
      if record.pointee.style.kind.isContainer {
        record.pointee.payload = slotCount
        slotCount += record.pointee.childCount
      }
      if record.pointee.style.kind.accept(Remembering(index: index), in: records) {
        record.pointee.memory = memoryCount
        memoryCount += 1
      }
      var child = index + 1
      let end = index + Int(record.pointee.size)
      while child < end {
        records[child].parent = Int32(truncatingIfNeeded: index)
        records[child].level = record.pointee.level + 1
        child += Int(records[child].size)
      }
    }
    return (Int(slotCount), Int(memoryCount))
  }

  /// The number of levels of modifiers after which one remembers sizes.
  static let checkpoint: Int32 = 32

  /// Fills the slots with the children of the containers.
  private static func fill(
    _ slots: UnsafeMutablePointer<Slot>,
    from records: UnsafeMutablePointer<Record>,
    _ count: Int
  ) {
    for index in 0..<count where records[index].style.kind.isContainer {
      var slot = slots + Int(records[index].payload)
      var child = index + 1
      let end = index + Int(records[index].size)
      while child < end {
        slot.initialize(to: Slot(child: Int32(truncatingIfNeeded: child)))
        slot += 1
        child += Int(records[child].size)
      }
    }
  }
}

/// Whether a record remembers the sizes that it answered.
private struct Remembering: RulesVisitor {
  let index: Int

  @inline(__always)
  func visit<Rules: ElementRules>(
    _ rules: Rules.Type,
    in records: UnsafeMutablePointer<Record>
  ) -> Bool {
    Rules.remembers(index, records)
  }
}

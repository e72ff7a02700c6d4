import Foundation

/// The layout engine: a flat tree of records that measures itself and places its leaves.
///
/// Measuring calls the user's leaves and containers, which may call back into the engine. All
/// mutable state is therefore reached through pointers and only for an instant: no access is in
/// progress during such a call, so no two accesses can overlap.
final class Engine {
  let count: Int

  /// The records in preorder, and the list that owns their memory.
  let records: Records
  private let recordList: RecordList

  let placements: UnsafeMutablePointer<Placement>

  /// The slots of all containers; those of one container are contiguous.
  let slots: UnsafeMutablePointer<Slot>

  let caches: UnsafeMutablePointer<SizeCache>
  /// The stable answers of all caches; only those flagged in `SizeCache.stable` are initialized.
  let stableAnswers: UnsafeMutablePointer<CGSize>
  let cacheCount: Int

  /// The leaves in drawing order, and the array that keeps them alive.
  let leaves: UnsafeMutablePointer<LeafReference>
  let leafObjects: [any Placeable]

  /// The record of each leaf, or −1 for a collapsed one.
  private(set) lazy var leafRecords: [Int] = {
    var result = Array(repeating: -1, count: leafObjects.count)
    for index in 0..<count where records[index].spec.kind.isLeaf {
      result[Int(records[index].payload)] = index
    }
    return result
  }()

  /// The leaves by the identities of their objects, once one was not where it was expected.
  private lazy var leafIndices = Dictionary(
    leafObjects.enumerated().map { (ObjectIdentifier($1), $0) },
    uniquingKeysWith: { $1 }
  )

  /// The leaves that share a record with their fixed frame, by index of leaf; not initialized for
  /// others.
  let framedLeaves: UnsafeMutablePointer<FramedLeaf>

  @exclusivity(unchecked) var details: [Details]

  let containerValues: [ContainerValues]

  /// The state of each container that conforms to `Layout`, by the index of its details.
  @exclusivity(unchecked) var runs: [(any LayoutRun)?]

  /// The spacing preferences of the records, if any has some, and the gap between elements without.
  @exclusivity(unchecked) var spacings: [ViewSpacing] = []
  let unit: CGFloat

  /// The collapsed leaves, which take no space, and those of them that are still to be hidden.
  let collapsed: [any Placeable]
  @exclusivity(unchecked) var collapsing: [any Placeable]

  /// The leaves that have become children and have not been placed since.
  @exclusivity(unchecked) var newLeaves: Set<ObjectIdentifier> = []

  let ignoresSafeArea: Bool

  /// The records to look at after each arrangement: `onGeometryChange`, scroll and lazy containers.
  let observed: [Int]

  /// The values last reported by `onGeometryChange`, by record.
  @exclusivity(unchecked) var geometry: [Int: Any] = [:]

  /// The rectangle to arrange in, the insets that cover its edges, and the layout direction.
  @exclusivity(unchecked) var frame = CGRect.null
  @exclusivity(unchecked) var safeArea = EdgeInsets()
  @exclusivity(unchecked) var direction = LayoutDirection.leftToRight

  /// Whether any container, built in or the user's, has read a guide.
  @exclusivity(unchecked) var asksGuides = false

  /// The explicit values of guides, cached during one arrangement.
  @exclusivity(unchecked) var guideAnswers: [GuideQuery: CGFloat?] = [:]

  let source: SourcePlace

  @exclusivity(unchecked) var isMeasuring = false

  /// Whether another engine has taken over.
  @exclusivity(unchecked) var isRetired = false

  /// The user's container that is placing its children; −1 for none.
  @exclusivity(unchecked) var placing = -1

  /// Whether the container in ``placing`` has an infinite size, so that it places only for its guides.
  @exclusivity(unchecked) var isEndless = false

  @inline(__always)
  func children(of index: Int) -> UnsafeMutableBufferPointer<Slot> {
    let record = records + index
    return UnsafeMutableBufferPointer(
      start: slots + Int(record.pointee.payload),
      count: Int(record.pointee.childCount)
    )
  }

  /// Creates an engine from a flattened description; for equal parts, see ``matches(_:)``, it takes
  /// over the results of another engine, which must not be used any more.
  init(
    _ recordBuilder: RecordBuilder,
    keeping old: (engine: Engine, matches: [Int])? = nil,
    _ source: SourcePlace
  ) {
    recordList = recordBuilder.records
    records = recordList.memory
    count = recordList.count
    details = recordBuilder.details
    containerValues = recordBuilder.containerValues
    unit = recordBuilder.unit
    collapsed = recordBuilder.collapsed
    collapsing = collapsed
    ignoresSafeArea = recordBuilder.ignoresSafeArea
    observed = recordBuilder.observed
    runs = details.map { $0.layout?.run }
    self.source = source
    placements = .allocate(capacity: count)
    placements.initialize(repeating: Placement(), count: count)
    leafObjects = recordBuilder.leaves
    leaves = .allocate(capacity: leafObjects.count)
    framedLeaves = .allocate(capacity: leafObjects.count)
    for index in 0..<leafObjects.count {
      (leaves + index).initialize(to: LeafReference(leafObjects[index]))
    }
    slots = .allocate(capacity: count)
    cacheCount = Self.link(records, count, slots)
    caches = .allocate(capacity: cacheCount)
    caches.initialize(repeating: SizeCache(), count: cacheCount)
    var answerCount = 0
    for index in 0..<count {
      let record = records + index
      if record.pointee.cache >= 0 {
        caches[Int(record.pointee.cache)].start = answerCount
        answerCount += SizeCache.stableCount(record.pointee.axes)
      } else if record.pointee.spec.kind == .framedLeaf {
        (framedLeaves + Int(record.pointee.payload)).initialize(to: FramedLeaf())
      }
    }
    stableAnswers = .allocate(capacity: answerCount)
    if let old { keep(old.matches, of: old.engine) }
    if recordBuilder.hasGaps { chooseGaps() }
  }

  private func keep(_ matches: [Int], of old: Engine) {
    (frame, safeArea, direction) = (old.frame, old.safeArea, old.direction)
    newLeaves = old.newLeaves
    // Some may have left before they were placed.
    if newLeaves.count > leafObjects.count {
      newLeaves.formIntersection(leafObjects.lazy.map { ObjectIdentifier($0) })
    }
    let hidden = Set(old.collapsed.map { ObjectIdentifier($0) })
      .subtracting(old.collapsing.map { ObjectIdentifier($0) })
    collapsing = collapsed.filter { !hidden.contains(ObjectIdentifier($0)) }
    for (index, match) in matches.enumerated() where match >= 0 {
      placements[index] = old.placements[match]
      keepCache(of: index, from: old, match)
      if !old.geometry.isEmpty { geometry[index] = old.geometry[match] }
      if records[index].spec.kind == .framedLeaf {
        framedLeaves[Int(records[index].payload)] =
          old.framedLeaves[Int(old.records[match].payload)]
      }
      if records[index].spec.kind == .layout {
        runs[Int(records[index].details)] = old.runs[Int(old.records[match].details)]
      }
    }
    // What is around the elements that are kept may inset another area.
    if ignoresSafeArea { forgetSafeArea() }
    if !old.geometry.isEmpty { keepGeometry(of: old, matches) }
    // The root may have been inside another element, in which its origin was another.
    if count > 0 { placements[0].origin = placements[0].absolute }
    asksGuides = old.asksGuides
  }

  /// Returns the index of a leaf, given the one that it probably has; `nil` if it is not there.
  ///
  /// If only old leaves are looked for, a new one is found only where it is expected.
  func index(of leaf: ObjectIdentifier, near expected: Int, unlessNew isOld: Bool = false) -> Int? {
    if leafObjects.indices.contains(expected), ObjectIdentifier(leafObjects[expected]) == leaf {
      return expected
    }
    return isOld && newLeaves.contains(leaf) ? nil : leafIndices[leaf]
  }

  deinit {
    leaves.deallocate()
    framedLeaves.deallocate()
    placements.deallocate()
    slots.deallocate()
    for cache in 0..<cacheCount { caches[cache].passing.deallocate() }
    caches.deallocate()
    stableAnswers.deallocate()
  }

  /// Sets the parents of records, assigns slots and caches, and returns the number of caches.
  private static func link(
    _ records: Records,
    _ count: Int,
    _ slots: UnsafeMutablePointer<Slot>
  ) -> Int {
    var (slotCount, cacheCount): (Int32, Int32) = (0, 0)
    for index in 0..<count {
      let record = records + index
      // Most records are leaves.
      let kind = record.pointee.spec.kind
      let isContainer = !kind.isLeaf && kind.rules.isContainer
      if isContainer { record.pointee.payload = slotCount }
      if kind == .leaf || kind.rules.remembers {
        record.pointee.cache = cacheCount
        cacheCount += 1
      }
      for child in records.children(of: index) {
        if isContainer {
          (slots + Int(slotCount)).initialize(to: Slot(child: Int32(truncatingIfNeeded: child)))
          slotCount += 1
        }
        records[child].parent = Int32(truncatingIfNeeded: index)
      }
    }
    return Int(cacheCount)
  }
}

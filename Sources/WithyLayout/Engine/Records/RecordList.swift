/// A growable list of records, trivial values, that the engine takes over from flattening: copying
/// them would take longer than writing them.
final class RecordList {
  /// The records, until the list grows, the first `count` initialized; no other code runs during an
  /// access, so exclusivity needs no checks.
  @exclusivity(unchecked) private(set) var memory: Records

  @exclusivity(unchecked) private(set) var count = 0

  @exclusivity(unchecked) private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    memory = .allocate(capacity: self.capacity)
  }

  deinit { memory.deallocate() }

  subscript(index: Int) -> Record {
    @inline(__always)
    unsafeAddress {
      assert(0..<count ~= index)
      return UnsafePointer(memory + index)
    }
    @inline(__always)
    unsafeMutableAddress {
      assert(0..<count ~= index)
      return memory + index
    }
  }

  @inline(__always)
  func append(_ record: Record) {
    if count == capacity { grow() }
    (memory + count).initialize(to: record)
    count += 1
  }

  func insert(_ record: Record, at index: Int) {
    append(record)
    let place = memory + index
    (place + 1).update(from: place, count: count - 1 - index)
    place.pointee = record
  }

  /// Removes a record, but not its descendants: its only child with all that is inside, or none.
  func remove(at index: Int) {
    let place = memory + index
    place.update(from: place + 1, count: count - 1 - index)
    count -= 1
  }

  func removeAll(from index: Int) { count = index }

  @inline(never)
  private func grow() {
    let old = memory
    capacity *= 2
    memory = .allocate(capacity: capacity)
    memory.initialize(from: old, count: count)
    old.deallocate()
  }
}

/// The records of a layout in preorder, in the memory of a ``RecordList``; access is not checked,
/// and only for an instant.
typealias Records = UnsafeMutablePointer<Record>

extension Records {
  /// Returns the record after all that is in another one: its next sibling, if it has one.
  @inline(__always)
  func end(of index: Int) -> Int { index + Int(self[index].size) }

  @inline(__always)
  func children(of index: Int) -> ChildRecords {
    ChildRecords(records: self, child: index + 1, end: end(of: index))
  }
}

/// The indices of a record's children, in order.
struct ChildRecords: Sequence, IteratorProtocol {
  fileprivate let records: Records
  fileprivate var child: Int
  fileprivate let end: Int

  @inline(__always)
  mutating func next() -> Int? {
    let index = child
    if index >= end { return nil }
    child = records.end(of: index)
    return index
  }
}

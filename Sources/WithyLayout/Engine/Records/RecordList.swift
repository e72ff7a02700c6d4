/// Records in memory that does not move when its owner does.
///
/// Flattening writes them, and the engine goes on with them where they are: to copy them would take longer than
/// to write them. They are numbers only, so that nothing has to be destroyed with them.
final class RecordList {
  /// The records; only those below `count` have been written.
  ///
  /// Nothing else runs while the properties are read or written, so that there is no access to check.
  @exclusivity(unchecked) private(set) var pointer: UnsafeMutablePointer<Record>

  /// The number of records.
  @exclusivity(unchecked) private(set) var count = 0

  @exclusivity(unchecked) private var capacity: Int

  /// Creates a list with room for so many records.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    pointer = .allocate(capacity: self.capacity)
  }

  deinit { pointer.deallocate() }

  /// A record.
  subscript(index: Int) -> Record {
    @inline(__always)
    _read {
      assert(0..<count ~= index)
      yield pointer[index]
    }
    @inline(__always)
    _modify {
      assert(0..<count ~= index)
      yield &pointer[index]
    }
  }

  /// Appends a record.
  @inline(__always)
  func append(_ record: Record) {
    if count == capacity { grow() }
    (pointer + count).initialize(to: record)
    count += 1
  }

  /// Inserts a record before another one, or at the end.
  func insert(_ record: Record, at index: Int) {
    append(record)
    let place = pointer + index
    (place + 1).update(from: place, count: count - 1 - index)
    place.pointee = record
  }

  /// Removes a record.
  func remove(at index: Int) {
    let place = pointer + index
    place.update(from: place + 1, count: count - 1 - index)
    count -= 1
  }

  /// Removes the records from one on.
  func removeAll(from index: Int) { count = index }

  @inline(never)
  private func grow() {
    let old = pointer
    capacity *= 2
    pointer = .allocate(capacity: capacity)
    pointer.initialize(from: old, count: count)
    old.deallocate()
  }
}

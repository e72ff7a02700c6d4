/// The records of a layout in preorder: the children of a record follow it, each after all that is in
/// the one before.
///
/// The memory is that of a ``RecordList``. Access to it is not checked, and only for an instant.
struct Records {
  let pointer: UnsafeMutablePointer<Record>

  /// The record at an index, by its address: Swift 6.3 frees what `_read` yields before a member of it is
  /// read, in unoptimised code, where both are inlined.
  subscript(index: Int) -> Record {
    @inline(__always)
    unsafeAddress { UnsafePointer(pointer + index) }
    @inline(__always)
    nonmutating unsafeMutableAddress { pointer + index }
  }

  /// Returns the record after all that is in another one: its next sibling, if it has one.
  @inline(__always)
  func end(of index: Int) -> Int { index + Int(pointer[index].size) }
}

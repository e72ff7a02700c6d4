/// Parts, groups or steps of one live tree, which it does not retain, by id.
///
/// The references are unmanaged: weak ones would make each retain and release of a member take ten
/// times as long. This is safe because a member removes itself first thing in its `deinit`: other
/// code that its end runs (the `deinit` of what it retains) no longer finds it.
final class Registry<Member: AnyObject> {
  /// No access runs other code, so there is none to check.
  @exclusivity(unchecked)
  private var entries: [Int: Unmanaged<Member>] = [:]

  private var lastID = 0

  /// Returns an unused id, larger than all before.
  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds a member.
  func insert(_ member: Member, _ id: Int) {
    entries[id] = Unmanaged.passUnretained(member)
  }

  /// Removes a member, if it is one.
  func remove(_ id: Int) {
    entries[id] = nil
  }

  /// Returns the member with an id.
  subscript(id: Int) -> Member? { entries[id]?.takeUnretainedValue() }

  var isEmpty: Bool { entries.isEmpty }

  /// The ids of all members.
  var ids: Set<Int> { Set(entries.keys) }

  /// The members, in no order.
  var members: [Member] { entries.values.map { $0.takeUnretainedValue() } }
}

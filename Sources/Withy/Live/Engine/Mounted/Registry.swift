/// The parts, groups or steps of one live tree by id, which the registry does not retain.
///
/// The references are unmanaged: weak ones would make each retain and release of a member take ten
/// times as long. This is safe because a member removes itself first thing in its `deinit`: code
/// that runs after that, such as the `deinit` of what it retains, no longer finds the member.
final class Registry<Member: AnyObject> {
  /// No access runs other code, so there is none to check.
  @exclusivity(unchecked) private var entries: [Int: Unmanaged<Member>] = [:]

  private var lastID = 0

  /// The members in order; `nil` if it is not known.
  @exclusivity(unchecked) private var order: [Unmanaged<Member>]?

  /// Returns an unused id, larger than all before.
  func newID() -> Int {
    lastID += 1
    return lastID
  }

  func insert(_ member: Member, _ id: Int) {
    entries[id] = Unmanaged.passUnretained(member)
    order = nil
  }

  /// Removes a member, if it is one.
  func remove(_ id: Int) {
    entries[id] = nil
    order = nil
  }

  subscript(id: Int) -> Member? { entries[id]?.takeUnretainedValue() }

  var isEmpty: Bool { entries.isEmpty }

  var ids: Set<Int> { Set(entries.keys) }

  /// Returns the members in an order, which is kept until one comes or goes, or it is forgotten.
  func ordered(by areInOrder: (Member, Member) -> Bool) -> [Member] {
    if let order { return order.map { $0.takeUnretainedValue() } }
    let members = entries.values.map { $0.takeUnretainedValue() }.sorted(by: areInOrder)
    order = members.map(Unmanaged.passUnretained)
    return members
  }

  /// Notes that the order of the members has changed.
  func forgetOrder() { order = nil }
}

/// The matches of the elements of a list with those of an earlier list, by id.
///
/// Mostly only few elements change, so most are found by comparing ids along both lists, and only
/// the others are looked up. Of an id that occurs several times, each element is matched at most
/// once. The code is inlinable, so that it is specialised for the ids of a program's lists.
@usableFromInline
@frozen
struct Matching<ID: Hashable> {
  /// For each element, the index of the earlier one; `nil` if it is new.
  @usableFromInline private(set) var oldIndices: [Int?]

  /// The indices of the elements that are not at the common beginning or end.
  @usableFromInline let middle: Range<Int>

  /// Matches a list of ids with an earlier one.
  @inlinable
  init(from old: [ID], to new: [ID]) {
    oldIndices = Array(repeating: nil, count: new.count)
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] {
      oldIndices[head] = head
      head += 1
    }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
      oldIndices[new.count - tail] = old.count - tail
    }
    middle = head..<new.count - tail
    match(old, head..<old.count - tail, with: new)
  }

  /// Matches the elements that are not at the common ends.
  @inlinable
  mutating func match(_ old: [ID], _ oldMiddle: Range<Int>, with new: [ID]) {
    if middle.isEmpty || oldMiddle.isEmpty { return }
    var next = oldMiddle.lowerBound
    var passed: [Int] = []
    var isComplete = true
    // An element is compared with at most 64 others, and with eight on average.
    var reach = 64
    for index in middle {
      var match = next
      let end = min(next + reach, oldMiddle.upperBound)
      while match < end, old[match] != new[index] { match += 1 }
      reach = min(reach + 8 - (match - next), 64)
      if match == end {
        isComplete = false
        continue
      }
      if match > next { passed += next..<match }
      oldIndices[index] = match
      next = match + 1
    }
    if isComplete { return }
    passed += next..<oldMiddle.upperBound
    if passed.isEmpty { return }
    var others = [ID: Int](minimumCapacity: passed.count)
    for index in passed.reversed() { others[old[index]] = index }
    for index in middle where oldIndices[index] == nil {
      oldIndices[index] = others.removeValue(forKey: new[index])
    }
  }
}

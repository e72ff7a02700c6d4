/// The new indices of a lazy container's lines after its elements have changed, mostly in one
/// place: so the common prefix and suffix are compared instead of looked up.
struct LineMoves<ID: Hashable> {
  private let old: [ID]
  private let width: Int

  /// The lengths of the common prefix and suffix, and the change in the number of elements.
  private var atStart = 0
  private var atEnd = 0
  private let added: Int

  /// The indices of the new elements in between, by id.
  private var between: [ID: Int] = [:]

  /// Compares the ids of the old elements with those of the new ones, so many to a line.
  init(from old: [ID], to new: [ID], _ width: Int) {
    self.old = old
    self.width = width
    added = new.count - old.count
    let shorter = min(old.count, new.count)
    while atStart < shorter, old[atStart] == new[atStart] { atStart += 1 }
    while atEnd < shorter - atStart, old[old.count - 1 - atEnd] == new[new.count - 1 - atEnd] {
      atEnd += 1
    }
    guard width == 1, atStart + atEnd < shorter else { return }
    for index in atStart..<new.count - atEnd where between[new[index]] == nil {
      between[new[index]] = index
    }
  }

  /// Returns the new index of a line; `nil` if its elements are no longer one line.
  func line(of line: Int) -> Int? {
    let (first, end) = (line * width, line * width + width)
    if end <= atStart { return line }
    if first >= old.count - atEnd {
      return added.isMultiple(of: width) ? line + added / width : nil
    }
    return width == 1 ? between[old[line]] : nil
  }
}

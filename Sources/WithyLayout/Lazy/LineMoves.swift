/// Where the lines of a lazy container have gone whose elements are others than before.
///
/// Most changes are in one place: what is equal at both ends is compared and not looked up.
struct LineMoves<ID: Hashable> {
  private let old: [ID]
  private let width: Int

  /// The numbers of elements that are equal at both ends, and how many more there are than before.
  private var atStart = 0
  private var atEnd = 0
  private let added: Int

  /// The indices of the new elements in between.
  private var between: [ID: Int] = [:]

  /// Compares elements.
  ///
  /// - Parameters:
  ///   - old: The ids of the elements before.
  ///   - new: The ids of the elements now.
  ///   - width: The number of elements in a line.
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

  /// Where a line is now; `nil` if its elements are no longer a line.
  func line(of line: Int) -> Int? {
    let (first, end) = (line * width, line * width + width)
    if end <= atStart { return line }
    if first >= old.count - atEnd {
      return added.isMultiple(of: width) ? line + added / width : nil
    }
    return width == 1 ? between[old[line]] : nil
  }
}

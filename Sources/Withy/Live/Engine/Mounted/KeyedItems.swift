import Observation

/// The elements of a `ForEach` and their ids, with which the next pass compares its own.
@usableFromInline
@_fixed_layout
final class KeyedItems<Element, ID: Hashable> {
  /// Returns, for each item, whether it is equal to the matching item of an earlier pass.
  ///
  /// All items are compared in one call, so that the comparison of two is inlined.
  @usableFromInline typealias Comparison = (
    _ items: KeyedItems, _ old: AnyObject?, _ matching: [Int?]?
  ) -> [Bool]

  @usableFromInline let elements: [Element]
  @usableFromInline let ids: [ID]

  /// Whether an id may occur twice.
  @exclusivity(unchecked) @usableFromInline var hasRepeatedIDs = true

  /// Whether an element was reported that is the same object as an earlier one.
  @usableFromInline var hasReportedObject = false

  /// Creates items; there are as many ids as elements.
  @inlinable
  init(elements: [Element], ids: [ID]) {
    self.elements = elements
    self.ids = ids
  }

  /// Returns, for each item, the index of the one with its id in an earlier pass, or `nil` if it is
  /// new; `nil` as a whole if all ids are the same, in order.
  ///
  /// Otherwise ids that occur twice are reported, if a source location is passed. The method is
  /// inlinable, to be specialised for the type of the ids.
  @inlinable
  func matching(
    _ old: AnyObject?,
    reportingAt source: (file: StaticString, line: UInt)?
  ) -> [Int?]? {
    let old = old as? KeyedItems
    if let old, old.ids == ids {
      hasRepeatedIDs = old.hasRepeatedIDs
      return nil
    }
    if let old, !old.hasRepeatedIDs, let result = matchingUnique(old) { return result }
    var (indices, repeated) = old?.indices ?? ([:], [])
    var known = repeated.makeIterator()
    var seen = Set<ID>(minimumCapacity: ids.count)
    repeated = []
    let result = ids.enumerated().map { index, id in
      if seen.insert(id).inserted { return indices[id] }
      repeated.append(index)
      return known.next()
    }
    hasRepeatedIDs = !repeated.isEmpty
    if let source, hasRepeatedIDs {
      reportRepeated(ids: repeated.map { ids[$0] }, file: source.file, line: source.line)
    }
    return result
  }

  /// Matches items as ``matching(_:reportingAt:)`` does, if no id occurs twice; `nil` if one does.
  @inlinable
  func matchingUnique(_ old: KeyedItems) -> [Int?]? {
    let result = Matching(from: old.ids, to: ids).oldIndices
    var new: Set<ID> = []
    for index in ids.indices where result[index] == nil {
      if !new.insert(ids[index]).inserted { return nil }
    }
    if !new.isEmpty {
      for index in ids.indices where result[index] != nil && new.contains(ids[index]) { return nil }
    }
    hasRepeatedIDs = false
    return result
  }

  /// The index of the first item with each id, and of the repeated ones, told apart by their order.
  @inlinable var indices: (first: [ID: Int], repeated: [Int]) {
    var first = [ID: Int](minimumCapacity: ids.count)
    var repeated: [Int] = []
    for (index, id) in ids.enumerated() {
      if first[id] == nil { first[id] = index } else { repeated.append(index) }
    }
    return (first, repeated)
  }

  /// Returns, for each item, whether it is equal to the matching item of an earlier pass.
  @inlinable
  func areEqual(
    to old: AnyObject?,
    matching: [Int?]?,
    by areEqual: (Element, Element) -> Bool
  ) -> [Bool] {
    guard let old = old as? KeyedItems else { return Array(repeating: false, count: ids.count) }
    let (former, current) = (old.elements, elements)
    var result = Array(repeating: true, count: current.count)
    for index in current.indices {
      let earlier = matching.map { $0[index] } ?? index
      result[index] = earlier.map { areEqual(former[$0], current[index]) } ?? false
    }
    return result
  }
}

extension KeyedItems {
  /// Reports, once, an element that is the same object as the earlier one: it equals itself,
  /// whatever has changed in it, unless it is `Observable`.
  ///
  /// The method returns `true`, so that it can be called in an assertion.
  @usableFromInline
  func reportSameObject(
    as old: AnyObject?,
    _ matching: [Int?]?,
    at source: (file: StaticString, line: UInt)
  ) -> Bool {
    guard Element.self is AnyObject.Type, let old = old as? KeyedItems else { return true }
    hasReportedObject = old.hasReportedObject
    if hasReportedObject { return true }
    for (index, element) in elements.enumerated() {
      guard let earlier = matching.map({ $0[index] }) ?? index,
        element as AnyObject === old.elements[earlier] as AnyObject
      else {
        continue
      }
      if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, watchOS 10, *), element is any Observable
      {
        continue
      }
      hasReportedObject = true
      Diagnostics.report(
        "equatable() cannot detect changes inside \(type(of: element)), the same object in two passes; use a struct or an @Observable class",
        file: source.file,
        line: source.line
      )
      return true
    }
    return true
  }
}

/// Reports ids that occur more than once, the first of them by name.
@usableFromInline
func reportRepeated(ids: [Any], file: StaticString, line: UInt) {
  let named = ids.prefix(10).map { "\($0)" }
  let list = (ids.count > named.count ? named + ["…"] : named).joined(separator: ", ")
  Diagnostics.report(
    "Duplicate ids in a ForEach: \(list); the first element keeps its id, the others are matched by position",
    file: file,
    line: line
  )
}

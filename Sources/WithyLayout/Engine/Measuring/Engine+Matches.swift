import Foundation

/// The comparison of two descriptions, to keep the sizes of what they share.
extension Engine {
  /// Finds, for each record of another description with the same leaves, the index of the equal
  /// record here, or −1; `nil` if the descriptions do not differ at all.
  ///
  /// A leaf matches itself at any position; any other element matches if everything inside matches.
  func matches(_ other: RecordBuilder) -> [Int]? {
    if isSame(other) { return nil }
    let leafRecords = leafRecords
    var expected = leafObjects.count - 1
    var matches = [Int](repeating: -1, count: other.records.count)
    // Backwards, since descendants follow their record.
    for index in (0..<other.records.count).reversed() {
      let record = other.records[index]
      if record.spec.kind.isLeaf {
        let leaf = ObjectIdentifier(other.leaves[Int(record.payload)])
        guard let place = self.index(of: leaf, near: expected, unlessNew: true) else { continue }
        expected = place - 1
        let old = leafRecords[place]
        if old >= 0, isSame(old, other, index) { matches[index] = old }
      } else if let old = parent(of: index, in: other, matches), isSame(old, other, index) {
        matches[index] = old
        // Children without leaves are only found together with their parent.
        let children = zip(other.records.memory.children(of: index), records.children(of: old))
        for (child, oldChild) in children where matches[child] < 0 { matches[child] = oldChild }
      }
    }
    return matches
  }

  /// Returns whether another description is the same, with the same leaves.
  private func isSame(_ other: RecordBuilder) -> Bool {
    count == other.records.count
      && collapsed.elementsEqual(other.collapsed) { $0 === $1 }
      && leafObjects.elementsEqual(other.leaves) { $0 === $1 }
      && (0..<count).allSatisfy {
        // The details are adopted as a whole, and those of empty elements are among them.
        records[$0].details == other.records[$0].details && isSame($0, other, $0)
      }
  }

  /// Returns the record here whose children match those of a record of another description.
  private func parent(of index: Int, in other: RecordBuilder, _ matches: [Int]) -> Int? {
    let children = other.records.memory.children(of: index)
    guard let child = children.first(where: { matches[$0] >= 0 }) else { return nil }
    let old = Int(records[matches[child]].parent)
    guard old >= 0 else { return nil }
    let areMatching = zip(children, records.children(of: old)).allSatisfy { child, oldChild in
      let isBare = other.records[child].childCount == 0 && !other.records[child].spec.kind.isLeaf
      return matches[child] == oldChild || isBare && isSame(oldChild, other, child)
    }
    return areMatching ? old : nil
  }

  /// Returns whether a record equals one of another description, apart from its descendants.
  private func isSame(_ index: Int, _ other: RecordBuilder, _ otherIndex: Int) -> Bool {
    let (old, new) = (records[index], other.records[otherIndex])
    guard old.spec.isSame(as: new.spec), old.axes == new.axes,
      old.childCount == new.childCount, old.priority == new.priority,
      old.flexibility == new.flexibility, old.leafAxes == new.leafAxes,
      (old.details < 0) == (new.details < 0),
      (old.containerValues < 0) == (new.containerValues < 0),
      old.containerValues < 0
        || containerValues[Int(old.containerValues)].isSame(
          as: other.containerValues[Int(new.containerValues)]
        )
    else { return false }
    // A container that conforms to `Layout`, or chooses its gaps, may read the default gap.
    let mayReadUnit = old.spec.kind == .layout || old.spec.traits.contains(.hasGaps)
    if mayReadUnit, unit != other.unit { return false }
    return old.details < 0 || details[Int(old.details)].isSame(as: other.details[Int(new.details)])
  }
}

extension ElementSpec {
  /// Returns whether two specs are the same, to the bit.
  func isSame(as other: ElementSpec) -> Bool {
    // The sum of differing gaps is computed later.
    let b = traits.contains(.hasGaps) ? other.b : self.b
    return kind == other.kind && traits == other.traits && alignment == other.alignment
      && Proposal(width: a, height: b) == Proposal(width: other.a, height: other.b)
      && Proposal(width: c, height: d) == Proposal(width: other.c, height: other.d)
  }
}

extension Details {
  /// Returns whether two details are known to be the same; no computed guide ever is, nor a
  /// container whose type is not `Equatable`.
  func isSame(as other: Details) -> Bool {
    guard guide == nil, other.guide == nil, alignment == other.alignment, visible === other.visible,
      bounds == other.bounds
    else { return false }
    switch (containerValues, other.containerValues) {
    case (nil, nil): break
    case (let a?, let b?) where a.isSame(as: b): break
    default: return false
    }
    switch (layout, other.layout) {
    case (nil, nil): return true
    case (let a?, let b?): return areEqualValues(a, b)
    default: return false
    }
  }
}

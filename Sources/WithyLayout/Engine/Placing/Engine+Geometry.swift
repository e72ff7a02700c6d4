import Foundation

extension Engine {
  /// Calls the geometry actions whose values have changed, once all leaves are placed.
  func tellGeometry(_ output: PlacementOutput) {
    var actions: [() -> Void] = []
    for index in observed {
      guard !placements[index].isHidden, let tell = details(of: index)?.geometry else { continue }
      // A scroll container tells of its content, which an observed element fills.
      let frame = output.converted(placements[index + 1].frame).0
      let (value, action) = tell(GeometryProxy(frame: frame), geometry[index])
      geometry[index] = value
      if let action { actions.append(action) }
    }
    for action in actions { action() }
  }

  /// Takes over the values last reported of the elements whose content has changed: each is the one
  /// around the same leaves, or without leaves the one at the same position among such elements;
  /// one in which leaves of several have come together counts as new.
  func keepGeometry(of old: Engine, _ matches: [Int]) {
    for index in observed where tells(index) && geometry[index] == nil {
      var known: Set<Int> = []
      for inner in index..<records.end(of: index)
      where records[inner].spec.kind.isLeaf && matches[inner] >= 0 {
        let outward = observers(of: inner).prefix { $0 >= index }.count
        known.formUnion(old.observers(of: matches[inner]).dropFirst(outward - 1).prefix(1))
      }
      if known.count == 1, let element = known.first { geometry[index] = old.geometry[element] }
    }
    let (bare, oldBare) = (observedWithoutLeaves, old.observedWithoutLeaves)
    guard bare.count == oldBare.count else { return }
    for (index, element) in zip(bare, oldBare) where geometry[index] == nil {
      geometry[index] = old.geometry[element]
    }
  }

  /// Returns whether an action is told of a record's geometry.
  func tells(_ index: Int) -> Bool { details(of: index)?.geometry != nil }

  /// The records whose geometry is observed, and that have no leaf inside.
  private var observedWithoutLeaves: [Int] {
    observed.filter { index in
      tells(index) && !(index..<records.end(of: index)).contains { records[$0].spec.kind.isLeaf }
    }
  }

  /// The records around another one whose geometry is observed, from the inside outwards.
  private func observers(of record: Int) -> some Sequence<Int> {
    ancestors(of: record).lazy.filter { self.tells($0) }
  }
}

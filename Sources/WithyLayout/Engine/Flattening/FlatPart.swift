import Foundation

/// The records of a part, which are copied as long as the part is described as before.
final class FlatPart {
  /// The records, whose indices of leaves, details and container values count from the first of the
  /// part.
  fileprivate let records: [Record]

  /// What the leaves declare.
  fileprivate let leaves: [DeclaredLeaf]
  fileprivate let details: [Details]
  fileprivate let containerValues: [ContainerValues]
  fileprivate let features: RecordBuilder.Features

  /// What the records depend on besides the description.
  fileprivate let surroundings: Surroundings
  fileprivate let unit: CGFloat

  fileprivate struct DeclaredLeaf: Equatable {
    let axes: Axes
    let flexibility: Flexibility

    init(_ leaf: any Placeable) {
      axes = leaf.proposalAxes
      flexibility = leaf.flexibility
    }
  }

  /// Copies the records from those of a layout in which the part was flattened last.
  fileprivate init(since start: RecordBuilder.Counts, of recordBuilder: RecordBuilder) {
    records = (start.records..<recordBuilder.records.count).map { index in
      var record = recordBuilder.records[index]
      record.shift(-start.leaves, -start.details, -start.containerValues)
      return record
    }
    leaves = recordBuilder.leaves[start.leaves...].map(DeclaredLeaf.init)
    details = Array(recordBuilder.details[start.details...])
    containerValues = Array(recordBuilder.containerValues[start.containerValues...])
    features = recordBuilder.features
    surroundings = recordBuilder.surroundings
    unit = recordBuilder.unit
  }
}

extension RecordBuilder {
  /// Reads the elements of a part.
  mutating func read(_ list: ElementList) {
    if let part = list.flat, append(part) { return }
    let (start, place, outer) = (counts, place, features)
    features = []
    readEntries(of: list)
    if list.isSteady, leaves.count - start.leaves == self.place - place,
      collapsed.count == start.collapsed
    {
      list.flat = FlatPart(since: start, of: self)
    }
    list.isSteady = true
    features.formUnion(outer)
  }

  /// Appends the records of a part that is described as before, and returns whether all around it,
  /// and its leaves, are as before, too.
  private mutating func append(_ part: FlatPart) -> Bool {
    guard part.surroundings == surroundings, part.unit == unit,
      zip(part.leaves, listed[place...]).allSatisfy({ leaf, listed in
        listed.object.map(FlatPart.DeclaredLeaf.init) == leaf
      })
    else { return false }
    for var record in part.records {
      record.shift(leaves.count, details.count, containerValues.count)
      records.append(record)
    }
    for _ in part.leaves {
      if let leaf = listed[place].object { leaves.append(leaf) }
      place += 1
    }
    for detail in part.details { details.append(detail) }
    for values in part.containerValues { containerValues.append(values) }
    features.formUnion(part.features)
    return true
  }
}

extension Record {
  /// Adds numbers to the indices of the leaf, the details and the container values.
  fileprivate mutating func shift(_ leaves: Int, _ details: Int, _ containerValues: Int) {
    if spec.kind.isLeaf { payload += Int32(truncatingIfNeeded: leaves) }
    if self.details >= 0 { self.details += Int32(truncatingIfNeeded: details) }
    if self.containerValues >= 0 {
      self.containerValues += Int32(truncatingIfNeeded: containerValues)
    }
  }
}

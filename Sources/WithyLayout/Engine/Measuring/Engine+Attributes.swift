import Foundation

/// What few records have: details, and attributes that the container of an element reads.
extension Engine {
  /// Returns the details of a record; `nil` if it has none.
  @inline(__always)
  func details(of index: Int) -> Details? {
    let place = Int(records[index].details)
    return place < 0 ? nil : details[place]
  }

  /// Returns the attributes of a record; `nil` if it has none.
  @inline(__always)
  func attributes(of index: Int) -> Attributes? {
    let place = Int(records[index].attributes)
    return place < 0 ? nil : attributes[place]
  }

  /// Returns the weight of a child in a stack; 0 for a child that gets an equal share.
  func weight(of index: Int) -> CGFloat {
    attributes(of: index)?.weight ?? 0
  }

  /// Returns a proposal to a child, with the shares of its container's proposal that the child asks
  /// for.
  func relative(_ index: Int, _ proposal: Proposal, of outer: Proposal) -> Proposal {
    guard let attributes = attributes(of: index), attributes.isRelative else { return proposal }
    func length(_ share: ContainerShare?, _ outer: CGFloat, _ length: CGFloat) -> CGFloat {
      guard let share, !outer.isNaN else { return length }
      return outer < .infinity ? share.length(of: outer) : outer
    }
    return Proposal(
      width: length(attributes.width, outer.width, proposal.width),
      height: length(attributes.height, outer.height, proposal.height)
    )
  }
}

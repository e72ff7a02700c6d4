import Foundation

extension Engine {
  /// What a record tells the container around it; `nil` if nothing.
  @inline(__always)
  func attributes(of index: Int) -> Attributes? {
    let place = Int(records[index].attributes)
    return place < 0 ? nil : attributes[place]
  }

  /// The proportion in which a child gets what is left in a stack; 0 for one that gets an equal share.
  func weight(of index: Int) -> CGFloat {
    attributes(of: index)?.weight ?? 0
  }

  /// A proposal to a child, with the parts of the length proposed to its container that it asks for.
  func relative(_ index: Int, _ proposal: Proposal, of outer: Proposal) -> Proposal {
    guard let (width, height) = attributes(of: index)?.parts else { return proposal }
    func length(_ part: CGFloat?, _ outer: CGFloat, _ length: CGFloat) -> CGFloat {
      guard let part, !outer.isNaN else { return length }
      return outer < .infinity ? part * outer : outer
    }
    return Proposal(
      width: length(width, outer.width, proposal.width),
      height: length(height, outer.height, proposal.height)
    )
  }
}

import Foundation

extension Engine {
  @inline(__always)
  func details(of index: Int) -> Details? {
    let place = Int(records[index].details)
    return place < 0 ? nil : details[place]
  }

  @inline(__always)
  func containerValues(of index: Int) -> ContainerValues? {
    let place = Int(records[index].containerValues)
    return place < 0 ? nil : containerValues[place]
  }

  /// Returns the weight of a child in a stack; 0 for a child that gets an equal share.
  func weight(of index: Int) -> CGFloat {
    containerValues(of: index)?.weight ?? 0
  }

  /// Returns a proposal to a child, with the shares of its container's proposal that it asks for.
  @inline(__always)
  func relative(_ index: Int, _ proposal: Proposal, of outer: Proposal) -> Proposal {
    records[index].containerValues < 0 ? proposal : relativeProposal(index, proposal, of: outer)
  }

  private func relativeProposal(_ index: Int, _ proposal: Proposal, of outer: Proposal) -> Proposal
  {
    guard let containerValues = containerValues(of: index), containerValues.isRelative else {
      return proposal
    }
    return Proposal { axis in
      let share = axis == .horizontal ? containerValues.width : containerValues.height
      guard let share, !outer[axis].isNaN else { return proposal[axis] }
      return outer[axis] < .infinity ? share.length(of: outer[axis]) : outer[axis]
    }
  }

  /// Returns the records around another one, from the inside outwards.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: Int(records[index].parent)) { Int(self.records[$0].parent) }
      .lazy.prefix { $0 >= 0 }
  }

  /// Returns the state of a container that conforms to `Layout`; no other container has any.
  func run(of index: Int) -> (any LayoutRun)? {
    runs[Int(records[index].details)]
  }
}

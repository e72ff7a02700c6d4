import Foundation

extension Engine {
  /// Computes the spacing preferences of all records, backwards, so that children are met before
  /// their parents, and chooses the gaps of the stacks that depend on them.
  func chooseGaps() {
    spacings = Array(repeating: ViewSpacing(), count: count)
    for index in (0..<count).reversed() {
      let traits = records[index].spec.traits
      if traits.contains(.hasGaps) { chooseGaps(of: index) }
      guard traits.contains(.hasSpacing) else { continue }
      spacings[index] = records[index].spec.kind.rules.spacing(of: index, in: self)
    }
  }

  func spacing(at index: Int) -> ViewSpacing {
    var spacing = spacings[index]
    spacing.unit = unit
    return spacing
  }

  /// Chooses the gaps between the children of a stack, and stores their sum.
  private func chooseGaps(of index: Int) {
    let record = records + index
    let axis: Axis = record.pointee.spec.kind == .verticalStack ? .vertical : .horizontal
    let children = children(of: index)
    var sum: CGFloat = 0
    for place in children.indices.dropLast() {
      let child = Int(children[place].child)
      let next = Int(children[place + 1].child)
      let gap =
        containerValues(of: child)?.gapAfter
        ?? record.pointee.spec.spacing.orElse(
          spacing(at: child).distance(to: spacing(at: next), along: axis)
        )
      children[place].gap = gap
      sum += gap
    }
    record.pointee.spec.gaps = sum
  }

  /// Merges the children's spacing preferences, on some edges only those of the first or last
  /// child; an empty container prefers no space at any edge.
  func mergedSpacing(of index: Int, first: Edges = [], last: Edges = []) -> ViewSpacing {
    let children = children(of: index)
    if children.isEmpty { return .zero }
    var spacing = ViewSpacing()
    for place in children.indices {
      var edges = Edges.all
      if place > 0 { edges.subtract(first) }
      if place < children.count - 1 { edges.subtract(last) }
      spacing.formUnion(self.spacing(at: Int(children[place].child)), edges: edges)
    }
    return spacing
  }
}

import Foundation

extension Engine {
  /// Finds out what elements say of their edges, and chooses the gaps of the stacks that depend on it.
  ///
  /// What is inside a record follows it, so that children are known before their parents.
  func chooseGaps() {
    for index in (0..<count).reversed() {
      let traits = records[index].style.traits
      if traits.contains(.hasGaps) { chooseGaps(of: index) }
      if traits.contains(.speaks) { spacings[index] = spacing(of: index) }
    }
  }

  /// What a record says of its edges.
  func spacing(at index: Int) -> ViewSpacing {
    var spacing = spacings[index] ?? ViewSpacing()
    spacing.unit = unit
    return spacing
  }

  /// Chooses the gaps between the children of a stack, and notes their sum.
  private func chooseGaps(of index: Int) {
    let record = records + index
    let axis: Axes = record.pointee.style.kind == .verticalStack ? .vertical : .horizontal
    let children = slots + Int(record.pointee.payload)
    var sum: CGFloat = 0
    for place in 0..<Int(record.pointee.childCount) - 1 {
      let child = Int(children[place].child)
      let next = Int(children[place + 1].child)
      let gap =
        attributes(of: child)?.gapAfter
        ?? record.pointee.style.spacing.orElse(
          spacing(at: child).distance(to: spacing(at: next), along: axis)
        )
      children[place].gap = gap
      sum += gap
    }
    record.pointee.style.gaps = sum
  }

  /// What a record says, from what its children say.
  private func spacing(of index: Int) -> ViewSpacing {
    let record = records[index]
    let style = record.style
    switch style.kind {
    case .spacer:
      let isBoth = style.traits.isSuperset(of: [.horizontal, .vertical])
      if isBoth { return .zero }
      return ViewSpacing(style.traits.contains(.horizontal) ? .horizontal : .vertical, 0)
    case .padding:
      var spacing = spacing(at: index + 1)
      let insets = style.insets
      if insets.top != 0 { spacing.top = nil }
      if insets.leading != 0 { spacing.leading = nil }
      if insets.bottom != 0 { spacing.bottom = nil }
      if insets.trailing != 0 { spacing.trailing = nil }
      return spacing
    case .frame, .flexibleFrame:
      var spacing = spacing(at: index + 1)
      if records[index + 1].style.traits.contains(.isSpacer) { return spacing }
      let axes = boundedAxes(of: index)
      if axes.contains(.horizontal) { spacing.reset(.horizontal) }
      if axes.contains(.vertical) { spacing.reset(.vertical) }
      return spacing
    case .background: return spacing(at: index + 1 + Int(records[index + 1].size))
    case .horizontalStack, .gridRow: return ends(of: index, .leading, .trailing, .vertical)
    case .verticalStack: return ends(of: index, .top, .bottom, .horizontal)
    case .layout: return layoutSpacing(index)
    case .depthStack, .fitsFirst: return ends(of: index, .all, .all, [])
    default: return spacing(at: index + 1)
    }
  }

  /// The axes on which a frame has lengths or bounds.
  private func boundedAxes(of index: Int) -> Axes {
    let style = records[index].style
    if style.kind == .frame { return style.traits.axes }
    return details[Int(records[index].details)].boundedAxes
  }

  /// What the children of a container say: of some edges the first, of some the last, of some each.
  private func ends(of index: Int, _ first: Edges, _ last: Edges, _ all: Edges) -> ViewSpacing {
    let children = slots + Int(records[index].payload)
    let count = Int(records[index].childCount)
    var spacing = ViewSpacing()
    for place in 0..<count {
      var edges = all
      if place == 0 || first == .all { edges.formUnion(first) }
      if place == count - 1 { edges.formUnion(last) }
      spacing.formUnion(self.spacing(at: Int(children[place].child)), edges: edges)
    }
    return spacing
  }
}

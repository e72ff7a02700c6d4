/// What a tree may cost that is laid out: what is measured, so that nothing gets worse unseen.
struct LayoutLimit {
  /// How often a leaf may be asked on average where the root has its ideal size.
  let ideal: Double

  /// How often a leaf may be asked on average where the root has a given size.
  let concrete: Double

  /// What a layout that is repeated may allocate.
  var allocations = 0
}

extension LayoutTree {
  /// What the tree may cost.
  var limit: LayoutLimit {
    let isText = leaf == .text
    let isKnown = leaf == .fixed || leaf == .slowText
    return switch shape {
    case .stacks where isKnown, .chain where isKnown: LayoutLimit(ideal: 1, concrete: 1)
    case .stacks where deep == 1: LayoutLimit(ideal: isText ? 1 : 2, concrete: 2)
    case .stacks where deep == 2:
      LayoutLimit(ideal: isText ? 2 : 7, concrete: isText ? 3 : 9)
    case .stacks, .chain: LayoutLimit(ideal: isText ? 4 : 13, concrete: isText ? 3 : 9)
    // Containers that types lay out work with arrays.
    case .grids:
      LayoutLimit(ideal: isText ? 4 : 7, concrete: isText ? 5 : 8, allocations: 73_000)
    case .flows: LayoutLimit(ideal: 1, concrete: 1, allocations: 59_000)
    case .ratios: LayoutLimit(ideal: isText ? 5.2 : 9.4, concrete: isText ? 4.4 : 9)
    // Each guide is asked for with the size of its element, and what is found is kept for the layout.
    case .guides:
      LayoutLimit(
        ideal: isText ? 4 : 16,
        concrete: isText ? 3 : 9,
        allocations: isText ? 209_000 : 654_000
      )
    }
  }
}

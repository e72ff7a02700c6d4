/// What a tree may cost that is laid out: what is measured, so that nothing gets worse unseen.
struct LayoutLimit {
  /// How often a leaf may be asked on average where the root has its ideal size.
  let ideal: Double

  /// How often a leaf may be asked on average where the root has a given size.
  let concrete: Double

  /// What a layout that is repeated may allocate: nothing.
  let allocations = 0
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
    case .grids: LayoutLimit(ideal: isText ? 4 : 7, concrete: isText ? 5 : 8)
    case .flows: LayoutLimit(ideal: 1, concrete: 1)
    case .ratios: LayoutLimit(ideal: isText ? 5.2 : 9.4, concrete: isText ? 4.4 : 9)
    case .guides: LayoutLimit(ideal: isText ? 4 : 16, concrete: isText ? 3 : 9)
    }
  }
}

/// The limits for the layout of a tree: the measured values, so that no regression goes unnoticed.
struct LayoutLimit {
  /// The maximum average number of measurements of a leaf if the root has its ideal size.
  let ideal: Double

  /// The maximum average number of measurements of a leaf if the root has a given size.
  let concrete: Double

  /// The maximum number of allocations of a repeated layout.
  let allocations = 0
}

extension LayoutTree {
  /// The limits of the tree.
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

import Foundation

/// The remaining length of a stack, distributed between its children.
extension Engine {
  /// Positions the children of a stack that distributes its remaining length between them.
  func spread(_ index: Int, in total: CGFloat, isHorizontal: Bool) {
    let spec = records[index].spec
    let children = children(of: index)
    let count = children.count
    func length(_ place: Int) -> CGFloat {
      isHorizontal ? children[place].size.width : children[place].size.height
    }
    func origin(_ place: Int) -> CGFloat { isHorizontal ? children[place].x : children[place].y }
    func move(_ place: Int, to origin: CGFloat) {
      if isHorizontal { children[place].x = origin } else { children[place].y = origin }
    }
    func gap(_ place: Int) -> CGFloat {
      spec.traits.contains(.hasGaps) ? children[place].gap : spec.spacing
    }
    let used = (0..<count).reduce(spec.gaps) { $0 + length($1) }
    let left = total < .infinity ? max(total - used, 0) : 0
    var next: CGFloat = 0
    var added: CGFloat = 0
    switch spec.distribution {
    case .fill: break
    case .equalSpacing: added = count > 1 ? left / CGFloat(count - 1) : 0
    case .equalCentering: added = 0
    case .spaceAround:
      added = left / CGFloat(count)
      next = added / 2
    case .spaceEvenly:
      added = left / CGFloat(count + 1)
      next = added
    }
    for place in 0..<count {
      move(place, to: next)
      next += length(place) + gap(place) + added
    }
    if spec.distribution == .equalCentering, left > 0, count > 1 {
      let step = (total - length(0) / 2 - length(count - 1) / 2) / CGFloat(count - 1)
      for place in 1..<count {
        let centered = length(0) / 2 + CGFloat(place) * step - length(place) / 2
        let least = origin(place - 1) + length(place - 1) + gap(place - 1)
        move(place, to: max(centered, least))
      }
      // Push back the children that were pushed past the end.
      move(count - 1, to: total - length(count - 1))
      for place in (0..<count - 1).reversed() {
        move(place, to: min(origin(place), origin(place + 1) - gap(place) - length(place)))
      }
    }
  }
}

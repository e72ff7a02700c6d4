import Foundation

extension Engine {
  /// Positions the children of a stack that distributes its remaining length between them.
  func spread(_ index: Int, in total: CGFloat, along axis: Axis) {
    let spec = records[index].spec
    let children = children(of: index)
    let count = children.count
    func length(_ place: Int) -> CGFloat { children[place].size[axis] }
    func gap(_ place: Int) -> CGFloat {
      spec.traits.contains(.hasGaps) ? children[place].gap : spec.spacing
    }
    let used = (0..<count).reduce(spec.gaps) { $0 + length($1) }
    let left = total < .infinity ? max(total - used, 0) : 0
    var next: CGFloat = 0
    var added: CGFloat = 0
    switch spec.distribution {
    case .fill, .equalCentering: break
    case .equalSpacing: added = count > 1 ? left / CGFloat(count - 1) : 0
    case .spaceAround:
      added = left / CGFloat(count)
      next = added / 2
    case .spaceEvenly:
      added = left / CGFloat(count + 1)
      next = added
    }
    for place in 0..<count {
      children[place].origin[axis] = next
      next += length(place) + gap(place) + added
    }
    if spec.distribution == .equalCentering, left > 0, count > 1 {
      let step = (total - length(0) / 2 - length(count - 1) / 2) / CGFloat(count - 1)
      for place in 1..<count {
        let centered = length(0) / 2 + CGFloat(place) * step - length(place) / 2
        let least = children[place - 1].origin[axis] + length(place - 1) + gap(place - 1)
        children[place].origin[axis] = max(centered, least)
      }
      // Push back the children that were pushed past the end.
      children[count - 1].origin[axis] = total - length(count - 1)
      for place in (0..<count - 1).reversed() {
        let greatest = children[place + 1].origin[axis] - gap(place) - length(place)
        children[place].origin[axis] = min(children[place].origin[axis], greatest)
      }
    }
  }
}

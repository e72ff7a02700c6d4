import Foundation

extension Engine {
  /// Gives the children of a stack that fills its length their origins along it.
  func spread(_ index: Int, in total: CGFloat, isHorizontal: Bool) {
    let style = records[index].style
    let children = slots + Int(records[index].payload)
    let count = Int(records[index].childCount)
    func length(_ place: Int) -> CGFloat {
      isHorizontal ? children[place].size.width : children[place].size.height
    }
    func gap(_ place: Int) -> CGFloat {
      style.traits.contains(.hasGaps) ? children[place].gap : style.spacing
    }
    let used = (0..<count).reduce(style.gaps) { $0 + length($1) }
    let left = total < .infinity ? max(total - used, 0) : 0
    var origin: CGFloat = 0
    var added: CGFloat = 0
    switch style.distribution {
    case .fill: break
    case .equalSpacing: added = count > 1 ? left / CGFloat(count - 1) : 0
    case .equalCentering: added = 0
    case .spaceAround:
      added = left / CGFloat(count)
      origin = added / 2
    case .spaceEvenly:
      added = left / CGFloat(count + 1)
      origin = added
    }
    var origins: [CGFloat] = []
    for place in 0..<count {
      origins.append(origin)
      origin += length(place) + gap(place) + added
    }
    if style.distribution == .equalCentering, left > 0, count > 1 {
      let step = (total - length(0) / 2 - length(count - 1) / 2) / CGFloat(count - 1)
      for place in 1..<count {
        let centered = length(0) / 2 + CGFloat(place) * step - length(place) / 2
        let least = origins[place - 1] + length(place - 1) + gap(place - 1)
        origins[place] = max(centered, least)
      }
      // What was pushed out at the end is pushed back.
      origins[count - 1] = total - length(count - 1)
      for place in (0..<count - 1).reversed() {
        origins[place] = min(origins[place], origins[place + 1] - gap(place) - length(place))
      }
    }
    for place in 0..<count {
      if isHorizontal {
        children[place].x = origins[place]
      } else {
        children[place].y = origins[place]
      }
    }
  }
}

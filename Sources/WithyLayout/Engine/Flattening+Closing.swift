import Foundation

extension Flattening {
  /// Completes a record whose children are complete, or removes it if it has no effect.
  mutating func close(_ index: Int) {
    let kind = records[index].style.kind
    if kind == .background || kind == .overlay {
      guard closePair(index) else { return }
    } else {
      count(index)
      let count = records[index].childCount
      if kind.isContainer {
        let isStack = kind == .horizontalStack || kind == .verticalStack
        if isStack && count == 1 { return dissolve(index) }
        if isStack && count == 0 { records[index].priority = -.infinity }
      } else {
        if count == 0 { return dissolve(index) }
        if kind == .priority {
          records[index + 1].priority = records[index].style.a
          records[index + 1].style.traits.remove(.isBareSpacer)
          return dissolve(index)
        }
        if records[index + 1].style.kind == .spacer {
          records[index + 1].style.traits.remove(.isBareSpacer)
        }
      }
    }
    let primary = kind == .background ? index + 1 + Int(records[index + 1].size) : index + 1
    if kind.keepsPriority { records[index].priority = records[primary].priority }
    records[index].axes = axes(of: index, primary: primary)
    if kind == .horizontalStack || kind == .verticalStack || kind == .gridRow { sumGaps(index) }
  }

  /// Counts the children of a record, and notes what is known from them.
  private mutating func count(_ index: Int) {
    records[index].size = Int32(truncatingIfNeeded: records.count - index)
    var count: Int32 = 0
    var child = index + 1
    var hasGuides = records[index].style.kind == .alignmentGuide
    while child < records.count {
      count += 1
      hasGuides = hasGuides || records[child].style.traits.contains(.hasGuides)
      if records[child].priority != records[index + 1].priority {
        records[index].style.traits.insert(.hasPriorities)
      }
      child += Int(records[child].size)
    }
    records[index].childCount = count
    if hasGuides { records[index].style.traits.insert(.hasGuides) }
  }

  /// Completes a background or an overlay, of which one part may be missing.
  ///
  /// - Returns: Whether the record stays.
  private mutating func closePair(_ index: Int) -> Bool {
    let second = index + 1 + Int(records[index + 1].size)
    if second == records.count { records.append(Record(Style(.empty))) }
    let isBackground = records[index].style.kind == .background
    let (content, primary) = isBackground ? (index + 1, second) : (second, index + 1)
    if records[content].style.kind == .empty {
      let isNothing = records[primary].style.kind == .empty
      records.remove(at: content)
      if isNothing { records.removeLast() }
      records.remove(at: index)
      return false
    }
    records[primary].style.traits.remove(.isBareSpacer)
    count(index)
    records[index].style.traits.remove(.hasPriorities)
    return true
  }

  /// Removes a record and leaves what is inside.
  private mutating func dissolve(_ index: Int) {
    records.remove(at: index)
  }

  /// The axes of a proposal on which the size of a record depends.
  private func axes(of index: Int, primary: Int) -> Axes {
    let style = records[index].style
    let traits = Axes(rawValue: style.traits.rawValue & 3)
    switch style.kind {
    case .layout, .position: return .both
    case .background, .overlay, .padding, .offset, .alignmentGuide: return records[primary].axes
    case .frame, .fixedSize: return records[primary].axes.subtracting(traits)
    case .scroll: return records[primary].axes.union(traits)
    case .flexibleFrame: return flexibleAxes(of: index).union(records[primary].axes)
    case .aspectRatio: return records[primary].axes.isEmpty ? [] : .both
    case .fitsFirst: return childAxes(of: index).union(traits)
    default: return childAxes(of: index)
    }
  }

  /// The axes on which a flexible frame has bounds.
  private func flexibleAxes(of index: Int) -> Axes {
    guard let bounds = details[Int(records[index].details)].bounds else { return [] }
    var axes: Axes = []
    if !bounds.horizontal.isNeutral { axes.insert(.horizontal) }
    if !bounds.vertical.isNeutral { axes.insert(.vertical) }
    return axes
  }

  /// The axes on which the size of any child depends.
  private func childAxes(of index: Int) -> Axes {
    var axes: Axes = []
    var child = index + 1
    while child < records.count {
      axes.formUnion(records[child].axes)
      child += Int(records[child].size)
    }
    return axes
  }

  /// Adds up the gaps of a stack: none beside bare spacers, unless a spacing is given.
  private mutating func sumGaps(_ index: Int) {
    let spacing = records[index].style.a
    guard spacing.isNaN else {
      records[index].style.b = spacing * CGFloat(max(records[index].childCount - 1, 0))
      return
    }
    var sum: CGFloat = 0
    var child = index + 1
    while child < records.count {
      let next = child + Int(records[child].size)
      if next < records.count { sum += records[child].gap(before: records[next]) }
      child = next
    }
    records[index].style.b = sum
  }
}

extension Record {
  /// The gap between this child of a stack and the next where no spacing is given.
  func gap(before next: Record) -> CGFloat {
    style.traits.union(next.style.traits).contains(.isBareSpacer) ? 0 : 8
  }
}

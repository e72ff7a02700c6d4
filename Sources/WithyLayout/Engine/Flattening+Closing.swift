import Foundation

extension Flattening {
  /// Completes a record whose children are complete, or removes it if it has no effect.
  mutating func close(_ index: Int) {
    let kind = records[index].style.kind
    if !kind.isContainer { return closeModifier(index) }
    if kind.isPair { return closePair(index) }
    count(index)
    let count = records[index].childCount
    let isStack = kind == .horizontalStack || kind == .verticalStack
    let isDissolved = isStack && records[index].style.distribution == .fill
    if count == 1, isDissolved || kind == .depthStack { return dissolve(index) }
    if count == 0, isStack { records[index].priority = -.infinity }
    records[index].axes = axes(of: index, primary: index + 1)
    if kind == .layout { noteBranch(index) }
    if isStack || kind == .gridRow { sumGaps(index) }
  }

  /// Completes a modifier, which has one child or none.
  private mutating func closeModifier(_ index: Int) {
    guard records.count > index + 1 else { return dissolve(index) }
    let kind = records[index].style.kind
    if kind == .priority || kind == .attributes { return tell(index) }
    let child = records[index + 1]
    var traits = child.style.traits.intersection([.hasGuides, .speaks])
    switch kind {
    case .alignmentGuide: traits.insert(.hasGuides)
    case .position, .scroll: traits.remove(.speaks)
    default: break
    }
    if child.attributes >= 0, attributes[Int(child.attributes)].parts != nil {
      traits.insert(.hasRelatives)
    }
    let record = records.pointer + index
    record.pointee.style.traits.formUnion(traits)
    record.pointee.size = Int32(truncatingIfNeeded: records.count - index)
    record.pointee.childCount = 1
    record.pointee.branching = child.branching
    look(index, through: index + 1)
    if kind == .aspectRatio { noteBranch(index) }
  }

  /// Completes a background or an overlay, of which one part may be missing.
  private mutating func closePair(_ index: Int) {
    let second = index + 1 + Int(records[index + 1].size)
    if second == records.count { records.append(Record(Style(.empty))) }
    let isBackground = records[index].style.kind == .background
    let (content, primary) = isBackground ? (index + 1, second) : (second, index + 1)
    if records[content].style.kind == .empty {
      let isNothing = records[primary].style.kind == .empty
      records.remove(at: content)
      if isNothing { records.removeAll(from: records.count - 1) }
      return dissolve(index)
    }
    count(index)
    records[index].style.traits.subtract([.hasPriorities, .speaks])
    if records[primary].style.traits.contains(.speaks) {
      records[index].style.traits.insert(.speaks)
    }
    look(index, through: primary)
  }

  /// Counts an element that proposes lengths of its own making, and notes where these are too many.
  private mutating func noteBranch(_ index: Int) {
    if records[index].style.kind == .layout {
      guard details[Int(records[index].details)].layout is GridLayout else { return }
    }
    let inner = records[index].branching
    records[index].branching = inner < .max ? inner + 1 : inner
    if records[index].branching > Engine.branchingLimit { note(.depths) }
  }

  /// Lets a modifier tell its element what the container will read there, and removes the modifier.
  private mutating func tell(_ index: Int) {
    if records[index].style.kind == .priority {
      records[index + 1].priority = records[index].style.value
    } else if let added = details[Int(records[index].details)].attributes {
      let place = Int(records[index + 1].attributes)
      var all = place < 0 ? Attributes() : attributes[place]
      all.add(added)
      records[index + 1].attributes = Int32(truncatingIfNeeded: attributes.count)
      attributes.append(all)
    }
    dissolve(index)
  }

  /// Notes of a modifier what is seen of its element through it.
  private mutating func look(_ index: Int, through primary: Int) {
    let (record, inner) = (records.pointer + index, records.pointer + primary)
    let kind = record.pointee.style.kind
    record.pointee.axes = axes(of: index, primary: primary)
    if kind.keepsPriority { record.pointee.priority = inner.pointee.priority }
    // What scrolls is a container itself.
    if kind != .scroll { record.pointee.attributes = inner.pointee.attributes }
    if kind == .offset || kind.isPair, inner.pointee.style.traits.contains(.isSpacer) {
      record.pointee.style.traits.insert(.isSpacer)
    }
  }

  /// Counts the children of a container, and notes what is known from them.
  private mutating func count(_ index: Int) {
    records[index].size = Int32(truncatingIfNeeded: records.count - index)
    var count: Int32 = 0
    var child = index + 1
    var traits: Traits = []
    while child < records.count {
      count += 1
      traits.formUnion(records[child].style.traits.intersection([.hasGuides, .speaks]))
      records[index].branching = max(records[index].branching, records[child].branching)
      if records[child].priority != records[index + 1].priority { traits.insert(.hasPriorities) }
      if records[child].attributes >= 0 {
        let attributes = attributes[Int(records[child].attributes)]
        if attributes.parts != nil { traits.insert(.hasRelatives) }
        if attributes.weight ?? 0 > 0 { traits.insert(.hasWeights) }
        if attributes.gapAfter != nil { traits.insert(.hasGaps) }
      }
      child += Int(records[child].size)
    }
    let kind = records[index].style.kind
    if kind == .layout {
      traits.insert(.speaks)
      if details[Int(records[index].details)].saysGuides { traits.insert(.hasGuides) }
    }
    if kind != .horizontalStack && kind != .verticalStack && kind != .gridRow {
      traits.subtract([.hasGaps, .hasWeights])
    }
    records[index].childCount = count
    records[index].style.traits.formUnion(traits)
  }

  /// Removes a record and leaves what is inside.
  private mutating func dissolve(_ index: Int) {
    records.remove(at: index)
  }

  /// The first child of a record that is no container, and of a background the element that it is behind.
  @inline(__always)
  func primary(of index: Int) -> Int {
    let first = index + 1
    return records[index].style.kind == .background ? first + Int(records[first].size) : first
  }

  /// The axes of a proposal on which the size of a record depends.
  func axes(of index: Int, primary: Int) -> Axes {
    let traits = records[index].style.traits
    switch records[index].style.kind {
    case .layout, .position: return .both
    case .background, .overlay, .padding, .offset, .alignmentGuide, .direction, .geometry,
      .ignoresSafeArea:
      return records[primary].axes
    case .frame, .fixedSize: return records[primary].axes.subtracting(traits.axes)
    case .scroll: return records[primary].axes.union(traits.axes)
    case .flexibleFrame:
      return details[Int(records[index].details)].boundedAxes.union(records[primary].axes)
    case .aspectRatio: return records[primary].axes.isEmpty ? [] : .both
    case .fitsFirst: return childAxes(of: index).union(traits.axes)
    case .horizontalStack, .verticalStack:
      let style = records[index].style
      let major: Axes = style.kind == .horizontalStack ? .horizontal : .vertical
      return style.distribution == .fill
        ? childAxes(of: index) : childAxes(of: index).union(major)
    default: return childAxes(of: index)
    }
  }

  /// The axes on which the size of any child depends.
  private func childAxes(of index: Int) -> Axes {
    var axes: Axes = []
    let end = index + Int(records[index].size)
    var child = index + 1
    while child < end {
      axes.formUnion(records[child].axes)
      child += Int(records[child].size)
    }
    return axes
  }

  /// Adds up the gaps of a stack, as far as they do not depend on what its children say.
  private mutating func sumGaps(_ index: Int) {
    let traits = records[index].style.traits
    let count = records[index].childCount
    let isGiven = !records[index].style.spacing.isNaN
    if count > 1, traits.contains(.hasGaps) || !isGiven && traits.contains(.speaks) {
      records[index].style.traits.insert(.hasGaps)
      note(.gaps)
    } else {
      records[index].style.traits.remove(.hasGaps)
      if !isGiven { records[index].style.spacing = unit }
      records[index].style.gaps = records[index].style.spacing * CGFloat(max(count - 1, 0))
    }
  }
}

extension Details {
  /// Whether a type of the user lays out, which may say more of its guides than its elements do.
  var saysGuides: Bool {
    guard let layout else { return false }
    return !(layout is any BuiltInLayout)
  }

  /// The axes on which a flexible frame has bounds.
  var boundedAxes: Axes {
    guard let bounds else { return [] }
    var axes: Axes = []
    if !bounds.horizontal.isNeutral { axes.insert(.horizontal) }
    if !bounds.vertical.isNeutral { axes.insert(.vertical) }
    return axes
  }
}

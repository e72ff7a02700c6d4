import Foundation

extension RecordBuilder {
  /// Completes a container, or removes it if it is superfluous; returns whether it is still there.
  @discardableResult
  mutating func closeContainer<Rules: ContainerRules>(_ index: Int, by rules: Rules.Type) -> Bool {
    let axes = countChildren(of: index)
    let spec = records[index].spec
    // A share that the child takes is one of the container's length, except in a scroll container,
    // which proposes a stack no length.
    let isScrolled = index > 0 && records[index - 1].spec.kind == .scroll
    if records[index].childCount == 1, isScrolled || !spec.traits.contains(.hasRelatives),
      Rules.isSuperfluous(spec, in: surroundings)
    {
      records.remove(at: index)
      // Its other values are for this container, too.
      if !isScrolled { records[index].containerValues = -1 }
      return false
    }
    records[index].axes = Rules.axes(spec, inside: axes)
    // An empty container prefers no space around it.
    if records[index].childCount == 0 { records[index].spec.traits.insert(.hasSpacing) }
    return true
  }

  /// Completes a modifier, or removes it if it has no child; returns whether it is still there.
  ///
  /// Of the two parts of a background or overlay it has the properties of one, its primary.
  @discardableResult
  mutating func closeModifier<Rules: ElementRules>(_ index: Int, by rules: Rules.Type) -> Bool {
    guard records.count > index + 1 else {
      records.remove(at: index)
      return false
    }
    let child = records[Rules.primary(of: index, in: records.memory)]
    var traits = child.spec.traits.intersection(.inherited)
    if !Rules.shows.contains(.spacing) { traits.remove(.hasSpacing) }
    let record = records.memory + index
    record.pointee.spec.traits.formUnion(traits)
    record.pointee.size = Int32(truncatingIfNeeded: records.count - index)
    record.pointee.childCount = Rules.isContainer ? 2 : 1
    record.pointee.branching = child.branching
    record.pointee.reproposals = child.reproposals
    record.pointee.axes = Rules.axes(record.pointee.spec, inside: child.axes)
    if Rules.shows.contains(.priority) { record.pointee.priority = child.priority }
    if Rules.shows.contains(.containerValues) {
      record.pointee.containerValues = child.containerValues
    }
    if Rules.shows.contains(.spacer), child.spec.traits.contains(.isSpacer) {
      record.pointee.spec.traits.insert(.isSpacer)
    }
    return true
  }

  /// Adds a modifier's container values to those of its child, where the container reads them.
  mutating func addContainerValues(of index: Int) {
    guard let added = details[Int(records[index].details)].containerValues else { return }
    let place = Int(records[index + 1].containerValues)
    var all = place < 0 ? ContainerValues() : containerValues[place]
    all.add(added)
    records[index + 1].containerValues = Int32(truncatingIfNeeded: containerValues.count)
    containerValues.append(all)
  }

  /// Counts and inspects a container's children, and returns the axes on which their sizes depend.
  private mutating func countChildren(of index: Int) -> Axes {
    let memory = records.memory
    let record = memory + index
    record.pointee.size = Int32(truncatingIfNeeded: records.count - index)
    var count: Int32 = 0
    var traits: Traits = []
    var axes: Axes = []
    for child in memory.children(of: index) {
      let child = memory + child
      count += 1
      axes.formUnion(child.pointee.axes)
      traits.formUnion(child.pointee.spec.traits.intersection(.inherited))
      record.pointee.branching = max(record.pointee.branching, child.pointee.branching)
      record.pointee.reproposals = max(record.pointee.reproposals, child.pointee.reproposals)
      if child.pointee.priority != memory[index + 1].priority { traits.insert(.hasPriorities) }
      if child.pointee.containerValues >= 0 {
        let containerValues = containerValues[Int(child.pointee.containerValues)]
        if containerValues.isRelative { traits.insert(.hasRelatives) }
        if containerValues.weight ?? 0 > 0 { traits.insert(.hasWeights) }
        if containerValues.gapAfter != nil { traits.insert(.hasGaps) }
      }
    }
    record.pointee.childCount = count
    record.pointee.spec.traits.formUnion(traits)
    return axes
  }

  /// Sums the gaps of a stack, unless they depend on its children's container values or preferences.
  mutating func sumGaps(_ index: Int) {
    let traits = records[index].spec.traits
    let count = records[index].childCount
    let isGiven = !records[index].spec.spacing.isNaN
    if traits.contains(.hasGaps) || !isGiven && traits.contains(.hasSpacing) {
      records[index].spec.traits.insert(.hasGaps)
      hasGaps = true
    } else {
      if !isGiven { records[index].spec.spacing = unit }
      records[index].spec.gaps = records[index].spec.spacing * CGFloat(max(count - 1, 0))
    }
  }
}

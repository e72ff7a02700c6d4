extension Flattening {
  /// Takes from elements what they had taken over from around the stack in depth that they form: the axis
  /// of spacers, and the axes on which pictures follow what is proposed.
  ///
  /// - Parameters:
  ///   - start: The record of the first of the elements.
  ///   - depth: The number of containers around the stack.
  @inline(never)
  mutating func enclose(from start: Int, depth: UInt16) {
    // The records around the one that is looked at.
    var around: [(index: Int, scaled: Axes)] = []
    for index in start...records.count {
      while let inner = around.last, index == inner.index + Int(records[inner.index].size) {
        records[inner.index].axes = axes(of: inner.index, primary: primary(of: inner.index))
        around.removeLast()
      }
      guard index < records.count else { break }
      let scaled = around.last?.scaled ?? []
      switch records[index].style.kind {
      case .empty: break
      case .leaf, .spacer:
        // Of what is in another container nothing came from around the stack.
        if records[index].depth == depth { enclose(index, scaled) }
      default: around.append((index, self.scaled(index, in: scaled)))
      }
    }
  }

  /// Lets a leaf or a spacer stand in the modifiers alone that are between it and a stack in depth.
  private mutating func enclose(_ index: Int, _ scaled: Axes) {
    guard records[index].style.kind == .leaf else {
      records[index].style.traits.formUnion([.horizontal, .vertical])
      records[index].axes = .both
      return
    }
    records[index].follow(leaves[Int(records[index].payload)], scaledOn: scaled)
  }

  /// The axes on which something asks for other lengths than a picture's own, for what is in it.
  private func scaled(_ index: Int, in outer: Axes) -> Axes {
    switch records[index].style.kind {
    case .aspectRatio: .both
    case .flexibleFrame: outer.union(details[Int(records[index].details)].boundedAxes)
    case .frame: outer.subtracting(records[index].style.traits.axes)
    case .depthStack: []
    default: outer
    }
  }
}

extension Record {
  /// Notes how a leaf follows what is proposed, and returns whether that is known.
  @inline(__always)
  @discardableResult
  mutating func follow(_ leaf: any Placeable, scaledOn scaled: Axes) -> Bool {
    var flexibility = leaf.flexibility
    axes = leaf.proposalAxes
    guard flexibility.isKnown else {
      style.flexibility = (.unknown, .unknown)
      return false
    }
    flexibility = flexibility.scaled(on: scaled)
    style.flexibility = (flexibility.horizontal, flexibility.vertical)
    if flexibility.horizontal == .fixed { axes.remove(.horizontal) }
    if flexibility.vertical == .fixed { axes.remove(.vertical) }
    if flexibility.horizontal == .full { axes.insert(.horizontal) }
    if flexibility.vertical == .full { axes.insert(.vertical) }
    return true
  }
}

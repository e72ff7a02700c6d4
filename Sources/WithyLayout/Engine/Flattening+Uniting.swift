extension Flattening {
  /// Takes from elements what they had taken over from around the stack in depth that they form: the axis
  /// of spacers, and the axes on which pictures follow what is proposed.
  ///
  /// - Parameters:
  ///   - start: The record of the first of the elements.
  ///   - depth: The number of containers around the stack.
  @inline(never)
  mutating func enclose(from start: Int, depth: UInt16) {
    // What is around the record that is looked at, and whether something open was found in it.
    var around: [(index: Int, scaled: Axes, isFound: Bool)] = []
    var found: [Int] = []
    var rest = takers[firstTaker(from: start)...]
    for index in start..<records.count {
      while let outer = around.last, index >= outer.index + Int(records[outer.index].size) {
        around.removeLast()
      }
      let scaled = around.last?.scaled ?? []
      guard records[index].style.kind.isTerminal else {
        around.append((index, self.scaled(index, in: scaled), false))
        continue
      }
      let isLeaf = records[index].style.kind == .leaf
      guard let taker = rest.first, taker.leaf == (isLeaf ? records[index].payload : nil) else {
        continue
      }
      rest.removeFirst()
      // Of what is in another container nothing came from around the stack.
      guard taker.depth == depth else { continue }
      enclose(index, scaled)
      for place in around.indices.reversed() where !around[place].isFound {
        around[place].isFound = true
        found.append(around[place].index)
      }
    }
    for index in found.sorted(by: >) {
      let isBackground = records[index].style.kind == .background
      let primary = isBackground ? index + 1 + Int(records[index + 1].size) : index + 1
      records[index].axes = axes(of: index, primary: primary)
    }
  }

  /// The place of the first taker in the last records.
  @inline(never)
  func firstTaker(from start: Int) -> Int {
    var spacers = records[start...].count { $0.style.kind == .spacer }
    let first = records[start...].first { $0.style.kind == .leaf }?.payload ?? .max
    var place = takers.count
    while place > 0 {
      if let leaf = takers[place - 1].leaf {
        if leaf < first { break }
      } else {
        if spacers == 0 { break }
        spacers -= 1
      }
      place -= 1
    }
    return place
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
  /// Notes how a leaf follows what is proposed, and returns it.
  @inline(__always)
  @discardableResult
  mutating func follow(_ leaf: any Placeable, scaledOn scaled: Axes) -> Flexibility {
    let flexibility = leaf.flexibility.scaled(on: scaled)
    style.flexibility = (flexibility.horizontal, flexibility.vertical)
    axes = leaf.proposalAxes
    if flexibility.horizontal == .fixed { axes.remove(.horizontal) }
    if flexibility.vertical == .fixed { axes.remove(.vertical) }
    if flexibility.horizontal == .full { axes.insert(.horizontal) }
    if flexibility.vertical == .full { axes.insert(.vertical) }
    return flexibility
  }
}

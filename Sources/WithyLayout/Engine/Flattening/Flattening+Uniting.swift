extension Flattening {
  /// Resets what elements inherited from outside the depth stack that is made of them: the axis of
  /// spacers, and the axes on which scalable leaves follow a proposal.
  ///
  /// - Parameters:
  ///   - start: The record of the first of the elements.
  ///   - depth: The number of containers around the depth stack.
  @inline(never)
  mutating func enclose(from start: Int, depth: UInt16) {
    records.closeGaps(from: start)
    // The ancestors of the current record, within the depth stack.
    var around: [(index: Int, inside: Surroundings)] = []
    var index = start
    while true {
      while let inner = around.last, index == inner.index + Int(records[inner.index].size) {
        let rules = records[inner.index].style.kind.rules
        records[inner.index].axes = rules.axes(
          records[inner.index].style,
          inside: rules.innerAxes(of: inner.index, records.pointer)
        )
        around.removeLast()
      }
      guard index < records.count else { break }
      var surroundings = around.last?.inside ?? Surroundings()
      let style = records[index].style
      if style.kind == .leaf || style.kind == .spacer {
        if records[index].depth == depth { enclose(index, surroundings.scaled) }
      } else if records[index].size > 1 {
        style.kind.rules.surround(&surroundings, style)
        // Elements inside another container inherited nothing from outside the depth stack.
        guard surroundings.depth == 0 else {
          index += Int(records[index].size)
          continue
        }
        around.append((index, surroundings))
      }
      index += 1
    }
  }

  /// Recomputes a leaf or spacer from only the modifiers between it and the depth stack.
  private mutating func enclose(_ index: Int, _ scaled: Axes) {
    guard records[index].style.kind == .leaf else {
      records[index].style.traits.formUnion([.horizontal, .vertical])
      records[index].axes = .both
      return
    }
    records[index].follow(leaves[Int(records[index].payload)], scaledOn: scaled)
  }
}

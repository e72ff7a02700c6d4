/// Several elements united in a depth stack, where one is expected.
extension RecordBuilder {
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
        let rules = records[inner.index].spec.kind.rules
        records[inner.index].axes = rules.axes(
          records[inner.index].spec,
          inside: rules.innerAxes(of: inner.index, records.pointer)
        )
        around.removeLast()
      }
      guard index < records.count else { break }
      var surroundings = around.last?.inside ?? Surroundings()
      let spec = records[index].spec
      if spec.kind == .leaf || spec.kind == .spacer {
        if records[index].depth == depth { enclose(index, surroundings.scaled) }
      } else if records[index].size > 1 {
        if spec.kind == .divider, records[index].depth == depth {
          records[index].spec.traits.remove(.vertical)
          records[index].spec.traits.insert(.horizontal)
          records[index].axes = .horizontal
        }
        spec.kind.rules.surround(&surroundings, spec)
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
    guard records[index].spec.kind == .leaf else {
      records[index].spec.traits.formUnion([.horizontal, .vertical])
      records[index].axes = .both
      return
    }
    records[index].follow(leaves[Int(records[index].payload)], scaledOn: scaled)
  }
}

extension RecordBuilder {
  /// Resets what elements inherited from outside the depth stack that is made of them: the axis of
  /// spacers, and the axes on which scalable leaves follow a proposal.
  @inline(never)
  mutating func enclose(from start: Int, depth: UInt16) {
    var index = start
    while index < records.count { enclose(&index, Surroundings(), depth) }
  }

  /// Resets an element and what is in it, and advances the index to the next one.
  private mutating func enclose(_ index: inout Int, _ surroundings: Surroundings, _ depth: UInt16) {
    let (outer, spec) = (index, records[index].spec)
    let end = outer + Int(records[outer].size)
    let isInside = records[outer].depth == depth
    index += 1
    switch spec.kind {
    case .leaf where isInside:
      records[outer].follow(leaves[Int(records[outer].payload)], scaledOn: surroundings.scaled)
    case .spacer where isInside:
      records[outer].spec.traits.formUnion([.horizontal, .vertical])
      records[outer].axes = .both
    case .divider where isInside:
      records[outer].spec.traits.remove(.vertical)
      records[outer].spec.traits.insert(.horizontal)
      records[outer].axes = .horizontal
    default: break
    }
    var inner = surroundings
    spec.kind.rules.surround(&inner, spec)
    // Elements inside another container inherited nothing from outside the depth stack.
    guard inner.depth == 0, index < end else { return index = end }
    while index < end { enclose(&index, inner, depth) }
    records[outer].axes = spec.kind.rules.axes(
      records[outer].spec,
      inside: records[spec.kind.rules.primary(of: outer, in: records.memory)].axes
    )
  }
}

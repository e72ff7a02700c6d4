import Foundation

extension Engine {
  /// The number of levels in which a guide is looked for.
  static let guideLimit = 256

  /// Whether the children of a record are aligned by guides that they may say, not by parts of their
  /// lengths alone.
  @inline(__always)
  func needsGuides(_ index: Int, _ axis: Axes) -> Bool {
    let style = records + index
    let alignment = style.pointee.style.alignment
    return style.pointee.style.traits.contains(.hasGuides)
      || (axis == .horizontal ? alignment.horizontal : alignment.vertical) == 3
  }

  /// The guide by which a record aligns its children.
  func guide(of index: Int, _ axis: Axes) -> Guide {
    let record = records[index]
    if record.details >= 0, let alignment = details[Int(record.details)].alignment {
      return axis == .horizontal ? alignment.horizontal.guide : alignment.vertical.guide
    }
    let alignment = record.style.alignment
    return .halves(axis == .horizontal ? alignment.horizontal : alignment.vertical)
  }

  /// Aligns the children of a container by its guide, from their chosen sizes.
  ///
  /// The origins are left in the slots.
  ///
  /// - Returns: The length that the children take up together.
  func alignByGuides(_ index: Int, _ axis: Axes) -> CGFloat {
    let guide = guide(of: index, axis)
    let children = slots + Int(records[index].payload)
    let count = Int(records[index].childCount)
    let isHorizontal = axis == .horizontal
    var before: CGFloat = 0
    var after: CGFloat = 0
    for place in 0..<count {
      let slot = children + place
      let length = isHorizontal ? slot.pointee.size.width : slot.pointee.size.height
      let value = value(
        guide,
        axis,
        Int(slot.pointee.child),
        slot.pointee.proposal,
        slot.pointee.size
      )
      if isHorizontal { slot.pointee.x = value } else { slot.pointee.y = value }
      before = place == 0 ? value : max(before, value)
      after = place == 0 ? length - value : max(after, length - value)
    }
    for place in 0..<count {
      if isHorizontal {
        children[place].x = before - children[place].x
      } else {
        children[place].y = before - children[place].y
      }
    }
    return max(before + after, 0)
  }

  /// The distance of a guide from the leading or top edge of a record of a size.
  func value(
    _ guide: Guide,
    _ axis: Axes,
    _ index: Int,
    _ proposal: Proposal,
    _ size: CGSize
  ) -> CGFloat {
    let length = axis == .horizontal ? size.width : size.height
    if let fraction = guide.fraction, !records[index].style.traits.contains(.hasGuides) {
      return length * fraction
    }
    let explicit = explicitValue(guide, axis, index, proposal, size, depth: 0)
    return explicit ?? guide.defaultValue(in: dimensions(index, proposal, size), length: length)
  }

  /// The size of a record and its guides.
  func dimensions(_ index: Int, _ proposal: Proposal, _ size: CGSize) -> ViewDimensions {
    ViewDimensions(size) { [self] guide, axis in
      explicitValue(guide, axis, index, proposal, size, depth: 0)
    }
  }

  /// What a record, or something inside it, says of a guide; `nil` if nothing is said.
  func explicitValue(
    _ guide: Guide,
    _ axis: Axes,
    _ index: Int,
    _ proposal: Proposal,
    _ size: CGSize,
    depth: Int
  ) -> CGFloat? {
    let record = records[index]
    guard depth < Self.guideLimit else { return nil }
    switch record.style.kind {
    case .leaf: return baseline(guide, axis, index, size)
    case .spacer, .empty, .scroll: return nil
    case .alignmentGuide:
      if let own = details[Int(record.details)].guide, own.guide == guide, own.axis == axis {
        let value = own.value(dimensions(index + 1, proposal, size))
        if value.isFinite { return value }
        report(index, "gave a guide of \(value); the guide is left as it is")
      }
      return explicitValue(guide, axis, index + 1, proposal, size, depth: depth + 1)
    case .offset:
      return explicitValue(guide, axis, index + 1, proposal, size, depth: depth + 1)
    case .background, .overlay:
      let isBackground = record.style.kind == .background
      let primary = isBackground ? index + 1 + Int(records[index + 1].size) : index + 1
      return explicitValue(guide, axis, primary, proposal, size, depth: depth + 1)
    case .fitsFirst:
      guard let child = firstThatFits(index, proposal) else { return nil }
      return explicitValue(guide, axis, child, proposal, size, depth: depth + 1)
    case .horizontalStack, .verticalStack, .depthStack, .layout, .gridRow:
      arrangeChildren(index, proposal, size)
      return combined(guide, axis, index, depth)
    case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .priority, .group:
      let inner = placeInside(index, proposal, size)
      let value = explicitValue(
        guide,
        axis,
        index + 1,
        inner.proposal,
        inner.size,
        depth: depth + 1
      )
      return value.map { $0 + (axis == .horizontal ? inner.x : inner.y) }
    }
  }

  /// The baseline of a leaf's text, if that is what is asked for.
  private func baseline(_ guide: Guide, _ axis: Axes, _ index: Int, _ size: CGSize) -> CGFloat? {
    guard axis == .vertical, guide == .firstTextBaseline || guide == .lastTextBaseline else {
      return nil
    }
    let baselines = leafObjects[Int(records[index].payload)].textBaselines(in: size)
    guard let value = guide == .firstTextBaseline ? baselines?.first : baselines?.last else {
      return nil
    }
    if value.isFinite { return value }
    report(index, "gave a baseline of \(value); the bottom edge is taken")
    return nil
  }

  /// What the children of a container say together.
  private func combined(_ guide: Guide, _ axis: Axes, _ index: Int, _ depth: Int) -> CGFloat? {
    var values: [CGFloat] = []
    let children = slots + Int(records[index].payload)
    for place in 0..<Int(records[index].childCount) {
      let slot = children[place]
      let child = Int(slot.child)
      let value = explicitValue(guide, axis, child, slot.proposal, slot.size, depth: depth + 1)
      if let value { values.append(value + (axis == .horizontal ? slot.x : slot.y)) }
    }
    return guide.combined(values)
  }
}

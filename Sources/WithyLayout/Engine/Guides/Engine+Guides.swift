import Foundation

extension Engine {
  /// Returns whether explicit guides, not just fractions of lengths, may align a record's children.
  @inline(__always)
  func needsGuides(_ index: Int, _ axis: Axis) -> Bool {
    let spec = records + index
    return spec.pointee.spec.traits.contains(.hasGuides)
      || spec.pointee.spec.alignment(on: axis) == 3
  }

  func guide(of index: Int, _ axis: Axis) -> Guide {
    details(of: index)?.alignment?.guide(on: axis)
      ?? .halves(records[index].spec.alignment(on: axis))
  }

  /// Aligns a container's children, given their sizes, by its guide; stores the origins in the
  /// slots, and returns the length of the children together.
  ///
  /// In a stack, the line on which they are aligned is part of the length, as in SwiftUI. In a
  /// depth stack, the children of a priority determine it. An infinite length is measured but never
  /// placed, so it has no guide.
  func alignByGuides(_ index: Int, _ axis: Axis, among priority: CGFloat = .nan) -> CGFloat {
    let guide = guide(of: index, axis)
    let children = children(of: index)
    var before: CGFloat = priority.isNaN ? 0 : -.infinity
    var after: CGFloat = 0
    for place in children.indices {
      let slot = children[place]
      let length = slot.size[axis]
      let value = length < .infinity ? value(guide, axis, of: slot.record) : 0
      children[place].origin[axis] = value
      guard priority.isNaN || records[Int(slot.child)].priority == priority else { continue }
      before = max(before, value)
      after = max(after, length - value)
    }
    for place in children.indices {
      children[place].origin[axis] = before - children[place].origin[axis]
    }
    return max(before + after, 0)
  }

  /// Returns the distance of a guide from the leading or top edge of a record.
  func value(_ guide: Guide, _ axis: Axis, of record: SizedRecord) -> CGFloat {
    let size = record.size
    let length = size[axis]
    if let fraction = guide.fraction, !records[record.index].spec.traits.contains(.hasGuides) {
      return fraction > 0 ? length * fraction : 0
    }
    let value =
      explicitValue(guide, axis, of: record)
      ?? ViewDimensions(record, in: self).defaultValue(of: guide, axis)
    if value.isFinite { return value }
    // An infinite size is measured but never placed, so its guides need not be finite.
    if size.width + size.height == .infinity { return 0 }
    report(record.index, "has an alignment guide whose default value is \(value); using 0")
    return 0
  }

  /// Returns the distance of a guide from the edge of the area of a record: its default.
  func line(_ guide: Guide, _ axis: Axis, in area: CGSize, for index: Int) -> CGFloat {
    let record = SizedRecord(index: index, proposal: Proposal(area), size: area)
    return ViewDimensions(record, isArea: true, in: self).defaultValue(of: guide, axis)
  }

  /// Returns the explicit value of a guide in a record or its descendants; `nil` if none sets it.
  ///
  /// Containers ask their children twice; without the cache, each level would double the time.
  func explicitValue(_ guide: Guide, _ axis: Axis, of record: SizedRecord) -> CGFloat? {
    let spec = records[record.index].spec
    // Explicit values come only from an `alignmentGuide` inside, or from a text.
    guard guide.isTextBaseline || spec.traits.contains(.hasGuides), !isRetired else { return nil }
    asksGuides = true
    let query = GuideQuery(guide: guide, axis: axis, record: record)
    let rules = spec.kind.rules
    guard rules.shows.contains(.guides) else { return rules.ownGuide(query, in: self) }
    if let known = guideAnswers[query] { return known }
    let value = rules.ownGuide(query, in: self) ?? rules.innerGuide(query, in: self)
    guideAnswers[query] = .some(value)
    return value
  }

  func forgetGuides() {
    if !guideAnswers.isEmpty { guideAnswers.removeAll(keepingCapacity: true) }
  }

  /// Combines explicit guides of the children, or cells; edges and centre are those of the frame.
  func combined(
    _ guide: Guide,
    _ axis: Axis,
    of children: UnsafeMutableBufferPointer<Slot>
  ) -> CGFloat? {
    if guide.fraction != nil { return nil }
    let start: CGFloat =
      switch guide {
      case .firstTextBaseline: .infinity
      case .lastTextBaseline: -.infinity
      default: 0
      }
    var combined = (value: start, count: 0)
    combine(&combined, guide, axis, children, by: 0)
    if combined.count == 0 { return nil }
    return guide.isTextBaseline ? combined.value : combined.value / CGFloat(combined.count)
  }

  /// Adds the explicit guides of a container's children, offset by a length: the topmost first
  /// baseline, the lowest last baseline, or the sum of any other guide.
  private func combine(
    _ combined: inout (value: CGFloat, count: Int),
    _ guide: Guide,
    _ axis: Axis,
    _ children: UnsafeMutableBufferPointer<Slot>,
    by length: CGFloat
  ) {
    for slot in children {
      let child = Int(slot.child)
      let length = length + slot.origin[axis]
      if records[child].spec.traits.contains(.isInGrid) {
        combine(&combined, guide, axis, self.children(of: child), by: length)
      } else if let value = explicitValue(guide, axis, of: slot.record) {
        combined.count += 1
        switch guide {
        case .firstTextBaseline: combined.value = min(combined.value, value + length)
        case .lastTextBaseline: combined.value = max(combined.value, value + length)
        default: combined.value += value + length
        }
      }
    }
  }
}

/// A query for a record's explicit value of a guide: the key of the guide cache.
struct GuideQuery: Hashable {
  let guide: Guide
  let axis: Axis

  /// The record with its proposal and size, which are compared by their bits.
  let record: SizedRecord

  static func == (left: GuideQuery, right: GuideQuery) -> Bool {
    left.guide == right.guide && left.axis == right.axis && left.index == right.index
      && left.proposal == right.proposal && Proposal(left.size) == Proposal(right.size)
  }

  /// Hashes a single word, mixed from the record, its proposal and its size: to feed all of them to
  /// the hasher took two fifths of a layout with guides.
  func hash(into hasher: inout Hasher) {
    let bits = SIMD4(
      Double(proposal.width).bitPattern,
      Double(proposal.height).bitPattern,
      Double(size.width).bitPattern,
      Double(size.height).bitPattern
    )
    let factors = SIMD4<UInt64>(
      0x9E37_79B9_7F4A_7C15,
      0xC2B2_AE3D_27D4_EB4F,
      0x1656_67B1_9E37_79F9,
      0x27D4_EB2F_1656_67C5
    )
    hasher.combine((bits &* factors).wrappedSum() ^ UInt64(index) &* 0x85EB_CA77_C2B2_AE63)
  }

  var index: Int { record.index }
  var proposal: Proposal { record.proposal }
  var size: CGSize { record.size }
}

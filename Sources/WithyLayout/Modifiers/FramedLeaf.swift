import Foundation

/// A leaf in a frame that is fixed on both axes, as one record: measuring and placing take half as long so.
///
/// The size and the placement of the record are those of the frame; ``Engine/framedLeaves`` says where the leaf is in it.
/// The leaf is asked once, when the frame is placed.
enum FramedLeafRules: TerminalRules {
  static var shows: Shown { .guides }

  /// Makes one record of a frame and the leaf that alone is in it.
  ///
  /// A frame aligned by a guide of another kind has a leaf with a record of its own, and so does a leaf that tells the
  /// frame something.
  ///
  /// - Returns: Whether it was done.
  @inline(__always)
  static func unite(_ index: Int, in records: RecordList) -> Bool {
    guard records.count == index + 2, records[index].details < 0 else { return false }
    let leaf = records.pointer + index + 1
    guard leaf.pointee.style.kind == .leaf, leaf.pointee.attributes < 0 else { return false }
    let record = records.pointer + index
    record.pointee.style.kind = .framedLeaf
    record.pointee.axes = []
    record.pointee.payload = leaf.pointee.payload
    record.pointee.flexibility = leaf.pointee.flexibility
    record.pointee.leafAxes = leaf.pointee.axes
    records.removeAll(from: index + 1)
    return true
  }

  @inline(__always)
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let style = engine.records[index].style
    return CGSize(width: style.width, height: style.height)
  }

  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat {
    let style = engine.records[index].style
    return end.isHorizontal ? style.width : style.height
  }

  /// Asks the leaf, and notes where it stands.
  ///
  /// - Returns: Whether it stands elsewhere in the frame than before.
  @inline(__always)
  static func place(_ index: Int, in engine: Engine) -> Bool {
    let leaf = engine.framedLeaves + Int(engine.records[index].payload)
    let (old, new) = (leaf.pointee, leafFrame(of: index, in: engine))
    leaf.pointee = new
    // Inlined, which the equality of rectangles is not.
    return old.minX != new.minX || old.minY != new.minY || old.width != new.width
      || old.height != new.height
  }

  /// Where the leaf is in the frame.
  private static func leafFrame(of index: Int, in engine: Engine) -> CGRect {
    let record = engine.records + index
    let style = record.pointee.style
    let proposal = proposal(style).masked(record.pointee.leafAxes)
    let isInside = engine.isMeasuring
    engine.isMeasuring = true
    let measured = LeafRules.size(of: index, for: proposal, in: engine)
    engine.isMeasuring = isInside
    let size = engine.finite(SizedRecord(index: index, proposal: proposal, size: measured)).size
    return CGRect(
      x: (style.width - size.width) * CGFloat(style.alignment.horizontal) / 2,
      y: (style.height - size.height) * CGFloat(style.alignment.vertical) / 2,
      width: size.width,
      height: size.height
    )
  }

  /// What the frame proposes to the leaf.
  static func proposal(_ style: Style) -> Proposal {
    Proposal(width: style.width, height: style.height)
  }

  /// The baseline of the leaf, where it stands.
  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    let frame = leafFrame(of: query.index, in: engine)
    let leaf = SizedRecord(index: query.index, proposal: query.proposal, size: frame.size)
    let value = LeafRules.ownGuide(GuideQuery(query.guide, query.axis, of: leaf), in: engine)
    return value.map { $0 + frame.minY }
  }

  /// That of the leaf, which is who answers.
  static func name(of index: Int, in engine: Engine) -> String {
    LeafRules.name(of: index, in: engine)
  }
}

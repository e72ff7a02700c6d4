import Foundation

/// The rules of a leaf and its fixed frame as one record, measured and placed in half the time.
///
/// The record has the frame's size and placement; ``Engine/framedLeaves`` has the leaf's frame
/// within it. Until it changes, the leaf is measured once, when the frame is placed or a baseline is
/// needed.
enum FramedLeafRules: TerminalRules {
  static var shows: Shown { .guides }

  @inline(__always)
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    CGSize { engine.records[index].spec.lengths[$0] }
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    engine.records[index].spec.lengths[extreme.axis]
  }

  /// Places the leaf within its frame, and returns whether that has changed.
  @inline(__always)
  static func place(_ index: Int, in engine: Engine) -> Bool {
    let leaf = engine.framedLeaves + Int(engine.records[index].payload)
    let (old, new) = (leaf.pointee.placed, frame(of: index, in: engine))
    leaf.pointee.placed = new
    // The origin follows from the size. Compared by component, which is inlined, unlike `==`.
    return old.width != new.width || old.height != new.height
  }

  /// Returns the frame of the leaf, which is measured unless it has been since it changed.
  @inline(__always)
  private static func frame(of index: Int, in engine: Engine) -> CGRect {
    let leaf = engine.framedLeaves + Int(engine.records[index].payload)
    if let measured = leaf.pointee.measured { return measured }
    let frame = measuredFrame(of: index, in: engine)
    leaf.pointee.measured = frame
    return frame
  }

  private static func measuredFrame(of index: Int, in engine: Engine) -> CGRect {
    let spec = engine.records[index].spec
    let own = spec.lengths
    let proposal = own.masked(engine.records[index].leafAxes)
    let measured = engine.measuring { LeafRules.size(of: index, for: proposal, in: engine) }
    let size = engine.finite(SizedRecord(index: index, proposal: proposal, size: measured)).size
    let origin = CGPoint { (own[$0] - size[$0]) * CGFloat(spec.alignment(on: $0)) / 2 }
    return CGRect(origin: origin, size: size)
  }

  /// Returns the baseline of the leaf, offset by its origin.
  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    let frame = frame(of: query.index, in: engine)
    let leaf = SizedRecord(index: query.index, proposal: query.proposal, size: frame.size)
    let inner = GuideQuery(guide: query.guide, axis: query.axis, record: leaf)
    return LeafRules.ownGuide(inner, in: engine).map { $0 + frame.minY }
  }
}

/// The frame of a leaf within its fixed frame.
struct FramedLeaf {
  /// The frame in which the leaf was last placed.
  var placed = CGRect.zero

  /// The frame as it was measured; `nil` if the leaf has changed since.
  var measured: CGRect?
}

extension Record {
  /// Merges a fixed frame with its leaf, and returns whether that was possible: if the leaf has no
  /// container values, and the frame is aligned by start, centre or end.
  @inline(__always)
  mutating func unite(with leaf: Record) -> Bool {
    let isFraction = details < 0 || max(spec.alignment.horizontal, spec.alignment.vertical) < 3
    guard isFraction, leaf.spec.kind == .leaf, leaf.containerValues < 0 else { return false }
    spec.kind = .framedLeaf
    axes = []
    payload = leaf.payload
    flexibility = leaf.flexibility
    leafAxes = leaf.axes
    return true
  }
}

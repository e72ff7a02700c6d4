import Foundation

/// A record's kind and numbers, not-a-number if not given, without its position in the tree.
struct ElementSpec {
  var kind: Kind

  var traits: Traits

  /// The alignment on each axis in halves of the length; 3 for any other guide.
  var alignment: (horizontal: UInt8, vertical: UInt8) = (1, 1)

  /// Numbers, which the rules of each kind name for themselves.
  var a: CGFloat
  var b: CGFloat
  var c: CGFloat
  var d: CGFloat

  @inline(__always)
  init(
    _ kind: Kind,
    _ a: CGFloat = .nan,
    _ b: CGFloat = .nan,
    _ c: CGFloat = .nan,
    _ d: CGFloat = .nan,
    traits: Traits = []
  ) {
    (self.kind, self.traits) = (kind, traits)
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  @inline(__always)
  func alignment(on axis: Axis) -> UInt8 {
    axis == .horizontal ? alignment.horizontal : alignment.vertical
  }

  static func number(_ guide: Guide) -> UInt8 {
    if case .halves(let halves) = guide { halves } else { 3 }
  }

  /// Sets the alignment; returns details with it if a guide is not a fraction of a length.
  mutating func align(_ alignment: Alignment) -> Details? {
    let horizontal = Self.number(alignment.horizontal.guide)
    let vertical = Self.number(alignment.vertical.guide)
    self.alignment = (horizontal, vertical)
    guard max(horizontal, vertical) == 3 else { return nil }
    return Details { $0.alignment = alignment }
  }
}

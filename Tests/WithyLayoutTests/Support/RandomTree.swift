import Foundation
import WithyLayout

/// Random numbers that are the same in every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Tree {
  /// A random tree with every kind of element.
  static func random(_ numbers: inout Seeded, depth: Int = 5) -> Tree {
    guard depth > 0 else { return terminal(&numbers) }
    func inner() -> Tree { random(&numbers, depth: depth - 1) }
    func several() -> [Tree] { (0..<Int.random(in: 0...4, using: &numbers)).map { _ in inner() } }
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &numbers))
    }
    func maybe(_ range: ClosedRange<Int>) -> CGFloat? {
      Bool.random(using: &numbers) ? number(range) : nil
    }
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    let vertical: [VerticalAlignment] = [.top, .center, .bottom]
    let h = horizontal[Int.random(in: 0...2, using: &numbers)]
    let v = vertical[Int.random(in: 0...2, using: &numbers)]
    let alignment = Alignment(horizontal: h, vertical: v)
    func range() -> Range {
      let high: CGFloat? = Int.random(in: 0...3, using: &numbers) == 0 ? .infinity : maybe(20...200)
      let low = maybe(-5...60)
      // Reversed bounds are a mistake, tested elsewhere.
      if let low, let high, low > high { return (high, nil, low) }
      return (low, maybe(0...90), high)
    }
    switch Int.random(in: 0..<24, using: &numbers) {
    case 0...3: return .horizontal(v, maybe(0...20), several())
    case 4...7: return .vertical(h, maybe(0...20), several())
    case 8: return .depth(alignment, several())
    case 9: return .frame(maybe(0...150), maybe(0...150), alignment, inner())
    case 10, 11: return .flexible(range(), range(), alignment, inner())
    case 12:
      return .padding(
        EdgeInsets(
          top: number(-4...20),
          leading: number(-4...20),
          bottom: number(-4...20),
          trailing: number(-4...20)
        ),
        inner()
      )
    case 13:
      return .fixedSize(Bool.random(using: &numbers), Bool.random(using: &numbers), inner())
    case 14:
      return .aspectRatio(
        maybe(1...4),
        Bool.random(using: &numbers) ? .fit : .fill,
        inner()
      )
    case 15: return .background(inner(), alignment, inner())
    case 16: return .overlay(inner(), alignment, inner())
    case 17: return .offset(number(-20...20), number(-20...20), inner())
    case 18: return .position(number(-20...90), number(-20...90), inner())
    case 19: return .priority(Double(number(-1...2)), inner())
    case 20: return .scroll(Axes(rawValue: UInt8(number(0...3))), inner())
    case 21: return .fitsFirst(Axes(rawValue: UInt8(number(0...3))), several())
    case 22: return .custom(several())
    default: return terminal(&numbers)
    }
  }

  private static func terminal(_ numbers: inout Seeded) -> Tree {
    func number() -> CGFloat { CGFloat(Int.random(in: 1...80, using: &numbers)) }
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0...2: return .leaf(.shape)
    case 3, 4: return .leaf(.picture(number(), number()))
    case 5, 6: return .leaf(.opaque(number(), number()))
    case 7...9: return .leaf(.liquid(number(), number()))
    case 10: return .spacer(Bool.random(using: &numbers) ? number() : nil)
    default: return .empty
    }
  }
}

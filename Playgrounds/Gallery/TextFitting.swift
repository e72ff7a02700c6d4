import Foundation

// There is no font here to measure with. These widths are those of a wide one, so that text is
// rather cut off too early than drawn over its neighbour.

extension String {
  /// The string, cut off with `…` where it is wider than the room.
  func fitting(_ room: CGFloat, size: CGFloat) -> String {
    guard width(size: size) > room else { return self }
    var rest = room - "…".width(size: size)
    let head = prefix { character in
      rest -= character.relativeWidth * size
      return rest >= 0
    }
    return head.isEmpty ? "" : head + "…"
  }

  /// The width that the string is taken to have in a font of a size.
  func width(size: CGFloat) -> CGFloat {
    reduce(0) { $0 + $1.relativeWidth } * size
  }
}

extension Character {
  /// The width, relative to the size of the font.
  fileprivate var relativeWidth: CGFloat {
    guard let ascii = asciiValue else {
      return unicodeScalars.count > 1 || (unicodeScalars.first?.value ?? 0) >= 0x1100 ? 1.3 : 0.7
    }
    switch ascii {
    case 0x20, 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x69, 0x6A, 0x6C, 0x7C: return 0.33
    case 0x66, 0x72, 0x74, 0x28, 0x29, 0x2D, 0x5B, 0x5D: return 0.42
    case 0x63, 0x6B, 0x73, 0x76, 0x78, 0x79, 0x7A: return 0.58
    case 0x4D, 0x57, 0x6D, 0x77, 0x40, 0x25: return 0.98
    case 0x41...0x5A: return 0.72
    default: return 0.63
    }
  }
}

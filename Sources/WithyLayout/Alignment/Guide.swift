import Foundation

/// The guide of a horizontal or vertical alignment: a built-in one, or the user's.
enum Guide: Sendable, Hashable {
  /// The leading or top edge, the centre, or the trailing or bottom edge: a fraction of the length,
  /// in halves.
  case halves(UInt8)

  /// The baseline of the first text.
  case firstTextBaseline

  /// The baseline of the last text.
  case lastTextBaseline

  /// A guide of the user's.
  case custom(CustomGuide)

  var fraction: CGFloat? {
    if case .halves(let halves) = self { CGFloat(halves) / 2 } else { nil }
  }

  var isTextBaseline: Bool {
    switch self {
    case .firstTextBaseline, .lastTextBaseline: true
    case .halves, .custom: false
    }
  }
}

/// A guide of the user's, identified by its type.
struct CustomGuide: Sendable, Hashable {
  let type: any AlignmentID.Type

  static func == (left: CustomGuide, right: CustomGuide) -> Bool { left.type == right.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

import Foundation

/// What a horizontal or vertical alignment is: a built-in guide, or one of the user's.
@usableFromInline
enum Guide: Sendable {
  /// The leading or top edge, the centre, the trailing or bottom edge: a part of the length, in
  /// halves.
  case halves(UInt8)

  /// The baseline of the first text.
  case firstTextBaseline

  /// The baseline of the last text.
  case lastTextBaseline

  /// A guide that a type of the user names.
  case custom(any AlignmentID.Type)

  /// The part of the length, or `nil` if the guide is not a part of it.
  var fraction: CGFloat? {
    if case .halves(let halves) = self { CGFloat(halves) / 2 } else { nil }
  }

  /// The value in an element that does not say.
  func defaultValue(in dimensions: ViewDimensions, length: CGFloat) -> CGFloat {
    switch self {
    case .halves(let halves): length * CGFloat(halves) / 2
    case .firstTextBaseline, .lastTextBaseline: length
    case .custom(let id): id.defaultValue(in: dimensions)
    }
  }
}

extension Guide: Hashable {
  /// Compares the types of the user's guides by identity.
  @usableFromInline
  static func == (left: Guide, right: Guide) -> Bool { left.key == right.key }

  /// Hashes what `==` compares.
  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// The identity of a guide.
  private var key: Key {
    switch self {
    case .halves(let halves): Key(number: halves)
    case .firstTextBaseline: Key(number: 3)
    case .lastTextBaseline: Key(number: 4)
    case .custom(let id): Key(number: 5, id: ObjectIdentifier(id))
    }
  }

  private struct Key: Hashable {
    var number: UInt8
    var id: ObjectIdentifier?
  }
}

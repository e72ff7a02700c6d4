/// How a leaf follows the lengths that are proposed to it, as far as that is known.
///
/// What is known need not be asked for: a coloured rectangle is never asked for its size but the ideal one,
/// a picture once, a text twice.
///
/// ```swift
/// var flexibility: Flexibility { .text }
/// ```
@frozen
public struct Flexibility: Sendable, Hashable {
  /// How a leaf follows what is proposed on one axis.
  @frozen
  public enum Length: UInt8, Sendable, Hashable {
    /// It is not known: the leaf is asked.
    case unknown

    /// It has one length, whatever is proposed.
    case fixed

    /// It takes what is proposed, up to its ideal length, which does not depend on the other axis: a text,
    /// which wraps or is cut off.
    case upToIdeal

    /// It takes what is proposed: a coloured rectangle.
    case full

    /// It has one length; inside an aspect ratio, or a frame with a bound on the axis, it takes what is
    /// proposed: a picture that can be scaled.
    case scalable
  }

  /// How it follows a proposed width.
  public var horizontal: Length

  /// How it follows a proposed height.
  public var vertical: Length

  /// Creates what is known of both axes.
  ///
  /// - Parameters:
  ///   - horizontal: How the leaf follows a proposed width.
  ///   - vertical: How the leaf follows a proposed height.
  @inlinable
  public init(horizontal: Length, vertical: Length) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Nothing is known.
  @inlinable public static var unknown: Flexibility {
    Flexibility(horizontal: .unknown, vertical: .unknown)
  }

  /// One size, whatever is proposed: a picture.
  @inlinable public static var fixed: Flexibility {
    Flexibility(horizontal: .fixed, vertical: .fixed)
  }

  /// A text: no wider than its ideal width, and as high as it then is.
  @inlinable public static var text: Flexibility {
    Flexibility(horizontal: .upToIdeal, vertical: .unknown)
  }

  /// All that is proposed: a coloured rectangle.
  @inlinable public static var full: Flexibility {
    Flexibility(horizontal: .full, vertical: .full)
  }

  /// One size, which the leaf answers, and all that is proposed inside an aspect ratio or a frame with
  /// bounds: a picture that can be scaled.
  ///
  /// ```swift
  /// HStack {
  ///   icon  // at its own size
  ///   photo.layout.aspectRatio(contentMode: .fit)  // as large as there is room for
  /// }
  /// ```
  ///
  /// Modifiers may stand between them and the leaf, but no container, and no frame with a fixed length on
  /// the axis.
  @inlinable public static var scalable: Flexibility {
    Flexibility(horizontal: .scalable, vertical: .scalable)
  }
}

extension Flexibility {
  /// Whether something is known.
  var isKnown: Bool { horizontal != .unknown || vertical != .unknown }

  /// How a leaf follows a proposal where something around it asks for other lengths on some axes.
  func scaled(on axes: Axes) -> Flexibility {
    func length(_ length: Length, _ axis: Axes) -> Length {
      length != .scalable ? length : axes.contains(axis) ? .full : .fixed
    }
    return Flexibility(
      horizontal: length(horizontal, .horizontal),
      vertical: length(vertical, .vertical)
    )
  }
}

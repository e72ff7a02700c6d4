/// How a leaf follows the lengths that are proposed to it, as far as that is known.
///
/// A leaf is not measured if its size follows from this: a coloured rectangle is only ever measured
/// for its ideal size, a picture once, a text in most stacks once or twice.
///
/// ```swift
/// var flexibility: Flexibility { .text }
/// ```
@frozen
public struct Flexibility: Sendable, Hashable {
  /// How a leaf follows a proposed length on one axis.
  @frozen
  public enum Length: UInt8, Sendable, Hashable {
    /// Unknown: the leaf is measured.
    case unknown

    /// The leaf has one length, whatever is proposed.
    case fixed

    /// The leaf takes the proposed length, up to its ideal length, which does not depend on the
    /// other axis: a text, which wraps or is truncated.
    case upToIdeal

    /// The leaf takes the proposed length: a coloured rectangle.
    case full

    /// The leaf has one length, but inside an aspect ratio, or a frame with a bound on the axis, it
    /// takes the proposed length: a scalable picture.
    case scalable
  }

  /// How the leaf follows a proposed width.
  public var horizontal: Length

  /// How the leaf follows a proposed height.
  public var vertical: Length

  /// Creates the flexibility of a leaf on both axes.
  @inlinable
  public init(horizontal: Length, vertical: Length) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Unknown on both axes.
  @inlinable public static var unknown: Flexibility {
    Flexibility(horizontal: .unknown, vertical: .unknown)
  }

  /// A single size, whatever is proposed: a picture.
  @inlinable public static var fixed: Flexibility {
    Flexibility(horizontal: .fixed, vertical: .fixed)
  }

  /// Up to the ideal width, and unknown on the vertical axis: a text, whose height follows from its
  /// width.
  @inlinable public static var text: Flexibility {
    Flexibility(horizontal: .upToIdeal, vertical: .unknown)
  }

  /// Any proposed size: a coloured rectangle.
  @inlinable public static var full: Flexibility {
    Flexibility(horizontal: .full, vertical: .full)
  }

  /// A single size, which the leaf returns, but any proposed size inside an aspect ratio or a frame
  /// with bounds: a scalable picture.
  ///
  /// ```swift
  /// HStack {
  ///   icon  // at its own size
  ///   photo.layout.aspectRatio(contentMode: .fit)  // as large as there is room for
  /// }
  /// ```
  ///
  /// There may be other modifiers between these and the leaf, but no container, and no frame with a
  /// fixed length on the axis.
  @inlinable public static var scalable: Flexibility {
    Flexibility(horizontal: .scalable, vertical: .scalable)
  }
}

extension Flexibility {
  @inline(__always)
  subscript(axis: Axis) -> Length { axis == .horizontal ? horizontal : vertical }

  var isKnown: Bool { horizontal != .unknown || vertical != .unknown }

  /// Returns the flexibility inside a modifier that makes scalable leaves follow the proposal.
  func scaled(on axes: Axes) -> Flexibility {
    func length(_ axis: Axis) -> Length {
      self[axis] != .scalable ? self[axis] : axes.contains(Axes(axis)) ? .full : .fixed
    }
    return Flexibility(horizontal: length(.horizontal), vertical: length(.vertical))
  }
}

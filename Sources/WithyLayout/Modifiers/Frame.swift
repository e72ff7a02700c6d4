public import Foundation
public import Withy

extension LayoutElement {
  /// Puts the element into a frame with a fixed width, height or both.
  ///
  /// ```swift
  /// icon.layout.frame(width: 20, height: 20)
  /// title.layout.frame(width: isNarrow ? 300 : nil)
  /// ```
  ///
  /// The element is proposed the frame's lengths; it may take others, and stand out of the frame.
  ///
  /// - Parameters:
  ///   - width: The width in points, or `nil` for the element's own.
  ///   - height: The height in points, or `nil` for the element's own. A length that is negative or
  ///     not finite is reported and counts as `nil`.
  ///   - alignment: Where the element stands in the frame; by default in the middle.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The frame, an element.
  @inlinable
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    ModifiedElement(
      Self.layoutContent(of: self)._framed(width, height, alignment, file, line)
    )
  }

  /// Puts the element into a frame whose lengths have bounds.
  ///
  /// ```swift
  /// title.layout.frame(maxWidth: .infinity, alignment: .leading)   // as wide as it can be
  /// photo.layout.frame(minWidth: 0, maxWidth: .infinity)           // never wider than proposed
  /// ```
  ///
  /// Between a least and a greatest length the frame takes what is proposed to it; with one of them
  /// it takes the element's length within that bound, or what is proposed, whichever is nearer to
  /// the bound's side. The ideal length is taken where none is proposed.
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points; a negative one counts as 0.
  ///   - idealWidth: The width where none is proposed; at least the least one.
  ///   - maxWidth: The greatest width, which may be infinite; at least the ideal one.
  ///   - minHeight: The least height in points; a negative one counts as 0.
  ///   - idealHeight: The height where none is proposed; at least the least one.
  ///   - maxHeight: The greatest height, which may be infinite; at least the ideal one. Bounds that
  ///     are not finite are reported and count as not given; so are a least length that is greater
  ///     than the greatest, which leave the element's length as it is.
  ///   - alignment: Where the element stands in the frame; by default in the middle.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The frame, an element.
  @inlinable
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    ModifiedElement(
      Self.layoutContent(of: self)._framed(
        (minWidth, idealWidth, maxWidth),
        (minHeight, idealHeight, maxHeight),
        alignment,
        file,
        line
      )
    )
  }
}

extension LayoutContent {
  /// Describes a frame with fixed lengths.
  @usableFromInline
  consuming func _framed(
    _ width: CGFloat?,
    _ height: CGFloat?,
    _ alignment: Alignment,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutContent {
    var style = Style(.frame)
    style.width = Mistake.length(width, "frame(width:)", file, line)
    style.height = Mistake.length(height, "frame(height:)", file, line)
    if !style.width.isNaN { style.traits.insert(.horizontal) }
    if !style.height.isNaN { style.traits.insert(.vertical) }
    let details = style.align(alignment)
    return inside(style, details)
  }

  /// The least, ideal and greatest length of a frame.
  @usableFromInline typealias Bounds = (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)

  /// Describes a frame with bounds.
  @usableFromInline
  consuming func _framed(
    _ width: Bounds,
    _ height: Bounds,
    _ alignment: Alignment,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutContent {
    func checked(_ bounds: Bounds, _ name: String) -> FlexibleBounds {
      var max = bounds.max ?? .nan
      if let given = bounds.max, given.isNaN || given == -.infinity {
        max = Mistake.finite(given, "frame(max\(name):)", file, line)
      }
      let result = FlexibleBounds(
        min: Mistake.finite(bounds.min, "frame(min\(name):)", file, line),
        ideal: Mistake.finite(bounds.ideal, "frame(ideal\(name):)", file, line),
        max: max
      )
      if result.isReversed {
        Diagnostics.report(
          "frame(min\(name):max\(name):) has \(result.min) > \(result.max); neither bounds the frame",
          file: file,
          line: line
        )
      }
      return result
    }
    var style = Style(.flexibleFrame)
    let details = style.align(alignment) ?? Details()
    details.bounds = (checked(width, "Width"), checked(height, "Height"))
    return inside(style, details)
  }
}

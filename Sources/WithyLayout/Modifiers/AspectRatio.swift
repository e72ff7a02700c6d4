public import Foundation
public import Withy

/// How an element of a fixed ratio of width and height takes up the size that is proposed to it.
public enum ContentMode: Sendable, Hashable {
  /// As large as fits into it.
  case fit

  /// As small as covers it.
  case fill
}

extension LayoutElement {
  /// Proposes to the element sizes of one ratio of width and height only.
  ///
  /// ```swift
  /// photo.layout.aspectRatio(3 / 2, contentMode: .fit)
  /// ```
  ///
  /// - Parameters:
  ///   - aspectRatio: Width divided by height, or `nil`, the default, for that of the element's ideal
  ///     size. One that is not finite, or not greater than 0, is reported and counts as `nil`.
  ///   - contentMode: Whether the size that is proposed is fitted into or covered.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element with its ratio.
  @inlinable
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    ModifiedElement(Self.layoutContent(of: self)._scaled(aspectRatio, contentMode, file, line))
  }

  /// Proposes to the element sizes of the ratio of a size only.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size with the ratio. One whose ratio is not finite, or not greater than 0, is
  ///     reported; the ratio is that of the element's ideal size then.
  ///   - contentMode: Whether the size that is proposed is fitted into or covered.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element with its ratio.
  @inlinable
  public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    self.aspectRatio(
      aspectRatio.width / aspectRatio.height,
      contentMode: contentMode,
      file: file,
      line: line
    )
  }

  /// Scales the element to fit into what is proposed, at the ratio of its ideal size.
  ///
  /// - Returns: The element with its ratio.
  @inlinable
  public func scaledToFit() -> ModifiedElement<Node> { aspectRatio(contentMode: .fit) }

  /// Scales the element to cover what is proposed, at the ratio of its ideal size.
  ///
  /// - Returns: The element with its ratio.
  @inlinable
  public func scaledToFill() -> ModifiedElement<Node> { aspectRatio(contentMode: .fill) }
}

extension LayoutContent {
  /// Describes an element of a ratio.
  @usableFromInline
  consuming func _scaled(
    _ ratio: CGFloat?,
    _ mode: ContentMode,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutContent {
    var style = Style(.aspectRatio)
    if let ratio {
      if ratio > 0, ratio.isFinite {
        style.ratio = ratio
      } else {
        Mistake.report("aspectRatio", ratio, file, line)
      }
    }
    if mode == .fill { style.traits.insert(.fills) }
    return inside(style)
  }
}

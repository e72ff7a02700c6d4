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

extension Style {
  /// The ratio of width and height; not-a-number for that of the ideal size.
  fileprivate var ratio: CGFloat {
    get { a }
    set { a = newValue }
  }
}

/// An element that is proposed sizes of one ratio.
enum AspectRatioRules: ElementRules {
  /// Of three proposals it makes three that have nothing in common, see ``Engine/branchingLimit``.
  static func close(_ index: Int, in flattening: inout Flattening) {
    if flattening.closeModifier(index, by: self) { flattening.noteBranch(index) }
  }

  static func surround(_ surroundings: inout Surroundings, _ style: Style) {
    surroundings.scaled = .both
  }

  static func axes(_ style: Style, inside axes: Axes) -> Axes { axes.isEmpty ? [] : .both }

  static func remembers(_ index: Int, _ records: UnsafeMutablePointer<Record>) -> Bool { true }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    engine.measure(index + 1, scaled(proposal, index, in: engine))
  }

  /// It may have to ask for the ideal size.
  static var asksTwice: Bool { true }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal {
    scaled(outer.proposal, outer.index, in: engine)
  }

  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat { .nan }

  /// The proposal to the child.
  private static func scaled(_ proposal: Proposal, _ index: Int, in engine: Engine) -> Proposal {
    guard !proposal.width.isNaN || !proposal.height.isNaN else { return proposal }
    let style = engine.records[index].style
    var ratio = style.ratio
    if ratio.isNaN {
      let ideal = engine.measure(index + 1, .unspecified)
      ratio = ideal.width / ideal.height
      // What has no length of its own cannot be scaled to one, and takes no part in fitting the other.
      if !style.traits.contains(.fills), ideal.width == 0 || ideal.height == 0 {
        return Proposal(
          width: ideal.width == 0 ? 0 : proposal.width,
          height: ideal.height == 0 ? 0 : proposal.height
        )
      }
    }
    guard ratio > 0, ratio < .infinity else { return proposal }
    let fromWidth = proposal.width.orElse(proposal.height * ratio) / ratio
    let fromHeight = proposal.height.orElse(fromWidth)
    let height =
      style.traits.contains(.fills) ? max(fromWidth, fromHeight) : min(fromWidth, fromHeight)
    return Proposal(width: height * ratio, height: height)
  }
}

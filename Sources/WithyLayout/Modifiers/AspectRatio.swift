public import Foundation

/// How an element with an aspect ratio uses the size proposed to it.
public enum ContentMode: Sendable, Hashable {
  /// The element is as large as fits into the proposal.
  case fit

  /// The element is as small as covers the proposal.
  case fill
}

extension LayoutElement {
  /// Constrains the sizes proposed to the element to an aspect ratio.
  ///
  /// ```swift
  /// photo.layout.aspectRatio(3 / 2, contentMode: .fit)
  /// ```
  ///
  /// - Parameters:
  ///   - aspectRatio: Width divided by height; `nil`, the default, means the ratio of the
  ///     element's ideal size. A value that is not finite or not greater than 0 is reported and
  ///     counts as `nil`.
  ///   - contentMode: Whether the element fits into the proposal or covers it.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element with its aspect ratio.
  @inlinable
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.aspectRatio(aspectRatio, contentMode, (file, line)))
  }

  /// Constrains the sizes proposed to the element to the aspect ratio of a size.
  ///
  /// If the ratio is not finite or not greater than 0, it is reported and that of the element's ideal
  /// size is used.
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

  /// Scales the element to fit into the proposal, keeping the aspect ratio of its ideal size.
  @inlinable
  public func scaledToFit() -> ModifiedElement<Node> { aspectRatio(contentMode: .fit) }

  /// Scales the element to cover the proposal, keeping the aspect ratio of its ideal size.
  @inlinable
  public func scaledToFill() -> ModifiedElement<Node> { aspectRatio(contentMode: .fill) }
}

extension ElementDescription {
  @usableFromInline
  static func aspectRatio(
    _ ratio: CGFloat?,
    _ mode: ContentMode,
    _ source: SourcePlace
  ) -> ElementDescription {
    let isValid = ratio.map { $0 > 0 && $0.isFinite } ?? true
    if let ratio, !isValid { Validation.report("aspectRatio", ratio, source) }
    let valid = isValid ? ratio ?? .nan : .nan
    return ElementDescription(ElementSpec(.aspectRatio, valid, traits: mode == .fill ? .fills : []))
  }
}

extension ElementSpec {
  /// The ratio of width to height; not-a-number for that of the ideal size.
  fileprivate var ratio: CGFloat { a }
}

enum AspectRatioRules: ElementRules {
  /// Notes that it turns three proposals into three unrelated ones, see ``Record/branchingLimit``.
  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    if recordBuilder.closeModifier(index, by: self) { recordBuilder.records[index].branching += 1 }
  }

  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {
    surroundings.scaled = .both
  }

  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes { axes.isEmpty ? [] : .both }

  static var remembers: Bool { true }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat { .nan }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal {
    let (index, proposal) = (outer.index, outer.proposal)
    guard !proposal.width.isNaN || !proposal.height.isNaN else { return proposal }
    let spec = engine.records[index].spec
    var shape = CGSize(width: spec.ratio, height: 1)
    if spec.ratio.isNaN {
      shape = engine.measure(index + 1, .unspecified)
      // A child with an ideal length of 0 cannot be scaled on that axis, nor limit the other one.
      if !spec.traits.contains(.fills), shape.width == 0 || shape.height == 0 {
        return Proposal { shape[$0] == 0 ? 0 : proposal[$0] }
      }
    }
    let ratio = shape.width / shape.height
    guard ratio > 0, ratio < .infinity else { return proposal }
    let scales = Proposal { proposal[$0] / shape[$0] }
    let (a, b) = (scales.width.orElse(scales.height), scales.height.orElse(scales.width))
    let scale = spec.traits.contains(.fills) ? max(a, b) : min(a, b)
    // The length that decides remains as it is, and at the ideal size so does the other one.
    return Proposal { scales[$0] == scale ? proposal[$0] : shape[$0] * scale }
  }
}

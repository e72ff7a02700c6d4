public import Foundation

extension LayoutElement {
  /// Puts the element into a frame with a fixed width, height or both.
  ///
  /// ```swift
  /// icon.layout.frame(width: 20, height: 20)
  /// title.layout.frame(width: isNarrow ? 300 : nil)
  /// ```
  ///
  /// The frame proposes its lengths to the element, which may take others and extend beyond the
  /// frame.
  ///
  /// - Parameters:
  ///   - width: The width in points, or `nil` for the element's own.
  ///   - height: The height in points, or `nil` for the element's own. A length that is negative or
  ///     not finite is reported and counts as `nil`.
  ///   - alignment: How the element is aligned in the frame; by default centred.
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
    style.width = Validation.length(width, "frame(width:)", file, line)
    style.height = Validation.length(height, "frame(height:)", file, line)
    if !style.width.isNaN { style.traits.insert(.horizontal) }
    if !style.height.isNaN { style.traits.insert(.vertical) }
    let details = style.align(alignment)
    return inside(style, details)
  }
}

extension Style {
  /// The lengths of a frame; not-a-number on an axis that is not fixed.
  var width: CGFloat {
    get { a }
    set { a = newValue }
  }
  var height: CGFloat {
    get { b }
    set { b = newValue }
  }
}

extension Record {
  /// Whether the record is a frame that is fixed on both axes.
  var isFixedFrame: Bool {
    style.kind == .frame && style.traits.isSuperset(of: [.horizontal, .vertical])
  }
}

/// The rules of a frame with fixed lengths.
enum FrameRules: AligningRules {
  static func surround(_ surroundings: inout Surroundings, _ style: Style) {
    surroundings.scaled.subtract(style.traits.axes)
  }

  /// Completes the frame; a frame that is fixed on both axes becomes one record with its leaf.
  static func close(_ index: Int, in flattening: inout Flattening) {
    if flattening.records[index].isFixedFrame, FramedLeafRules.unite(index, in: flattening.records)
    {
      flattening.note(.framedLeaves)
    } else {
      flattening.closeModifier(index, by: self)
    }
  }

  static func axes(_ style: Style, inside axes: Axes) -> Axes {
    axes.subtracting(style.traits.axes)
  }

  @inline(__always)
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let record = engine.records + index
    let (width, height) = (record.pointee.style.width, record.pointee.style.height)
    if !width.isNaN && !height.isNaN { return CGSize(width: width, height: height) }
    let child = engine.measure(
      index + 1,
      Proposal(width: width.orElse(proposal.width), height: height.orElse(proposal.height))
    )
    return CGSize(width: width.orElse(child.width), height: height.orElse(child.height))
  }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal {
    let style = engine.records[outer.index].style
    return Proposal(
      width: style.width.orElse(outer.proposal.width),
      height: style.height.orElse(outer.proposal.height)
    )
  }

  static func isOpen(_ index: Int, to child: Int, _ records: UnsafeMutablePointer<Record>) -> Bool {
    !records[index].isFixedFrame
  }

  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat {
    let style = engine.records[index].style
    return (end.isHorizontal ? style.width : style.height).orElse(engine.end(end, of: index + 1))
  }
}

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
    inside(.frame(width, height, alignment, (file, line)))
  }
}

extension ElementDescription {
  @usableFromInline
  static func frame(
    _ width: CGFloat?,
    _ height: CGFloat?,
    _ alignment: Alignment,
    _ source: SourcePlace
  ) -> ElementDescription {
    let width = Validation.length(width, "frame(width:)", source) ?? .nan
    let height = Validation.length(height, "frame(height:)", source) ?? .nan
    var spec = ElementSpec(.frame, width, height)
    if !width.isNaN { spec.traits.insert(.horizontal) }
    if !height.isNaN { spec.traits.insert(.vertical) }
    return ElementDescription(spec, aligned: alignment)
  }
}

extension ElementSpec {
  /// The lengths of a frame; not-a-number on an axis that is not fixed.
  var lengths: Proposal { Proposal(width: a, height: b) }
}

extension Record {
  /// Whether a frame has both lengths.
  var isFixedFrame: Bool {
    spec.traits.isSuperset(of: [.horizontal, .vertical])
  }
}

enum FrameRules: AligningRules {
  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {
    surroundings.scaled.subtract(spec.traits.axes)
  }

  /// Completes the frame; a frame that is fixed on both axes becomes one record with its leaf.
  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    let records = recordBuilder.records
    if records[index].isFixedFrame, records.count == index + 2,
      records[index].unite(with: records[index + 1])
    {
      records.removeAll(from: index + 1)
    } else {
      recordBuilder.closeModifier(index, by: self)
    }
  }

  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes {
    axes.subtracting(spec.traits.axes)
  }

  @inline(__always)
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let own = engine.records[index].spec.lengths
    return own.size ?? own.orElse(engine.measure(index + 1, own.orElse(proposal)))
  }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal {
    engine.records[outer.index].spec.lengths.orElse(outer.proposal)
  }

  static func isOpen(_ index: Int, to child: Int, _ records: Records) -> Bool {
    !records[index].isFixedFrame
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    let own = engine.records[index].spec.lengths
    return own[extreme.axis].orElse(engine.extreme(extreme, of: index + 1))
  }
}

public import Foundation

extension LayoutElement {
  /// Puts the element into a frame with bounds for its lengths.
  ///
  /// ```swift
  /// title.layout.frame(maxWidth: .infinity, alignment: .leading)   // as wide as it can be
  /// photo.layout.frame(minWidth: 0, maxWidth: .infinity)           // never wider than proposed
  /// ```
  ///
  /// With both a minimum and a maximum the frame takes the proposed length, clamped to them. With
  /// only a minimum it takes the smaller of the proposal and the element's length, but at least the
  /// minimum; with only a maximum, the larger of the two, but at most the maximum. If no length is
  /// proposed, it takes the ideal length, if given.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in points; a negative one counts as 0.
  ///   - idealWidth: The width if none is proposed; raised to the minimum.
  ///   - maxWidth: The maximum width, which may be infinite; raised to the ideal one.
  ///   - minHeight: The minimum height in points; a negative one counts as 0.
  ///   - idealHeight: The height if none is proposed; raised to the minimum.
  ///   - maxHeight: The maximum height, which may be infinite; raised to the ideal one. Other
  ///     bounds that are not finite are reported and count as not given. A minimum greater than the
  ///     maximum is reported, too; the frame then has the element's length.
  ///   - alignment: How the element is aligned in the frame; by default centred.
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
    inside(
      .frame(
        (minWidth, idealWidth, maxWidth),
        (minHeight, idealHeight, maxHeight),
        alignment,
        (file, line)
      )
    )
  }
}

extension ElementDescription {
  @usableFromInline typealias GivenBounds = (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)

  @usableFromInline
  static func frame(
    _ width: GivenBounds,
    _ height: GivenBounds,
    _ alignment: Alignment,
    _ source: SourcePlace
  ) -> ElementDescription {
    func checked(_ bounds: GivenBounds, _ name: String) -> FlexibleBounds {
      let result = FlexibleBounds(
        min: Validation.finite(bounds.min, "frame(min\(name):)", source) ?? .nan,
        ideal: Validation.finite(bounds.ideal, "frame(ideal\(name):)", source) ?? .nan,
        max: bounds.max == .infinity
          ? .infinity : Validation.finite(bounds.max, "frame(max\(name):)", source) ?? .nan
      )
      if result.isReversed {
        Diagnostics.report(
          "frame(min\(name):max\(name):): minimum \(result.min) exceeds maximum \(result.max); both ignored",
          at: source
        )
      }
      return result
    }
    var spec = ElementSpec(.flexibleFrame)
    let details = spec.align(alignment) ?? Details()
    let bounds = FrameBounds(
      horizontal: checked(width, "Width"),
      vertical: checked(height, "Height")
    )
    if !bounds.horizontal.isNeutral { spec.traits.insert(.horizontal) }
    if !bounds.vertical.isNeutral { spec.traits.insert(.vertical) }
    details.bounds = bounds
    return ElementDescription(spec, details)
  }
}

enum FlexibleFrameRules: AligningRules {
  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {
    surroundings.scaled.formUnion(spec.traits.axes)
  }

  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    let isThere = recordBuilder.closeModifier(index, by: self)
    if isThere { recordBuilder.records[index].reproposals += 1 }
  }

  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes { axes.union(spec.traits.axes) }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    guard let bounds = engine.details(of: index)?.bounds else { return .zero }
    let own = Proposal { bounds[$0].length(for: proposal[$0]) }
    if let size = own.size { return size }
    let inner = measured(proposal, bounds)
    let child = engine.measure(index + 1, inner)
    func framed(_ child: CGSize) -> CGSize {
      CGSize { own[$0].orElse(bounds[$0].length(for: proposal[$0], child: child[$0])) }
    }
    let size = framed(child)
    guard engine.records[index].spec.traits.contains(.wraps) else { return size }
    // A flow is measured once more for the bound that it will be placed with, as its lines depend
    // on it.
    let bounded = Proposal {
      inner[$0].orElse(bounds[$0].placedProposal(for: inner[$0], size: size[$0]))
    }
    guard bounded != inner else { return size }
    let wrapped = framed(engine.measure(index + 1, bounded))
    return CGSize { inner[$0].isNaN && !bounded[$0].isNaN ? size[$0] : wrapped[$0] }
  }

  /// Returns the proposal with which a frame measures its child.
  private static func measured(_ proposal: Proposal, _ bounds: FrameBounds) -> Proposal {
    Proposal { bounds[$0].proposal(for: proposal[$0]) }
  }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    let bounds = engine.details(of: query.index)?.bounds
    guard let bounds, engine.records[query.index].hasMeasuredGuides else {
      return innerGuide(query, for: inner(query.record, in: engine), in: engine)
    }
    return innerGuide(query, for: measured(query.proposal, bounds), in: engine)
  }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal {
    guard let bounds = engine.details(of: outer.index)?.bounds else { return outer.proposal }
    return Proposal { bounds[$0].placedProposal(for: outer.proposal[$0], size: outer.size[$0]) }
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    guard let bounds = engine.details(of: index)?.bounds?[extreme.axis] else { return .nan }
    let own = bounds.length(for: extreme.proposed)
    if !own.isNaN { return own }
    // The child's extreme only counts if the child is proposed the same length.
    guard bounds.proposal(for: extreme.proposed) == extreme.proposed else { return .nan }
    let child = engine.extreme(extreme, of: index + 1)
    return child.isNaN ? .nan : bounds.length(for: extreme.proposed, child: child)
  }
}

public import Foundation

/// Flexible space that grows along the axis of its stack; outside a stack, on both axes.
///
/// ```swift
/// HStack {
///   title
///   Spacer()
///   badge
/// }
/// ```
///
/// A spacer has the lowest priority: it gets what all other elements leave over. It makes no node.
@frozen
public struct Spacer<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a spacer.
  ///
  /// - Parameters:
  ///   - minLength: The minimum length, in points; by default the default spacing, 8. A value that
  ///     is negative or not finite is reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  @inlinable
  public init(minLength: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line) {
    content = LayoutContent<Node>.nothing.inside(.spacer(minLength, (file, line)))
  }
}

extension ElementDescription {
  @usableFromInline
  static func spacer(_ minLength: CGFloat?, _ source: SourcePlace) -> ElementDescription {
    let minLength = Validation.length(minLength, "minLength", source) ?? .nan
    return ElementDescription(ElementSpec(.spacer, minLength))
  }
}

extension ElementSpec {
  fileprivate var minLength: CGFloat { a }
}

/// The rules of a spacer, which grows along the axis of the nearest stack, or on both axes.
enum SpacerRules: TerminalRules {
  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    let surroundings = recordBuilder.surroundings
    let axis = surroundings.axis
    var record = recordBuilder.records[index]
    record.spec.a = record.spec.minLength.orElse(recordBuilder.unit)
    record.spec.traits.formUnion(axis.isEmpty ? [.horizontal, .vertical] : axis)
    record.axes = record.spec.traits.axes
    record.spec.traits.formUnion([.hasSpacing, .isSpacer])
    record.depth = surroundings.depth
    record.priority = -.infinity
    recordBuilder.records[index] = record
  }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let spec = engine.records[index].spec
    return CGSize { axis in
      let isFlexible = spec.traits.axes.contains(Axes(axis))
      return isFlexible ? max(proposal[axis].orElse(0), spec.minLength) : 0
    }
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    let spec = engine.records[index].spec
    return spec.traits.contains(extreme.trait) ? max(extreme.proposed, spec.minLength) : 0
  }

  /// A spacer prefers no space beside it along its axis.
  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    let traits = engine.records[index].spec.traits
    if traits.isSuperset(of: [.horizontal, .vertical]) { return .zero }
    return ViewSpacing(traits.contains(.horizontal) ? .horizontal : .vertical, 0)
  }
}

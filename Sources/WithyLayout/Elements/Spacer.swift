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
public struct Spacer<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a spacer.
  ///
  /// - Parameters:
  ///   - minLength: The minimum length, in points; by default the default spacing, 8. A value that
  ///     is negative or not finite is reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  public init(minLength: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line) {
    var style = Style(.spacer)
    style.minLength = Validation.length(minLength, "minLength", file, line)
    content = LayoutContent<Node>.nothing.inside(style)
  }

  /// Returns the description of the spacer.
  @inlinable
  public static func layoutContent(of element: Spacer) -> LayoutContent<Node> { element.content }
}

extension Style {
  /// The minimum length of a spacer.
  fileprivate var minLength: CGFloat {
    get { a }
    set { a = newValue }
  }
}

/// The rules of a spacer, which grows along the axis of the nearest stack, or on both axes.
enum SpacerRules: TerminalRules {
  static func begin(_ style: Style, _ details: Details?, in flattening: inout Flattening) {
    var record = Record(style)
    let surroundings = flattening.surroundings
    let axis = surroundings.axis
    record.style.minLength = style.minLength.orElse(flattening.unit)
    record.style.traits = axis.isEmpty ? [.horizontal, .vertical] : axis
    record.axes = record.style.traits.axes
    record.depth = surroundings.depth
    record.style.traits.formUnion([.hasSpacing, .isSpacer])
    record.style.traits.formUnion(surroundings.direction)
    record.priority = -.infinity
    flattening.appendTerminal(record)
  }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let style = engine.records[index].style
    let least = style.minLength
    return CGSize(
      width: style.traits.contains(.horizontal) ? max(proposal.width.orElse(0), least) : 0,
      height: style.traits.contains(.vertical) ? max(proposal.height.orElse(0), least) : 0
    )
  }

  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat {
    let style = engine.records[index].style
    return style.traits.contains(end.axis) ? max(end.proposed, style.minLength) : 0
  }

  /// A spacer prefers no space beside it along its axis.
  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    let traits = engine.records[index].style.traits
    if traits.isSuperset(of: [.horizontal, .vertical]) { return .zero }
    return ViewSpacing(traits.contains(.horizontal) ? .horizontal : .vertical, 0)
  }

  static func name(of index: Int, in engine: Engine) -> String { "Spacer" }
}

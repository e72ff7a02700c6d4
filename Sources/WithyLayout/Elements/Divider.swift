public import Foundation

/// A line between the elements of a stack, drawn by a leaf.
///
/// ```swift
/// VStack {
///   title
///   Divider { Line.make.color(.gray) }   // as wide as the stack may be, 1 point high
///   text
/// }
/// ```
///
/// It runs across the nearest stack, and horizontally outside of stacks. It takes the proposed
/// length, ideally 10 points. The leaf fills it, whatever size it has of its own.
@frozen
public struct Divider<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a divider.
  ///
  /// - Parameters:
  ///   - thickness: Its length along the stack, in points; by default 1. A value that is negative or
  ///     not finite is reported and counts as 1.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - content: A block with the leaf.
  @inlinable
  public init(
    thickness: CGFloat = 1,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    // It has an object of its own: its axis is known only where it is flattened.
    self.content = content().content.boxed(.divider(thickness, (file, line)))
  }
}

extension ElementDescription {
  @usableFromInline
  static func divider(_ thickness: CGFloat, _ source: SourcePlace) -> ElementDescription {
    let thickness = Validation.length(thickness, "thickness", source) ?? 1
    return ElementDescription(ElementSpec(.divider, thickness))
  }
}

extension ElementSpec {
  fileprivate var thickness: CGFloat { a }
}

/// The rules of a divider, whose traits hold the axis on which it runs.
enum DividerRules: ElementRules {
  private static let idealLength: CGFloat = 10

  static var shows: Shown { [.containerValues] }

  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {
    surroundings = surroundings.inside([])
  }

  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    let surroundings = recordBuilder.surroundings
    let isInRow = surroundings.axis == .horizontal
    recordBuilder.records[index].spec.traits.insert(isInRow ? .vertical : .horizontal)
    recordBuilder.records[index].depth = surroundings.depth
    recordBuilder.closeModifier(index, by: self)
  }

  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes { spec.traits.axes }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let spec = engine.records[index].spec
    return CGSize { axis in
      let isAlong = spec.traits.axes.contains(Axes(axis))
      return isAlong ? proposal[axis].orElse(idealLength) : spec.thickness
    }
  }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    let child = SizedRecord(
      index: outer.index + 1,
      proposal: Proposal(outer.size),
      size: outer.size
    )
    engine.place(child, at: .zero)
  }

  static func isOpen(_ index: Int, to child: Int, _ records: Records) -> Bool {
    false
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    let spec = engine.records[index].spec
    return spec.traits.contains(extreme.trait) ? extreme.proposed : spec.thickness
  }
}

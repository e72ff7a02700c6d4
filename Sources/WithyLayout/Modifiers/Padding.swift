public import Foundation

extension LayoutElement {
  /// Adds space at some edges of the element.
  ///
  /// ```swift
  /// title.layout.padding(.horizontal, 8)
  /// ```
  ///
  /// - Parameters:
  ///   - edges: The edges; by default all four.
  ///   - length: The space in points; by default 16. A negative value lets the element extend
  ///     beyond its frame. A value that is not finite is reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element with the space around it.
  @inlinable
  public func padding(
    _ edges: Edges = .all,
    _ length: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.padding(.padding, edges, length, (file, line)))
  }

  /// Adds space at all edges of the element.
  @inlinable
  public func padding(
    _ length: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.padding(.padding, .all, length, (file, line)))
  }

  /// Adds a separate amount of space at each edge of the element; one that is not finite is reported
  /// and counts as 0.
  @inlinable
  public func padding(
    _ insets: EdgeInsets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.padding(.padding, insets, (file, line)))
  }
}

extension ElementDescription {
  /// Describes an element with the same padding at some edges.
  @usableFromInline
  static func padding(
    _ kind: Kind,
    _ edges: Edges,
    _ length: CGFloat?,
    _ source: SourcePlace
  ) -> ElementDescription {
    let length = Validation.finite(length, kind.name, source) ?? 16
    return padding(kind, EdgeInsets(edges, length), source)
  }

  @usableFromInline
  static func padding(
    _ kind: Kind,
    _ insets: EdgeInsets,
    _ source: SourcePlace
  ) -> ElementDescription {
    func length(_ length: CGFloat) -> CGFloat {
      Validation.finite(length, kind.name, source) ?? 0
    }
    return ElementDescription(
      ElementSpec(
        kind,
        length(insets.top),
        length(insets.leading),
        length(insets.bottom),
        length(insets.trailing)
      )
    )
  }
}

extension ElementSpec {
  fileprivate var insets: EdgeInsets { EdgeInsets(top: a, leading: b, bottom: c, trailing: d) }
}

enum PaddingRules: ElementRules {
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let insets = engine.records[index].spec.insets
    let child = engine.measure(index + 1, proposal.inset(by: insets))
    return CGSize { max(child[$0] + insets.size[$0], 0) }
  }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal {
    outer.proposal.inset(by: engine.records[outer.index].spec.insets)
  }

  static func origin(of child: SizedRecord, inside outer: SizedRecord, in engine: Engine) -> CGPoint
  {
    engine.records[outer.index].spec.insets.start
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    let added = engine.records[index].spec.insets.size[extreme.axis]
    return added < 0 ? .nan : engine.extreme(extreme, of: index + 1) + added
  }

  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    var spacing = engine.spacing(at: index + 1)
    let insets = engine.records[index].spec.insets
    if insets.top != 0 { spacing.reset(.top) }
    if insets.leading != 0 { spacing.reset(.leading) }
    if insets.bottom != 0 { spacing.reset(.bottom) }
    if insets.trailing != 0 { spacing.reset(.trailing) }
    return spacing
  }
}

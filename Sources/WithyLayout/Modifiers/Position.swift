public import Foundation

extension LayoutElement {
  /// Centres the element at a point of the proposed space, all of which the result takes.
  ///
  /// ```swift
  /// handle.layout.position(x: 40, y: 20)
  /// ```
  ///
  /// On an axis where no length is proposed, the result has the element's own length.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge in points.
  ///   - y: The distance from the top edge in points. A number that is not finite is reported and
  ///     counts as 0.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The space with the element in it.
  @inlinable
  public func position(
    x: CGFloat = 0,
    y: CGFloat = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.moved(.position, x, y, (file, line)))
  }

  /// Centres the element at a point of the proposed space, all of which the result takes.
  @inlinable
  public func position(
    _ position: CGPoint,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    self.position(x: position.x, y: position.y, file: file, line: line)
  }
}

enum PositionRules: ElementRules {
  /// Spacing preferences do not show through: its edges are not those of the child.
  static var shows: Shown { [.containerValues, .guides] }

  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes { .both }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    proposal.orElse(engine.measure(index + 1, proposal))
  }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal {
    Proposal(outer.proposal.orElse(outer.size))
  }

  static func origin(of child: SizedRecord, inside outer: SizedRecord, in engine: Engine) -> CGPoint
  {
    let middle = engine.records[outer.index].spec.point
    return CGPoint { middle[$0] - child.size[$0] / 2 }
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    extreme.proposed
  }
}

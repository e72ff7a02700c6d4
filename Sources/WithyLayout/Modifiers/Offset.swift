public import Foundation

extension LayoutElement {
  /// Moves the element without affecting the layout around it.
  ///
  /// ```swift
  /// badge.layout.offset(x: 4, y: -4)
  /// ```
  ///
  /// - Parameters:
  ///   - x: The distance towards the trailing edge, in points.
  ///   - y: The distance downwards, in points. A number that is not finite is reported and counts
  ///     as 0.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element, moved.
  @inlinable
  public func offset(
    x: CGFloat = 0,
    y: CGFloat = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.moved(.offset, x, y, (file, line)))
  }

  /// Moves the element by a size, without affecting the layout around it.
  @inlinable
  public func offset(
    _ offset: CGSize,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    self.offset(x: offset.width, y: offset.height, file: file, line: line)
  }
}

extension ElementDescription {
  /// Describes an element that is moved by a distance or, by `position`, to a point.
  @usableFromInline
  static func moved(
    _ kind: Kind,
    _ x: CGFloat,
    _ y: CGFloat,
    _ source: SourcePlace
  ) -> ElementDescription {
    let x = Validation.finite(x, "\(kind.name)(x:)", source) ?? 0
    let y = Validation.finite(y, "\(kind.name)(y:)", source) ?? 0
    return ElementDescription(ElementSpec(kind, x, y))
  }
}

extension ElementSpec {
  /// How far an offset moves its element, or the point at which a position centres it.
  var point: CGPoint { CGPoint(x: a, y: b) }
}

enum OffsetRules: TransparentRules {
  static var shows: Shown { [.priority, .containerValues, .spacing, .guides, .spacer] }

  static func origin(of child: SizedRecord, inside outer: SizedRecord, in engine: Engine) -> CGPoint
  {
    engine.records[outer.index].spec.point
  }
}

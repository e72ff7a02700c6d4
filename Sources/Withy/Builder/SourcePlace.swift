/// A place in the source: what tells two steps apart that declare no property.
@usableFromInline
@frozen
struct SourcePlace: Hashable {
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt
  @usableFromInline let column: UInt

  /// Creates a place.
  @inlinable
  init(_ file: StaticString, _ line: UInt, _ column: UInt) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The line and column, which tell most places apart.
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }

  /// Returns whether two places are the same.
  ///
  /// Most files have one text for their name, so that its address is enough.
  @inlinable
  static func == (a: SourcePlace, b: SourcePlace) -> Bool {
    guard a.line == b.line && a.column == b.column else { return false }
    if a.file.hasPointerRepresentation && b.file.hasPointerRepresentation
      && a.file.utf8Start == b.file.utf8Start
    {
      return true
    }
    return a.file.description == b.file.description
  }
}

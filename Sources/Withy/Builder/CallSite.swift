/// The source location of a step that declares no property, by which a pass recognises the step.
@usableFromInline
@frozen
struct CallSite: Hashable {
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt
  @usableFromInline let column: UInt

  @_alwaysEmitIntoClient
  init(_ file: StaticString, _ line: UInt, _ column: UInt) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Hashes only the line and column, which distinguish most calls.
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }

  /// Returns whether two call sites are the same; a file name is usually a single string constant,
  /// so its address is compared before its text.
  @_alwaysEmitIntoClient
  static func == (a: CallSite, b: CallSite) -> Bool {
    guard a.line == b.line && a.column == b.column else { return false }
    if a.file.hasPointerRepresentation && b.file.hasPointerRepresentation
      && a.file.utf8Start == b.file.utf8Start
    {
      return true
    }
    return a.file.description == b.file.description
  }
}

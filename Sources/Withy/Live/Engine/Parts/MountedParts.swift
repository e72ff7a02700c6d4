/// The parts of one live tree.
typealias MountedParts = Registry<MountedPart>

extension MountedParts {
  /// The id of no part, for what belongs to none: comparing optional ids took longer.
  static var none: Int { 0 }

  /// Returns the index of a part's first node among the nodes of its block, if it is known.
  func position(of part: MountedPart) -> Int? {
    var (part, position) = (part, 0)
    while part.isInPart {
      guard let outer = self[part.outer] else { return nil }
      position += part.offset + outer.positions.shift(of: part.rank)
      part = outer
    }
    guard let positions = part.block?.positions else { return nil }
    return position + part.offset + positions.shift(of: part.rank)
  }

  /// Notes that the number of nodes of a part has changed.
  func shift(_ part: MountedPart, by number: Int) {
    var part = part
    while part.isInPart, let outer = self[part.outer] {
      outer.positions.shift(by: number, after: part.rank)
      part = outer
    }
    part.block?.positions?.shift(by: number, after: part.rank)
  }
}

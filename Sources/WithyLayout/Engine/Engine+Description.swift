import Foundation

extension Engine {
  /// One line per element, see ``Arrangement/layoutDescription``.
  var description: String {
    var levels = [Int](repeating: 0, count: count)
    return (0..<count).flatMap { index in
      let (placement, parent) = (placements[index], Int(records[index].parent))
      let level = parent < 0 ? 0 : levels[parent] + 1
      levels[index] = level
      let isFramed = records[index].spec.kind == .framedLeaf
      let (name, isHidden) = (name(of: index), placement.isHidden)
      let outer = isFramed ? Kind.frame.name : name
      let line = line(outer, at: level, placement.proposal, placement.frame, isHidden: isHidden)
      guard isFramed else { return [line] }
      let (proposal, inner) = (records[index].spec.lengths, leafFrame(of: index))
      return [line, self.line(name, at: level + 1, proposal, inner, isHidden: isHidden)]
    }
    .joined(separator: "\n")
  }

  private func line(
    _ name: String,
    at level: Int,
    _ proposal: Proposal,
    _ frame: CGRect,
    isHidden: Bool
  ) -> String {
    let indent = String(repeating: "  ", count: min(level, 40))
    let words = [
      name,
      "proposed \(Self.text(proposal.width)) × \(Self.text(proposal.height)),",
      "took \(Self.text(frame.width)) × \(Self.text(frame.height)),",
      isHidden ? "hidden" : "at \(Self.text(frame.minX)) \(Self.text(frame.minY))",
    ]
    return indent + words.joined(separator: " ")
  }

  private static func text(_ length: CGFloat) -> String {
    if length.isNaN { return "ideal" }
    let rounded = (length * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// Returns the name of a record's element, as the user wrote it; of a framed leaf that of the leaf.
  func name(of index: Int) -> String {
    let record = records[index]
    switch (record.spec.kind, details(of: index)?.layout) {
    case (.leaf, _), (.framedLeaf, _): return "\(type(of: leafObjects[Int(record.payload)]))"
    case (_, let layout as any BuiltInLayout): return layout.name
    case (_, let layout?): return "\(type(of: layout))"
    case (let kind, nil): return kind.name
    }
  }
}

import Foundation

extension Engine {
  /// The bounds of the ideal size, from the origin.
  var idealBounds: Bounds {
    Bounds(ideal: count == 0 ? .zero : finite(size(of: 0, for: .unspecified), 0))
  }

  /// The records of the leaves by their objects.
  func leafRecords() -> [ObjectIdentifier: Int] {
    var result: [ObjectIdentifier: Int] = [:]
    for index in 0..<count where records[index].style.kind == .leaf {
      result[ObjectIdentifier(leafObjects[Int(records[index].payload)])] = index
    }
    return result
  }

  /// A line for each record, see ``Arrangement/layoutDescription``.
  var description: String {
    (0..<count).map { index in
      let placement = placements[index]
      let indent = String(repeating: "  ", count: min(Int(records[index].level), 40))
      let proposal = placement.proposal
      let words = [
        name(of: index),
        "proposed \(Self.text(proposal.width)) × \(Self.text(proposal.height)),",
        "took \(Self.text(placement.size.width)) × \(Self.text(placement.size.height)),",
        placement.isHidden
          ? "hidden" : "at \(Self.text(placement.absolute.x)) \(Self.text(placement.absolute.y))",
      ]
      return indent + words.joined(separator: " ")
    }
    .joined(separator: "\n")
  }

  /// A length as a person would write it.
  private static func text(_ length: CGFloat) -> String {
    if length.isNaN { return "ideal" }
    let rounded = (length * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// The name of a record: what a user wrote to make it.
  func name(of index: Int) -> String { records[index].style.kind.rules.name(of: index, in: self) }
}

@testable import Withy

extension Ordering<Int> {
  /// The number of elements that move.
  var moves: Int { placements.count { $0 == .moves } }

  /// Changes a list in the way that an ordering is meant to be used.
  ///
  /// Negative numbers are foreign children.
  static func change(
    _ old: [Int],
    to new: [Int]
  ) -> (operations: [String], result: [Int]) {
    let placements = Ordering(from: old, to: new).placements
    var operations: [String] = []
    var result = old
    var previous: Int?
    for (element, placement) in zip(new, placements) {
      if placement != .stays {
        result.removeAll { placement == .moves && $0 == element }
        let place = previous.flatMap(result.firstIndex).map { $0 + 1 }
        result.insert(element, at: place ?? 0)
        let verb = placement == .moves ? "move" : "insert"
        operations.append("\(verb) \(element) after \(previous.map(String.init) ?? "nothing")")
      }
      previous = element
    }
    let wanted = Set(new)
    for element in old where element >= 0 && !wanted.contains(element) {
      result.removeAll { $0 == element }
      operations.append("remove \(element)")
    }
    return (operations, result)
  }
}

/// The changes that a pass of ``Live`` has made to a tree.
///
/// ```swift
/// let changes = live.update()
/// print(changes)                             // 1 insertion, 2 moves
/// changes == Changes(insertions: 1, moves: 2)  // true
/// ```
///
/// Two values are equal if their five numbers are. A debugger shows every operation.
public struct Changes: Sendable {
  /// The number of inserted nodes, both new ones and those from another parent.
  public private(set) var insertions: Int

  /// The number of nodes removed from a parent that stays.
  public private(set) var removals: Int

  /// The number of nodes moved within their parent.
  public private(set) var moves: Int

  /// The number of times that a property was set, including to undo a step.
  ///
  /// Closures, which cannot be compared, are not counted, nor what the `remove()` of
  /// ``Builder/beforeRemove(_:onCancel:)`` undoes after the pass.
  public private(set) var propertyWrites: Int

  /// The number of things besides the tree, such as constraints, that steps of adapters created,
  /// changed or removed.
  public private(set) var adjustments: Int

  /// The operations, in the order in which they were performed.
  public private(set) var operations: [Operation] = []

  /// Creates changes for comparison; by default none.
  public init(
    insertions: Int = 0,
    removals: Int = 0,
    moves: Int = 0,
    propertyWrites: Int = 0,
    adjustments: Int = 0
  ) {
    self.insertions = insertions
    self.removals = removals
    self.moves = moves
    self.propertyWrites = propertyWrites
    self.adjustments = adjustments
  }

  /// A Boolean value indicating whether there are no changes.
  public var isEmpty: Bool { self == Changes() }
}

extension Changes: Equatable {
  /// Returns whether all five numbers are equal.
  public static func == (a: Changes, b: Changes) -> Bool {
    a.insertions == b.insertions && a.removals == b.removals && a.moves == b.moves
      && a.propertyWrites == b.propertyWrites && a.adjustments == b.adjustments
  }
}

extension Changes {
  mutating func add(_ operation: Operation) {
    switch operation.kind {
    case .insertion: insertions += 1
    case .removal: removals += 1
    case .move: moves += 1
    case .propertyWrite: propertyWrites += 1
    case .adjustment: adjustments += 1
    }
    operations.append(operation)
  }

  mutating func append(_ later: Changes) {
    if operations.isEmpty { return self = later }
    for operation in later.operations { add(operation) }
  }
}

extension Changes: CustomStringConvertible, CustomDebugStringConvertible {
  /// The numbers in words: "2 insertions, 1 move", or "nothing".
  public var description: String {
    let parts = [
      (insertions, "insertion"), (removals, "removal"), (moves, "move"),
      (propertyWrites, "property write"), (adjustments, "adjustment"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }

  /// The numbers, and a line for each operation.
  public var debugDescription: String {
    ([description] + operations.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// What a pass of ``Live`` has done to a tree, or would do.
///
/// ```swift
/// let changes = live.update()
/// print(changes)                             // 1 insertion, 2 moves
/// changes == Changes(insertions: 1, moves: 2)  // true
/// ```
///
/// Two values are equal if their five numbers are. A debugger shows every operation.
public struct Changes: Sendable {
  /// The number of nodes that were inserted, new ones and those that came from another parent.
  public private(set) var insertions: Int

  /// The number of nodes that were removed from a parent that stays.
  public private(set) var removals: Int

  /// The number of nodes that were moved within their parent.
  public private(set) var moves: Int

  /// The number of times that a property was set, also to undo a step.
  public private(set) var propertyWrites: Int

  /// The number of things that steps of adapters made, changed or took away beside the tree, such as
  /// constraints.
  public private(set) var adjustments: Int

  /// The operations, in the order in which they were done.
  public private(set) var operations: [Operation] = []

  /// Creates changes to compare others with; by default none.
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

  /// A Boolean value indicating whether nothing was done.
  public var isEmpty: Bool { self == Changes() }
}

extension Changes: Equatable {
  /// Returns whether as many nodes were inserted, removed and moved, properties set, and other things
  /// adjusted.
  public static func == (a: Changes, b: Changes) -> Bool {
    a.insertions == b.insertions && a.removals == b.removals && a.moves == b.moves
      && a.propertyWrites == b.propertyWrites && a.adjustments == b.adjustments
  }
}

extension Changes {
  /// Adds an operation.
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

  /// Adds what a later pass has done.
  mutating func append(_ later: Changes) {
    for operation in later.operations { add(operation) }
  }
}

extension Changes: CustomStringConvertible, CustomDebugStringConvertible {
  /// The numbers, as a person would say them: "2 insertions, 1 move", or "nothing".
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

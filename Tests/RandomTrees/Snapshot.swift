import Withy

/// A tree at one moment.
struct Snapshot<W: World>: Equatable {
  /// A node, and what it was like.
  private struct Entry: Equatable {
    let node: W.Base
    let description: String
    let children: [W.Base]

    static func == (a: Entry, b: Entry) -> Bool {
      a.node === b.node && a.description == b.description
        && a.children.elementsEqual(b.children, by: ===)
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let root: W.Base

  init(of root: W.Node) {
    self.root = W.base(root)
    add(self.root)
  }

  private mutating func add(_ node: W.Base) {
    let children = W.children(of: node)
    entries[ObjectIdentifier(node)] = Entry(
      node: node,
      description: W.describe(node),
      children: children
    )
    for child in children + W.held(by: node) { add(child) }
  }

  static func == (a: Snapshot, b: Snapshot) -> Bool { a.entries == b.entries }

  func contains(_ node: AnyObject) -> Bool { entries[ObjectIdentifier(node)] != nil }

  /// Returns the parent of a node; `nil` if it has none in the tree.
  func parent(of node: W.Base) -> W.Base? {
    entries.values.first { $0.children.contains { $0 === node } }?.node
  }

  /// The classes, properties and children, without some of the root's children.
  func outline(besides left: [W.Node]) -> [(node: W.Base, text: String)] {
    var lines: [(W.Base, String)] = []
    func add(_ node: W.Base, _ indent: String) {
      guard !left.contains(where: { $0 === node }), let entry = entries[ObjectIdentifier(node)]
      else { return }
      lines.append((node, indent + entry.description))
      for held in W.held(by: node) where !W.isAsNew(held) { add(held, indent + "  - ") }
      for child in entry.children { add(child, indent + "  ") }
    }
    add(root, "")
    return lines
  }

  /// The fewest insertions, removals and moves that lead here from another snapshot.
  func operations(
    since before: Snapshot,
    existing: [W.Node],
    _ foreign: [W.Node]
  ) -> (Int, Int, Int) {
    var (insertions, removals, moves) = (0, 0, 0)
    for (id, entry) in entries {
      let old = before.entries[id]?.children ?? []
      let places = Dictionary(
        uniqueKeysWithValues: old.enumerated().map { (ObjectIdentifier($1), $0) }
      )
      let managed = entry.children.filter { child in !foreign.contains { $0 === child } }
      let positions = managed.compactMap { places[ObjectIdentifier($0)] }
      insertions += managed.count - positions.count
      moves += positions.count - Self.longestIncreasingSubsequence(positions)
    }
    let kept = existing.map(W.base).flatMap { Self.withHeld($0) }
    for (id, entry) in before.entries {
      // An object from a factory is removed together with its children; those of an existing object
      // are removed from it.
      guard entries[id] != nil || kept.contains(where: { $0 === entry.node }) else { continue }
      removals += entry.children.count { child in
        entries[ObjectIdentifier(child)] == nil && !foreign.contains { $0 === child }
      }
    }
    return (insertions, removals, moves)
  }

  /// A node, and the objects that it holds, and those hold.
  private static func withHeld(_ node: W.Base) -> [W.Base] {
    [node] + W.held(by: node).flatMap { withHeld($0) }
  }

  /// The length of a longest increasing subsequence, in the plainest way.
  private static func longestIncreasingSubsequence(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = lengths.indices.filter { numbers[$0] < number && $0 < index }
      lengths.append((before.map { lengths[$0] }.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }
}

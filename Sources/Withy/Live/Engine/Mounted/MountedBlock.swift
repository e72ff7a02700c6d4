/// The record of one block of children: its nodes, and its content since the last pass.
///
/// Exclusive access is not checked, for the reasons given at ``Reconciler``.
final class MountedBlock {
  /// The id of the block, unique in its tree.
  let id: Int

  /// The id of no block, for what is in none, like ``MountedParts/none``.
  static let none = 0

  /// The list of all children of the parent.
  let list: ChildList

  /// The source location named in diagnostics.
  let file: StaticString
  let line: UInt

  /// The content of the block, in the structure of its description.
  @exclusivity(unchecked) var place = MountedPlace()

  /// The nodes in the block, in order.
  @exclusivity(unchecked) var nodes: [MountedNode] = []

  /// The positions of the parts directly in the block; `nil` if they are not known.
  @exclusivity(unchecked) var positions: PartPositions?

  /// The last pass that replaced the nodes of single parts, and the number of these parts.
  private var replacedParts = (pass: 0, count: 0)

  /// The last pass that walked the block, and the pass that undid it.
  var lastWalk = 0
  var lastUndo = 0

  init(_ id: Int, in list: ChildList, file: StaticString, line: UInt) {
    self.id = id
    self.list = list
    self.file = file
    self.line = line
  }

  /// Reports a mistake in the block.
  func report(_ message: String) { Diagnostics.report(message, file: file, line: line) }

  /// Gives up the nodes that a pass has found in the block, so that other blocks can have them.
  func forgetWalk() {
    for node in nodes where node.block == id { node.lastVisit = 0 }
  }

  /// Makes the next pass write every declared value again, at any depth.
  func expire() {
    for node in nodes { node.expire() }
  }

  /// Counts a part whose nodes a pass replaces alone, and returns the number of such parts so far.
  func countReplacedPart(in pass: Int) -> Int {
    replacedParts = (pass, replacedParts.pass == pass ? replacedParts.count + 1 : 1)
    return replacedParts.count
  }
}

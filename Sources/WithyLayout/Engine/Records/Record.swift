import Foundation

/// An element in the flat tree: the elements inside it follow it directly.
///
/// The first child of record `i` is `i + 1`; the sibling that follows it is `i + size`.
struct Record {
  /// The kind of the element, with its numbers.
  var style: Style

  /// The axes of a proposal on which its size depends.
  var axes: Axes = .both

  /// The number of elements inside one another, this one among them, that propose lengths of their own
  /// making; see ``Engine/isDeep(_:)``.
  var branching: UInt8 = 0

  /// The number of containers around a leaf or a spacer, modulo 65,536, also of those that are left out for
  /// their only element.
  var depth: UInt16 = 0

  /// How the leaf in it follows a proposal on each axis, as far as that is known, and the axes of one on which the
  /// size of the leaf depends where those of its own are others.
  var flexibility: (horizontal: Flexibility.Length, vertical: Flexibility.Length) = (
    .unknown, .unknown
  )
  var leafAxes: Axes = []

  /// The number of records from this one to the last one inside it.
  var size: Int32 = 1

  /// The number of children.
  var childCount: Int32 = 0

  /// The record that this one is a child of; −1 for the root.
  var parent: Int32 = -1

  /// The number of records around this one.
  var level: Int32 = 0

  /// The place in the list of leaves, of slots of children, or of bounds, by kind.
  var payload: Int32 = -1

  /// The place in the list of details; −1 for none.
  var details: Int32 = -1

  /// The place in the list of attributes; −1 for none.
  var attributes: Int32 = -1

  /// The place in the list of memories; −1 if it is quicker to compute its size again.
  var memory: Int32 = -1

  /// The layout priority.
  var priority: CGFloat = 0

  init(_ style: Style) { self.style = style }
}

/// What a container keeps of one of its children, between choosing its size and placing it.
struct Slot {
  /// The record of the child.
  var child: Int32

  /// The place in the order in which a stack gives out its length.
  var order: Int32 = 0

  /// The proposal that was selected.
  var proposal = Proposal.unspecified

  /// The size that was chosen.
  var size = CGSize.zero

  /// The origin in the container; until it is known, a stack keeps the least length in `x` and the
  /// flexibility in `y`.
  var x: CGFloat = 0
  var y: CGFloat = 0

  /// The gap between the child of a stack and the next, where the gaps of the stack differ.
  var gap: CGFloat = 0
}

/// Where a record was placed.
struct Placement {
  /// The proposal that it was placed with.
  var proposal = Proposal.unspecified

  /// The size that it was placed with.
  var size = CGSize.zero

  /// The origin in the parent, and in the object that is arranged.
  var origin = CGPoint.zero
  var absolute = CGPoint.zero

  /// What there is to do when the walk comes to it.
  var work = Work.nothing

  /// Whether something inside has changed since it was placed.
  var isStale = true

  /// Whether it has the frame that `absolute` and `size` say.
  var isShown = false

  /// Whether it was taken out of sight.
  var isHidden = false

  /// What there is to do with a record that its parent has placed.
  enum Work: UInt8 {
    /// It stands where it stood.
    case nothing
    /// It stands elsewhere, with what is inside as it was.
    case move
    /// It is placed anew.
    case place
    /// It is taken out of sight, with all inside.
    case hide
  }
}

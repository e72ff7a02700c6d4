import Foundation

/// An element in the flat tree; the first child of record `i` is `i + 1`, the sibling `i + size`.
struct Record {
  var spec: ElementSpec

  /// The axes of a proposal on which the element's size depends.
  var axes: Axes = .both

  /// The most nested aspect ratios and grids, including this element; at most ``Depth/limit``.
  var branching: UInt8 = 0

  /// For a leaf, spacer or divider, the number of containers around it, see ``Surroundings/depth``.
  var depth: UInt16 = 0

  /// How the record's leaf follows a proposal on each axis, as far as that is known, and for a leaf
  /// that shares a record with its frame, the axes on which the leaf's own size depends.
  var flexibility = Flexibility.unknown
  var leafAxes: Axes = []

  /// The most nested elements, including this one, that place their children for other proposals
  /// than they measure them for; at most ``Depth/limit``.
  var reproposals: UInt8 = 0

  /// The number of records from this one to its last descendant.
  var size: Int32 = 1

  var childCount: Int32 = 0

  /// The parent's record; −1 for the root.
  var parent: Int32 = -1

  /// An index that depends on the kind: of the leaf, or of the first child's slot.
  var payload: Int32 = -1

  /// The index of the details; −1 for none.
  var details: Int32 = -1

  /// The index of the container values; −1 for none.
  var containerValues: Int32 = -1

  /// The index of the cache; −1 if it is quicker to compute the size again.
  var cache: Int32 = -1

  var priority: CGFloat = 0

  /// The number of nested aspect ratios and grids beyond which containers measure an element's
  /// minimum and maximum with the ideal length on the other axis.
  ///
  /// An aspect ratio turns the minimum, maximum and chosen share into three unrelated proposals,
  /// and a grid makes several: without the limit, every level would double the calls of leaves.
  static let branchingLimit: UInt8 = 3

  /// The number of nested reproposals beyond which the guides of an element are those of its children
  /// as they are measured, not as they are placed.
  ///
  /// Whoever aligns an element by a guide while it measures needs the element's children placed, for
  /// which these are measured again: without the limit, every level would double the calls of leaves.
  static let reproposalLimit: UInt8 = 8

  /// Whether the record's guides are those of its children as they are measured.
  var hasMeasuredGuides: Bool { reproposals > Self.reproposalLimit }

  /// Whether the record contains too many nested aspect ratios and grids, whatever its position.
  var isDeep: Bool { branching > Self.branchingLimit && axes == .both }
}

/// What a container stores about one child between measuring and placing it.
struct Slot {
  var child: Int32

  /// The child at this position in the order in which a stack shares out its length.
  var order: Int32 = 0

  var proposal = Proposal.unspecified

  var size = CGSize.zero

  /// The origin in the container; until that is known, a stack stores the child's minimum length in
  /// `x` and its flexibility in `y`.
  var origin = CGPoint.zero

  /// The gap to the next child, in a stack whose gaps differ.
  var gap: CGFloat = 0

  /// The child with the size chosen for it.
  var record: SizedRecord { SizedRecord(index: Int(child), proposal: proposal, size: size) }
}

/// Where a record was placed.
struct Placement {
  var proposal = Proposal.unspecified

  var size = CGSize.zero

  /// The origin in the parent, and in the arranged object.
  var origin = CGPoint.zero
  var absolute = CGPoint.zero

  /// The frame in the arranged object.
  var frame: CGRect { CGRect(origin: absolute, size: size) }

  /// The work left for the placing walk.
  var work = Work.nothing

  /// Whether something inside has changed since the record was placed.
  var isStale = true

  /// Whether the record has the frame given by `absolute` and `size`.
  var isShown = false

  var isHidden = false

  /// Whether a mistake of the element was reported.
  var isReported = false

  /// What to do with a record that its parent has placed.
  enum Work: UInt8 {
    /// The record stays where it is.
    case nothing
    /// The record moves; its content is unchanged within it.
    case move
    /// The record is placed anew, with its children.
    case place
    /// The record and all its descendants are hidden.
    case hide
  }
}

/// A record with its size for a proposal, in which it is placed or its guides are evaluated.
struct SizedRecord {
  let index: Int
  let proposal: Proposal
  let size: CGSize

  /// Returns another record with the same proposal and size.
  func record(_ index: Int) -> SizedRecord {
    SizedRecord(index: index, proposal: proposal, size: size)
  }
}

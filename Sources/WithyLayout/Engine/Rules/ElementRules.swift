import Foundation

/// The rules of one kind of element: how it is flattened, measured and placed, and what is known
/// without measuring.
///
/// They are static functions in the file of the element, found by ``Kind/rules``; the element's
/// numbers are in its record's ``ElementSpec``. The defaults are those of a modifier that leaves
/// everything to its child; ``TerminalRules`` and ``ContainerRules`` override them.
protocol ElementRules {
  // Used while flattening.

  /// Whether the element keeps slots for its children; without, it has one child or none.
  static var isContainer: Bool { get }

  /// The properties of its child that show through the element.
  static var shows: Shown { get }

  /// Flattens the element with its content, which the builder reads.
  static func flatten(_ element: ElementDescription, in recordBuilder: inout RecordBuilder)

  /// Updates the surroundings of the element to those of its content.
  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec)

  /// Completes the element's record after its children, or removes it if it has no effect.
  static func close(_ index: Int, in recordBuilder: inout RecordBuilder)

  /// Returns the child that determines the element's size; only modifiers are asked.
  static func primary(of index: Int, in records: Records) -> Int

  /// Returns the axes of a proposal on which the element's size depends, given its children's.
  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes

  /// Whether the element remembers the sizes that it returned, as a leaf always does.
  static var remembers: Bool { get }

  // Used while laying out.

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize

  static func placeChildren(of outer: SizedRecord, in engine: Engine)

  /// Returns the proposal with which the element places its only child, and also measures it if
  /// both have the same size.
  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal

  static func origin(of child: SizedRecord, inside outer: SizedRecord, in engine: Engine) -> CGPoint

  /// Returns whether the element's size can change with that of its child.
  static func isOpen(_ index: Int, to child: Int, _ records: Records) -> Bool

  /// Returns the element's minimum or maximum length, if it is known without measuring leaves for
  /// that; else not-a-number.
  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat

  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing

  /// Returns the value that the element itself sets for a guide.
  static func ownGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat?

  /// Returns the value that the element's descendants set for a guide.
  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat?
}

/// The properties of an element that show through the modifiers around it.
struct Shown: OptionSet {
  let rawValue: UInt8

  static let priority = Shown(rawValue: 1)
  static let containerValues = Shown(rawValue: 2)
  static let spacing = Shown(rawValue: 4)
  static let guides = Shown(rawValue: 8)
  static let spacer = Shown(rawValue: 16)
}

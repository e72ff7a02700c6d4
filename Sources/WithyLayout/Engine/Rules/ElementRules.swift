import Foundation

/// The rules of one kind of element: how it is described, measured and placed, and what is known of it without that.
///
/// They stand with the element, in one file, as functions of a type without values; the numbers of an element are in
/// the ``Style`` of its record. ``Kind/accept(_:in:)`` finds them. What is not said is as for a modifier that leaves all
/// to the element in it, or as ``TerminalRules`` and ``ContainerRules`` say.
protocol ElementRules {
  // While it is described.

  /// Whether it keeps slots for its children.
  static var isContainer: Bool { get }

  /// What is seen from outside of the element that it modifies.
  static var shows: Shown { get }

  /// What a layout has with it that most have not.
  static func features(_ details: Details?) -> Flattening.Features

  /// Begins to describe it, and returns what in it is to be described next.
  static func begin(_ element: DescribedElement, in flattening: inout Flattening) -> LayoutContent?

  /// Makes what is around it into what is around that which is in it.
  static func surround(_ surroundings: inout Surroundings, _ style: Style)

  /// Completes its record, whose children are complete, or removes it if it has no effect.
  static func close(_ index: Int, in flattening: inout Flattening)

  /// The axes of a proposal on which the sizes of the children depend that its own depends on.
  static func innerAxes(of index: Int, _ records: UnsafeMutablePointer<Record>) -> Axes

  /// The axes of a proposal on which its size depends.
  static func axes(_ style: Style, inside axes: Axes) -> Axes

  /// Whether it remembers the sizes that it answered.
  static func remembers(_ index: Int, _ records: UnsafeMutablePointer<Record>) -> Bool

  // While it is laid out.

  /// Computes its size.
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize

  /// Whether it asks the element in it for other sizes than that which it places it with.
  static var asksTwice: Bool { get }

  /// Tells its children where they are.
  static func placeChildren(of outer: SizedRecord, in engine: Engine)

  /// The proposal with which it places the one element in it.
  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal

  /// Where the one element in it stands.
  static func origin(of child: SizedRecord, inside outer: SizedRecord, in engine: Engine) -> CGPoint

  /// Whether its size can change with that of its child.
  static func isOpen(_ index: Int, to child: Int, _ records: UnsafeMutablePointer<Record>) -> Bool

  /// One of the ends of its length, if that follows from what is known of the leaves without their other lengths;
  /// else not-a-number.
  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat

  /// What it says of its edges, if it says something.
  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing

  /// What it says of a guide by itself.
  static func ownGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat?

  /// What the elements in it say of a guide.
  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat?

  /// What a user wrote to make it.
  static func name(of index: Int, in engine: Engine) -> String
}

/// What is seen of an element through the modifiers around it.
struct Shown: OptionSet {
  let rawValue: UInt8

  /// Its priority.
  static let priority = Shown(rawValue: 1)
  /// What it tells the container around it.
  static let attributes = Shown(rawValue: 2)
  /// What it says of its edges.
  static let edges = Shown(rawValue: 4)
  /// What it says of guides.
  static let guides = Shown(rawValue: 8)
  /// That it is a spacer.
  static let spacer = Shown(rawValue: 16)
}

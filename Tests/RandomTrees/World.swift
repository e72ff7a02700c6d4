package import Withy

/// The objects of one run: those that exist before, and those that factories make.
package protocol World: AnyObject {
  associatedtype Node: Nestable & Configurable where Node.Node == Base
  associatedtype Base: AnyObject

  /// Creates a world with so many existing objects.
  init(existing: Int)

  var root: Node { get }
  var existing: [Node] { get }

  /// Makes an object of one of three kinds.
  func make(_ kind: Int) -> Node

  /// Returns the builder of an existing object at one of the statements that place it.
  func builder(of node: Node, at statement: Int) -> Builder<Node>

  /// Returns a closure that makes an object of one of the kinds and has captured nothing, if there
  /// is one.
  static func factory(_ kind: Int) -> (() -> Node)?

  /// The properties that a step can set, those that overlap in one group.
  static var properties: [[Int]] { get }

  /// Whether some nodes have room for a few children only.
  static var hasLimits: Bool { get }

  /// Whether some nodes refuse others.
  static var hasRefusals: Bool { get }

  /// Whether nodes with content nodes replace them, which has their children inserted again.
  static var replacesContents: Bool { get }

  /// Changes something that programs do not describe, between two passes.
  ///
  /// - Returns: Whether a pass over the whole block is needed.
  func disturb(using generator: inout some RandomNumberGenerator) -> Bool

  /// Returns what the last pass has done wrong to that, and forgets it.
  func takeMistake() -> String?

  /// Adds a step that sets a property.
  static func set(_ property: Int, to value: Int, on builder: Builder<Node>) -> Builder<Node>

  /// Returns the property that an animation of the removal sets, of an object that declares one: that
  /// one, or a part of it; `nil` if none.
  static func animated(_ property: Int) -> Int?

  /// Removes the handler in the closure property, as an animation of the removal does.
  static func silence(_ node: Node)

  /// Adds a step that adds 1 to a property.
  static func modify(_ property: Int, on builder: Builder<Node>) -> Builder<Node>

  /// Adds a step that sets a property which somebody else may change.
  static func setAlways(_ property: Int, to value: Int, on builder: Builder<Node>) -> Builder<Node>

  /// Adds a step that sets a property which holds an object weakly and is not compared.
  static func delegate(_ object: AnyObject, on builder: Builder<Node>) -> Builder<Node>

  /// Adds steps that set properties of nested objects in scopes.
  static func scope(_ value: Int, on builder: Builder<Node>) -> Builder<Node>

  /// Adds steps for one of the objects that a node holds, which is not a child of it.
  static func scope(
    of object: Int,
    on builder: Builder<Node>,
    _ body: (Builder<Node>) -> Builder<Node>
  ) -> Builder<Node>

  /// Nests children in one of these objects.
  static func children(
    of object: Int,
    on builder: Builder<Node>,
    line: UInt,
    @HierarchyBuilder<Base> _ children: () -> Hierarchy<Base>
  ) -> Builder<Node>

  /// The objects that a node holds, as far as it has made them, in an order that depends on nothing.
  static func held(by node: Base) -> [Base]

  /// Whether nothing about an object that a node holds differs from a new one.
  static func isAsNew(_ node: Base) -> Bool

  /// Adds a handler that notes a value, in a closure property or by a connection.
  static func handle(_ value: Int, on builder: Builder<Node>) -> Builder<Node>
  static func connect(_ value: Int, on builder: Builder<Node>) -> Builder<Node>

  /// Adds a call of a method by reference, which notes a number under an id.
  static func call(_ number: Int, _ id: Int, on builder: Builder<Node>) -> Builder<Node>

  /// Notes a number under an id, or takes that back.
  static func note(_ number: Int?, _ id: Int, in node: Node)

  /// The class and properties of a node, without its children.
  static func describe(_ node: Base) -> String

  /// A node, as an object of the base class of the tree.
  static func base(_ node: Node) -> Base

  /// The children of a node.
  static func children(of node: Base) -> [Base]

  /// Whether the node was ever inserted into a descendant.
  static func wasInsertedIntoDescendant(_ node: Base) -> Bool
}

extension World {
  package static var hasLimits: Bool { false }
  package static var hasRefusals: Bool { false }
  package static var replacesContents: Bool { false }

  package func disturb(using generator: inout some RandomNumberGenerator) -> Bool { false }
  package func takeMistake() -> String? { nil }

  package func builder(of node: Node, at statement: Int) -> Builder<Node> { node.with }
  package static func factory(_ kind: Int) -> (() -> Node)? { nil }
  package static func animated(_ property: Int) -> Int? { property < 2 ? property : nil }
  package static func silence(_ node: Node) {}

  package static func setAlways(
    _ property: Int,
    to value: Int,
    on builder: Builder<Node>
  ) -> Builder<Node> {
    set(property, to: value, on: builder)
  }

  package static func delegate(_ object: AnyObject, on builder: Builder<Node>) -> Builder<Node> {
    builder
  }

  package static func scope(_ value: Int, on builder: Builder<Node>) -> Builder<Node> { builder }
  package static func scope(
    of object: Int,
    on builder: Builder<Node>,
    _ body: (Builder<Node>) -> Builder<Node>
  ) -> Builder<Node> { builder }
  package static func children(
    of object: Int,
    on builder: Builder<Node>,
    line: UInt,
    @HierarchyBuilder<Base> _ children: () -> Hierarchy<Base>
  ) -> Builder<Node> { builder }
  package static func held(by node: Base) -> [Base] { [] }
  package static func isAsNew(_ node: Base) -> Bool { false }
  package static func handle(_ value: Int, on builder: Builder<Node>) -> Builder<Node> { builder }
  package static func connect(_ value: Int, on builder: Builder<Node>) -> Builder<Node> { builder }
  package static func call(_ number: Int, _ id: Int, on builder: Builder<Node>) -> Builder<Node> {
    builder
  }

  package static func note(_ number: Int?, _ id: Int, in node: Node) {}

  package static func wasInsertedIntoDescendant(_ node: Base) -> Bool { false }
}

/// A statement of a random block of children, which names what it reads of the state by index.
indirect enum Statement {
  /// An object created by a factory, of one of a few classes.
  case factory(
    id: Int,
    kind: Int,
    steps: [Step],
    children: [[Statement]],
    identity: FactoryIdentity?
  )

  /// An object that exists, with steps and children, or bare; another one while a flag is set.
  case existing(
    id: Int,
    index: Int,
    other: (flag: Int, index: Int)? = nil,
    steps: [Step]?,
    children: [Statement]
  )

  /// An object that exists for each item of a list.
  case rowObject(steps: [Step])

  case conditional(flag: Int, then: [Statement], otherwise: [Statement]?)
  case choice(number: Int, cases: [[Statement]])
  case binding(flag: Int, number: Int, [Statement])
  case loop(number: Int, body: [Statement])
  case itemLoop(list: Int, body: [Statement])
  case identifiedLoop(id: Int, identity: Int, list: Int, steps: [Step])
  case forEach(list: Int, body: [Statement], isEquatable: Bool, reads: Reads)
  case part(body: [Statement], hasValue: Bool, reads: Reads)

  /// A part that sets a value of the environment, or reads it.
  case environment(Value, body: [Statement])
  case reading(body: [Statement])

  /// Two blocks, of which the second is evaluated first, and once more in vain.
  case joined([Statement], [Statement])

  /// One value, which two items use.
  case repeated([Statement])

  /// A value that is used again whenever all that its block reads is as it was.
  case stored(body: [Statement], reads: Reads)

  /// Nodes that something follows, as a layout does.
  case group(body: [Statement])
}

/// The identity of what a factory makes.
indirect enum FactoryIdentity {
  case siblings(Int)
  case tree(Int)

  /// One while a flag is set, and another, or none, while it is not.
  case alternating(flag: Int, FactoryIdentity, FactoryIdentity?)

  /// Returns the identity in a state.
  func resolved(in state: ObservedState) -> FactoryIdentity? {
    guard case .alternating(let flag, let identity, let other) = self else { return self }
    return (state.flags[flag] ? identity : other)?.resolved(in: state)
  }

  /// The flags that decide it.
  var flags: [Int] {
    guard case .alternating(let flag, let identity, let other) = self else { return [] }
    return [flag] + identity.flags + (other?.flags ?? [])
  }

  /// A Boolean value indicating whether it may be unique in the tree.
  var mayBeOfTree: Bool {
    switch self {
    case .siblings: false
    case .tree: true
    case .alternating(_, let identity, let other):
      identity.mayBeOfTree || other?.mayBeOfTree == true
    }
  }
}

/// A step of a random chain.
indirect enum Step {
  /// Notes a value by a method that is called by reference, which nothing takes back.
  case method(id: Int, value: Value)

  /// Sets a property to something that depends on a number of the state, or on the item.
  case set(property: Int, value: Value)

  /// Sets it only while a flag is set.
  case conditional(flag: Int, property: Int, value: Value)

  /// Changes it in place.
  case modify(property: Int)

  /// Runs nested children only while a flag is set.
  case conditionalChildren(id: Int, flag: Int, [Statement])

  /// Removes the object when it leaves, at once or after the pass.
  case beforeRemove(isLate: Bool)

  /// Settles, while a flag is set, by noting the parent of the object.
  case settling(flag: Int)

  /// Sets a property that somebody else may change, or several of one nested value.
  case always(property: Int, value: Value)
  case scope(value: Value)

  /// Runs steps for one of the objects that the object holds, or only while a flag is set, and else
  /// for the object itself.
  case held(object: Int, flag: Int?, [Step])

  /// Nests children in one of the objects that the object holds, only while a flag is set.
  case heldChildren(object: Int, id: Int, flag: Int, [Statement])

  /// Sets a delegate, which the tree must not retain.
  case delegate

  /// Handles something by a closure property, or by a connection.
  case handler(value: Value)
  case connection(value: Value)

  /// Notes a value, and takes that back; or a constant, once.
  case call(id: Int, value: Value)
  case once(id: Int)

  /// Releases what is around the root, and in the end the live parent, from a call.
  case release

  /// Stores the object in a reference, which several steps of a chain may share.
  case reference(number: Int)

  /// Requests a pass when the object leaves.
  case request

  /// Sets a flag of the state from a call, or when the object enters.
  case change(flag: Int, isEarly: Bool)

  /// A step that is there only while a flag is set.
  case optional(flag: Int, Step)

  /// Steps in either order.
  case swapped(flag: Int, [Step], [Step])

  /// A block of children.
  case children(id: Int, [Statement])

  /// A Boolean value indicating whether it sets a property, also of an object that the object holds.
  var setsProperty: Bool {
    switch self {
    case .method, .set, .conditional, .modify, .delegate, .always, .scope, .held,
      .heldChildren, .handler, .swapped:
      true
    case .optional(_, let step): step.setsProperty
    default: false
    }
  }
}

/// A value that a step declares.
enum Value {
  case constant(Int)
  case number(Int)
  case item

  /// What the innermost part around has read of the environment.
  case environment
}

/// The state that blocks depend on.
struct State: Equatable {
  var flags: [Bool]
  var numbers: [Int]
  var lists: [[Item]]

  struct Item: Equatable {
    let id: Int
    var value: Int

    /// The other values that the block of the item reads, so that equal items have equal blocks.
    var environment: [Int] = []
  }
}

/// The state that a block reads.
struct Reads {
  var flags: Set<Int> = []
  var numbers: Set<Int> = []
  var lists: Set<Int> = []

  /// Finds out what statements read.
  init(_ statements: [Statement]) {
    for statement in statements { add(statement) }
  }

  /// The values of what is read.
  func values(in state: ObservedState) -> [Int] {
    flags.sorted().map { state.flags[$0] ? 1 : 0 } + numbers.sorted().map { state.numbers[$0] }
      + lists.sorted().flatMap { state.lists[$0].flatMap { [$0.id, $0.value] } + [-1] }
  }

  private mutating func add(_ other: Reads) {
    flags.formUnion(other.flags)
    numbers.formUnion(other.numbers)
    lists.formUnion(other.lists)
  }

  private mutating func add(_ statement: Statement) {
    switch statement {
    case .factory(_, _, let steps, let children, let identity):
      flags.formUnion(identity?.flags ?? [])
      add(steps)
      for block in children { add(Reads(block)) }
    case .existing(_, _, let other, let steps, let children):
      if let other { flags.insert(other.flag) }
      add(steps ?? [])
      add(Reads(children))
    case .rowObject(let steps):
      add(steps)
    case .conditional(let flag, let then, let otherwise):
      flags.insert(flag)
      add(Reads(then + (otherwise ?? [])))
    case .choice(let number, let cases):
      numbers.insert(number)
      for body in cases { add(Reads(body)) }
    case .binding(let flag, let number, let body):
      flags.insert(flag)
      numbers.insert(number)
      add(Reads(body))
    case .loop(let number, let body):
      numbers.insert(number)
      add(Reads(body))
    case .itemLoop(let list, let body):
      lists.insert(list)
      add(Reads(body))
    case .identifiedLoop(_, _, let list, let steps):
      lists.insert(list)
      add(steps)
    case .forEach(let list, let body, _, _):
      lists.insert(list)
      add(Reads(body))
    case .joined(let first, let second): add(Reads(first + second))
    case .part(let body, _, _), .group(let body), .reading(let body), .repeated(let body),
      .stored(let body, _):
      add(Reads(body))
    case .environment(let value, let body):
      add(value)
      add(Reads(body))
    }
  }

  private mutating func add(_ steps: [Step]) {
    for step in steps {
      switch step {
      case .set(_, let value), .always(_, let value): add(value)
      case .call(_, let value), .method(_, let value): add(value)
      case .scope(let value), .handler(let value), .connection(let value): add(value)
      case .once: break
      case .held(_, let flag, let steps):
        if let flag { flags.insert(flag) }
        add(steps)
      case .optional(let flag, let step):
        flags.insert(flag)
        add([step])
      case .swapped(let flag, let first, let second):
        flags.insert(flag)
        add(first + second)
      case .children(_, let block): add(Reads(block))
      case .conditional(let flag, _, let value):
        flags.insert(flag)
        add(value)
      case .modify, .delegate, .release, .reference, .request, .change, .beforeRemove: break
      case .settling(let flag): flags.insert(flag)
      case .conditionalChildren(_, let flag, let block), .heldChildren(_, _, let flag, let block):
        flags.insert(flag)
        add(Reads(block))
      }
    }
  }

  private mutating func add(_ value: Value) {
    if case .number(let index) = value { numbers.insert(index) }
  }
}

/// An existing object that may occur in a block, or one that a factory makes, whose identity is
/// unique in the tree.
struct Token {
  let index: Int
  var isMade = false

  /// The flag, and its value, with which it is there; with the other value it is elsewhere.
  var condition: (flag: Int, value: Bool)?
}

/// Writes random blocks.
struct Writer<Generator: RandomNumberGenerator> {
  /// The properties that steps set: in half of the programs only those of one group, which overlap then.
  private let properties: [Int]
  var generator: Generator

  /// One in so many statements places an object that also occurs elsewhere; 0 for none.
  private(set) var mistakes: Int

  /// Whether another tree takes existing objects, whose properties keep their values then.
  let sharesObjects: Bool

  /// The last id, and the step to the next.
  ///
  /// In some programs all ids are those of factories that capture nothing and have no hooks, see
  /// `Interpreter.factory`, so that whole blocks capture nothing.
  private var lastID: Int
  private let idStep: Int

  var lastIdentity = Program.made

  /// The number of loops and lists around, and whether objects still exist that no item has.
  var repetitions = 0
  var hasRowObjects = true

  /// Whether the chain that is being written sets a delegate.
  private var hasDelegate = false

  /// Whether a part around reads the environment.
  var isReading = false

  init(properties: [[Int]], mistakes: Int, sharesObjects: Bool, generator: Generator) {
    var generator = generator
    let group = properties.randomElement(using: &generator)
    self.properties = Bool.random(using: &generator) ? group ?? [] : properties.flatMap { $0 }
    self.mistakes = mistakes
    self.sharesObjects = sharesObjects
    (lastID, idStep) =
      Int.random(in: 0..<4, using: &generator) == 0
      ? (-4, 8) : (0, 1)
    self.generator = generator
  }

  mutating func newID() -> Int {
    lastID += idStep
    return lastID
  }

  /// Writes a block whose identities do not reach outside.
  mutating func scope(depth: Int, pool: [Token], isInItem: Bool) -> [Statement] {
    let outer = lastIdentity
    lastIdentity = Program.made
    defer { lastIdentity = outer }
    return block(depth: depth, pool: pool, isInItem: isInItem)
  }

  mutating func newIdentity() -> Int {
    lastIdentity += 1
    return lastIdentity
  }

  /// Writes the index of a list: the long one only where no other is around, and nothing repeats it.
  mutating func list() -> Int { random(repetitions == 0 ? Program.lists : Program.lists - 1) }

  /// Writes the identity of what a factory makes, which may depend on the state, or none.
  mutating func identity() -> FactoryIdentity? {
    switch random(8) {
    case 0, 1: .siblings(newIdentity())
    case 2:
      .alternating(
        flag: random(Program.flags),
        .siblings(newIdentity()),
        random(2) == 0 ? nil : .siblings(newIdentity())
      )
    default: nil
    }
  }

  /// Writes the identity of an object that is unique in the tree, perhaps only while a flag is set.
  private mutating func identity(of token: Token) -> FactoryIdentity {
    if random(2) == 0 { return .tree(token.index) }
    return .alternating(
      flag: random(Program.flags),
      .tree(token.index),
      random(2) == 0 ? .siblings(token.index) : identity()
    )
  }

  mutating func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  /// Writes a block.
  ///
  /// - Parameters:
  ///   - depth: The number of blocks around it.
  ///   - pool: The existing objects that may occur in it.
  ///   - isInItem: Whether it is in the block of an item, which is evaluated more than once.
  /// - Returns: The statements.
  mutating func block(depth: Int, pool: [Token], isInItem: Bool) -> [Statement] {
    let count = depth == 0 ? 4 + random(3) : random(depth > 3 ? 2 : 4)
    // Each statement has its own existing objects, so that none occurs at two places at once. Some
    // occur at two places alternately.
    var pool = pool.flatMap { token in
      guard token.condition == nil, random(3) == 0 else { return [token] }
      let flag = random(Program.flags)
      return [true, false].map {
        Token(index: token.index, isMade: token.isMade, condition: (flag, $0))
      }
    }
    pool.shuffle(using: &generator)
    return (0..<count).map { index in
      let share = index == count - 1 ? pool.count : min(pool.count, random(pool.count + 1))
      let own = Array(pool.prefix(share))
      pool.removeFirst(share)
      return statement(depth: depth, pool: own, isInItem: isInItem)
    }
  }

  /// Writes objects that may also occur elsewhere: alone, in a part, or in content that may be
  /// unchanged when they are added and removed.
  ///
  /// An object from a factory that is written at a second place is omitted: its first place keeps it,
  /// so that a live tree rightly differs from a new one. Items have unique ids, because otherwise it is
  /// undefined which object must be the same as before.
  mutating func mistake(_ depth: Int, _ isInItem: Bool) -> Statement {
    switch depth >= 5 ? 0 : random(6) {
    case 0, 1:
      let object = duplicate(isInItem)
      return .conditional(flag: random(Program.flags), then: [object], otherwise: nil)
    case 2:
      let body = duplicates(isInItem)
      return .part(body: body, hasValue: random(2) == 0, reads: Reads(body))
    case 3:
      let steps = [
        Step.conditionalChildren(id: newID(), flag: random(Program.flags), duplicates(isInItem))
      ]
      return .factory(id: newID(), kind: random(3), steps: steps, children: [], identity: nil)
    default:
      return .factory(
        id: newID(),
        kind: random(3),
        steps: [],
        children: [duplicates(isInItem)],
        identity: nil
      )
    }
  }

  private mutating func duplicates(_ isInItem: Bool) -> [Statement] {
    (0...random(2)).map { _ in duplicate(isInItem) }
  }

  private mutating func duplicate(_ isInItem: Bool) -> Statement {
    .existing(
      id: newID(),
      index: random(Program.existing),
      steps: random(2) == 0 ? nil : steps(5, [], isInItem),
      children: []
    )
  }

  /// Writes objects with many steps each, one that exists, which may leave, and one that is made.
  mutating func chains() -> [Statement] {
    let existing = Statement.existing(
      id: newID(),
      index: 0,
      steps: steps(5, [], false, count: random(41)),
      children: []
    )
    let made = Statement.factory(
      id: newID(),
      kind: random(3),
      steps: steps(5, [], false, count: random(41)),
      children: [],
      identity: nil
    )
    return [.conditional(flag: random(Program.flags), then: [existing], otherwise: nil), made]
  }

  /// Writes parents of all kinds, and objects that move from one to another, half of them with the
  /// same chain in both.
  mutating func moving() -> [Statement] {
    var children: [[Statement]] = Array(repeating: [], count: 6)
    for index in 0..<Program.existing / 2 {
      let (flag, from) = (random(Program.flags), random(children.count))
      let to = (from + 1 + random(children.count - 1)) % children.count
      let objects = (0..<2).map { _ in
        Statement.existing(
          id: newID(),
          index: index,
          steps: random(3) == 0 ? nil : steps(5, [], false),
          children: []
        )
      }
      let other = objects[random(2)]
      children[from].append(.conditional(flag: flag, then: [objects[0]], otherwise: nil))
      children[to].append(.conditional(flag: flag, then: [], otherwise: [other]))
    }
    return children.enumerated().map { index, block in
      .factory(id: newID(), kind: index % 3, steps: [], children: [block], identity: nil)
    }
  }

  /// Writes so many objects that come and go, with as many others in them, half of them in parts.
  mutating func alternating(_ count: Int) -> [Statement] {
    (0..<count).map { index in
      let object = statement(of: Token(index: index), [Token(index: count + index)], 0, false)
      let body = [
        Statement.conditional(flag: random(Program.flags), then: [object], otherwise: nil)
      ]
      return random(2) == 0 ? body[0] : .part(body: body, hasValue: true, reads: Reads(body))
    }
  }

  mutating func statement(depth: Int, pool: [Token], isInItem: Bool) -> Statement {
    if mistakes > 0 && random(mistakes) == 0 { return mistake(depth, isInItem) }
    let kinds = depth >= 5 ? 4 : 29
    switch random(kinds) {
    case 0, 1:
      return leaf(depth, isInItem)
    case 2, 3, 4, 23, 24, 25:
      guard let token = pool.first else { return leaf(depth, isInItem) }
      let statement = statement(of: token, Array(pool.dropFirst()), depth, isInItem)
      guard let (flag, value) = token.condition else { return statement }
      return .conditional(
        flag: flag,
        then: value ? [statement] : [],
        otherwise: value ? [] : [statement]
      )
    case 5:
      // Both branches may hold the same objects: a change of the branch moves them.
      return .conditional(
        flag: random(Program.flags),
        then: block(depth: depth + 1, pool: pool, isInItem: isInItem),
        otherwise: random(2) == 0
          ? nil : block(depth: depth + 1, pool: pool, isInItem: isInItem)
      )
    case 6:
      return .choice(
        number: random(Program.numbers),
        cases: (0..<4).map { _ in block(depth: depth + 2, pool: pool, isInItem: isInItem) }
      )
    case 7:
      return .binding(
        flag: random(Program.flags),
        number: random(Program.numbers),
        block(depth: depth + 1, pool: pool, isInItem: isInItem)
      )
    case 8 where repetitions == 0 && hasRowObjects && random(2) == 0:
      let list = list()
      repetitions += 1
      defer { repetitions -= 1 }
      return .itemLoop(list: list, body: [rowObject(depth)])
    case 8:
      repetitions += 1
      defer { repetitions -= 1 }
      return .loop(
        number: random(Program.numbers),
        body: block(depth: depth + 1, pool: [], isInItem: isInItem)
      )
    case 9:
      repetitions += 1
      var body = scope(depth: depth + 1, pool: [], isInItem: true)
      repetitions -= 1
      if repetitions == 0 && hasRowObjects && random(2) == 0 {
        body.insert(rowObject(depth), at: random(body.count + 1))
      }
      return .forEach(
        list: list(),
        body: body,
        isEquatable: random(2) == 0,
        reads: Reads(body)
      )
    case 10, 16, 17:
      let body = scope(depth: depth + 1, pool: pool, isInItem: isInItem)
      return .part(body: body, hasValue: random(2) == 0, reads: Reads(body))
    case 11:
      let list = list()
      repetitions += 1
      defer { repetitions -= 1 }
      return .identifiedLoop(
        id: newID(),
        identity: newIdentity(),
        list: list,
        steps: steps(depth, [], true)
      )
    case 18:
      let half = pool.count / 2
      return .joined(
        block(depth: depth + 1, pool: Array(pool[..<half]), isInItem: isInItem),
        block(depth: depth + 1, pool: Array(pool[half...]), isInItem: isInItem)
      )
    case 19, 20, 21: return environment(depth, pool, isInItem)
    case 22: return reading(depth, pool, isInItem)
    case 26: return repeated(depth)
    case 27, 28:
      let body = block(depth: depth + 1, pool: pool, isInItem: isInItem)
      return .stored(body: body, reads: Reads(body))
    case 12: return .group(body: block(depth: depth + 1, pool: pool, isInItem: isInItem))
    default:
      let third = pool.count / 3
      let first = Array(pool[..<third])
      let pools = [Array(pool[third..<2 * third]), Array(pool[(2 * third)...])]
      return .factory(
        id: newID(),
        kind: random(3),
        steps: steps(depth, first, isInItem),
        children: (0...random(2)).map {
          scope(depth: depth + 1, pool: pools[$0], isInItem: isInItem)
        },
        identity: identity()
      )
    }
  }

  /// Writes a value that is used twice, without objects that are unique in the tree.
  private mutating func repeated(_ depth: Int) -> Statement {
    let outer = mistakes
    mistakes = 0
    repetitions += 1
    defer { (mistakes, repetitions) = (outer, repetitions - 1) }
    return .repeated(scope(depth: depth + 1, pool: [], isInItem: false))
  }

  /// Writes a part that sets the environment, mostly around one that reads it, which often is in a
  /// part that would be skipped.
  private mutating func environment(
    _ depth: Int,
    _ pool: [Token],
    _ isInItem: Bool
  ) -> Statement {
    let value = random(3) == 0 ? value(isInItem) : .number(random(Program.numbers))
    switch random(4) {
    case 0:
      return .environment(value, body: scope(depth: depth + 1, pool: pool, isInItem: isInItem))
    case 1: return .environment(value, body: [reading(depth, pool, isInItem)])
    default:
      let body = [reading(depth, pool, isInItem)]
      return .environment(value, body: [.part(body: body, hasValue: true, reads: Reads(body))])
    }
  }

  /// Writes a part that reads the environment.
  private mutating func reading(_ depth: Int, _ pool: [Token], _ isInItem: Bool) -> Statement {
    let outer = isReading
    isReading = true
    defer { isReading = outer }
    return .reading(body: scope(depth: depth + 1, pool: pool, isInItem: isInItem))
  }

  /// Writes an existing object, alternately with another one, or an object that a factory makes;
  /// each may occur elsewhere while it is not here.
  private mutating func statement(
    of token: Token,
    _ pool: [Token],
    _ depth: Int,
    _ isInItem: Bool
  ) -> Statement {
    // Existing objects return, with what an animation of the removal has set.
    let isAnimated = !token.isMade && random(sharesObjects ? 2 : 3) == 0
    let isBare = !isAnimated && random(3) == 0
    var steps = steps(depth, [], isInItem)
    if sharesObjects && !token.isMade { steps.removeAll(where: \.setsProperty) }
    if isAnimated {
      if !sharesObjects { steps += animatedSteps(isInItem) }
      steps.append(.beforeRemove(isLate: true))
    }
    var (pool, other) = (pool, nil as (Int, Int)?)
    if let next = pool.first, !token.isMade, !next.isMade, next.condition == nil, random(2) == 0 {
      other = (random(Program.flags), next.index)
      pool.removeFirst()
    }
    let children =
      isBare || depth >= 5 ? [] : scope(depth: depth + 1, pool: pool, isInItem: isInItem)
    if token.isMade {
      return .factory(
        id: newID(),
        kind: token.index % 3,
        steps: isBare ? [] : steps,
        children: [children],
        identity: identity(of: token)
      )
    }
    let object = Statement.existing(
      id: newID(),
      index: token.index,
      other: other,
      steps: isBare ? nil : steps,
      children: children
    )
    guard isAnimated else { return object }
    return .conditional(flag: random(Program.flags), then: [object], otherwise: nil)
  }

  /// Writes an object of each item: alone, in a part, or in what a factory makes.
  mutating func rowObject(_ depth: Int) -> Statement {
    hasRowObjects = false
    let object = Statement.rowObject(steps: steps(depth, [], true))
    switch random(4) {
    case 0: return .part(body: [object], hasValue: random(2) == 0, reads: Reads([object]))
    case 1: return .conditional(flag: random(Program.flags), then: [object], otherwise: nil)
    case 2:
      return .factory(
        id: newID(),
        kind: random(3),
        steps: steps(5, [], true),
        children: [[object]],
        identity: nil
      )
    default: return object
    }
  }

  mutating func leaf(_ depth: Int, _ isInItem: Bool) -> Statement {
    .factory(
      id: newID(),
      kind: random(3),
      // What a method has done is not taken back: only where it is always called is a fresh tree
      // the same.
      steps: steps(depth, [], isInItem)
        + (random(3) == 0 ? [.method(id: newID(), value: value(isInItem))] : []),
      children: [],
      identity: nil
    )
  }

  /// Writes a value of a step.
  mutating func value(_ isInItem: Bool) -> Value {
    if isReading && random(2) == 0 { return .environment }
    return switch random(3) {
    case 0: .constant(random(5))
    case 1: .number(random(Program.numbers))
    default: isInItem ? .item : .constant(random(5))
    }
  }

  /// Writes steps of which an animation of the removal sets what they declare.
  private mutating func animatedSteps(_ isInItem: Bool) -> [Step] {
    if random(2) == 0 { return [.handler(value: value(isInItem))] }
    // The first property of a group is a whole of which others are parts.
    return [properties[0], properties[random(properties.count)]].map {
      .set(property: $0, value: value(isInItem))
    }
  }

  /// Writes the chain of an object.
  mutating func steps(
    _ depth: Int,
    _ pool: [Token],
    _ isInItem: Bool,
    count: Int? = nil
  ) -> [Step] {
    let outer = hasDelegate
    hasDelegate = false
    defer { hasDelegate = outer }
    return innerSteps(depth, pool, isInItem, count: count)
  }

  /// Writes a chain, or a part of one.
  private mutating func innerSteps(
    _ depth: Int,
    _ pool: [Token],
    _ isInItem: Bool,
    count: Int? = nil
  ) -> [Step] {
    // Most chains have nothing but steps that are compared while they are described: of the first kinds.
    let kinds = [3, 4, 11, 21, 21][random(5)]
    let count = count ?? (random(12) == 0 ? random(41) : random(4))
    return (0..<count).map { index in
      let property = properties[random(properties.count)]
      let value = value(isInItem)
      let step: Step =
        switch random(kinds) {
        case 0, 1, 2: .set(property: property, value: value)
        case 3 where setsDelegate(): .delegate
        case 4: .scope(value: value)
        case 5: held(depth, isInItem)
        case 6: .always(property: property, value: value)
        case 7: .handler(value: value)
        case 8: .connection(value: value)
        case 9: .reference(number: random(2))
        case 10: .once(id: newID())
        case 11: .conditional(flag: random(Program.flags), property: property, value: value)
        case 12: .modify(property: property)
        case 13: .beforeRemove(isLate: random(2) == 0)
        case 14: .settling(flag: random(Program.flags))
        case 15: .call(id: newID(), value: value)
        case 16: .release
        case 17: swapped(depth, isInItem, mayNest: index == 0)
        case 18: .request
        case 19: .change(flag: random(Program.flags), isEarly: random(2) == 0)
        default:
          index == 0 && depth < 4
            ? .conditionalChildren(
              id: newID(),
              flag: random(Program.flags),
              scope(depth: depth + 1, pool: pool, isInItem: isInItem)
            )
            : .set(property: property, value: value)
        }
      return random(5) == 0 ? .optional(flag: random(Program.flags), step) : step
    }
  }

  /// Returns whether a chain that has no delegate gets one: a second one would retain the first, to
  /// restore it.
  private mutating func setsDelegate() -> Bool {
    defer { hasDelegate = true }
    return !hasDelegate
  }

  /// Writes two lists of steps, or two blocks of children, in either order.
  ///
  /// A step between the blocks, or between them and a block before them, would observe the children
  /// before they are all known, so that more of them move than need be.
  private mutating func swapped(_ depth: Int, _ isInItem: Bool, mayNest: Bool) -> Step {
    let areBlocks = mayNest && depth < 4 && random(2) == 0
    let parts = (0..<2).map { _ in
      areBlocks
        ? [Step.children(id: newID(), scope(depth: depth + 1, pool: [], isInItem: isInItem))]
        : innerSteps(5, [], isInItem, count: random(3))
    }
    return .swapped(flag: random(Program.flags), parts[0], parts[1])
  }

  /// Writes a scope, whose steps either have children, often, or also are for the object itself: there,
  /// steps after the children would observe these too early, too.
  private mutating func held(_ depth: Int, _ isInItem: Bool) -> Step {
    let object = random(6)
    if random(2) == 0 {
      let own = innerSteps(5, [], isInItem, count: random(4))
      return .held(object: object, flag: random(Program.flags), own)
    }
    var own = innerSteps(depth, [], isInItem, count: random(4))
    if depth < 4 && random(2) == 0 {
      let children = scope(depth: depth + 1, pool: [], isInItem: isInItem)
      let (id, flag) = (newID(), random(Program.flags))
      if own.isEmpty { return .heldChildren(object: object, id: id, flag: flag, children) }
      own.append(.conditionalChildren(id: id, flag: flag, children))
    }
    return .held(object: object, flag: nil, own)
  }
}

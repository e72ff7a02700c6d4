/// A random description: blocks of statements of all kinds, nested.
struct Program {
  let block: [Statement]
  static let flags = 6
  static let numbers = 4
  static let lists = 3
  static let existing = 12

  /// The number of objects that factories make at several places, one at a time.
  static let made = 6

  /// The number of further objects that exist, one for each id of an item.
  static let rowObjects = 24

  /// The number of ids that the items of a list have; one list is long, for the blocks that no other
  /// list is around.
  static func ids(of list: Int) -> Int { list == lists - 1 ? rowObjects : 10 }

  /// Creates a program in which objects may occur at two places, or one of long chains only, or one of
  /// objects that change their parents, or one whose existing objects have no steps that another tree
  /// would not see undone.
  init(
    properties: [[Int]],
    hasMistakes: Bool,
    isChains: Bool = false,
    isMoves: Bool = false,
    sharesObjects: Bool = false,
    using generator: inout some RandomNumberGenerator
  ) {
    var writer = Writer(
      properties: properties,
      mistakes: hasMistakes ? 6 : 0,
      sharesObjects: sharesObjects,
      generator: generator
    )
    let first = sharesObjects ? Program.existing / 3 : 0
    if isChains {
      block = writer.chains()
    } else if isMoves {
      block = writer.moving()
    } else {
      block =
        writer.alternating(first)
        + writer.block(
          depth: 0,
          pool: (2 * first..<Program.existing).map { Token(index: $0) }
            + (0..<Program.made).map { Token(index: $0, isMade: true) },
          isInItem: false
        )
    }
    generator = writer.generator
  }

  /// The state that a run begins with.
  static func state(using generator: inout some RandomNumberGenerator) -> State {
    State(
      flags: (0..<flags).map { _ in Bool.random(using: &generator) },
      numbers: (0..<numbers).map { _ in Int.random(in: 0..<4, using: &generator) },
      lists: (0..<lists).map { list in
        let count = Int.random(in: 0..<ids(of: list) - 3, using: &generator)
        return (0..<count).map { State.Item(id: $0, value: $0) }
      }
    )
  }
}

extension State {
  /// Changes a little, or much.
  mutating func change(using generator: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: flags[Int.random(in: flags.indices, using: &generator)].toggle()
      case 1:
        numbers[Int.random(in: numbers.indices, using: &generator)] =
          Int.random(in: 0..<4, using: &generator)
      default:
        let list = Int.random(in: lists.indices, using: &generator)
        lists[list].change(ids: Program.ids(of: list), using: &generator)
      }
    }
  }

  /// The value that steps set a flag to, so that the last passes agree.
  static func value(setTo flag: Int) -> Bool { flag.isMultiple(of: 2) }
}

extension [State.Item] {
  fileprivate mutating func change(
    ids: Int,
    using generator: inout some RandomNumberGenerator
  ) {
    let place = Int.random(in: 0...count, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0 where !isEmpty: remove(at: Int.random(in: indices, using: &generator))
    case 1 where count > 1:
      let item = remove(at: Int.random(in: indices, using: &generator))
      insert(item, at: Int.random(in: 0...count, using: &generator))
    case 2: shuffle(using: &generator)
    case 3: reverse()
    case 4 where !isEmpty: self[Int.random(in: indices, using: &generator)].value += 1
    case 5 where Int.random(in: 0..<4, using: &generator) == 0: removeAll()
    default:
      let id = Int.random(in: 0..<ids, using: &generator)
      if !contains(where: { $0.id == id }) {
        insert(State.Item(id: id, value: id), at: place)
      }
    }
  }
}

/// A row of the table of live: a change of state, and three ways to update a list of views.
struct LiveRow: Sendable {
  let name: String

  /// The number of items, by which the cost is divided.
  let count: Int

  /// The intended maximum number of instructions per item.
  var budget: Double?

  /// The limit of the row while it exceeds its budget, or has none.
  let limit: Double

  /// The maximum number of Withy's allocations per item.
  let allocationLimit: Double

  /// The expected operations of Withy on the views.
  let expected: CountedView.Counts

  /// The items before and after the measured pass.
  let states: @Sendable () -> (before: [Item], after: [Item])

  /// Makes the list of each variant; variants that are `nil` are not measured.
  let withy: @Sendable () -> any ItemList
  var rebuild: (@Sendable () -> any ItemList)?
  var difference: (@Sendable () -> any ItemList)?

  init(
    name: String,
    count: Int = 1_000,
    budget: Double? = nil,
    limit: Double,
    allocationLimit: Double,
    setterCalls: Int = 0,
    treeOperations: Int = 0,
    states: @escaping @Sendable () -> (before: [Item], after: [Item]),
    withy: @escaping @Sendable () -> any ItemList = { LiveList() },
    rebuild: (@Sendable () -> any ItemList)? = { RebuiltList() },
    difference: (@Sendable () -> any ItemList)? = { DifferenceList() }
  ) {
    self.name = name
    self.count = count
    self.budget = budget
    self.limit = limit
    self.allocationLimit = allocationLimit
    expected = CountedView.Counts(setterCalls: setterCalls, treeOperations: treeOperations)
    self.states = states
    self.withy = withy
    self.rebuild = rebuild
    self.difference = difference
  }

  /// The number of measured passes.
  var rounds: Int { max(2, 20_000 / count) }

  /// Makes the list of a variant; `nil` if it is not measured.
  func list(of variant: LiveVariant) -> (any ItemList)? {
    switch variant {
    case .withy: withy()
    case .rebuild: rebuild?()
    case .difference: difference?()
    }
  }
}

/// The ways to update a list of views.
enum LiveVariant: String {
  case withy
  case rebuild
  case difference
}

/// The data that a row of a list shows.
struct Item: Equatable {
  let id: Int
  var title: String
  var tag: Int
  var alpha = 1.0

  /// Creates an item with values that follow from its id.
  init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
    tag = id
  }

  /// Creates an item in which each value is that of another item, or differs from it.
  init(showing other: Int, in id: Int) {
    self.id = id
    title = "Row \(other)"
    tag = other
    alpha = 0.5
  }
}

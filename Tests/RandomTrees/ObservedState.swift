import Observation

/// The state of a program, of which each piece is observed on its own.
struct ObservedState {
  /// One piece.
  @Observable
  final class Cell<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Pieces of one kind.
  struct Cells<Value: Equatable> {
    private let cells: [Cell<Value>]

    init(_ values: [Value]) { cells = values.map { Cell($0) } }

    subscript(index: Int) -> Value { cells[index].value }

    func set(_ values: [Value]) {
      for (cell, value) in zip(cells, values) where cell.value != value { cell.value = value }
    }
  }

  let flags: Cells<Bool>
  let numbers: Cells<Int>
  let lists: Cells<[State.Item]>

  init(_ state: State) {
    flags = Cells(state.flags)
    numbers = Cells(state.numbers)
    lists = Cells(state.lists)
  }

  /// Changes the pieces that are different.
  func set(_ state: State) {
    flags.set(state.flags)
    numbers.set(state.numbers)
    lists.set(state.lists)
  }
}

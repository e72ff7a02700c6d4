import Foundation
import Observation

/// The state of a program, of which each piece is observed on its own, and may change on any thread.
struct ObservedState: Sendable {
  /// One piece.
  ///
  /// It is `Sendable` without the compiler's check, because what is stored is used under `lock` alone.
  final class Cell<Value: Sendable>: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var stored: Value

    var value: Value {
      get {
        registrar.access(self, keyPath: \.value)
        return lock.withLock { stored }
      }
      set {
        registrar.withMutation(of: self, keyPath: \.value) {
          lock.withLock { stored = newValue }
        }
      }
    }

    init(_ value: Value) { stored = value }
  }

  /// Pieces of one kind.
  struct Cells<Value: Equatable & Sendable>: Sendable {
    private let cells: [Cell<Value>]

    init(_ values: [Value]) { cells = values.map { Cell($0) } }

    subscript(index: Int) -> Value { cells[index].value }

    func set(_ value: Value, at index: Int) { cells[index].value = value }

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

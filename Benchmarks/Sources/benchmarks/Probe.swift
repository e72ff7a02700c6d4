import AllocationCounter
import Kit

/// Runs the work of one row, in a new process that the driver starts.
enum Probe {
  /// The hidden argument that requests a run, followed by the row, the variant and the rounds.
  static let argument = "--probe"

  /// Runs the work given by the arguments, and prints the allocations of the rounds.
  ///
  /// - Returns: Whether the arguments request a run.
  static func run(_ arguments: [String]) -> Bool {
    guard arguments.count == 4, arguments[0] == argument,
      let row = Row.all.first(where: { $0.name == arguments[1] }),
      let variant = Variant(rawValue: arguments[2]),
      let rounds = Int(arguments[3])
    else { return false }

    let scene = Scene()
    let work = row.work(of: variant)
    // Warm up before counting: metadata is created, and arrays get their capacity.
    repeatWork(work, in: scene, rounds: 1)
    let before = allocation_count()
    repeatWork(work, in: scene, rounds: rounds)
    print(allocation_count() - before)
    return true
  }

  @inline(never)
  private static func repeatWork(_ work: Row.Work, in scene: Scene, rounds: Int) {
    for round in 0..<rounds { _ = work(scene, round) }
  }
}

import AllocationCounter

/// Runs the passes of one row of the table of live, in a new process that the driver starts.
enum LiveProbe {
  /// The hidden argument that requests passes, followed by the row, the variant and whether to
  /// count.
  static let argument = "--live-probe"

  /// Runs the passes given by the arguments, and prints their cost.
  ///
  /// - Returns: Whether the arguments request a run.
  static func run(_ arguments: [String]) -> Bool {
    guard arguments.count == 4, arguments[0] == argument,
      let row = LiveRow.all.first(where: { $0.name == arguments[1] }),
      let variant = LiveVariant(rawValue: arguments[2])
    else { return false }
    if arguments[3] == "count" { operation_count_begin() }

    guard var list = row.list(of: variant) else { return false }
    let (before, after) = row.states()
    // Warm up before measuring: metadata is created, and arrays get their capacity.
    list.show(before)
    list.show(after)
    var shortest = Duration.seconds(1_000)
    var allocations = 0
    var counts = CountedView.Counts()
    for _ in 0..<row.rounds {
      list.show(before)
      _ = CountedView.Counts.take()
      let start = ContinuousClock.now
      allocations += measuredPass(&list, after)
      shortest = min(shortest, ContinuousClock.now - start)
      counts = CountedView.Counts.take()
    }
    let nanoseconds = Int(shortest / .nanoseconds(1))
    print(nanoseconds, allocations, counts.setterCalls, counts.treeOperations)
    return true
  }

  /// Runs a pass and returns its allocations.
  ///
  /// Callgrind counts only while this function runs, which it finds by name. The function must not
  /// end in a call, which would become a jump and hide the function's end.
  @inline(never)
  private static func measuredPass(_ list: inout any ItemList, _ items: [Item]) -> Int {
    let before = allocation_count()
    list.show(items)
    return allocation_count() - before
  }
}

/// The run of a pass, over the whole block or over changed parts.
extension Reconciler {
  /// Runs a pass over the whole block: walks its description, then lets nodes enter and leave.
  func run(changed: Set<Int>, _ walk: () -> Void) {
    begin(isWhole: true, changed)
    walk()
    finish()
  }

  /// Runs a pass over parts whose state has changed, or over the whole block if only that can
  /// decide.
  func run(parts ids: Set<Int>, orAll walk: () -> Void) {
    if !losers.isEmpty || ids.contains(where: { parts[$0]?.outer == 0 }) {
      return run(changed: ids, walk)
    }
    begin(isWhole: false, ids)
    // No part is retained, so that one that leaves is freed, with its groups, before they are
    // followed.
    for id in ids.sorted() {
      while let outermost = parts[id].flatMap({ outermostChanged(around: $0) }),
        let block = outermost.block
      {
        fill(outermost, of: block)
      }
    }
    complete()
    finish()
    guard pass.isInDoubt else { return }
    var done = pass.changes
    run(changed: ids, walk)
    done.append(pass.changes)
    pass.changes = done
  }

  private func begin(isWhole: Bool, _ changed: Set<Int>) {
    pass = Pass(number: pass.number + 1, isWhole: isWhole, changed: changed)
    for id in changed { evaluateLater(id) }
    for id in losers { evaluateLater(id) }
    giveUpTaken()
  }

}

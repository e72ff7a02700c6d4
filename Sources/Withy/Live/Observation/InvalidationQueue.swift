import Dispatch
import Foundation

/// The queue of the parts of a live tree whose state has changed since they were evaluated.
///
/// State can change on any thread. Such a change only notes the parts here, and wakes a task on the
/// actor of the tree, once for all changes of one turn.
///
/// The notification of a change comes before the new value is stored. On the actor of the tree this
/// makes no difference, because the pass begins in a later turn. On another thread the store may be
/// pending while the pass reads: the part is evaluated again a turn later, and twice more once no
/// such changes have come for a while, in case the thread was interrupted between notification and
/// store. A new part is evaluated again, too, because what it reads was not observed before.
final class InvalidationQueue: Sendable {
  /// The noted changes.
  private struct Notes {
    /// The parts to evaluate.
    var ids: Set<Int> = []

    /// The parts among them whose new state may not be stored yet.
    var early: Set<Int> = []

    /// The parts that were early when they were evaluated, and must be evaluated again.
    var evaluatedEarly: Set<Int> = []

    /// The parts to evaluate again when no more changes come, and a count that grows while they do.
    var interrupted: Set<Int> = []
    var earlyCount = 0

    /// The length of the longest chain of passes that led to one of the changes.
    var chainLength = 0
  }

  private let notes = Locked(Notes())

  /// The requests for a pass, one for all changes that come until the actor has a turn.
  let requests: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  /// A Boolean value indicating whether the tree belongs to the main actor, whose changes can be
  /// distinguished from others.
  private let isOfMainActor: Bool

  /// The unit of waiting, and the numbers of units without changes from other threads after which
  /// their parts are evaluated again; the second is for threads that a busy machine did not run
  /// within the first.
  private static let (tick, patience) = (Duration.milliseconds(50), [1, 21])

  init(isOfMainActor: Bool) {
    self.isOfMainActor = isOfMainActor
    (requests, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Notes that the state of a part is changing.
  func insert(_ id: Int) {
    let isEarly = !(isOfMainActor && Self.isOnMainActor)
    let chainLength = RunningPass.chainLength
    notes.withLock { notes in
      notes.ids.insert(id)
      if isEarly { notes.early.insert(id) }
      if chainLength > 0 { notes.chainLength = max(notes.chainLength, chainLength + 1) }
    }
    continuation.yield()
  }

  /// Notes that a part was evaluated for the first time: a change meanwhile was not observed.
  ///
  /// The part is evaluated again with those invalidated by other threads, if there are any, but
  /// does not prolong the wait for these: parts that are always new do not make passes without end.
  func insertNew(_ id: Int) {
    notes.withLock { notes in
      if !notes.early.isEmpty || !notes.evaluatedEarly.isEmpty {
        notes.evaluatedEarly.insert(id)
      } else if !notes.interrupted.isEmpty {
        notes.interrupted.insert(id)
      }
    }
  }

  /// A Boolean value indicating whether this thread is running the main actor, and nothing else.
  ///
  /// This is the case on the main thread. If the main thread of a program has ended, as on Linux
  /// that of an asynchronous `main` without a run loop, the main queue runs on other threads.
  private static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  private static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// The length of the longest chain of passes, including the next one, that led to one of the
  /// changes.
  var chainLength: Int { notes.withLock { max(1, $0.chainLength) } }

  /// Returns the ids of the parts, which are about to be evaluated unless they are dropped, and removes
  /// them.
  func take(dropping: Bool = false) -> Set<Int> {
    notes.withLock { notes in
      defer { (notes.ids, notes.early, notes.chainLength) = ([], [], 0) }
      if dropping {
        (notes.evaluatedEarly, notes.interrupted) = ([], [])
      } else {
        notes.evaluatedEarly.formUnion(notes.early)
      }
      return notes.ids
    }
  }

  /// Notes again the parts whose state may not have been stored when they were evaluated, and returns
  /// whether there are any.
  func insertEvaluatedEarly() -> Bool {
    let (isAny, isFirst, count) = notes.withLock { notes in
      let isFirst = notes.interrupted.isEmpty
      let ids = notes.evaluatedEarly
      notes.ids.formUnion(ids)
      notes.interrupted.formUnion(ids)
      notes.evaluatedEarly = []
      if !ids.isEmpty { notes.earlyCount += 1 }
      return (!ids.isEmpty, isFirst, notes.earlyCount)
    }
    if isAny && isFirst {
      // Waits until no more changes come from other threads, then notes their parts again.
      Task { [weak self] in
        var (count, ticks) = (count, 0)
        while ticks < Self.patience[1] {
          try? await Task.sleep(for: Self.tick)
          guard let self else { return }
          ticks = insertInterrupted(since: &count, ticks: ticks + 1)
        }
      }
    }
    return isAny
  }

  /// Notes again the parts whose state may not have been stored, if it is time for that.
  ///
  /// - Returns: The number of ticks without changes, so 0 if more have come.
  private func insertInterrupted(since count: inout Int, ticks: Int) -> Int {
    let isDue = Self.patience.contains(ticks)
    let newest = notes.withLock { notes in
      if notes.earlyCount == count && isDue {
        notes.ids.formUnion(notes.interrupted)
        if ticks == Self.patience[1] { notes.interrupted = [] }
      }
      return notes.earlyCount
    }
    if newest != count {
      count = newest
      return 0
    }
    if isDue { continuation.yield() }
    return ticks
  }

  func finish() { continuation.finish() }
}

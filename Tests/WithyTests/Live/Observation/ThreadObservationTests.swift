import Dispatch
import Foundation
import Observation
import TestSupport
import Testing
import Withy

/// State that other threads change, and that changes while a block is evaluated.
@MainActor
@Suite("Observation across threads", .bothWays) struct ThreadObservationTests {
  /// A number that threads share, with as long a time between the notice of a change and its store as a
  /// test wants.
  ///
  /// It is `Sendable` without the compiler's check, because what is stored is used under `lock` alone.
  final class Shared: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private let delay: TimeInterval
    private var stored = 0

    init(delay: TimeInterval = 0) { self.delay = delay }

    var number: Int {
      get {
        registrar.access(self, keyPath: \.number)
        return lock.withLock { stored }
      }
      set {
        registrar.withMutation(of: self, keyPath: \.number) {
          if delay > 0 { Thread.sleep(forTimeInterval: delay) }
          lock.withLock { stored = newValue }
        }
      }
    }
  }

  let root = View("root")

  /// Returns whether a condition holds, as soon as it does.
  func holds(_ condition: () -> Bool) async -> Bool {
    await turn(while: !condition())
    return condition()
  }

  /// The changes that a test makes, of which none may be lost.
  ///
  /// `WITHY_CHANGES=10000 swift test --filter ThreadObservationTests` makes ten thousand.
  static let changes =
    ProcessInfo.processInfo.environment["WITHY_CHANGES"].flatMap { Int($0) } ?? 300

  @Test("A change from another thread is shown")
  func singleChanges() async {
    let shared = Shared()
    let live = root.live { View.make(View()).count(shared.number) }
    var lost = 0
    for number in 1...Self.changes {
      Thread.detachNewThread { shared.number = number }
      if await !holds({ root.children[0].count == number }) { lost += 1 }
    }
    #expect(lost == 0)
    withExtendedLifetime(live) {}
  }

  /// Lets one thread in, until it is let out.
  private final class Gate: Sendable {
    private let isOpen = NSLock()
    private let (entered, left) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

    func enter() {
      guard isOpen.try() else { return }
      entered.signal()
      left.wait()
    }

    func whileEntered(_ body: () -> Void) {
      entered.wait()
      body()
      left.signal()
    }
  }

  @Test("A change that is stored late is shown soon, also when it follows another such change")
  func successiveLateChanges() async {
    let shared = Shared(delay: 0.02)
    let live = root.live { View.make(View()).count(shared.number) }
    var isSoon = false
    // On a busy machine, any may take long.
    for number in 1...100 where !isSoon {
      Thread.detachNewThread { shared.number = number }
      let start = ContinuousClock.now
      #expect(await holds { root.children[0].count == number })
      isSoon = number > 1 && start.duration(to: .now) < .seconds(1)
    }
    #expect(isSoon)
    withExtendedLifetime(live) {}
  }

  @Test("A change of which a pass has not heard when it observes anew is shown")
  func lateNotification() async {
    let shared = Shared()
    let live = root.live { View.make(View()).count(shared.number) }
    for number in 1...10 {
      let gate = Gate()
      // One of them is usually notified before the live parent is.
      for _ in 0..<10 {
        withObservationTracking {
          _ = shared.number
        } onChange: {
          gate.enter()
        }
      }
      Thread.detachNewThread { shared.number = number }
      gate.whileEntered { live.update() }
      #expect(await holds { root.children[0].count == number })
    }
    withExtendedLifetime(live) {}
  }

  @Test("The last value of a burst of changes from two threads shows")
  func bursts() async {
    let states = [Shared(), Shared()]
    let live = root.live {
      for state in states { View.make(View()).count(state.number) }
    }
    var lost = 0
    for burst in 1...max(1, Self.changes / 10) {
      let last = burst * 100
      for state in states {
        Thread.detachNewThread { for number in (last - 50)...last { state.number = number } }
      }
      if await !holds({ root.children.allSatisfy { $0.count == last } }) { lost += 1 }
    }
    #expect(lost == 0)
    withExtendedLifetime(live) {}
  }

  @Test(
    "A value stored by a thread some time after its notification is shown",
    arguments: [0.01, 0.3]
  )
  func lateStore(delay: TimeInterval) async {
    let shared = Shared(delay: delay)
    let live = root.live { View.make(View()).count(shared.number) }
    Thread.detachNewThread { shared.number = 1 }
    #expect(await holds { root.children[0].count == 1 })
    withExtendedLifetime(live) {}
  }

  @Test(
    "A thousand changes in one turn of the main actor cause one pass, and no change causes none"
  )
  func oneTurn() async {
    let shared = Shared()
    var passes = 0
    let live = root.live {
      let _ = passes += 1
      View.make(View()).count(shared.number)
    }
    for number in 1...1_000 { shared.number = number }
    await turn(while: passes < 2)
    #expect(root.children[0].count == 1_000)
    await turn()
    #expect(passes == 2)
    withExtendedLifetime(live) {}
  }

  @Test("A change by the block of state that it has read is shown, if it was observed before")
  func changeWhileEvaluated() async {
    let shared = Shared()
    var isLoading = false
    let live = root.live {
      View.make(View()).count(shared.number)
      let _ = isLoading ? (shared.number = 5) : ()
    }
    isLoading = true
    live.update()
    #expect(root.children[0].count == 0)
    isLoading = false
    #expect(await holds { root.children[0].count == 5 })
  }

  @Test("A change of another part's state by the surrounding block is shown")
  func changeOfPart() async {
    let (shared, other) = (Shared(), Shared())
    let live = root.live {
      Part { View.make(View()).count(shared.number) }
      View.make(View()).count(other.number)
      let _ = other.number == 1 ? (shared.number = 5) : ()
    }
    other.number = 1
    #expect(await holds { root.children.map(\.count) == [5, 1] })
    withExtendedLifetime(live) {}
  }

  @Test("A change from another thread during the first evaluation of an item is shown")
  func changeWhileNew() async {
    let (count, shared) = (Shared(), Shared())
    let live = root.live {
      ForEach(0..<count.number) { _ in
        let number = shared.number
        if number == 0 {
          let isStored = DispatchSemaphore(value: 0)
          let _ = Thread.detachNewThread {
            shared.number = 1
            isStored.signal()
          }
          let _ = isStored.wait()
        }
        View.make(View()).count(number)
      }
      .equatable()
    }
    Thread.detachNewThread { count.number = 1 }
    #expect(await holds { root.children.map(\.count) == [1] })
    withExtendedLifetime(live) {}
  }

  @Test("Items that are new in every pass do not cause endless passes")
  func alwaysNew() async throws {
    let shared = Shared()
    var passes = 0
    let live = root.live {
      let _ = passes += 1
      View.make(View()).count(shared.number)
      ForEach([passes], id: \.self) { number in View.make(View()).count(number) }.equatable()
    }
    Thread.detachNewThread { shared.number = 1 }
    #expect(await holds { root.children[0].count == 1 })
    try await Task.sleep(for: .milliseconds(200))
    #expect(passes < 10)
    withExtendedLifetime(live) {}
  }

  actor Screen {
    private let shared: Shared
    private let root = View("root")
    private var live: Live?

    init(_ shared: Shared) { self.shared = shared }

    func start() {
      live = root.live { [shared] in View.make(View()).count(shared.number) }
    }

    var count: Int { root.children[0].count }
  }

  @Test("An actor that holds its own live parent is freed")
  func actorIsFreed() async {
    let shared = Shared()
    weak var freed: Screen?
    do {
      let screen = Screen(shared)
      await screen.start()
      freed = screen
      shared.number = 1
      var count = 0
      let end = Date(timeIntervalSinceNow: 1_800)
      while count != 1, Date() < end { count = await screen.count }
      #expect(count == 1)
    }
    #expect(await holds { freed == nil })
    shared.number = 2
  }

  actor Worker {
    @TaskLocal static var name = "none"

    private let shared: Shared
    private let root = View("root")
    private var live: Live?
    private(set) var seen: [String] = []

    init(_ shared: Shared) { self.shared = shared }

    func start() {
      live = root.live { [shared] in
        View.make(View()).call(on: shared.number) { [weak self] _ in
          self?.assumeIsolated { $0.note() }
        }
      }
    }

    private func note() { seen.append("\(Self.name) \(Task.currentPriority)") }
  }

  @Test("A live parent made in a background task keeps its priority and task-local values")
  func taskContext() async {
    let shared = Shared()
    let worker = Worker(shared)
    Worker.$name.withValue("made") {
      _ = Task(priority: .background) { await worker.start() }
    }
    var seen: [String] = []
    let end = Date(timeIntervalSinceNow: 1_800)
    while seen.isEmpty, Date() < end {
      try? await Task.sleep(for: .milliseconds(1))
      seen = await worker.seen
    }
    shared.number = 1
    while seen.count < 2, Date() < end {
      try? await Task.sleep(for: .milliseconds(1))
      seen = await worker.seen
    }
    let expected = "made \(TaskPriority.background)"
    #expect(seen == [expected, expected])
  }
}

import Observation
import Testing

@testable import Withy

/// A feature that the Observation library lacks: ending an observation before its first change.
@Suite("Observation of a single part", .bothWays) struct PartObservationTests {
  @Test("A cancelled or replaced observation is removed from the state")
  func cancel() {
    let model = ObservedModel()
    weak var observed: InvalidationQueue?
    do {
      let changes = InvalidationQueue(isOfMainActor: true)
      observed = changes
      let observation = PartObservation(of: 1, in: changes)
      for _ in 0..<3 { observation.observe { _ = model.name } }
      observation.cancel()
    }
    #expect(observed == nil)
    withExtendedLifetime(model) {}
  }

  @Test("A change is recorded once, and never after the end")
  func notes() {
    let model = ObservedModel()
    let changes = InvalidationQueue(isOfMainActor: true)
    let observation = PartObservation(of: 1, in: changes)
    observation.observe { _ = model.name }
    model.name = "b"
    #expect(changes.take() == [1])
    model.name = "c"
    #expect(changes.take() == [])
    observation.observe { _ = model.name }
    observation.cancel()
    model.name = "d"
    #expect(changes.take() == [])
  }

  @Test("An observation inside another one ends, and the other one is evaluated again")
  func inner() {
    let (outerChanges, changes) = (
      InvalidationQueue(isOfMainActor: true), InvalidationQueue(isOfMainActor: true)
    )
    let outer = PartObservation(of: 1, in: outerChanges)
    let inner = PartObservation(of: 2, in: changes)
    outer.observe { inner.observe {} }
    inner.observe {}
    #expect(outerChanges.take() == [1])
    #expect(changes.take() == [])
  }

  @Test("State that changes because an observation ends is a change for the next one")
  func changedByEnd() {
    let state = ThreadObservationTests.Shared()
    let changes = InvalidationQueue(isOfMainActor: true)
    let observation = PartObservation(of: 1, in: changes)
    withObservationTracking {
      observation.observe {}
    } onChange: {
      state.number = 1
    }
    observation.observe { _ = state.number }
    #expect(changes.take() == [1])
  }

  @Test("A part that is new while another thread may be storing is evaluated again with its parts")
  func newPart() async {
    let changes = InvalidationQueue(isOfMainActor: false)
    changes.insert(1)
    #expect(changes.take() == [1])
    #expect(changes.insertEvaluatedEarly())
    #expect(changes.take() == [1])
    changes.insertNew(2)
    var taken: Set<Int> = []
    for await _ in changes.requests {
      taken = changes.take()
      if taken.contains(2) { break }
    }
    #expect(taken == [1, 2])
  }
}

import Observation
import Testing
import Withy

extension SettlingTests {
  @Observable
  final class State {
    var number = 1
  }

  @MainActor
  @Test("A follower is notified of a pass over a part without changes, without the nodes")
  func unchanged() {
    let state = State()
    let live = root.live {
      Part { b.with.alpha(Double(state.number % 2)) }
      Hierarchy(_following: Hierarchy { a }) { [recorder] old in old ?? Follower(recorder) }
    }
    _ = take()
    state.number = 3
    #expect(live.updateChangedParts().isEmpty)
    #expect(take() == ["followed without nodes"])
    state.number = 4
    #expect(live.updateChangedParts() == Changes(propertyWrites: 1))
    #expect(take() == ["b: alpha = 0.0", "followed"])
  }

  @Test("A group is followed as long as it is described")
  func followerAtTimes() {
    var isOn = true
    let live = root.live {
      if isOn {
        Hierarchy(_following: Hierarchy { a }) { [recorder] old in old ?? Follower(recorder) }
      }
    }
    for on in [true, false, true, true, false] {
      isOn = on
      _ = take()
      live.update()
      #expect(live.followers.count == (on ? 1 : 0))
      #expect(take().contains("followed") == on)
    }
  }
}

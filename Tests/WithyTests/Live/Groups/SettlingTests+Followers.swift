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

  /// An object that a group keeps, and that follows nothing.
  final class Memory: GroupMemory {
    let follower: (any Withy.Follower)? = nil
  }

  @Test("A group is followed as long as it has a follower")
  func followerAtTimes() {
    var (isOn, isFollowed) = (true, false)
    let live = root.live {
      if isOn {
        Hierarchy(_following: Hierarchy { a }) { [recorder] old in
          if isFollowed {
            old as? Follower ?? Follower(recorder)
          } else {
            old as? Memory ?? Memory()
          }
        }
      }
    }
    for (on, followed) in [
      (true, true), (true, false), (true, true), (true, false), (false, false),
    ] {
      (isOn, isFollowed) = (on, followed)
      _ = take()
      live.update()
      #expect(live.followers.count == (followed ? 1 : 0))
      #expect(take() == (followed ? ["followed"] : []))
    }
  }
}

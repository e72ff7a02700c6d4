import Testing
import Withy

extension SettlingTests {
  @MainActor
  @Test("A follower is notified of a pass over a part without changes, without the nodes")
  func unchanged() {
    let model = ObservedModel()
    let live = root.live {
      Part { b.with.alpha(Double(model.number % 2)) }
      Hierarchy(_following: Hierarchy { a }) { [recorder] old in old ?? Follower(recorder) }
    }
    _ = recorder.take()
    model.number = 2
    #expect(live.updateChangedParts().isEmpty)
    #expect(recorder.take() == ["followed without nodes"])
    model.number = 3
    #expect(live.updateChangedParts() == Changes(propertyWrites: 1))
    #expect(recorder.take() == ["b: alpha = 1.0", "followed"])
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
      _ = recorder.take()
      live.update()
      #expect(live.followers.count == (on ? 1 : 0))
      #expect(recorder.take().contains("followed") == on)
    }
  }
}

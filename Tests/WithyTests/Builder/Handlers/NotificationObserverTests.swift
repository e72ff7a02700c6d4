import Foundation
import TestSupport
import Testing
import Withy

@MainActor
@Suite("Notification observers")
struct NotificationObserverTests {
  let name = Notification.Name("withy.\(UUID())")

  /// Posts on another thread, and waits until what it has sent to the main queue is there.
  private func post(_ text: String) async {
    let name = name
    await Task.detached {
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": text])
    }.value
    await drainMainQueue()
  }

  @Test("An observer calls its handler on the main queue, until it is removed")
  func delivery() async {
    var texts: [String?] = []
    let observer = NotificationObserver(of: name) { notification in
      texts.append(notification.userInfo?["text"] as? String)
      return true
    }
    await post("first")
    await post("second")
    #expect(texts == ["first", "second"])
    observer.end()
    await post("third")
    #expect(texts == ["first", "second"])
  }

  @Test("An observer ends when its handler reports that it is no longer needed")
  func expiry() async {
    var count = 0
    weak var gone: NotificationObserver?
    do {
      let observer = NotificationObserver(of: name) { _ in
        count += 1
        return count < 2
      }
      gone = observer
    }
    await post("first")
    #expect(gone != nil)
    await post("second")
    await post("third")
    #expect(count == 2)
    #expect(gone == nil)
  }
}

#if WITHY_UIKIT || WITHY_APPKIT
  import Foundation
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    import WithyUIKit
  #else
    import WithyAppKit
  #endif

  @MainActor
  @Suite("Notifications as events of views")
  struct NotificationTests {
    private let owner = CallLog()

    init() { prepare() }

    @Test("Notifications reach their owner, and none that has been deallocated")
    func notificationOwner() async {
      let name = Notification.Name("withy.\(UUID())")
      /// Posts, and waits for the main queue.
      func post() async {
        NotificationCenter.default.post(name: name, object: nil)
        await drainMainQueue()
      }
      var child: PlatformView? = PlatformView()
      var captured: NSObject? = NSObject()
      weak let freed = captured
      child?.with
        .on(name, owner) { [captured] owner, view, _ in
          owner.calls.append("\(type(of: view)) \(captured != nil)")
        }
        .build()
      captured = nil
      await post()
      #expect(owner.calls == ["\(PlatformView.self) true"])
      child = nil
      await post()
      await post()
      #expect(owner.calls == ["\(PlatformView.self) true"])
      #expect(freed == nil)
    }

    @Test("Notifications arrive on the main queue, until the step is removed")
    func notifications() async {
      let name = Notification.Name("withy.\(UUID())")
      let (root, child) = (PlatformView(), PlatformView())
      var isOn = true
      let live = root.live {
        if isOn {
          child.with.on(name) { [owner] _, notification in
            owner.calls.append(notification.userInfo?["text"] as? String ?? "")
          }
        } else {
          child
        }
      }
      live.update()
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": "first"])
      await turn(while: owner.calls.isEmpty)
      #expect(owner.calls == ["first"])
      isOn = false
      live.update()
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": "second"])
      await turn()
      #expect(owner.calls == ["first"])
    }

    @Test("Notifications that are posted on another thread arrive on the main queue")
    func otherThread() async {
      let name = Notification.Name("withy.\(UUID())")
      let view = PlatformView().with
        .on(name, owner) { owner, _, notification in
          owner.calls.append(notification.userInfo?["text"] as? String ?? "")
        }
        .build()
      await Task.detached {
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": "first"])
      }
      .value
      await drainMainQueue()
      #expect(owner.calls == ["first"])
      withExtendedLifetime(view) {}
    }
  }
#endif

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
      child?.with.on(name, owner) { owner, view, _ in owner.calls.append("\(type(of: view))") }
        .build()
      await post()
      #expect(owner.calls == ["\(PlatformView.self)"])
      child = nil
      await post()
      await post()
      #expect(owner.calls == ["\(PlatformView.self)"])
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
  }
#endif

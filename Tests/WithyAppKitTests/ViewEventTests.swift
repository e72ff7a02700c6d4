#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Testing

  @testable import WithyAppKit

  #if !canImport(ObjectiveC)
    extension ActionGuide: ActionReceiver {
      func didAct(_ sender: NSObject) { act() }
    }
  #endif

  @MainActor private final class Owner {
    var calls: [String] = []
  }

  @MainActor
  @Suite("Events of AppKit's controls")
  struct ViewEventTests {
    private let owner = Owner()

    @Test("A target is attached once, calls the newest handler, and is restored on undo")
    func action() {
      let (root, button) = (NSView(), NSButton(title: "Save", target: nil, action: nil))
      var text = "a"
      let live = root.live {
        if text.isEmpty {
          button
        } else {
          let current = text
          button.with.onAction(owner) { owner, button in
            owner.calls.append("\(current) \(button.title)")
          }
        }
      }
      text = "b"
      #expect(live.update().isEmpty)
      #expect(button.target != nil)
      #expect(button.action != nil)
      #if !canImport(ObjectiveC)
        button.act()
        #expect(owner.calls == ["b Save"])
      #endif
      text = ""
      live.update()
      #expect(button.target == nil)
      #expect(button.action == nil)
      #expect(button.layoutGuides.isEmpty)
    }

    @Test("Notifications reach their owner, and none that has been deallocated")
    func notificationOwner() async {
      let name = Notification.Name("withy.\(UUID())")
      /// Posts, and waits until what was sent to the main queue is there.
      func post() async {
        NotificationCenter.default.post(name: name, object: nil)
        await withCheckedContinuation { continuation in
          DispatchQueue.main.async { continuation.resume() }
        }
      }
      var child: NSView? = NSView()
      child?.with.on(name, owner) { owner, view, _ in owner.calls.append("\(type(of: view))") }
        .build()
      await post()
      #expect(owner.calls == ["NSView"])
      child = nil
      await post()
      await post()
      #expect(owner.calls == ["NSView"])
    }

    @Test("An event handler retains neither the control nor the owner")
    func lifetimes() {
      weak var gone: NSView?
      weak var goneOwner: Owner?
      do {
        let (button, owner) = (NSButton(title: "Save", target: nil, action: nil), Owner())
        button.with.onAction(owner) { owner, _ in owner.calls.append("") }
          .on(Notification.Name("clock"), owner) { owner, _, _ in owner.calls.append("") }.build()
        (gone, goneOwner) = (button, owner)
      }
      #expect(gone == nil)
      #expect(goneOwner == nil)
    }
  }
#endif

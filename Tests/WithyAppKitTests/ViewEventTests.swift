#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Testing

  @testable import WithyAppKit

  #if !canImport(ObjectiveC)
    extension ActionGuide: ActionReceiver {
      func didAct(_ sender: NSObject) { act() }
    }
  #endif

  @MainActor
  @Suite("Events of AppKit's controls")
  struct ViewEventTests {
    private let owner = CallLog()

    @Test("A target is attached once, calls the newest handler, and is restored on undo")
    func action() {
      let (root, button) = (NSView(), NSButton(title: "Save", target: nil, action: nil))
      var text = "a"
      let live = root.live {
        if text.isEmpty {
          button
        } else {
          let current = text
          button.with.on(.action, owner) { owner, button in
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

    @Test(
      "A control gets back its target, whichever of a two-way value and an event goes first",
      arguments: [false, true]
    )
    func order(isEventFirst: Bool) {
      final class Player {
        var volume = 0.5
      }
      let (root, slider, player, target) = (NSView(), NSSlider(), Player(), NSObject())
      let action = Selector(("changed"))
      (slider.target, slider.action) = (target, action)
      var (isBound, isOn) = (true, true)
      let live = root.live {
        slider.with
          .if(isBound) { $0.doubleValue.bound(to: player, \.volume) }
          .if(isOn) { $0.on(.action, owner) { owner, _ in owner.calls.append("act") } }
      }
      if isEventFirst { isOn = false } else { isBound = false }
      live.update()
      #expect(slider.target is ActionGuide)
      (isBound, isOn) = (false, false)
      live.update()
      #expect(slider.target === target)
      #expect(slider.action == action)
      #expect(slider.layoutGuides.isEmpty)
    }

    @Test("An event handler retains neither the control nor the owner")
    func lifetimes() {
      weak var gone: NSView?
      weak var goneOwner: CallLog?
      do {
        let (button, owner) = (NSButton(title: "Save", target: nil, action: nil), CallLog())
        button.with.on(.action, owner) { owner, _ in owner.calls.append("") }
          .on(Notification.Name("clock"), owner) { owner, _, _ in owner.calls.append("") }.build()
        (gone, goneOwner) = (button, owner)
      }
      #expect(gone == nil)
      #expect(goneOwner == nil)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import Testing
  import WithyUIKit

  /// A controller that records its notifications, and whether its view is inside another one.
  private final class Child: UIViewController {
    let log = CallLog()

    private func note(_ text: String) {
      log.calls.append("\(text), view \(viewIfLoaded?.superview == nil ? "out" : "in")")
    }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      note("will \(parent == nil ? "leave" : "enter")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note("did \(parent == nil ? "leave" : "enter")")
    }
  }

  @MainActor
  @Suite("Callbacks of embedded view controllers")
  struct ContainmentOrderTests {
    private let parent = UIViewController()
    private let child = Child()
    private let entered = ["will enter, view out", "did enter, view in"]
    private let left = ["will leave, view in", "did leave, view out"]

    init() { prepare() }

    @Test("The calls have UIKit's order, in build() and in live")
    func order() {
      parent.view { Embedded(child, in: parent) }
      #expect(child.log.take() == entered)
      parent.view { Embedded(child, in: parent) }
      #expect(child.log.take() == [])
      parent.view.remove(child.view)
      #expect(child.log.take() == left)
      var isOn = true
      let live = parent.view.live { if isOn { Embedded(child, in: parent) } }
      #expect(child.log.take() == entered)
      isOn = false
      live.update()
      #expect(child.log.take() == left)
    }

    @Test(
      "A controller gets no callbacks while its view moves, and is removed with the view around it"
    )
    func moves() {
      var place = 0
      let (box, other) = (UIView(), UIStackView())
      let live = parent.view.live {
        if place < 2 {
          box.with.children { if place == 0 { Embedded(child, in: parent) } }
          other.with.children { if place == 1 { Embedded(child, in: parent) } }
        }
      }
      #expect(child.log.take() == entered)
      place = 1
      live.update()
      #expect(child.log.take() == [])
      place = 2
      live.update()
      #expect(child.log.take() == left)
    }
  }
#endif

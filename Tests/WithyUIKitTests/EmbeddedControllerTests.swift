#if canImport(UIKit) && !os(watchOS)
  import ReportRecorder
  import Testing
  import UIKit

  @testable import WithyUIKit

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
  @Suite("Embedded view controllers in UIKit")
  struct EmbeddedControllerTests {
    private let parent = UIViewController()
    private let child = Child()
    private let entered = ["will enter, view out", "did enter, view in"]
    private let left = ["will leave, view in", "did leave, view out"]

    init() { prepare() }

    @Test("build() adds the controller to its parent")
    func build() {
      parent.view { Embedded(child, in: parent) }
      #expect(parent.children == [child])
      #expect(child.view.superview === parent.view)
      #expect(child.log.take() == entered)
      parent.view { Embedded(child, in: parent) }
      #expect(child.log.take() == [])
    }

    @Test("Controllers are added and removed by a live block, in UIKit's order")
    func live() {
      var isOn = true
      let header = UILabel()
      let live = parent.view.live {
        header
        if isOn { Embedded(child, in: parent) }
      }
      #expect(child.log.take() == entered)
      #expect(live.update().isEmpty)
      #expect(child.log.take() == [])
      isOn = false
      live.update()
      #expect(child.log.take() == left)
      #expect(parent.children.isEmpty)
      isOn = true
      live.update()
      #expect(child.log.take() == entered)
    }

    @Test("The view of a removed controller may be nested under another controller")
    func free() {
      var isOn = true
      let embedded = Embedded(child, in: parent)
      let live = parent.view.live { if isOn { embedded } }
      isOn = false
      live.update()
      let other = UIViewController()
      other.addChild(child)
      other.view { child.view }
      #expect(child.parent === other)
      child.removeFromParent()
      isOn = true
      live.update()
      #expect(child.parent === parent)
    }

    @Test("Controllers stay contained while they move, and are removed with their surroundings")
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
      #expect(other.arrangedSubviews == [child.view])
      #expect(child.log.take() == [])
      place = 2
      live.update()
      #expect(child.log.take() == left)
      #expect(parent.children.isEmpty)
    }

    @Test("A controller embedded in itself is reported")
    func cycles() {
      let line: UInt = #line + 2
      let found = reports {
        parent.view { Embedded(parent, in: parent) }
      }
      #expect(found.map(\.line).first == line)
      #expect(
        found.first?.message
          == "UIViewController cannot be its own child; only its view is embedded"
      )
      #expect(parent.children.isEmpty)
    }

    @Test("Controllers are freed with their parent")
    func lifetimes() {
      final class Screen: LiveViewController {
        let child = UIViewController()
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { Embedded(child, in: self) }
      }
      weak var screen: UIViewController?
      weak var child: UIViewController?
      do {
        let made = Screen()
        made.loadViewIfNeeded()
        #expect(made.children == [made.child])
        (screen, child) = (made, made.child)
      }
      #expect(screen == nil)
      #expect(child == nil)
    }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Observation
  import Testing

  @testable import WithyAppKit

  private final class ProfileView: LiveView {
    let nameLabel = label("name")
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { nameLabel }
    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      nameLabel.anchors.leading == anchors.leading + 16
      (nameLabel.anchors.trailing <= anchors.trailing - 16).priority(.defaultHigh)
      nameLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
      nameLabel.anchors.bottom == layoutMarginsGuide.anchors.bottom
    }
  }

  private final class BadgeView: LiveView {
    let icon = NSView()
    let title = label("12345678")
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      HStack(spacing: 4) {
        icon.layout.frame(width: 20, height: 20)
        title
      }
    }
  }

  private final class ToggleControl: LiveControl {
    let thumb = label("thumb")
    var isOn = false
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { thumb.with.isHidden(!isOn) }
  }

  /// A layout whose factory and step capture the object that describes it.
  @MainActor
  private func capturing(_ owner: NSObject) -> ViewHierarchy {
    ViewHierarchy {
      VStack { NSTextField.make(label(owner.description)).call { _ in _ = owner } }
    }
  }

  private final class CapturingView: LiveView {
    override var hierarchy: ViewHierarchy { capturing(self) }
  }

  private final class CapturingControl: LiveControl {
    override var hierarchy: ViewHierarchy { capturing(self) }
  }

  private final class CapturingController: LiveViewController {
    override var hierarchy: ViewHierarchy { capturing(self) }
  }

  @Observable private final class Model {
    var names = ["one", "two"]
  }

  private final class NamesView: LiveView {
    let model = Model()
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      VStack(spacing: 0) {
        ForEach(model.names, id: \.self) { NSTextField.make(.init(labelWithString: $0)) }
      }
    }
    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      anchors.width >= CGFloat(model.names.count)
    }
  }

  private final class ProfileController: LiveViewController {
    let nameLabel = label("name")
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { nameLabel }
    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      nameLabel.anchors.center == view.anchors.center
    }
  }

  private final class NamesController: LiveViewController {
    let model = Model()
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      ForEach(model.names, id: \.self) { NSTextField.make(.init(labelWithString: $0)) }
    }
  }

  @MainActor
  @Suite("AppKit's base classes")
  struct BaseClassTests {
    @Test("A base class nests and constrains once")
    func once() {
      let view = ProfileView()
      #expect(names(view) == ["name"])
      #expect(view.constraints.map(\.constant) == [16, -16, 0, 0])
      #expect(view.constraints.map(\.priority) == [.required, .defaultHigh, .required, .required])
      #expect(!view.nameLabel.translatesAutoresizingMaskIntoConstraints)
      #expect(view.translatesAutoresizingMaskIntoConstraints)
      #expect(names(ToggleControl()) == ["thumb"])
    }

    @Test("A base class lays out from the top, during AppKit's layout")
    func layout() {
      let view = BadgeView()
      view.frame = CGRect(x: 0, y: 0, width: 81, height: 20)
      #expect(view.isFlipped)
      #expect(view.title.frame == .zero)
      view.layoutSubtreeIfNeeded()
      #expect(view.icon.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(view.title.frame == CGRect(x: 24, y: 1.5, width: 57, height: 17))
      #expect(view.intrinsicContentSize == CGSize(width: 81, height: 20))
    }

    @Test("Leaves are placed from the top in views that are not flipped, too")
    func unflipped() {
      let (view, leaf) = (NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), NSView())
      view.arrange(in: view.bounds) {
        leaf.layout.frame(width: 100, height: 10).frame(maxHeight: .infinity, alignment: .top)
      }
      #expect(leaf.frame == CGRect(x: 0, y: 90, width: 100, height: 10))
    }

    @Test("A base class follows the state that it reads, with its constraints")
    func observed() async {
      let view = NamesView()
      #expect(names(view) == ["one", "two"])
      #expect(view.constraints.map(\.constant) == [2])
      view.model.names.append("three")
      for _ in 0..<100 where view.subviews.count == 2 { await Task.yield() }
      #expect(names(view) == ["one", "two", "three"])
      #expect(view.constraints.map(\.constant) == [3])
      view.model.names = []
      view.setNeedsUpdate()
      view.layoutSubtreeIfNeeded()
      #expect(names(view) == [])
    }

    @Test("Changes of constraints are counted in the changes of a pass")
    func constraintChanges() {
      final class Spaced: LiveView {
        var (inset, priority, isOn, isConstrained): (CGFloat, Float, Bool, Bool) = (
          8, 500, true, true
        )
        let (a, b) = (label("a"), label("b"))
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          a
          if isOn { b }
        }
        @ConstraintBuilder override var layoutConstraints: ViewConstraints {
          if isConstrained {
            a.anchors.leading == anchors.leading + inset
            (a.anchors.top == anchors.top).priority(priority)
          }
          if isOn { b.anchors.edges == anchors.edges }
        }
      }
      let view = Spaced()
      #expect(view.liveHierarchy?.lastChanges == Changes(insertions: 2, adjustments: 6))
      func expect(_ changes: Changes, _ change: () -> Void) {
        change()
        #expect(view.liveHierarchy?.update() == changes)
        #expect(view.liveHierarchy?.update().isEmpty == true)
      }
      expect(Changes(adjustments: 1)) { view.inset = 9 }
      expect(Changes(adjustments: 1)) { view.priority = 400 }
      #expect(view.constraints.prefix(2).map(\.constant) == [9, 0])
      #expect(view.constraints[1].priority == NSLayoutConstraint.Priority(400))
      expect(Changes(adjustments: 1)) { view.constraints[0].isActive = false }
      expect(Changes(removals: 1, adjustments: 4)) { view.isOn = false }
      #expect(view.constraints.count == 2)
      expect(Changes(insertions: 1, adjustments: 4)) { view.isOn = true }
      #expect(!view.a.translatesAutoresizingMaskIntoConstraints)
      expect(Changes(adjustments: 2)) { view.isConstrained = false }
      #expect(view.a.translatesAutoresizingMaskIntoConstraints)
      #expect(!view.b.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A controller needs no nib")
    func controllers() async {
      let controller = ProfileController()
      #expect(names(controller.view) == ["name"])
      #expect(controller.view.constraints.count == 2)
      let live = NamesController()
      #expect(live.liveHierarchy == nil)
      #expect(names(live.view) == ["one", "two"])
      live.model.names = ["three"]
      for _ in 0..<100 where live.view.subviews.count == 2 { await Task.yield() }
      #expect(names(live.view) == ["three"])
    }

    @Test("Base classes have no retain cycle")
    func lifetimes() {
      weak var view: NSView?
      weak var live: NSView?
      weak var controller: NSViewController?
      do {
        let (a, b, c) = (ProfileView(), NamesView(), NamesController())
        _ = c.view
        (view, live, controller) = (a, b, c)
      }
      #expect(view == nil)
      #expect(live == nil)
      #expect(controller == nil)
    }

    @Test("Base classes whose layout captures them have no retain cycle")
    func capturedByLayouts() {
      weak var view: NSView?
      weak var control: NSView?
      weak var controller: NSViewController?
      do {
        let (a, b, c) = (CapturingView(), CapturingControl(), CapturingController())
        for view in [a, b, c.view] {
          view.layoutSubtreeIfNeeded()
          #expect(!names(view).isEmpty)
        }
        (view, control, controller) = (a, b, c)
      }
      #expect(view == nil)
      #expect(control == nil)
      #expect(controller == nil)
    }

    @Test("Controls follow their state, too")
    func controls() {
      let control = ToggleControl()
      #expect(control.thumb.isHidden)
      control.isOn = true
      #expect(control.liveHierarchy != nil)
      control.setNeedsUpdate()
      control.layoutSubtreeIfNeeded()
      #expect(!control.thumb.isHidden)
      control.show(1) { label("one") }
      control.show(2) { label("two") }
      #expect(names(control) == ["thumb", "two"])
    }
  }
#endif

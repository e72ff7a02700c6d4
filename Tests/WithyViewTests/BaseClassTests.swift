#if WITHY_UIKIT || WITHY_APPKIT
  import Observation
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  private final class ProfileView: LiveView {
    let nameLabel = label("name")
    let log = CallLog()

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      nameLabel.with.call { [log] _ in log.calls.append("nested") }
      StackView.make(.init()).spacing(8) { label("follow") }
    }

    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      nameLabel.anchors.leading == anchors.leading + 16
      nameLabel.anchors.top == safeAreaLayoutGuide.anchors.top + 8
      (nameLabel.anchors.trailing <= anchors.trailing - 16).priority(.defaultHigh)
      nameLabel.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
    }

    override func configure() { log.calls.append("\(constraints.count) constraints, configured") }
  }

  private final class ToggleControl: LiveControl {
    let thumb = label("thumb")
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { thumb }
    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      thumb.anchors.edges == anchors.edges
    }
  }

  private final class CountControl: LiveControl {
    var count = 1
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      Label.make(label("")).shownText("\(count)")
    }
  }

  private final class ProfileController: LiveViewController {
    let nameLabel = label("name")
    var configurations = 0
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { nameLabel }
    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      nameLabel.anchors.center == view.anchors.center
    }
    override func configure() { configurations += 1 }
  }

  /// A view that is a layout.
  private final class BadgeView: LiveView {
    let icon = PlatformView()
    let title = label("12345678")
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      HStack(spacing: 4) {
        icon.layout.frame(width: 20, height: 20)
        title
      }
    }
  }

  /// A layout whose factory and step capture the object that describes it.
  @MainActor
  private func capturing(_ owner: NSObject) -> ViewHierarchy {
    ViewHierarchy {
      VStack { Label.make(label(owner.description)).call { _ in _ = owner } }
    }
  }

  private final class CapturingView: LiveView {
    override var hierarchy: ViewHierarchy { capturing(self) }
  }

  private final class CapturingControl: LiveControl {
    override var hierarchy: ViewHierarchy { capturing(self) }
  }

  #if WITHY_UIKIT
    private final class CapturingTableCell: LiveTableViewCell {
      override var hierarchy: ViewHierarchy { capturing(self) }
    }

    private final class CapturingCollectionCell: LiveCollectionViewCell {
      override var hierarchy: ViewHierarchy { capturing(self) }
    }
  #endif

  private final class CapturingController: LiveViewController {
    override var hierarchy: ViewHierarchy { capturing(self) }
  }

  @Observable final class Inbox {
    var title = "Inbox"
    var messages = ["one", "two"]
    var inset: CGFloat = 8
  }

  private final class InboxView: LiveView {
    let inbox: Inbox
    let titleLabel = label("")

    init(_ inbox: Inbox) {
      self.inbox = inbox
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      titleLabel.with.shownText(inbox.title)
      ForEach(inbox.messages, id: \.self) { Label.make(label($0)) }
    }

    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      titleLabel.anchors.leading == anchors.leading + inbox.inset
    }
  }

  private final class ListView: LiveView {
    var texts: [String] = ["abcdefgh"]
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(texts, id: \.self) { Label.make(label($0)) }
      }
    }
  }

  private final class InboxController: LiveViewController {
    let inbox = Inbox()
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      ForEach(inbox.messages, id: \.self) { Label.make(label($0)) }
    }
  }

  @MainActor
  @Suite("Base classes")
  struct BaseClassTests {
    init() { prepare() }

    @Test("A base class nests, constrains and configures once, in this order")
    func once() {
      let view = ProfileView()
      #expect(view.log.take() == ["nested", "4 constraints, configured"])
      #expect(names(view) == ["name", "\(StackView.self)"])
      #expect(view.constraints.map(\.constant) == [16, 8, -16, 0])
      #expect(view.constraints.map(\.priority) == [.required, .required, .defaultHigh, .required])
      view.layOut()
      #expect(view.log.take() == [])
      #expect(!view.nameLabel.translatesAutoresizingMaskIntoConstraints)
      #expect(view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Controls do so, too")
    func toggle() {
      let control = ToggleControl()
      #expect(names(control) == ["thumb"])
      #expect(control.constraints.count == 4)
    }

    @Test("A controller nests into its view after it has loaded, once")
    func controller() {
      let controller = ProfileController()
      #expect(controller.configurations == 0)
      _ = controller.view
      controller.viewDidLoad()
      #expect(controller.configurations == 1)
      #expect(names(controller.view) == ["name"])
      #expect(controller.view.constraints.count == 2)
      #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A controller without a hierarchy shows what its view describes")
    func describedView() {
      final class Screen: LiveViewController {
        var configurations = 0
        override func loadView() { view = BadgeView() }
        override func configure() { configurations += 1 }
      }
      let screen = Screen()
      let messages = reports { _ = screen.view }
      screen.viewDidLoad()
      #expect(messages.isEmpty && screen.configurations == 1)
      let badge = screen.view as? BadgeView
      #expect(badge.map { $0.subviews == [$0.icon, $0.title] } == true)
      #expect(screen.liveHierarchy === badge?.liveHierarchy)
      #if WITHY_APPKIT
        #expect(screen.view.frame.size == badge?.intrinsicContentSize)
      #endif
      screen.show(1) { label("more") }
      #expect(names(screen.view).last == "more")
    }

    @Test("A controller whose hierarchy is empty at first shows it later")
    func emptyAtFirst() {
      final class Screen: LiveViewController {
        var isLoaded = false
        override func loadView() { view = LiveView(frame: .zero) }
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          if isLoaded { label("loaded") }
        }
      }
      let screen = Screen()
      #expect(reports { _ = screen.view }.count == 1)
      screen.isLoaded = true
      screen.liveHierarchy?.update()
      #expect(names(screen.view) == ["loaded"])
    }

    @Test("A controller with a hierarchy replaces what its view describes, and reports it")
    func describedTwice() {
      final class Screen: LiveViewController {
        override func loadView() { view = BadgeView() }
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { label("name") }
      }
      let screen = Screen()
      #expect(reports { _ = screen.view }.count == 1)
      #expect(names(screen.view) == ["name"])
    }

    @Test("A hierarchy that is a layout is laid out during the platform's layout")
    func layout() {
      let view = BadgeView()
      let text = view.title.size(for: .unspecified)
      let size = CGSize(width: 24 + text.width, height: max(20, text.height))
      #expect(view.intrinsicContentSize == size)
      #expect(view.title.frame == .zero)
      view.frame = CGRect(origin: .zero, size: size)
      view.layOut()
      #expect(view.icon.frame.minX == 0)
      // Its frame is aligned to whole pixels.
      #expect(abs(view.icon.frame.midY - size.height / 2) <= 0.25)
      #expect(view.icon.frame.size == CGSize(width: 20, height: 20))
      #expect(
        view.title.alignmentFrame.origin == CGPoint(x: 24, y: (size.height - text.height) / 2)
      )
      #expect(view.title.alignmentFrame.size == text)
      #if WITHY_UIKIT
        #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == size)
        view.semanticContentAttribute = .forceRightToLeft
      #else
        view.userInterfaceLayoutDirection = .rightToLeft
      #endif
      view.requestLayout()
      view.layOut()
      #expect(view.title.alignmentFrame.minX == 0)
    }

    @Test("A base class follows the state that it reads, with its constraints")
    func observed() async {
      let inbox = Inbox()
      let view = InboxView(inbox)
      #expect(names(view) == ["Inbox", "one", "two"])
      #expect(view.constraints.map(\.constant) == [8])
      let constraint = view.constraints.first
      inbox.messages.append("three")
      inbox.inset = 12
      await turn(while: view.subviews.count == 3)
      #expect(names(view) == ["Inbox", "one", "two", "three"])
      #expect(view.constraints.map(\.constant) == [12])
      #expect(view.constraints.first === constraint)
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
      #expect(view.constraints[1].priority == PlatformLayoutPriority(400))
      expect(Changes(adjustments: 1)) { view.constraints[0].isActive = false }
      expect(Changes(removals: 1, adjustments: 4)) { view.isOn = false }
      #expect(view.constraints.count == 2)
      expect(Changes(insertions: 1, adjustments: 4)) { view.isOn = true }
      #expect(!view.a.translatesAutoresizingMaskIntoConstraints)
      expect(Changes(adjustments: 2)) { view.isConstrained = false }
      #expect(view.a.translatesAutoresizingMaskIntoConstraints)
      #expect(!view.b.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A view that a chain and its base class constrain has a frame once neither does")
    func twiceConstrained() {
      final class Both: LiveView {
        let a = label("a")
        var (byChain, byClass) = (false, true)
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          a.with.if(byChain) { $0.constrain { $0.width == 44 } }
        }
        @ConstraintBuilder override var layoutConstraints: ViewConstraints {
          if byClass { a.anchors.height == 20 }
        }
      }
      let view = Both()
      for (byChain, byClass) in [
        (true, true), (true, false), (true, true), (false, true), (false, false), (true, false),
        (true, true), (false, false),
      ] {
        (view.byChain, view.byClass) = (byChain, byClass)
        view.liveHierarchy?.update()
        #expect(view.a.translatesAutoresizingMaskIntoConstraints == !(byChain || byClass))
      }
    }

    @Test("A content view that others are aligned with keeps its frame")
    func alignedWithContent() {
      final class Aligned: LiveView {
        let (card, a) = (CardView(), label("a"))
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          card
          a
        }
        @ConstraintBuilder override var layoutConstraints: ViewConstraints {
          a.anchors.leading == card.content.anchors.leading
        }
      }
      let view = Aligned()
      #expect(view.constraints.count == 1)
      #expect(!view.a.translatesAutoresizingMaskIntoConstraints)
      #expect(view.card.content.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("setNeedsUpdate updates for state that is not observed, once")
    func byHand() async {
      let view = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.layOut()
      view.texts = ["abcdefgh", "abcd"]
      view.setNeedsUpdate()
      view.setNeedsUpdate()
      #expect(view.subviews.count == 1)
      view.layOut()
      #expect(view.subviews.count == 2)
      #expect(view.subviews[1].frame.minY == view.subviews[0].frame.maxY + 2)
      view.texts = []
      view.setNeedsUpdate()
      await turn(while: !view.subviews.isEmpty)
      #expect(view.subviews.isEmpty)
    }

    @Test("Controls follow their state, too")
    func controls() {
      let control = CountControl()
      control.count = 2
      #expect(control.liveHierarchy != nil)
      control.setNeedsUpdate()
      control.layOut()
      #expect(names(control) == ["2"])
      control.show(1) { label("one") }
      control.show(2) { label("two") }
      #expect(names(control) == ["2", "two"])
    }

    @Test("Each pass over a layout invalidates the intrinsic size")
    func intrinsicSize() {
      let view = ListView()
      let line = view.intrinsicContentSize
      view.texts.append("second")
      view.liveHierarchy?.update()
      #expect(view.intrinsicContentSize.height == 2 * line.height + 2)
      #if WITHY_UIKIT && !canImport(ObjectiveC)
        #expect(view.intrinsicSizeInvalidations == 2)
      #endif
    }

    @Test("The view of a controller follows its state")
    func liveController() async {
      let controller = InboxController()
      #expect(controller.liveHierarchy == nil)
      #expect(names(controller.view) == ["one", "two"])
      controller.inbox.messages = ["three"]
      await turn(while: controller.view.subviews.count == 2)
      #expect(names(controller.view) == ["three"])
      controller.show(1) { label("item") }
      #expect(names(controller.view) == ["three", "item"])
    }

    @Test("A controller whose view has not loaded loads it to show a block")
    func earlyBlock() {
      let controller = InboxController()
      controller.show(1) { label("item") }
      #expect(names(controller.view) == ["one", "two", "item"])
    }

    @Test("Base classes have no retain cycle")
    func lifetimes() {
      weak var profile: PlatformView?
      weak var inbox: PlatformView?
      weak var list: PlatformView?
      weak var badge: PlatformView?
      weak var controller: PlatformViewController?
      weak var live: PlatformViewController?
      do {
        let (a, b, c, d) = (ProfileView(), InboxView(Inbox()), ListView(), BadgeView())
        let (e, f) = (ProfileController(), InboxController())
        _ = (e.view, f.view)
        c.layOut()
        (profile, inbox, list, badge, controller, live) = (a, b, c, d, e, f)
      }
      #expect(profile == nil)
      #expect(inbox == nil)
      #expect(list == nil)
      #expect(badge == nil)
      #expect(controller == nil)
      #expect(live == nil)
    }

    @Test("Base classes whose layout captures them have no retain cycle")
    func capturedByLayouts() {
      var gone: [WeakReference<NSObject>] = []
      do {
        let owner = CapturingController()
        var views: [PlatformView] = [CapturingView(), CapturingControl(), owner.view]
        #if WITHY_UIKIT
          views.append(CapturingTableCell(style: .default, reuseIdentifier: nil))
          views.append(CapturingCollectionCell(frame: .zero))
        #endif
        for view in views {
          view.layOut()
          #expect(!names(view).isEmpty)
        }
        gone = views.map { WeakReference($0) } + [WeakReference(owner)]
      }
      #expect(gone.allSatisfy { $0.object == nil })
    }
  }
#endif

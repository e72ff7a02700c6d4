#if canImport(UIKit) && !os(watchOS)
  import Observation
  import ReportRecorder
  import Testing
  import UIKit

  @testable import WithyUIKit

  private final class ProfileView: LiveView {
    let nameLabel = label("name")
    let log = CallLog()

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      nameLabel.with.call { [log] _ in log.calls.append("nested") }
      UIStackView.make.axis(.horizontal).spacing(8) {
        UILabel.make.text("follow")
      }
    }

    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      nameLabel.anchors.leading == anchors.leading + 16
      nameLabel.anchors.top == safeAreaLayoutGuide.anchors.top + 8
      (nameLabel.anchors.trailing <= anchors.trailing - 16).priority(.defaultHigh)
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
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { UILabel.make.text("\(count)") }
  }

  private final class TableCell: LiveTableViewCell {
    let title = label("title")
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { title }
    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      title.anchors.edges == contentView.anchors.edges.inset(8)
    }
  }

  private final class CollectionCell: LiveCollectionViewCell {
    let title = label("title")
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { title }
    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      title.anchors.edges == contentView.anchors.edges.inset(8)
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
    let icon = UIView()
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
      VStack { UILabel.make(label(owner.description)).call { _ in _ = owner } }
    }
  }

  private final class CapturingView: LiveView {
    override var hierarchy: ViewHierarchy { capturing(self) }
  }

  private final class CapturingControl: LiveControl {
    override var hierarchy: ViewHierarchy { capturing(self) }
  }

  private final class CapturingTableCell: LiveTableViewCell {
    override var hierarchy: ViewHierarchy { capturing(self) }
  }

  private final class CapturingCollectionCell: LiveCollectionViewCell {
    override var hierarchy: ViewHierarchy { capturing(self) }
  }

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
    let titleLabel = UILabel()

    init(_ inbox: Inbox) {
      self.inbox = inbox
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      titleLabel.with.text(inbox.title)
      ForEach(inbox.messages, id: \.self) { UILabel.make.text($0) }
    }

    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      titleLabel.anchors.leading == anchors.leading + inbox.inset
    }
  }

  private final class ListView: LiveView {
    var texts: [String] = ["abcdefgh"]
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(texts, id: \.self) { UILabel.make.text($0) }
      }
    }
  }

  private final class InboxController: LiveViewController {
    let inbox = Inbox()
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      ForEach(inbox.messages, id: \.self) { UILabel.make.text($0) }
    }
  }

  @MainActor
  @Suite("UIKit's base classes")
  struct BaseClassTests {
    init() { prepare() }

    @Test("A base class nests, constrains and configures once, in this order")
    func once() {
      let view = ProfileView()
      #expect(view.log.take() == ["nested", "3 constraints, configured"])
      #expect(names(view) == ["name", "UIStackView"])
      #expect(view.constraints.map(\.constant) == [16, 8, -16])
      #expect(view.constraints.map(\.priority) == [.required, .required, .defaultHigh])
      view.layoutIfNeeded()
      #expect(view.log.take() == [])
      #expect(!view.nameLabel.translatesAutoresizingMaskIntoConstraints)
      #expect(view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Controls and cells do so, too, and keep their content views")
    func others() {
      let control = ToggleControl()
      #expect(names(control) == ["thumb"])
      #expect(control.constraints.count == 4)
      let table = TableCell(style: .default, reuseIdentifier: "cell")
      #expect(table.title.superview === table.contentView)
      #expect(table.contentView.constraints.count == 4)
      #expect(table.contentView.translatesAutoresizingMaskIntoConstraints)
      #expect(table.reuseIdentifier == "cell")
      let collection = CollectionCell(frame: .zero)
      #expect(collection.title.superview === collection.contentView)
      #expect(collection.contentView.constraints.count == 4)
      #expect(collection.contentView.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A controller nests into its view after it has loaded, once")
    func controller() {
      let controller = ProfileController()
      #expect(controller.configurations == 0)
      controller.loadViewIfNeeded()
      controller.viewDidLoad()
      #expect(controller.configurations == 1)
      #expect(names(controller.view) == ["name"])
      #expect(controller.view.constraints.count == 2)
      #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A hierarchy that is a layout is laid out during UIKit's layout")
    func layout() {
      let view = BadgeView()
      #expect(view.intrinsicContentSize == CGSize(width: 89, height: 20.5))
      #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 89, height: 20.5))
      view.frame = CGRect(x: 0, y: 0, width: 89, height: 20.5)
      #expect(view.title.frame == .zero)
      view.layoutIfNeeded()
      #expect(view.icon.frame == CGRect(x: 0, y: 0.5, width: 20, height: 20))
      #expect(view.title.frame == CGRect(x: 24, y: 0, width: 65, height: 20.5))
      view.semanticContentAttribute = .forceRightToLeft
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.title.frame.minX == 0)
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
      for _ in 0..<100 where view.subviews.count == 3 { await Task.yield() }
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
      #expect(view.constraints[1].priority == UILayoutPriority(400))
      expect(Changes(adjustments: 1)) { view.constraints[0].isActive = false }
      expect(Changes(removals: 1, adjustments: 4)) { view.isOn = false }
      #expect(view.constraints.count == 2)
      expect(Changes(insertions: 1, adjustments: 4)) { view.isOn = true }
      #expect(!view.a.translatesAutoresizingMaskIntoConstraints)
      expect(Changes(adjustments: 2)) { view.isConstrained = false }
      #expect(view.a.translatesAutoresizingMaskIntoConstraints)
      #expect(!view.b.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("setNeedsUpdate updates for state that is not observed, once")
    func byHand() async {
      let view = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.layoutIfNeeded()
      view.texts = ["abcdefgh", "abcd"]
      view.setNeedsUpdate()
      view.setNeedsUpdate()
      #expect(view.subviews.count == 1)
      view.layoutIfNeeded()
      #expect(view.subviews.count == 2)
      #expect(
        view.subviews.map(\.frame) == [
          CGRect(x: 17.5, y: 28.5, width: 65, height: 20.5),
          CGRect(x: 17.5, y: 51, width: 32.5, height: 20.5),
        ]
      )
      view.texts = []
      view.setNeedsUpdate()
      for _ in 0..<100 where !view.subviews.isEmpty { await Task.yield() }
      #expect(view.subviews.isEmpty)
    }

    @Test("Controls follow their state, too")
    func controls() {
      let control = CountControl()
      control.count = 2
      #expect(control.liveHierarchy != nil)
      control.setNeedsUpdate()
      control.layoutIfNeeded()
      #expect(names(control) == ["2"])
    }

    @Test("Each pass over a layout invalidates the intrinsic size")
    func intrinsicSize() {
      let view = ListView()
      #expect(view.intrinsicContentSize == CGSize(width: 65, height: 20.5))
      view.texts.append("second")
      view.liveHierarchy?.update()
      #expect(view.intrinsicContentSize == CGSize(width: 65, height: 43))
      #if !canImport(ObjectiveC)
        #expect(view.intrinsicSizeInvalidations == 2)
      #endif
    }

    @Test("The view of a controller follows its state")
    func liveController() async {
      let controller = InboxController()
      #expect(controller.liveHierarchy == nil)
      controller.loadViewIfNeeded()
      #expect(names(controller.view) == ["one", "two"])
      controller.inbox.messages = ["three"]
      for _ in 0..<100 where controller.view.subviews.count == 2 { await Task.yield() }
      #expect(names(controller.view) == ["three"])
    }

    @Test("Base classes have no retain cycle")
    func lifetimes() {
      weak var profile: UIView?
      weak var inbox: UIView?
      weak var list: UIView?
      weak var badge: UIView?
      weak var controller: UIViewController?
      weak var live: UIViewController?
      do {
        let (a, b, c, d) = (ProfileView(), InboxView(Inbox()), ListView(), BadgeView())
        let (e, f) = (ProfileController(), InboxController())
        e.loadViewIfNeeded()
        f.loadViewIfNeeded()
        c.layoutIfNeeded()
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
      weak var view: UIView?
      weak var control: UIView?
      weak var tableCell: UIView?
      weak var collectionCell: UIView?
      weak var controller: UIViewController?
      do {
        let views: [UIView] = [
          CapturingView(), CapturingControl(),
          CapturingTableCell(style: .default, reuseIdentifier: nil),
          CapturingCollectionCell(frame: .zero),
        ]
        let owner = CapturingController()
        owner.loadViewIfNeeded()
        for view in views + [owner.view!] {
          view.layoutIfNeeded()
          #expect(!names(view).isEmpty)
        }
        (view, control, tableCell, collectionCell) = (views[0], views[1], views[2], views[3])
        controller = owner
      }
      #expect(view == nil)
      #expect(control == nil)
      #expect(tableCell == nil)
      #expect(collectionCell == nil)
      #expect(controller == nil)
    }
  }
#endif

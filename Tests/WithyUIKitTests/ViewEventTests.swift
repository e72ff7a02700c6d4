#if canImport(UIKit) && !os(watchOS)
  import Testing

  @testable import WithyUIKit

  #if !canImport(ObjectiveC)
    extension TapRecognizer: GestureTarget {
      func didRecognize(_ recognizer: UIGestureRecognizer) { tapped() }
    }
  #endif

  /// An item of a live tree.
  private final class Item: UIBarButtonItem, HierarchyNode {
    typealias Node = Item
  }

  /// A bar of items.
  private final class Bar: Nestable {
    private(set) var children: [Item] = []
    func insert(_ child: Item, after sibling: Item?) { children.append(child) }
    func remove(_ child: Item) { children.removeAll { $0 === child } }
  }

  @MainActor
  @Suite("Events of UIKit's views")
  struct ViewEventTests {
    private let owner = CallLog()

    init() { prepare() }

    @Test("The event of a control is connected once, and calls the newest handler")
    func control() {
      let button = UIButton(type: .system)
      for text in ["first", "second"] {
        button.with
          .on(.touchUpInside) { [owner] _ in owner.calls.append(text) }
          .on(.valueChanged, owner) { owner, button in
            owner.calls.append("\(text) changed \(button.isEnabled)")
          }
          .build()
      }
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .valueChanged)
      #expect(owner.calls == ["second", "second changed true"])
      #if !canImport(ObjectiveC)
        #expect(button.attachedActions.count == 2)
      #endif
    }

    @Test("Conditional events of a control are connected and disconnected, without a change")
    func live() {
      let (root, button) = (UIView(), UIButton(type: .system))
      var text = "a"
      let live = root.live {
        if text.isEmpty {
          button
        } else {
          let current = text
          button.with.on(.touchUpInside, owner) { owner, _ in owner.calls.append(current) }
        }
      }
      button.sendActions(for: .touchUpInside)
      text = "b"
      #expect(live.update().isEmpty)
      button.sendActions(for: .touchUpInside)
      text = ""
      live.update()
      button.sendActions(for: .touchUpInside)
      #expect(owner.calls == ["a", "b"])
    }

    @Test("With an owner, an event does not retain its screen")
    func lifetimes() {
      final class Screen: LiveViewController {
        let button = UIButton(type: .system)
        let item = UIBarButtonItem(systemItem: .save)
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          button.with.on(.touchUpInside, self) { me, _ in me.title = "tapped" }
          UILabel.make.on(.tap, self) { me, _ in me.title = "label" }
        }
        override func configure() {
          navigationItem.rightBarButtonItem = item.with.on(.action, self) { me, _ in
            me.title = "saved"
          }.build()
          view.with.on(Notification.Name("clock"), self) { me, _, _ in me.title = "clock" }.build()
        }
      }
      weak var gone: UIViewController?
      do {
        let screen = Screen()
        screen.loadViewIfNeeded()
        screen.button.sendActions(for: .touchUpInside)
        #expect(screen.title == "tapped")
        gone = screen
      }
      #expect(gone == nil)
    }

    @Test("A tap handler enables user interaction of a label as long as it is declared")
    func tap() {
      let (root, title) = (UIView(), UILabel())
      var isOn = true
      let live = root.live {
        if isOn {
          title.with.on(.tap, owner) { owner, _ in owner.calls.append("tap") }
        } else {
          title
        }
      }
      #expect(title.gestureRecognizers?.count == 1)
      #expect(title.isUserInteractionEnabled)
      live.update()
      #expect(title.gestureRecognizers?.count == 1)
      #if !canImport(ObjectiveC)
        title.gestureRecognizers?.first?.recognize()
        #expect(owner.calls == ["tap"])
      #endif
      isOn = false
      live.update()
      #expect(title.gestureRecognizers?.isEmpty != false)
      #expect(!title.isUserInteractionEnabled)
    }

    @Test(
      "A tap handler and declared user interaction follow each other",
      arguments: [true, false]
    )
    func tapAndInteraction(isTapLast: Bool) {
      let (root, title) = (UIView(), UILabel())
      var (isOn, isEnabled) = (false, false)
      let live = root.live {
        isTapLast
          ? title.with.isUserInteractionEnabled(isEnabled).if(isOn) { $0.on(.tap) { _ in } }
          : title.with.if(isOn) { $0.on(.tap) { _ in } }.isUserInteractionEnabled(isEnabled)
      }
      for (on, enabled) in [
        (true, true), (false, true), (true, false), (false, false), (false, true),
      ] {
        (isOn, isEnabled) = (on, enabled)
        live.update()
        #expect(title.isUserInteractionEnabled == (isTapLast && on || enabled))
        #expect(title.gestureRecognizers?.isEmpty == !on)
      }
    }

    #if !canImport(ObjectiveC)
      @Test("Bar button items call the newest handler")
      func barButtonItem() {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        for text in ["first", "second"] {
          item.with.on(.action) { [owner] item in
            owner.calls.append("\(text) \(item.title ?? "")")
          }.build()
        }
        item.act()
        #expect(owner.calls == ["second Save"])
      }

      @Test("Bar button items restore the original action when the step is removed")
      func barButtonItemUndone() {
        let before = UIAction { [owner] _ in owner.calls.append("before") }
        let item = Item()
        item.primaryAction = before
        let bar = Bar()
        var isOn = true
        let live = bar.live {
          if isOn { item.with.on(.action) { $0.title = "acted" } } else { item }
        }
        item.act()
        isOn = false
        live.update()
        item.act()
        #expect(item.title == "acted")
        #expect(owner.calls == ["before"])
      }
    #endif
  }
#endif

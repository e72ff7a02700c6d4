#if WITHY_UIKIT || WITHY_APPKIT
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  @MainActor
  @Suite("Embedded view controllers")
  struct EmbeddedControllerTests {
    private let parent = PlainController()
    private let child = PlainController()

    init() { prepare() }

    @Test("build() adds the controller to its parent")
    func build() {
      parent.view { Embedded(child, in: parent) }
      #expect(parent.children == [child])
      #expect(child.view.superview === parent.view)
      parent.view { Embedded(child, in: parent) }
      #expect(parent.children == [child])
    }

    @Test("Controllers are added and removed by a live block")
    func live() {
      var isOn = true
      let header = label("header")
      let live = parent.view.live {
        header
        if isOn { Embedded(child, in: parent) }
      }
      #expect(parent.children == [child])
      #expect(live.update().isEmpty)
      isOn = false
      live.update()
      #expect(parent.children.isEmpty)
      #expect(child.view.superview == nil)
      isOn = true
      live.update()
      #expect(parent.children == [child])
      #expect(parent.view.subviews == [header, child.view])
    }

    @Test("The view of a removed controller may be nested under another controller")
    func free() {
      var isOn = true
      let embedded = Embedded(child, in: parent)
      let live = parent.view.live { if isOn { embedded } }
      isOn = false
      live.update()
      let other = PlainController()
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
      let (box, other) = (PlatformView(), StackView())
      let live = parent.view.live {
        if place < 2 {
          box.with.children { if place == 0 { Embedded(child, in: parent) } }
          other.with.children { if place == 1 { Embedded(child, in: parent) } }
        }
      }
      place = 1
      live.update()
      #expect(other.arrangedSubviews == [child.view])
      #expect(parent.children == [child])
      place = 2
      live.update()
      #expect(parent.children.isEmpty)
    }

    @Test("A controller that is embedded in another live tree stays there when this one runs")
    func otherTree() {
      var isWide = false
      let (narrow, wide) = (PlatformView(), PlatformView())
      parent.view {
        narrow
        wide
      }
      let first = narrow.live { if !isWide { Embedded(child, in: parent) } }
      let second = wide.live { if isWide { Embedded(child, in: parent) } }
      isWide = true
      #expect(reports { second.update() }.count == 1)
      first.update()
      #expect(wide.subviews == [child.view] && parent.children == [child])
      isWide = false
      first.update()
      second.update()
      #expect(narrow.subviews == [child.view] && parent.children == [child])
    }

    @Test("A view that is not embedded any more, but still described, stays without its controller")
    func viewAlone() {
      var isEmbedded = true
      let live = parent.view.live {
        if isEmbedded { Embedded(child, in: parent) } else { child.view }
      }
      for _ in 0..<2 {
        isEmbedded.toggle()
        live.update()
        #expect(parent.view.subviews == [child.view])
        #expect(parent.children == (isEmbedded ? [child] : []))
        #expect(live.update().isEmpty)
      }
    }

    @Test("Controllers are in their parent while they are embedded, wherever their views go")
    func random() {
      for seed in 1...100 as ClosedRange<UInt64> {
        var random = SeededGenerator(seed: seed)
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        let (parent, views) = (PlainController(), (0..<3).map { _ in StackView() })
        parent.view {
          views[0]
          views[1]
        }
        let children = (0..<4).map { _ in PlainController() }
        // Nowhere, in a block, in a view that is made, in one that exists, alone, and in another tree.
        var places = Array(repeating: 0, count: 4)
        var hasBox = true
        func embedded(_ place: Int) -> ViewHierarchy {
          ViewHierarchy {
            ForEach(0..<4) { if places[$0] == place { Embedded(children[$0], in: parent) } }
          }
        }
        let live = views[0].live {
          embedded(1)
          if hasBox { Label.make(label("box")).children { embedded(2) } }
          Part { views[2].with.children { embedded(3) } }
          for index in 0..<4 { if places[index] == 4 { children[index].view } }
        }
        let other = views[1].live { embedded(5) }
        for _ in 0..<20 {
          for _ in 0...number(2) { places[number(4)] = number(6) }
          if number(3) == 0 { hasBox.toggle() }
          // A tree that takes a view before the other one gives it up is reported.
          let trees = number(2) == 0 ? [live, other] : [other, live]
          _ = reports { for tree in trees { tree.update() } }
          for (child, place) in zip(children, places) {
            let isShown = place != 0 && (place != 2 || hasBox)
            let view: PlatformView = child.view
            #expect(view.isDescendant(of: parent.view) == isShown, "seed \(seed), \(places)")
            let isEmbedded = isShown && place != 4
            #expect((child.parent === parent) == isEmbedded, "seed \(seed), \(places)")
          }
        }
      }
    }

    @Test("A pass with another parent moves the controller there")
    func otherParent() {
      let other = PlainController()
      var owner = parent
      let live = parent.view.live { Embedded(child, in: owner) }
      owner = other
      #expect(live.update() == Changes(adjustments: 1))
      #expect(parent.children.isEmpty && other.children == [child])
      #expect(parent.view.subviews == [child.view])
      #expect(live.update().isEmpty)
      // Somebody else has moved it.
      parent.addChild(child)
      owner = parent
      #expect(live.update().isEmpty)
      #expect(parent.children == [child])
    }

    @Test("A controller is retained until its view is inserted")
    func retained() {
      func described() -> ViewHierarchy {
        let controller = PlainController()
        controller.title = "made here"
        return ViewHierarchy { Embedded(controller, in: parent) }
      }
      parent.view { described() }
      #expect(parent.children.map(\.title) == ["made here"])
    }

    @Test("Controllers are released with their views, however many there were")
    func many() {
      for _ in 0..<70 { parent.view { Embedded(PlainController(), in: parent) } }
      #expect(parent.children.count == 70)
      parent.view.subviews.forEach { parent.view.remove($0) }
      #expect(parent.children.isEmpty)
    }

    @Test("A controller in itself, or in one that it contains, is reported")
    func cycles() {
      parent.addChild(child)
      let line: UInt = #line + 2
      let found = reports {
        parent.view { Embedded(parent, in: parent) }
        child.view { Embedded(parent, in: child) }
      }
      #expect(found.map(\.line).first == line)
      #expect(found.last?.message == found.first?.message)
      #expect(
        found.first?.message
          == "PlainController cannot be its own child; only its view is embedded"
      )
      #expect(parent.children == [child])
    }

    @Test("The view of an embedded base class has the size of its layout, and follows it")
    func layoutSize() {
      final class Child: LiveViewController {
        let box = PlatformView()
        var height: CGFloat = 20
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          VStack { box.layout.frame(width: 30, height: height) }
        }
      }
      final class Screen: LiveViewController {
        let (child, rest) = (Child(), PlatformView())
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          VStack(spacing: 0) {
            Embedded(child, in: self)
            rest
          }
        }
      }
      let screen = Screen()
      screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(screen.child.box.frame == .zero)
      for height in [20, 50] as [CGFloat] {
        screen.child.height = height
        screen.child.liveHierarchy?.update()
        screen.view.layOut()
        #expect(screen.child.view.frame == CGRect(x: 35, y: 0, width: 30, height: height))
        #expect(screen.child.box.frame == CGRect(x: 0, y: 0, width: 30, height: height))
        #expect(screen.rest.frame == CGRect(x: 0, y: height, width: 100, height: 100 - height))
      }
    }

    @Test("Controllers are freed with their parent")
    func lifetimes() {
      final class Screen: LiveViewController {
        let child = PlainController()
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { Embedded(child, in: self) }
      }
      weak var screen: PlatformViewController?
      weak var child: PlatformViewController?
      do {
        let made = Screen()
        _ = made.view
        #expect(made.children == [made.child])
        (screen, child) = (made, made.child)
      }
      #expect(screen == nil)
      #expect(child == nil)
    }
  }
#endif

// The animations of Apple's platforms end in their own time.
#if (WITHY_UIKIT || WITHY_APPKIT) && !canImport(ObjectiveC)
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  /// A view that notes the opacities it is given, and whether they are animated.
  private final class Watched: PlatformView {
    var opacities: [String] = []

    private func note(_ opacity: CGFloat) {
      opacities.append(PlatformView.isAnimated ? "to \(opacity)" : "\(opacity)")
    }

    #if WITHY_UIKIT
      override var alpha: CGFloat { didSet { note(alpha) } }
    #else
      override var alphaValue: CGFloat { didSet { note(alphaValue) } }
      override var isFlipped: Bool { true }
    #endif

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }

    var affineTransform: CGAffineTransform { transformedLayer?.affineTransform() ?? .identity }
  }

  @MainActor
  @Suite("Transitions of views", .serialized)
  struct TransitionTests {
    private let root = Watched()

    init() {
      prepare()
      Motion.end()
    }

    @Test("A view that enters and leaves in animated passes fades")
    func fading() {
      let view = Watched()
      var isShown = false
      let live = root.live { if isShown { view.with.transition(.opacity) } }
      isShown = true
      live.update(in: animated)
      #expect(view.opacities == ["0.001", "to 1.0"])
      view.opacities = []
      isShown = false
      live.update(in: animated)
      #expect(view.opacities == ["to 0.001"])
      #expect(root.children == [view])
      Motion.end()
      #expect(view.opacities == ["to 0.001", "1.0"])
      #expect(root.children.isEmpty)
    }

    @Test("In a pass that is not animated, views come and go at once")
    func atOnce() {
      let view = Watched()
      var isShown = true
      let live = root.live { if isShown { view.with.transition(.opacity) } }
      isShown = false
      live.update()
      #expect(root.children.isEmpty && view.opacities.isEmpty)
    }

    @Test("A view that is described again while it leaves turns back, and is not removed")
    func cancelled() {
      let view = Watched()
      let transition = ViewTransition.opacity.combined(with: .scale(scale: 0.5))
      var isShown = true
      let live = root.live { if isShown { view.with.transition(transition) } }
      isShown = false
      live.update(in: animated)
      #expect(view.affineTransform.a == 0.5)
      isShown = true
      live.update(in: animated)
      #expect(view.opacities == ["to 0.001", "to 1.0"])
      #expect(view.affineTransform == .identity)
      Motion.end()
      #expect(root.children == [view] && view.opacities.count == 2)
      // It can leave again.
      isShown = false
      live.update(in: animated)
      Motion.end()
      #expect(root.children.isEmpty)
      #expect(view.opacity == 1 && view.affineTransform == .identity)
    }

    @Test("A view that comes back has the opacity and the transform declared by then")
    func declared() {
      let view = Watched()
      let turned = CGAffineTransform(rotationAngle: 1)
      var opacity: CGFloat? = 0.5
      let live = root.live {
        if let opacity {
          view.with.opacity(opacity)
            .call(on: opacity) { $0.transformedLayer?.setAffineTransform(turned) }
            .transition(.opacity.combined(with: .scale))
        }
      }
      opacity = nil
      live.update(in: animated)
      #expect(view.opacity == 0.0005)
      opacity = 0
      live.update(in: animated)
      #expect(view.opacity == 0 && view.affineTransform == turned)
      opacity = nil
      live.update(in: animated)
      Motion.end()
      #expect(view.opacity == 1)
    }

    @Test("A transform in three dimensions is kept", arguments: [false, true])
    func perspective(isScaled: Bool) {
      let view = Watched()
      var transform = CATransform3DIdentity
      transform.m34 = -0.002
      view.transformedLayer?.transform = transform
      func expectPerspective() {
        #expect(view.transformedLayer?.transform.m34 == -0.002)
      }
      let transition: ViewTransition = isScaled ? .scale(scale: 0.5) : .opacity
      var isShown = false
      let live = root.live { if isShown { view.with.transition(transition) } }
      for shown in [true, false, true, false] {
        isShown = shown
        live.update(in: animated)
        expectPerspective()
      }
      Motion.end()
      #expect(view.affineTransform == .identity)
      expectPerspective()
    }

    @Test("Several views leave and enter at once, each of its own")
    func several() {
      var ids = [1, 2, 3]
      var views: [Int: Watched] = [:]
      func make(_ id: Int) -> Watched {
        let view = Watched()
        views[id] = view
        return view
      }
      let live = root.live {
        ForEach(ids, id: \.self) { id in Watched.make(make(id)).transition(.opacity) }
      }
      let first = views
      ids = [4, 2]
      #expect(live.update(in: animated) == Changes(insertions: 1, removals: 2))
      #expect(root.children.count == 4)
      // What a factory made is not described again.
      ids = [1, 4, 2]
      live.update(in: animated)
      #expect(root.children.count == 5 && views[1] !== first[1])
      #expect(views[1]?.opacities == ["0.001", "to 1.0"])
      Motion.end()
      #expect(root.children == [1, 4, 2].map { views[$0] })
      #expect(first[3]?.superview == nil && first[2]?.opacities == [])
    }

    @Test(
      "Views of one template leave on their own: one that comes back turns back alone",
      arguments: [1, 2]
    )
    func template(id: Int) {
      let template = Watched.make(.init()).transition(.opacity)
      var ids = [1, 2]
      let live = root.live {
        for id in ids { template.identity(id, in: .tree) }
      }
      let views = root.children
      ids = []
      live.update(in: animated)
      ids = [id]
      live.update(in: animated)
      Motion.end()
      #expect(root.children == [views[id - 1]] && views.map(\.opacity) == [1, 1])
    }

    @Test(
      "A view moves by its own size, from the edge on the side of the layout direction",
      arguments: [false, true]
    )
    func moves(isMirrored: Bool) {
      let moves: [(Edges, CGFloat, CGFloat)] = [
        (.top, 0, -20), (.bottom, 0, 20), (.leading, -30, 0), (.trailing, 30, 0),
        ([.top, .leading], -30, -20), (.horizontal, 0, 0),
      ]
      for (edge, x, y) in moves {
        let view = Watched(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
        #if WITHY_UIKIT
          view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
        #else
          view.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
        #endif
        var isShown = true
        let live = root.live { if isShown { view.with.transition(.move(edge: edge)) } }
        isShown = false
        live.update(in: animated)
        let moved = CGAffineTransform(translationX: isMirrored ? -x : x, y: y)
        #expect(view.affineTransform == moved)
        #expect(view.opacities == [])
        live.stop()
      }
    }

    @Test("A view is scaled about its centre, whatever its anchor, by a factor within limits")
    func scales() {
      let view = Watched(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      view.transformedLayer?.anchorPoint = .zero
      for (scale, expected) in [(0.5, 0.5), (-1, 0.001), (.nan, 0.001), (.infinity, 100)] {
        var isShown = true
        let live = root.live { if isShown { view.with.transition(.scale(scale: scale)) } }
        isShown = false
        live.update(in: animated)
        let transform = view.affineTransform
        #expect(transform.a == expected && transform.d == expected)
        #expect(abs(transform.tx - 15 * (1 - expected)) < 0.001)
        #expect(abs(transform.ty - 10 * (1 - expected)) < 0.001)
        Motion.end()
        live.stop()
      }
    }

    @Test("Where motion is to be reduced, views fade")
    func reduced() {
      Motion.isReduced = true
      let view = Watched(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      var isShown = true
      let live = root.live { if isShown { view.with.transition(.move(edge: .top)) } }
      isShown = false
      live.update(in: animated)
      #expect(view.affineTransform == .identity && view.opacities == ["to 0.001"])
      Motion.isReduced = false
    }

    @Test("A view that moves into one of the base classes is laid out before")
    func baseClass() {
      final class Screen: LiveView {
        let badge = PlatformView()
        var isShown = false
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          if isShown {
            HStack { badge.with.transition(.move(edge: .top)).layout.frame(width: 30, height: 20) }
          }
        }
      }
      let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.isShown = true
      var size = CGSize.zero
      screen.liveHierarchy?.update(in: { pass in
        animated {
          pass()
          size = screen.badge.bounds.size
        }
      })
      #expect(size == CGSize(width: 30, height: 20))
      #expect(screen.badge.transformedLayer?.affineTransform() == .identity)
    }

    @Test(
      "A view that grows into one of the base classes is laid out before, also during its layout",
      arguments: [false, true]
    )
    func scaledInBaseClass(isInLayout: Bool) {
      final class Badge: PlatformView {
        var sizes: Set<CGFloat> = []
        #if WITHY_UIKIT
          override var alpha: CGFloat { didSet { sizes.insert(bounds.width) } }
        #else
          override var alphaValue: CGFloat { didSet { sizes.insert(bounds.width) } }
        #endif
      }
      final class Screen: LiveView {
        let badge = Badge()
        var isShown = false
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          if isShown {
            HStack {
              badge.with.transition(.scale.combined(with: .opacity))
                .layout.frame(width: 30, height: 20)
            }
          }
        }
      }
      let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.layOut()
      screen.isShown = true
      if isInLayout {
        animated {
          screen.setNeedsUpdate()
          screen.layOut()
        }
      } else {
        screen.liveHierarchy?.update(in: animated)
      }
      #expect(screen.badge.sizes == [30])
    }

    @Test("A view whose opacity another one changes while it leaves keeps that")
    func changed() {
      let view = Watched()
      var isShown = true
      let live = root.live { if isShown { view.with.transition(.opacity) } }
      isShown = false
      live.update(in: animated)
      view.opacity = 0.7
      Motion.end()
      #expect(view.opacity == 0.7 && root.children.isEmpty)
    }
  }
#endif

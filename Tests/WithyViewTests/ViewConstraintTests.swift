#if WITHY_UIKIT || WITHY_APPKIT
  import Foundation
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  extension NSLayoutConstraint {
    /// The constraint as text.
    fileprivate var text: String {
      func name(_ item: AnyObject?) -> String {
        (item as? PlatformView)?.name
          ?? (item as? PlatformLayoutGuide).map { "guide of \(name($0.owningView))" } ?? "nothing"
      }
      var text = "\(name(firstItem)).\(firstAttribute.rawValue) \(relation.rawValue)"
      if secondItem != nil { text += " \(name(secondItem)).\(secondAttribute.rawValue)" }
      return text + " *\(multiplier) +\(constant) @\(priority.rawValue)"
    }
  }

  @MainActor
  @Suite("Constraints of views")
  struct ViewConstraintTests {
    let root = PlatformView()

    init() { prepare() }

    /// A constraint of the platform, of a height of 9.
    private func height(of view: PlatformView) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 9
      )
    }

    /// The constraints of a view and of all inside it.
    private func texts(_ view: PlatformView) -> [String] {
      view.constraints.map(\.text) + view.subviews.flatMap { texts($0) }
    }

    @Test("Constraints are the platform's, attribute by attribute")
    func attributes() {
      let (a, b) = (label("a"), label("b"))
      root {
        a.with.constrain {
          $0.leading == b.anchors.leading + 1
          $0.trailing <= b.anchors.trailing - 2
          $0.left >= b.anchors.left
          $0.right == b.anchors.right
          $0.top == b.anchors.top
          $0.bottom == b.anchors.bottom
          $0.centerX == b.anchors.centerX * 2
          $0.centerY == b.anchors.centerY
          $0.firstBaseline == b.anchors.firstBaseline
          $0.lastBaseline == b.anchors.lastBaseline
          ($0.width == b.anchors.height).priority(.defaultHigh)
          ($0.size == CGSize(width: 3, height: 4)).priority(.defaultLow).identifier("size")
          $0.top == $0.parent.safeArea.top
          $0.bottom == $0.parent.layoutMargins.bottom
        }
        b
      }
      typealias Attribute = NSLayoutConstraint.Attribute
      let expected: [(Attribute, Int, Attribute, CGFloat, CGFloat)] = [
        (.leading, 0, .leading, 1, 1), (.trailing, -1, .trailing, 1, -2), (.left, 1, .left, 1, 0),
        (.right, 0, .right, 1, 0), (.top, 0, .top, 1, 0), (.bottom, 0, .bottom, 1, 0),
        (.centerX, 0, .centerX, 2, 0), (.centerY, 0, .centerY, 1, 0),
        (.firstBaseline, 0, .firstBaseline, 1, 0), (.lastBaseline, 0, .lastBaseline, 1, 0),
      ]
      let own = ["a.7 0 *1.0 +3.0 @250.0", "a.8 0 *1.0 +4.0 @250.0"]
      #expect(
        Set(texts(root))
          == Set(
            expected.map {
              "a.\($0.rawValue) \($1) b.\($2.rawValue) *\($3) +\($4) @1000.0"
            } + ["a.7 0 b.8 *1.0 +0.0 @750.0"] + own + [
              "a.3 0 guide of \(PlatformView.self).3 *1.0 +0.0 @1000.0",
              "a.4 0 guide of \(PlatformView.self).4 *1.0 +0.0 @1000.0",
            ]
          )
      )
      #expect(a.constraints.map(\.identifier) == ["size", "size"])
    }

    @Test("In build(), a constraint waits until both items are in one tree")
    func build() {
      let (a, b, box) = (label("a"), label("b"), PlatformView())
      a.with.constrain {
        $0.width == 44
        $0.top == b.anchors.top
        $0.leading == $0.parent.leading
      }.build()
      #expect(texts(a).count == 1)
      box { a }
      #expect(box.constraints.count == 1)
      root {
        box
        b
      }
      #expect(root.constraints.map(\.text) == ["a.3 0 b.3 *1.0 +0.0 @1000.0"])
      #expect(!a.translatesAutoresizingMaskIntoConstraints)
      #expect(b.translatesAutoresizingMaskIntoConstraints)
      #expect(box.translatesAutoresizingMaskIntoConstraints)
      #expect(root.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Constraints follow the passes of a live block, and only differences are applied")
    func live() {
      let (a, b) = (label("a"), label("b"))
      var width: CGFloat = 10
      var isNarrow = true
      var isThere = true
      let live = root.live {
        if isThere {
          a.with.constrain {
            $0.width == width
            if isNarrow { $0.top == b.anchors.top }
          }
        }
        b
      }
      let all = texts(root)
      #expect(all.count == 2)
      #expect(live.update().isEmpty)
      width = 11
      #expect(live.update() == Changes(adjustments: 1))
      #expect(a.constraints.map(\.constant) == [11])
      isNarrow = false
      #expect(live.update() == Changes(adjustments: 1))
      #expect(root.constraints.isEmpty)
      isNarrow = true
      live.update()
      let kept = a.constraints
      isThere = false
      live.update()
      #expect(texts(root) == [])
      #expect(kept.allSatisfy { !$0.isActive })
      #expect(a.translatesAutoresizingMaskIntoConstraints)
      isThere = true
      live.update()
      #expect(texts(root).count == 2)
    }

    @Test("Constraints of other views leave with the object from a factory that states them")
    func ofOthers() {
      var isThere = true
      let stored = height(of: root)
      let live = root.live {
        if isThere {
          PlatformView.make(.init()).constrain {
            $0.width == 5
            $0.parent.height == 44
            stored
          }
        }
      }
      for _ in 0..<2 {
        #expect(root.constraints.map(\.constant).sorted() == [9, 44])
        isThere = false
        live.update()
        #expect(root.constraints == [])
        #expect(!stored.isActive)
        isThere = true
        live.update()
      }
    }

    @Test("A stored constraint stays active when the view that had it has faded out")
    func storedInTransition() {
      let stored = height(of: root)
      var page = 0
      let live = root.live {
        PlatformView.make(.init()).identity(page).constrain { _ in stored }.transition(.opacity)
      }
      page = 1
      live.update()
      #expect(root.subviews.count == 1)
      #expect(stored.isActive)
    }

    @Test("A view that goes from constraints of its own to a stack view is placed by that alone")
    func intoStack() {
      final class Adaptive: LiveView {
        let (a, stack) = (label("a"), PlatformStackView())
        var isWide = true
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          if isWide { a }
          stack.with.children { if !isWide { a } }
        }
        @ConstraintBuilder override var layoutConstraints: ViewConstraints {
          if isWide { a.anchors.width == 4 }
        }
      }
      let view = Adaptive()
      #expect(!view.a.translatesAutoresizingMaskIntoConstraints)
      view.isWide = false
      view.liveHierarchy?.update()
      #expect(view.stack.arrangedSubviews == [view.a])
      #expect(!view.a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Constraints of a hidden view in a stack view are applied once it is shown")
    func hiddenInStack() {
      let (a, b) = (label("a"), label("b"))
      var (isHidden, isWrong) = (true, false)
      let found = reports {
        let stack = PlatformStackView()
        let live = stack.live {
          a.with.isHidden(isHidden).constrain {
            $0.width == $0.parent.width
            $0.height == b.anchors.height
            if isWrong { $0.width == .infinity }
          }
          b
        }
        live.update()
        isHidden = false
        live.update()
        #expect(texts(stack).count == 2)
        (isHidden, isWrong) = (true, true)
        live.update()
      }
      #expect(found.map(\.message) == ["The constant of the constraint is inf; constraint skipped"])
    }

    @Test("Constraints that the platform deactivates when a view moves are activated again")
    func moved() {
      let (a, b) = (label("a"), label("b"))
      let (left, right) = (PlatformView(), PlatformView())
      var isLeft = true
      let live = root.live {
        left.with.children { if isLeft { a.with.constrain { $0.top == b.anchors.top } } }
        right.with.children { if !isLeft { a.with.constrain { $0.top == b.anchors.top } } }
        b
      }
      #expect(root.constraints.count == 1)
      isLeft = false
      live.update()
      #expect(root.constraints.map(\.text) == ["a.3 0 b.3 *1.0 +0.0 @1000.0"])
      b.removeFromSuperview()
      #expect(root.constraints.isEmpty)
      root { b }
      isLeft = true
      live.update()
      #expect(root.constraints.count == 1)
    }

    @Test("1,000 constraints described twice are unchanged")
    func unchanged() {
      var constant: CGFloat = 8
      let live = root.live {
        ForEach(0..<1000, id: \.self) { index in
          PlatformView.make(.init()).constrain {
            $0.leading == $0.parent.leading + (index == 500 ? constant : 8)
          }
        }
      }
      let before = root.constraints
      #expect(before.count == 1000)
      #expect(live.update().isEmpty)
      constant = 9
      #expect(live.update() == Changes(adjustments: 1))
      #expect(root.constraints == before)
      #expect(before.map(\.constant).filter { $0 == 9 }.count == 1)
    }

    @Test("2,000 constraints in one tree are activated in one call")
    func oneCall() {
      #if !canImport(ObjectiveC)
        let calls = NSLayoutConstraint.activationCalls
      #endif
      root {
        for _ in 0..<2000 {
          PlatformView.make(.init()).constrain { $0.leading == $0.parent.leading }
        }
      }
      #expect(root.constraints.count == 2000)
      #if !canImport(ObjectiveC)
        #expect(NSLayoutConstraint.activationCalls == calls + 1)
      #endif
    }

    @Test(
      "Constraints without a common ancestor are reported with file and line; the others are applied"
    )
    func mistakes() {
      let (a, stranger) = (label("a"), label("stranger"))
      let line: UInt = #line + 4
      let found = reports {
        _ = root.live {
          a.with.constrain {
            $0.top == stranger.anchors.top
            $0.width == 4
          }
        }
      }
      #expect(
        found == [
          Report(
            "\(Label.self) and \(Label.self) have no common ancestor; constraint skipped",
            line: line
          )
        ]
      )
      #expect(a.constraints.count == 1)
    }

    @Test("Constraints between views that are made in a block refer to each other by a reference")
    func references() {
      let (title, subtitle) = (Ref<Label>(), Ref<Label>())
      var isLong = false
      let row = PlatformView()
      row {
        Label.make(label("subtitle")).constrain { $0.top == title.anchors.bottom + 8 }
        Label.make(label("title")).ref(title)
      }
      #expect(texts(row) == ["subtitle.3 0 title.4 *1.0 +8.0 @1000.0"])
      let live = root.live {
        Label.make(label("title")).ref(title)
          .constrain { $0.width == subtitle.anchors.width }
        if isLong {
          Label.make(label("long")).ref(subtitle)
        } else {
          Label.make(label("short")).ref(subtitle)
        }
      }
      #expect(texts(root) == ["title.7 0 short.7 *1.0 +0.0 @1000.0"])
      isLong = true
      live.update()
      #expect(texts(root) == ["title.7 0 long.7 *1.0 +0.0 @1000.0"])
    }

    @Test("The platform's own constraints are accepted")
    func own() {
      let a = label("a")
      let width = a.widthAnchor.constraint(equalToConstant: 3)
      let missing: NSLayoutConstraint? = nil
      let edges = [
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.leftAnchor.constraint(equalTo: root.leftAnchor),
      ]
      var isOn = true
      let live = root.live {
        a.with.constrain { _ in
          if isOn {
            width
            edges
          }
          missing
        }
      }
      #expect((edges + [width]).allSatisfy { $0.isActive })
      isOn = false
      #expect(live.update() == Changes(adjustments: 3))
      #expect((edges + [width]).allSatisfy { !$0.isActive })
    }

    @Test("The platform's own constraint is kept while a pass makes one that is equal")
    func madeAnew() {
      let a = label("a")
      var (constant, priority): (CGFloat, Float) = (8, 500)
      func top() -> NSLayoutConstraint {
        let top = a.topAnchor.constraint(equalTo: root.topAnchor, constant: constant)
        top.priority = PlatformLayoutPriority(priority)
        return top
      }
      let live = root.live { a.with.constrain { _ in top() } }
      let before = root.constraints
      #expect(live.update().isEmpty)
      #expect(root.constraints == before)
      constant = 9
      #expect(live.update() == Changes(adjustments: 2))
      #expect(root.constraints.map(\.constant) == [9])
      priority = 400
      #expect(live.update() == Changes(adjustments: 2))
      #expect(root.constraints.map(\.priority) == [PlatformLayoutPriority(400)])
      #expect(live.update().isEmpty)
    }

    @Test("Constraints retain no view: one constrained to its container is freed with it")
    func lifetimes() {
      weak var gone: PlatformView?
      do {
        let view = PlatformView()
        let a = label("a")
        gone = view
        let live = view.live { a.with.constrain { $0.top == $0.parent.top } }
        live.update()
        a.with.constrain { $0.top == view.anchors.top }.build()
        label("").with.constrain { $0.top == view.anchors.top }.build()
      }
      #expect(gone == nil)
    }
  }
#endif

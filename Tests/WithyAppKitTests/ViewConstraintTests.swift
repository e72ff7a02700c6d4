#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Testing

  @testable import WithyAppKit

  @MainActor
  @Suite("Constraints of AppKit's views")
  struct ViewConstraintTests {
    @Test("In build(), a constraint waits until both items are in one tree")
    func build() {
      let (root, a, b) = (NSView(), label("a"), label("b"))
      a.with.constrain {
        $0.width == 44
        $0.top == b.anchors.top
        $0.leading == $0.parent.safeArea.leading + 8
        $0.trailing <= $0.parent.layoutMargins.trailing
      }.build()
      #expect(a.constraints.count == 1)
      root {
        a
        b
      }
      #expect(root.constraints.count == 3)
      #expect(!a.translatesAutoresizingMaskIntoConstraints)
      #expect(b.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("AppKit's own constraints are accepted, and groups have priorities")
    func own() {
      let (root, a) = (NSView(), label("a"))
      let edges = [
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.leftAnchor.constraint(equalTo: root.leftAnchor),
      ]
      root {
        a.with.constrain { _ in
          edges
          (a.anchors.size == CGSize(width: 3, height: 4)).priority(.defaultLow)
        }
      }
      #expect(edges.allSatisfy { $0.isActive })
      #expect(a.constraints.map(\.priority) == [.defaultLow, .defaultLow])
    }

    @Test("Constraints follow the passes of a live block, and are removed with it")
    func live() {
      let (root, a) = (NSView(), label("a"))
      var width: CGFloat? = 10
      let live = root.live {
        if let width { a.with.constrain { $0.width == width } } else { a }
      }
      #expect(a.constraints.map(\.constant) == [10])
      #expect(live.update().isEmpty)
      width = 11
      #expect(live.update() == Changes(adjustments: 1))
      #expect(a.constraints.map(\.constant) == [11])
      width = nil
      #expect(live.update() == Changes(adjustments: 1))
      #expect(a.constraints.isEmpty)
      #expect(a.translatesAutoresizingMaskIntoConstraints)
    }
  }
#endif

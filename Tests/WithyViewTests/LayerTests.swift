#if WITHY_UIKIT || WITHY_APPKIT
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  /// A layer that writes down what is done to its sublayers.
  private final class RecordingLayer: CALayer {
    var calls: [String] = []

    private func note(_ call: String, _ layer: CALayer) {
      calls.append("\(call) \(layer.name ?? "")")
    }
    override func addSublayer(_ layer: CALayer) {
      note("add", layer)
      super.addSublayer(layer)
    }
    override func insertSublayer(_ layer: CALayer, at index: UInt32) {
      note("insert at \(index)", layer)
      super.insertSublayer(layer, at: index)
    }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      note("insert above \(sibling?.name ?? "")", layer)
      super.insertSublayer(layer, above: sibling)
    }
  }

  @MainActor
  @Suite("Layers")
  struct LayerTests {
    let root = CALayer().with.name("root").build()
    let a = CALayer().with.name("a").build()
    let b = CALayer().with.name("b").build()

    init() { prepare() }

    private func names(_ layer: CALayer) -> [String?] { layer.children.map(\.name) }

    @Test("Layers form a tree of their own, with order, moves and removal")
    func tree() {
      root {
        a
        CAGradientLayer.make(.init()).name("gradient").cornerRadius(4) { b }
      }
      #expect(names(root) == ["a", "gradient"])
      #expect(names(root.children[1]) == ["b"])
      root { a }
      #expect(names(root) == ["gradient", "a"])
      root.insert(a, after: nil)
      root.insert(b, after: a)
      #expect(names(root) == ["a", "b", "gradient"])
      root.remove(b)
      CALayer().remove(a)
      #expect(names(root) == ["a", "gradient"])
    }

    @Test("Sublayers follow a live block")
    func live() {
      var count = 3
      let live = root.live {
        ForEach(0..<count, id: \.self) { CALayer.make(.init()).name("\($0)") }
      }
      count = 2
      #expect(live.update() == Changes(removals: 1))
      #expect(live.update().isEmpty)
      #expect(names(root) == ["0", "1"])
    }

    @Test("Sublayers are set by the fewest calls, and by none if nothing has changed")
    func calls() {
      let parent = RecordingLayer()
      func take() -> [String] {
        defer { parent.calls = [] }
        return parent.calls
      }
      parent { a }
      var ids = [1, 2, 3]
      let live = parent.live { ForEach(ids, id: \.self) { CALayer.make(.init()).name("\($0)") } }
      parent { b }
      #expect(take() == ["add a", "add 1", "add 2", "add 3", "add b"])
      ids = [3, 1, 4]
      live.update()
      #expect(take() == ["insert above a 3", "insert above 1 4"])
      parent.insert(b, after: nil)
      #expect(take() == ["insert at 0 b"])
      #expect(live.update().isEmpty)
      #expect(names(parent) == ["b", "a", "3", "1", "4"])
      ids = Array(0..<10_000)
      live.update()
      _ = take()
      #expect(live.update().isEmpty)
      #expect(take() == [])
      #expect(parent.children.count == 10_002)
    }

    @Test("A layer in itself, and the layer of a view, are refused")
    func mistakes() {
      #if WITHY_UIKIT
        let view = UIView()
        let layer = view.layer
      #else
        final class Backed: NSView, CALayerDelegate {}
        let (view, layer) = (Backed(), CALayer())
        layer.delegate = view
      #endif
      root { a { b } }
      let line: UInt = #line + 2
      let found = reports {
        b { root }
        root { layer }
      }
      #expect(
        found == [
          Report(
            "CALayer cannot be nested in its own descendant CALayer; skipped",
            line: line
          ),
          Report("The layer of a view cannot be nested without its view; skipped", line: line + 1),
        ]
      )
      #expect(names(b) == [])
      #expect(names(root) == ["a"])
    }
  }
#endif

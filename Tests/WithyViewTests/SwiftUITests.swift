// SwiftUI alone makes the contexts of its representables.
#if (WITHY_UIKIT || WITHY_APPKIT) && !canImport(ObjectiveC)
  import Foundation
  import SwiftUI
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit

    private typealias HostingController = UIHostingController
  #else
    @testable import WithyAppKit

    private typealias HostingController = NSHostingController
  #endif

  @MainActor
  @Suite("SwiftUI at both ends")
  struct SwiftUITests {
    init() { prepare() }

    private func make(_ representable: HierarchyRepresentable) -> LiveView {
      #if WITHY_UIKIT
        representable.makeUIView(context: .init())
      #else
        representable.makeNSView(context: .init())
      #endif
    }

    private func update(_ view: LiveView, by representable: HierarchyRepresentable) {
      #if WITHY_UIKIT
        representable.updateUIView(view, context: .init())
      #else
        representable.updateNSView(view, context: .init())
      #endif
    }

    private func size(
      of view: LiveView,
      _ representable: HierarchyRepresentable,
      _ proposal: SwiftUI.ProposedViewSize
    ) -> CGSize? {
      #if WITHY_UIKIT
        representable.sizeThatFits(proposal, uiView: view, context: .init())
      #else
        representable.sizeThatFits(proposal, nsView: view, context: .init())
      #endif
    }

    @Test("SwiftUI shows a block of views, and an update keeps those that are there")
    func representable() {
      func representable(_ names: [String]) -> HierarchyRepresentable {
        HierarchyRepresentable { ForEach(names, id: \.self) { Label.make(label($0)) } }
      }
      let view = make(representable([]))
      update(view, by: representable(["a", "b"]))
      #expect(names(view) == ["a", "b"])
      let a = view.children[0]
      update(view, by: representable(["c", "a"]))
      #expect(names(view) == ["c", "a"])
      #expect(view.children[1] === a)
    }

    @Test("Without a layout, a view fills its place in SwiftUI, and answers the proposals")
    func filling() {
      let plain = PlatformView()
      let representable = HierarchyRepresentable { plain }
      let view = make(representable)
      update(view, by: representable)
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      view.layOut()
      #expect(plain.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
      let answer = size(of: view, representable, .init(width: 70, height: 30))
      #expect(answer == CGSize(width: 70, height: 30))
    }

    @Test("A layout answers SwiftUI's proposals")
    func sizes() {
      let representable = HierarchyRepresentable {
        HStack {
          PlatformView().layout.frame(height: 20).padding(5)
        }
      }
      let view = make(representable)
      update(view, by: representable)
      let answer = size(of: view, representable, .init(width: 70, height: nil))
      #expect(answer == CGSize(width: 70, height: 30))
    }

    @Test("A view of SwiftUI is a leaf of a layout, by its hosting controller")
    func leaf() {
      let (parent, host) = (PlainController(), HostingController(rootView: Text("a")))
      let other = PlainController()
      let root = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      var isShown = true
      let live = root.live {
        HStack {
          if isShown { Embedded(host, in: parent).layout.padding(5) }
          Embedded(other, in: parent)
        }
      }
      #expect(host.view.frame.size == CGSize(width: 40, height: 30))
      #expect(parent.children == [host, other])
      isShown = false
      live.update()
      #expect(parent.children == [other])
    }
  }
#endif

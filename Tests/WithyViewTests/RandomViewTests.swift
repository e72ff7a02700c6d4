#if WITHY_UIKIT || WITHY_APPKIT
  import RandomTrees
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  /// Views for random programs: plain ones, stack views, and those with a content view.
  @MainActor
  private final class PlatformWorld: @MainActor World {
    let root = PlatformView()
    let existing: [PlatformView]

    /// The controllers of some existing views, and those that can contain them.
    private let controllers: [PlatformViewController]
    private let parents: [PlatformViewController]

    /// The worlds, by their views.
    private static var worlds: [ObjectIdentifier: Weak] = [:]

    private struct Weak {
      weak var world: PlatformWorld?
    }

    required init(existing: Int) {
      let views = (0..<existing).map { index in
        let view = Self.makeView(index)
        // One that no step shows stays hidden wherever it moves.
        view.isHidden = index.isMultiple(of: 3)
        return view
      }
      self.existing = views
      func controller(of view: PlatformView) -> PlatformViewController {
        let controller = PlatformViewController()
        controller.view = view
        return controller
      }
      controllers = stride(from: 0, to: existing, by: 2).map { controller(of: views[$0]) }
      // Both have the root, in which the children are.
      parents = [controller(of: root), controller(of: root)]
      for view in [root] + views { Self.worlds[ObjectIdentifier(view)] = Weak(world: self) }
    }

    /// Embeds a view that has a controller, at most statements.
    func builder(of view: PlatformView, at statement: Int) -> Builder<PlatformView> {
      guard statement % 4 > 0, let controller = controllers.first(where: { $0.view === view })
      else { return view.with }
      return view.with.containing(controller, in: parents[statement % parents.count])
    }

    /// The parent of a view's controller, if it has any; and for the root how many are contained.
    private static func containment(of view: PlatformView) -> String {
      guard let world = worlds[ObjectIdentifier(view)]?.world else { return "" }
      let contained = world.parents.flatMap(\.children)
      if view === world.root { return " with \(contained.count) controllers" }
      let parent = contained.first { $0.view === view }?.parent
      return world.parents.firstIndex { $0 === parent }.map { " contained in \($0)" } ?? ""
    }

    private static func makeView(_ kind: Int) -> PlatformView {
      switch kind % 5 {
      case 0: PlatformView()
      case 1: StackView()
      case 2: CardView()
      case 3: Self.makeScrollView()
      default: label("")
      }
    }

    private static func makeScrollView() -> PlatformView {
      #if WITHY_UIKIT
        UIScrollView()
      #else
        NSScrollView()
      #endif
    }

    /// Whether factories make scroll views, of which those of AppKit have one document view.
    static var makesScrollViews = false
    static var hasLimits: Bool { makeScrollView().childLimit != nil }

    func make(_ kind: Int) -> PlatformView {
      kind == 2 && Self.makesScrollViews ? Self.makeScrollView() : Self.makeView(kind)
    }

    static let properties = [[0, 2, 3, 4], [1]]

    static func set(
      _ property: Int,
      to value: Int,
      on builder: Builder<PlatformView>
    ) -> Builder<PlatformView> {
      switch property {
      case 0: alpha(of: builder)(CGFloat(value))
      case 1: builder.isHidden(value.isMultiple(of: 2))
      case 2: builder.constrain { $0.width == CGFloat(value) }
      case 3: builder.constrain { $0.leading == $0.parent.leading + CGFloat(value) }
      default:
        builder.constrain {
          ($0.height >= CGFloat(value)).priority(value > 1 ? .defaultHigh : .defaultLow)
          if value > 2 { $0.top == $0.parent.top }
        }
      }
    }

    private static func alpha(of builder: Builder<PlatformView>) -> Setter<PlatformView, CGFloat> {
      #if WITHY_UIKIT
        builder.alpha
      #else
        builder.alphaValue
      #endif
    }

    static func animated(_ property: Int) -> Int? { property == 0 ? property : nil }

    static func modify(
      _ property: Int,
      on builder: Builder<PlatformView>
    ) -> Builder<PlatformView> {
      property == 1
        ? builder.isHidden.modify { $0.toggle() } : alpha(of: builder).modify { $0 += 1 }
    }

    static func describe(_ node: PlatformView) -> String {
      func name(_ item: AnyObject?) -> String {
        item === node ? "self" : (item as? PlatformView).map(properties(of:)) ?? "nothing"
      }
      let constraints = node.constraints.map {
        "\(name($0.firstItem)) \($0.firstAttribute.rawValue) \($0.relation.rawValue) "
          + "\(name($0.secondItem)) \($0.constant) \($0.priority.rawValue)"
      }
      return "\(properties(of: node)) \(constraints.sorted())\(strays(in: node))"
        + containment(of: node)
    }

    /// The subviews that a stack view has but does not arrange, and those that it does not place.
    private static func strays(in node: PlatformView) -> String {
      guard let stack = node.nestingTarget as? StackView else { return "" }
      let left = stack.subviews.filter { !stack.arrangedSubviews.contains($0) }
      // AppKit does not place hidden ones, and nothing tells which stack view arranges them.
      let unplaced = stack.arrangedSubviews.filter {
        $0.translatesAutoresizingMaskIntoConstraints && $0.superview === stack
      }
      return left.isEmpty && unplaced.isEmpty ? "" : " left \(left), not placed \(unplaced)"
    }

    private static func properties(of view: PlatformView) -> String {
      #if WITHY_UIKIT
        let alpha = view.alpha
      #else
        let alpha = view.alphaValue
      #endif
      return "\(type(of: view)) \(alpha) \(view.isHidden)"
    }

    static func base(_ node: PlatformView) -> PlatformView { node }

    static func children(of node: PlatformView) -> [PlatformView] { node.children }
  }

  @MainActor
  @Suite("Random views")
  struct RandomViewTests {
    init() { prepare() }

    @Test(
      "After every pass, the views are those of a fresh tree, by the fewest operations",
      arguments: [false, true],
      [false, true]
    )
    func viewsEqualFresh(isMoves: Bool, makesScrollViews: Bool) throws {
      PlatformWorld.makesScrollViews = makesScrollViews
      defer { PlatformWorld.makesScrollViews = false }
      for seed in seeds(passes: 40) {
        #if WITHY_UIKIT && !canImport(ObjectiveC)
          // It is not documented which.
          UIView.takesIndexBeforeRemoval = !seed.isMultiple(of: 2)
          defer { UIView.takesIndexBeforeRemoval = false }
        #endif
        try RandomTest(PlatformWorld.self, seed: seed, passes: 40, isMoves: isMoves) {
          reports($0).count
        }
        .run()
      }
    }
  }
#endif

#if WITHY_UIKIT || WITHY_APPKIT
  import RandomTrees
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  /// A view that changes with a number.
  @MainActor
  private protocol Numbered: PlatformView {
    var number: Int { get set }
  }

  /// A view that replaces its content view, also when its number changes.
  @MainActor
  private protocol Replacing: Numbered {
    /// The former content views.
    var former: [PlatformView] { get }
    func replaceContent()
  }

  /// A base class that describes as many views of its own, which precede its other children.
  private final class OwnView: LiveView, Numbered {
    var number = 0 { didSet { if number != oldValue { liveHierarchy?.update() } } }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      for index in 0...abs(number) {
        Builder<Own> { Own(frame: .zero) }
          .constrain { $0.top == $0.parent.top + CGFloat(number + index) }
      }
    }

    final class Own: PlatformView {}

    /// Whether the views of its own are there, before all others.
    var isRight: Bool {
      let own = children.indices.filter { children[$0] is Own }
      return own == Array(0...abs(number))
    }
  }

  extension PlatformView {
    fileprivate var contentNumber: Int {
      get { (self as? any Numbered)?.number ?? 0 }
      set { (self as? any Numbered)?.number = newValue }
    }
  }

  /// A view with two places for its children, of which it uses one, as in a compact layout.
  private final class TwoPlaces: PlatformView, ContentContaining, Replacing {
    private let stacks = [StackView(), StackView()]
    private var isSecond = false
    var nestingView: PlatformView { stacks[isSecond ? 1 : 0] }
    var former: [PlatformView] { [stacks[isSecond ? 0 : 1]] }
    var number = 0 { didSet { if number != oldValue { replaceContent() } } }
    func replaceContent() { isSecond.toggle() }

    init() {
      super.init(frame: .zero)
      stacks.forEach(addSubview)
      #if WITHY_APPKIT
        // A hidden view that moves out of the place that is not used would still be arranged there.
        for stack in stacks { stack.detachesHiddenViews = false }
      #endif
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A card that makes a new content view.
  private final class ReplacingCard: PlatformView, ContentContaining, Replacing {
    private var content = StackView()
    private(set) var former: [PlatformView] = []
    var nestingView: PlatformView { content }
    var number = 0 { didSet { if number != oldValue { replaceContent() } } }
    func replaceContent() {
      former.append(content)
      content.removeFromSuperview()
      content = StackView()
      addSubview(content)
    }

    init() {
      super.init(frame: .zero)
      addSubview(content)
    }
    required init?(coder: NSCoder) { nil }
  }

  #if WITHY_UIKIT
    /// A cell whose configurations replace the content view.
    private final class Cell: UICollectionViewCell, Replacing {
      private(set) var former: [PlatformView] = []
      var number = 0 { didSet { if number != oldValue { replaceContent() } } }
      func replaceContent() {
        former.append(contentView)
        contentConfiguration = contentConfiguration == nil ? HierarchyConfiguration(1) {} : nil
      }
    }
  #else
    /// A box with another content view.
    private final class Cell: NSBox, Replacing {
      private(set) var former: [PlatformView] = []
      var number = 0 { didSet { if number != oldValue { replaceContent() } } }
      func replaceContent() {
        if let contentView { former.append(contentView) }
        contentView = NSView()
      }
    }
  #endif

  /// Views for random programs: plain ones, stack views, and those with a content view.
  @MainActor
  private final class PlatformWorld: @MainActor World {
    let root = PlatformView()
    let existing: [PlatformView]

    /// The views around the content views among them.
    private let owners: [PlatformView]

    /// The controllers of some existing views, and those that can contain them.
    private let controllers: [PlatformViewController]
    private let parents: [PlatformViewController]

    /// The worlds, by their views.
    private static var worlds: [ObjectIdentifier: Weak] = [:]

    private struct Weak {
      weak var world: PlatformWorld?
    }

    required init(existing: Int) {
      var owners: [PlatformView] = []
      func makeContent() -> PlatformView {
        let owner = CardView()
        owners.append(owner)
        return owner.content
      }
      let views = (0..<existing).map { index in
        let view = Self.hasRefusals && index % 5 == 1 ? makeContent() : Self.makeView(index)
        // One that no step shows stays hidden wherever it moves.
        view.isHidden = index.isMultiple(of: 3)
        return view
      }
      self.existing = views
      self.owners = owners
      func controller(of view: PlatformView) -> PlatformViewController {
        let controller = PlatformViewController()
        controller.view = view
        return controller
      }
      controllers = stride(from: 0, to: existing, by: 2).map { views[$0] }
        .filter { !$0.isContentView }
        .map(controller)
      // Both have the root, in which the children are.
      parents = [controller(of: root), controller(of: root)]
      for view in [root] + views { Self.worlds[ObjectIdentifier(view)] = Weak(world: self) }
    }

    /// Embeds a view that has a controller, at most statements.
    func builder(of view: PlatformView, at statement: Int) -> Builder<PlatformView> {
      let other = existing[statement * 5 % existing.count]
      if Self.constrainsToOthers, statement % 3 == 1, other !== view {
        return view.with.constrain { $0.centerX == other.anchors.centerX + CGFloat(statement) }
      }
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
      case 2 where hasLiveViews, 3 where hasLiveViews: OwnView(frame: .zero)
      case 2 where replacesContents, 3 where replacesContents: makeReplacing(kind / 5)
      case 2: CardView()
      case 3: makeScrollView()
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

    private static func makeReplacing(_ kind: Int) -> PlatformView {
      switch (kind + replacingKind) % 3 {
      case 0: TwoPlaces()
      case 1: ReplacingCard()
      default: Cell(frame: .zero)
      }
    }

    /// The kind of those that factories make.
    static var replacingKind = 0

    /// Whether factories make scroll views, of which those of AppKit have one document view.
    static var makesScrollViews = false

    /// Whether there are base classes, and content views, which cannot be moved.
    static var hasLiveViews = false
    static var hasRefusals = false

    /// Whether constraints relate views to others, which need not be in the tree.
    static var constrainsToOthers = false

    /// Whether views with a content view replace it.
    static var replacesContents = false

    static var hasLimits: Bool { !replacesContents && makeScrollView().childLimit != nil }

    func make(_ kind: Int) -> PlatformView {
      kind == 2 && Self.makesScrollViews ? Self.makeScrollView() : Self.makeView(kind)
    }

    static let properties = [[0, 2, 3, 4], [1], [5]]

    /// The custom spacings that other code has set.
    private var spacings: [(stack: StackView, view: PlatformView, spacing: CGFloat)] = []

    func disturb(using generator: inout some RandomNumberGenerator) -> Bool {
      guard Int.random(in: 0..<3, using: &generator) == 0 else { return false }
      var views = [root as PlatformView], replacing: [any Replacing] = []
      var stacks: [StackView] = []
      while let view = views.popLast() {
        if let view = view as? any Replacing { replacing.append(view) }
        if let stack = view.nestingTarget as? StackView { stacks.append(stack) }
        views += view.children
      }
      if let stack = stacks.randomElement(using: &generator),
        let view = stack.arrangedSubviews.randomElement(using: &generator)
      {
        let spacing = CGFloat.random(in: 1..<9, using: &generator)
        stack.setCustomSpacing(spacing, after: view)
        spacings.removeAll { $0.stack === stack && $0.view === view }
        spacings.append((stack, view, spacing))
      }
      replacing.randomElement(using: &generator)?.replaceContent()
      return !replacing.isEmpty
    }

    func takeMistake() -> String? {
      spacings.removeAll { !$0.stack.arrangedSubviews.contains($0.view) }
      let lost = spacings.first { $0.stack.customSpacing(after: $0.view) != $0.spacing }
      if lost != nil { spacings = [] }
      return lost.map { "the spacing after \(Self.describe($0.view)) is lost" }
    }

    static func set(
      _ property: Int,
      to value: Int,
      on builder: Builder<PlatformView>
    ) -> Builder<PlatformView> {
      switch property {
      case 0: alpha(of: builder)(CGFloat(value))
      case 1: builder.isHidden(value.isMultiple(of: 2))
      case 5: builder.contentNumber(value)
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
      let former = (node as? any Replacing)?.former.flatMap { $0.subviews } ?? []
      if !former.isEmpty { return " former \(former)" }
      if let view = node as? OwnView, !view.isRight { return " own \(view.children)" }
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

    static func children(of node: PlatformView) -> [PlatformView] {
      node.children.filter { !($0 is OwnView.Own) }
    }
  }

  @MainActor
  @Suite("Random views")
  struct RandomViewTests {
    init() { prepare() }

    @Test(
      "After every pass, the views are those of a fresh tree, by the fewest operations",
      arguments: [false, true]
    )
    func viewsEqualFresh(makesScrollViews: Bool) throws {
      PlatformWorld.makesScrollViews = makesScrollViews
      defer { PlatformWorld.makesScrollViews = false }
      try run()
    }

    @Test("Children follow content views that are replaced")
    func replacedContents() throws {
      PlatformWorld.replacesContents = true
      defer { PlatformWorld.replacesContents = false }
      try run()
    }

    @Test("Views that describe their own children have others besides")
    func liveViews() throws {
      PlatformWorld.hasLiveViews = true
      defer { PlatformWorld.hasLiveViews = false }
      try run()
    }

    @Test("Content views are refused, whatever happened before")
    func refusals() throws {
      PlatformWorld.hasRefusals = true
      defer { PlatformWorld.hasRefusals = false }
      try run(hasMistakes: true, isMoves: false)
    }

    @Test("Constraints to other views are active while these are in the tree")
    func otherViews() throws {
      PlatformWorld.constrainsToOthers = true
      defer { PlatformWorld.constrainsToOthers = false }
      try run(hasMistakes: true)
    }

    private func run(hasMistakes: Bool = false, isMoves: Bool? = nil) throws {
      for seed in seeds(passes: 40) {
        #if WITHY_UIKIT && !canImport(ObjectiveC)
          // It is not documented which.
          UIView.takesIndexBeforeRemoval = !seed.isMultiple(of: 2)
          defer { UIView.takesIndexBeforeRemoval = false }
        #endif
        PlatformWorld.replacingKind = Int(seed / 2 % 3)
        try RandomTest(
          PlatformWorld.self,
          seed: seed,
          passes: 40,
          hasMistakes: hasMistakes,
          isMoves: isMoves ?? (seed / 4).isMultiple(of: 2)
        ) {
          reports($0).count
        }
        .run()
      }
    }
  }
#endif

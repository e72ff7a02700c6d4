import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

extension Tree {
  /// The tree with a frame around an element of its containers, or without that, or with padding that
  /// insets the safe area, or no longer does.
  fileprivate func framedOrNot(_ numbers: inout SeededGenerator) -> Tree {
    func changed(_ children: [Tree]) -> [Tree] {
      var children = children
      if let child = children.indices.randomElement(using: &numbers) {
        children[child] = children[child].framedOrNot(&numbers)
      }
      return children
    }
    let isWhole = Int.random(in: 0..<3, using: &numbers) == 0
    switch self {
    case .flexible(_, _, _, let inner): return inner
    case .padding(let insets, let inner): return .safeAreaPadding(insets, inner)
    case .safeAreaPadding(let insets, let inner): return .padding(insets, inner)
    case .vertical(let alignment, let spacing, let children) where !isWhole:
      return .vertical(alignment, spacing, changed(children))
    case .horizontal(let alignment, let spacing, let children) where !isWhole:
      return .horizontal(alignment, spacing, changed(children))
    case .grid(let alignment, let horizontal, let vertical, let rows) where !isWhole:
      return .grid(alignment, horizontal, vertical, changed(rows))
    case .row(let alignment, let cells) where !isWhole: return .row(alignment, changed(cells))
    default: return .flexible((nil, 30, nil), (nil, nil, nil), .center, self)
    }
  }
}

@Suite("Random layouts in live blocks")
struct RandomLiveLayoutTests {
  /// An object captured by builders, which no layout may retain after the pass.
  private final class Owner {}

  /// The number of times that a changed geometry was reported.
  private final class Reports {
    var count = 0
  }

  /// The positions of a description, counted while it is evaluated.
  private final class Places {
    private var count: CGFloat = 0

    func next() -> CGFloat {
      count += 1
      return count
    }
  }

  /// The content of a block.
  private struct State {
    struct Row: Equatable {
      var id: Int
      var tree: Tree { didSet { version += 1 } }
      private var version = 0

      init(id: Int, tree: Tree) {
        self.id = id
        self.tree = tree
      }

      static func == (left: Row, right: Row) -> Bool {
        left.id == right.id && left.version == right.version
      }
    }

    var rows: [Row] = []
    var branches: [Tree] = []
    var isOn = false
    var spacing: CGFloat? = 4
    var bounds = area(200, 300)
    var direction = LayoutDirection.leftToRight
    /// Whether rows and branches are parts, and equal ones are passed over.
    var hasParts = false
    /// Whether an empty element with a guide comes first.
    var beginsEmpty = false
    private var lastID = 0

    init(_ maker: inout TreeMaker) {
      branches = (0..<2).map { _ in maker.tree(depth: 3) }
      for _ in 0..<3 { addRow(&maker) }
    }

    private mutating func addRow(_ maker: inout TreeMaker) {
      lastID += 1
      let row = Row(id: lastID, tree: maker.tree(depth: 2))
      rows.insert(row, at: Int.random(in: 0...rows.count, using: &maker.numbers))
    }

    mutating func change(_ maker: inout TreeMaker) {
      let row = rows.indices.randomElement(using: &maker.numbers)
      switch Int.random(in: 0..<14, using: &maker.numbers) {
      case 0: addRow(&maker)
      case 1: if let row { rows.remove(at: row) }
      case 2: rows.shuffle(using: &maker.numbers)
      case 3: isOn.toggle()
      case 4: spacing = maker.numbers.one(of: [nil, 0, 4])
      case 5: bounds.size.width = maker.numbers.number(0...300)
      case 6: bounds.origin.y = maker.numbers.number(0...9)
      case 7:
        if let row {
          rows[row].tree = maker.tree(depth: 2)
        }
      case 10, 11:
        if let row {
          rows[row].tree = rows[row].tree.framedOrNot(&maker.numbers)
        }
      case 12: beginsEmpty.toggle()
      case 13: direction = maker.direction()
      case 8: if lastID.isMultiple(of: 3) { hasParts.toggle() }
      default:
        if let row {
          let insets = EdgeInsets(top: 1, leading: 0, bottom: 2, trailing: 0)
          // An element that touches the edge, not directly inside the padding.
          let inner = Tree.ignoring(.all, rows[row].tree)
          rows[row].tree = .padding(insets, .vertical(.center, 0, [.leaf(.picture(5, 5)), inner]))
        }
      }
    }

    /// The layout for the state.
    @LayoutBuilder<Box> func layout(_ owner: Owner, _ reports: Reports) -> LayoutGroup<Box> {
      let places = Places()
      // The same description, which describes other elements at each place.
      let several = LayoutGroup<Box> {
        Part { [weak owner] in branch(owner, reports).padding(.leading, places.next()) }
      }
      VStack(alignment: .leading, spacing: spacing) {
        if beginsEmpty { EmptyElement().alignmentGuide(.leading) { _ in 5 } }
        branch(owner, reports)
        several
        if hasParts {
          several
          ForEach(rows, id: \.id) { [weak owner] row in element(row.tree, owner, reports) }
            .equatable()
          Part(isOn) { [weak owner] in Part { [weak owner] in branch(owner, reports) } }
        } else {
          ForEach(rows, id: \.id) { row in element(row.tree, owner, reports) }
        }
      }
    }

    @LayoutBuilder<Box> private func branch(
      _ owner: Owner?,
      _ reports: Reports
    ) -> LayoutGroup<Box> {
      if isOn {
        element(branches[0], owner, reports)
      } else {
        element(branches[1], owner, reports)
      }
    }

    private func element(_ tree: Tree, _ owner: Owner?, _ reports: Reports) -> LayoutGroup<Box> {
      tree.element(told: { _, _ in reports.count += 1 }, Self.leaf(owner))
    }

    private static func leaf(_ owner: Owner?) -> (Tree.Leaf) -> Builder<TreeLeaf> {
      { kind in Builder { withExtendedLifetime(owner) { TreeLeaf(kind) } }.leaf(kind) }
    }
  }

  @Test(
    "After every pass, frames equal those of a new layout",
    arguments: seeds(passes: 20)
  )
  func random(seed: UInt64) {
    var maker = TreeMaker(seed: seed)
    var state = State(&maker)
    state.hasParts = seed.isMultiple(of: 2)
    let panel = Panel()
    panel.bounds = state.bounds
    var owner = Owner()
    /// Replaces the owner, and returns whether the layout has let go of the former one.
    func replaceOwner() -> Bool {
      weak var former: Owner?
      former = owner
      owner = Owner()
      return former == nil
    }
    let reports = Reports()
    let live = panel.live { state.layout(owner, reports) }
    for pass in 0..<20 {
      for _ in 0...Int.random(in: 0..<3, using: &maker.numbers) { state.change(&maker) }
      (panel.bounds, panel.layoutDirection) = (state.bounds, state.direction)
      live.update()
      #expect(replaceOwner(), "seed \(seed), pass \(pass): the layout retains what it was passed")
      let fresh = Box()
      let arrangement = fresh.arrange(in: state.bounds, layoutDirection: state.direction) {
        state.layout(owner, Reports())
      }
      #expect(replaceOwner(), "seed \(seed), pass \(pass): the arrangement retains it")
      withExtendedLifetime(arrangement) {}
      let frames = panel.children.map(\.frame)
      #expect(frames == fresh.children.map(\.frame), "seed \(seed), pass \(pass)")
      let count = reports.count
      #expect(live.update().isEmpty)
      #expect(panel.children.map(\.frame) == frames, "seed \(seed), pass \(pass)")
      #expect(reports.count == count, "seed \(seed), pass \(pass): nothing has changed")
    }
  }
}

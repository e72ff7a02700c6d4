import Foundation
import WithyLayout

/// The rules of layout, written down straight: recursive, and without memory of what was before.
///
/// It shares only the rules with the engine, and computes the expected results.
struct Reference {
  /// The frames of the leaves that are shown, in the order of drawing.
  private(set) var frames: [CGRect] = []

  /// The frames of what is watched, by number.
  private(set) var told: [Int: CGRect] = [:]

  /// Where and how a tree is laid out.
  struct Surroundings {
    var bounds: CGRect
    var safeArea = EdgeInsets()
    var direction = LayoutDirection.leftToRight
    var spacing: CGFloat = 8
  }

  /// The direction of what is being placed.
  private var direction: LayoutDirection

  /// How the coordinates of what is being placed lie in those of the whole.
  private var mirror = Mirror()

  /// The safe areas, and the areas that contain them, the outermost first.
  private var regions: [(safe: CGRect, whole: CGRect)]

  /// Lays a tree out in the middle of a rectangle.
  init(_ tree: Tree, in bounds: CGRect, _ direction: LayoutDirection = .leftToRight) {
    self.init(tree, in: Surroundings(bounds: bounds, direction: direction))
  }

  /// Lays a tree out.
  init(_ tree: Tree, in surroundings: Surroundings) {
    let (bounds, insets) = (surroundings.bounds, surroundings.safeArea)
    let area = CGRect(
      x: bounds.minX + insets.leading,
      y: bounds.minY + insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0)
    )
    let safe = CGRect(
      x: area.minX,
      y: area.minY,
      width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom
    )
    regions = [(safe, bounds)]
    direction = surroundings.direction
    let describer = Describer(spacing: surroundings.spacing, direction: direction)
    guard let root = describer.node(of: tree) else { return }
    let proposal = root.parted(ProposedSize(area.size), of: ProposedSize(area.size))
    let size = root.size(proposal)
    let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
    place(Spot(root, origin, proposal, size))
    guard surroundings.direction == .rightToLeft else { return }
    let across = Mirror(in: bounds)
    frames = frames.map(across.frame)
    told = told.mapValues(across.frame)
  }

  /// The size of a tree for a proposal; a relative frame gets its part of it.
  static func size(_ tree: Tree, _ proposal: ProposedSize, isShared: Bool = true) -> CGSize {
    guard let root = Describer().node(of: tree) else { return .zero }
    return root.size(isShared ? root.parted(proposal, of: proposal) : proposal)
  }
}

extension Reference {
  /// The position of an element in its container, its proposal and its size.
  struct Spot {
    var node: Node
    var origin: CGPoint
    var proposal: ProposedSize
    var size: CGSize

    init(_ node: Node, _ origin: CGPoint, _ proposal: ProposedSize, _ size: CGSize) {
      (self.node, self.origin, self.proposal, self.size) = (node, origin, proposal, size)
    }

    /// An element at a point, with the size that it takes for a proposal.
    init(_ node: Node, at origin: CGPoint = .zero, _ proposal: ProposedSize) {
      self.init(node, origin, proposal, node.size(proposal))
    }

    var area: CGRect { CGRect(origin: origin, size: size) }
  }

  /// Horizontal coordinates as they are, or turned round, and moved.
  private struct Mirror {
    private var sign: CGFloat = 1
    private var shift: CGFloat = 0

    init() {}

    /// Turns round what is in a rectangle.
    init(in area: CGRect) { (sign, shift) = (-1, area.minX + area.maxX) }

    var isTurned: Bool { sign < 0 }

    /// The mirrored layout, and then the original one.
    func turning(in area: CGRect) -> Mirror {
      var mirror = self
      mirror.sign = -sign
      mirror.shift = sign * (area.minX + area.maxX) + shift
      return mirror
    }

    func frame(_ frame: CGRect) -> CGRect {
      let x = (isTurned ? frame.maxX : frame.minX) * sign + shift
      return CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  /// Places an element and what is in it.
  private mutating func place(_ spot: Spot) {
    let node = spot.node
    switch node.tree {
    case .leaf: frames.append(mirror.frame(spot.area))
    case .watched(let number, _):
      told[number] = mirror.frame(spot.area)
      placeInside(spot)
    case .direction(let inner, _):
      let outer = (direction, mirror)
      if inner != direction { (direction, mirror) = (inner, mirror.turning(in: spot.area)) }
      placeInside(spot)
      (direction, mirror) = outer
    case .bar(let edge, _, _, _, _):
      let spots = node.spots(spot.proposal, spot.size).map { inner in
        Spot(inner.node, inner.origin + spot.origin, inner.proposal, inner.size)
      }
      // Only at its own edge: along the others, a bar may be longer than the rest.
      let (rest, whole) = (spots[0].area, spot.area)
      let left = edge == .leading ? rest.minX : whole.minX
      let top = edge == .top ? rest.minY : whole.minY
      let right = edge == .trailing ? rest.maxX : whole.maxX
      let bottom = edge == .bottom ? rest.maxY : whole.maxY
      let safe = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      regions.append((mirror.frame(safe), mirror.frame(whole)))
      place(spots[0])
      regions.removeLast()
      place(spots[1])
    case .safeAreaPadding:
      let inner = node.spots(spot.proposal, spot.size)[0]
      let child = Spot(inner.node, inner.origin + spot.origin, inner.proposal, inner.size)
      regions.append((mirror.frame(child.area), mirror.frame(spot.area)))
      place(child)
      regions.removeLast()
    case .ignoring(let edges, _): place(beyondSafeArea(spot, edges))
    default: placeInside(spot)
    }
  }

  private mutating func placeInside(_ spot: Spot) {
    for inner in spot.node.spots(spot.proposal, spot.size) {
      place(Spot(inner.node, inner.origin + spot.origin, inner.proposal, inner.size))
    }
  }

  /// The position of an element that ignores the safe area: where it touches an edge of the safe
  /// area, its proposal extends to the edge of the area around.
  private func beyondSafeArea(_ spot: Spot, _ edges: Edges) -> Spot {
    let own = mirror.frame(spot.area)
    var (left, right, top, bottom) = (own.minX, own.maxX, own.minY, own.maxY)
    func touches(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.001 }
    for (safe, whole) in regions.reversed() {
      if touches(left, safe.origin.x) { left = whole.minX }
      if touches(right, safe.origin.x + safe.size.width) { right = whole.maxX }
      if touches(top, safe.origin.y) { top = whole.minY }
      if touches(bottom, safe.origin.y + safe.size.height) { bottom = whole.maxY }
    }
    let (atLeft, atRight) = (own.minX - left, right - own.maxX)
    let added = EdgeInsets(
      top: edges.contains(.top) ? own.minY - top : 0,
      leading: edges.contains(.leading) ? (mirror.isTurned ? atRight : atLeft) : 0,
      bottom: edges.contains(.bottom) ? bottom - own.maxY : 0,
      trailing: edges.contains(.trailing) ? (mirror.isTurned ? atLeft : atRight) : 0
    )
    func proposed(_ proposed: CGFloat?, _ length: CGFloat, _ added: CGFloat) -> CGFloat? {
      (proposed ?? (added == 0 ? nil : length)).map { max($0 + added, 0) }
    }
    let proposal = ProposedSize(
      width: proposed(spot.proposal.width, spot.size.width, added.leading + added.trailing),
      height: proposed(spot.proposal.height, spot.size.height, added.top + added.bottom)
    )
    let child = spot.node.children[0]
    let size = child.size(proposal)
    let middle = CGPoint(
      x: spot.area.midX + (added.trailing - added.leading) / 2,
      y: spot.area.midY + (added.bottom - added.top) / 2
    )
    let origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    return Spot(child, origin, proposal, size)
  }
}

func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

import Foundation
import WithyLayout

extension Reference {
  /// The size of an element, or of a place for one, with its guides.
  struct ElementDimensions: TreeDimensions {
    let width: CGFloat
    let height: CGFloat
    private let explicit: (TreeGuide) -> CGFloat?

    init(_ size: CGSize, explicit: @escaping (TreeGuide) -> CGFloat? = { _ in nil }) {
      (width, height, self.explicit) = (size.width, size.height, explicit)
    }

    func explicitValue(of guide: TreeGuide) -> CGFloat? { explicit(guide) }

    func value(of guide: TreeGuide) -> CGFloat {
      if let said = explicit(guide) { return said }
      switch guide {
      case .horizontal(.leading), .vertical(.top): return 0
      case .horizontal(.center): return width / 2
      case .vertical(.center): return height / 2
      case .horizontal(.trailing): return width
      case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
        return height
      default: return guide.id.map { $0.value(in: self) } ?? 0
      }
    }
  }
}

extension Reference.Node {
  /// The size that the element took for a proposal, with its guides.
  func dimensions(_ p: ProposedSize, _ size: CGSize) -> Reference.ElementDimensions {
    Reference.ElementDimensions(size) { explicit($0, p, size) }
  }

  /// The explicit value of a guide, set by the element or inside it.
  private func explicit(_ guide: TreeGuide, _ p: ProposedSize, _ size: CGSize) -> CGFloat? {
    guard says(guide) else { return nil }
    let key: [AnyHashable] = [guide, p, size.width, size.height]
    if let known = memory.guides[key] { return known }
    let value = findExplicit(guide, p, size)
    memory.guides[key] = .some(value)
    return value
  }

  private func findExplicit(_ guide: TreeGuide, _ p: ProposedSize, _ size: CGSize) -> CGFloat? {
    switch tree {
    case .leaf:
      return guide == .vertical(.firstTextBaseline) ? size.height / 4 : size.height * 0.75
    case .guide(guide, let value, _):
      let said = value.value(in: children[0].dimensions(p, size))
      // Infinite elements are measured but never placed.
      return said.isFinite ? said : children[0].explicit(guide, p, size)
    // They move or turn the drawing, and nothing in the layout.
    case .guide, .offset, .direction, .watched, .ignoring, .resizable:
      return children[0].explicit(guide, p, size)
    case .background, .overlay: return children[1].explicit(guide, p, size)
    case .custom(.shelf, _):
      switch guide {
      case .horizontal(.trailing): return size.width - 4
      case .vertical(.top): return 2
      case .vertical(.lastTextBaseline): return size.height - 1
      default: return nil
      }
    default:
      // The edges and the centre of a container are those of its frame.
      if isContainer, guide.isEdge { return nil }
      let spots = reproposals > 8 ? measuredSpots(p, size) : spots(p, size)
      let values = spots.map { isType ? $0.finite : $0 }.compactMap { spot in
        spot.node.explicit(guide, spot.proposal, spot.size).map {
          $0 + (guide.isHorizontal ? spot.origin.x : spot.origin.y)
        }
      }
      return Self.together(values, guide)
    }
  }

  /// Whether the element is a container of several elements.
  private var isContainer: Bool {
    switch tree {
    case .horizontal, .vertical, .distributed, .row, .depth: true
    default: isType
    }
  }

  /// Whether a type lays the container out, for which infinity counts as 0 where it places
  /// elements.
  private var isType: Bool {
    switch tree {
    case .custom, .bar, .grid, .flow: true
    default: false
    }
  }

  /// The guide of a container whose elements set it.
  private static func together(_ values: [CGFloat], _ guide: TreeGuide) -> CGFloat? {
    switch guide {
    case .vertical(.firstTextBaseline): values.min()
    case .vertical(.lastTextBaseline): values.max()
    default: values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }

  /// Whether anything in the element may set a guide.
  private func says(_ guide: TreeGuide) -> Bool {
    switch tree {
    case .leaf(.liquid):
      return guide == .vertical(.firstTextBaseline) || guide == .vertical(.lastTextBaseline)
    case .guide(guide, _, _): return true
    case .custom(.shelf, _): return true
    case .scroll, .divider: return false
    default: return children.contains { $0.says(guide) }
    }
  }

  /// A size where infinity counts as 0.
  static func finite(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width < .infinity ? size.width : 0,
      height: size.height < .infinity ? size.height : 0
    )
  }

  /// How far the children of a stack reach before and after the line on which they are aligned,
  /// which is a part of it.
  static func reachAcross(
    _ spots: [Spot],
    _ guide: TreeGuide
  ) -> (before: CGFloat, after: CGFloat) {
    let reach = reach(spots, guide)
    return (max(reach.before, 0), max(reach.after, 0))
  }

  /// How far elements reach before and after their common guide on an axis.
  ///
  /// Infinite lengths, which are measured and never placed, have no guides.
  static func reach(_ spots: [Spot], _ guide: TreeGuide) -> (before: CGFloat, after: CGFloat) {
    let lengths = spots.map { guide.isHorizontal ? $0.size.width : $0.size.height }
    guard let first = spots.first, !lengths.contains(.infinity) else {
      return (0, lengths.isEmpty ? 0 : .infinity)
    }
    let values = spots.map { $0.value(of: guide) }
    let start = (first.value(of: guide), lengths[0] - values[0])
    return zip(lengths, values).reduce(start) { (max($0.0, $1.1), max($0.1, $1.0 - $1.1)) }
  }
}

extension Reference.Spot {
  /// The element where infinity counts as 0.
  fileprivate var finite: Reference.Spot {
    let point = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    return Reference.Spot(node, point, proposal, Reference.Node.finite(size))
  }

  /// Where a guide of the element is, from its own edge.
  func value(of guide: TreeGuide) -> CGFloat {
    let value = node.dimensions(proposal, size).value(of: guide)
    return value.isFinite ? value : 0
  }
}

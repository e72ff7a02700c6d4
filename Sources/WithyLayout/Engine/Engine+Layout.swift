import Foundation

extension Engine {
  /// The size of a container that a type lays out.
  func measureLayout(_ index: Int, _ proposal: Proposal) -> CGSize {
    guard let layout = layout(of: index) else { return .zero }
    let outer = placing
    placing = -1
    defer { placing = outer }
    let size = layout.sizeThatFits(
      proposal: proposal.proposed,
      subviews: LayoutSubviews(engine: self, index: index)
    )
    return isIncomplete ? .zero : checked(size, proposal, of: index)
  }

  /// Lets a type place the children of its container, and leaves that in the slots.
  func arrangeLayout(_ index: Int, _ proposal: Proposal, _ size: CGSize) {
    guard let layout = layout(of: index) else { return }
    let subviews = LayoutSubviews(engine: self, index: index)
    for subview in subviews { slots[subview.slot].x = .nan }
    let outer = (placing, isEndless)
    placing = index
    let lengths = [proposal.width, proposal.height, size.width, size.height]
    isEndless = lengths.contains(.infinity)
    defer { (placing, isEndless) = outer }
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size),
      proposal: proposal.proposed,
      subviews: subviews
    )
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    for subview in subviews where slots[subview.slot].x.isNaN {
      subview.set(at: middle, anchor: .center, proposal)
    }
  }

  /// The type that lays a container out.
  private func layout(of index: Int) -> (any Layout)? {
    details[Int(records[index].details)].layout
  }

  /// Whether a row stands directly in a grid, which lays out its cells.
  func isInGrid(_ index: Int) -> Bool {
    let parent = Int(records[index].parent)
    return parent >= 0 && records[parent].style.kind == .layout && layout(of: parent) is GridLayout
  }
}

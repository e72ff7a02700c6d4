import Foundation

extension Engine {
  /// The size of a container that a type lays out.
  func measureLayout(_ index: Int, _ proposal: Proposal) -> CGSize {
    let outer = placing
    placing = -1
    defer { placing = outer }
    let subviews = LayoutSubviews(engine: self, index: index)
    let size = run(of: index)?.size(proposal.proposed, subviews) ?? .zero
    return isIncomplete ? .zero : checked(size, proposal, of: index)
  }

  /// Lets a type place the children of its container, and leaves that in the slots.
  func arrangeLayout(_ index: Int, _ proposal: Proposal, _ size: CGSize) {
    let subviews = LayoutSubviews(engine: self, index: index)
    for subview in subviews { slots[subview.slot].x = .nan }
    let outer = (placing, isEndless)
    placing = index
    isEndless = isEndless(proposal, size)
    defer { (placing, isEndless) = outer }
    run(of: index)?.place(CGRect(origin: .zero, size: size), proposal.proposed, subviews)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    for subview in subviews where slots[subview.slot].x.isNaN {
      subview.set(at: middle, anchor: .center, proposal)
    }
  }

  /// What a type says of a guide of its container, whose children are in their slots.
  func layoutAlignment(
    _ guide: Guide,
    _ axis: Axes,
    _ index: Int,
    _ proposal: Proposal,
    _ size: CGSize
  ) -> CGFloat? {
    let value = run(of: index)?.alignment(
      guide,
      axis,
      CGRect(origin: .zero, size: size),
      proposal.proposed,
      LayoutSubviews(engine: self, index: index)
    )
    guard let value, !value.isFinite, !isEndless(proposal, size) else { return value }
    report(index, "gave a guide of \(value); the guide is left as it is")
    return nil
  }

  /// What a type says of the edges of its container.
  func layoutSpacing(_ index: Int) -> ViewSpacing {
    run(of: index)?.spacing(LayoutSubviews(engine: self, index: index)) ?? ViewSpacing()
  }

  /// Whether what is asked for is infinite, which is measured and never placed.
  private func isEndless(_ proposal: Proposal, _ size: CGSize) -> Bool {
    proposal.width == .infinity || proposal.height == .infinity || size.width == .infinity
      || size.height == .infinity
  }

  /// What lays a container out; only those that a type lays out have it.
  func run(of index: Int) -> (any LayoutRun)? {
    runs[Int(records[index].details)]
  }

  /// Whether a row stands directly in a grid, which lays out its cells.
  func isInGrid(_ index: Int) -> Bool {
    let parent = Int(records[index].parent)
    return parent >= 0 && records[parent].style.kind == .layout && run(of: parent)?.isGrid == true
  }
}

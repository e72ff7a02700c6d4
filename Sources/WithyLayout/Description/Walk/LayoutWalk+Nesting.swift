import Withy

extension LayoutWalk {
  /// Nests the leaves of a description, in drawing order.
  ///
  /// The unfinished contents are kept in an array, so that no depth overflows the stack.
  @inlinable
  func nest(_ content: LayoutContent<Node>) {
    guard let nesting else { return }
    var rest = [NestingStep.contents([content], next: 0)]
    while let step = rest.popLast() {
      switch step {
      case .contents(let items, let next):
        guard let index = nestLeaves(of: items, from: next, by: nesting) else { continue }
        rest.append(.contents(items, next: index + 1))
        begin(items[index], &rest)
      case .next: elements.next()
      case .end: elements.end()
      }
    }
  }

  /// Nests the leaves of a list of contents up to the first other content, and returns the index of
  /// that one; `nil` if there is none.
  @inlinable
  func nestLeaves(
    of items: [LayoutContent<Node>],
    from first: Int,
    by nesting: LeafNesting<Node>
  ) -> Int? {
    for index in first..<items.count {
      switch items[index].form {
      case .leaf(let leaf):
        if let node = node(of: leaf, items[index].packedSpec, items[index].packedNumbers) {
          nesting.nest(leaf, node)
        }
      case .builder(let make): _ = make(self, items[index].packedSpec, items[index].packedNumbers)
      default: return index
      }
    }
    return nil
  }

  /// Begins content that is not a leaf.
  @inlinable
  func begin(_ content: LayoutContent<Node>, _ rest: inout [NestingStep]) {
    switch content.form {
    case .leaf, .builder: break
    case .list(let items): rest.append(.contents(items, next: 0))
    case .items(let items): rest.append(.contents(items.contents, next: 0))
    case .part(let part): rest.append(.contents([part.content()], next: 0))
    case .element(let element):
      elements.begin(element)
      rest.append(.end)
      if let (first, second) = element.parts {
        rest.append(.contents([second], next: 0))
        rest.append(.next)
        rest.append(.contents([first], next: 0))
      } else {
        rest.append(.contents([element.content], next: 0))
      }
    }
  }

  /// A step of the walk that nests leaves.
  @usableFromInline
  enum NestingStep {
    /// Contents from an index on.
    case contents([LayoutContent<Node>], next: Int)

    /// Between the parts of an element with two.
    case next

    /// The end of an element.
    case end
  }
}

import Withy

extension LayoutContent {
  /// Returns the description without builders and blocks, to be flattened again with the same
  /// leaves.
  ///
  /// An arrangement that is kept must not retain them, since they may have captured the object that
  /// keeps it. The unfinished elements are kept in an array, so that no depth overflows the stack.
  ///
  /// - Parameter content: Returns the description to put in the place of a part; `nil` for a part of
  ///   a live tree, which keeps its block.
  /// - Returns: The description.
  func withoutClosures(_ content: (DescribedPart) -> LayoutContent? = { _ in nil }) -> LayoutContent
  {
    var steps = [Step.begin(self)]
    var results: [LayoutContent] = []
    while let step = steps.popLast() {
      switch step {
      case .begin(let begun):
        switch begun.form {
        case .builder: results.append(begun.replacing(.builder(DescribedLeaf.castObject)))
        case .items(let items): Self.begin(items.contents, of: begun, &steps)
        case .list(let items): Self.begin(items, of: begun, &steps)
        case .part(let part):
          if let inner = content(part) {
            steps.append(.begin(inner.grouped))
          } else {
            results.append(begun)
          }
        case .element(let element) where element.hasClosures:
          steps.append(.endElement(element, of: begun))
          steps.append(.begin(element.content))
          if let other = element.other { steps.append(.begin(other)) }
        case .leaf, .element: results.append(begun)
        }
      case .endList(let count, let list):
        let items = Array(results.suffix(count))
        results.removeLast(count)
        results.append(list.replacing(.list(items)))
      case .endElement(let element, let outer):
        let inner = results.removeLast()
        let other = element.other == nil ? nil : results.removeLast()
        results.append(
          outer.replacing(
            .element(
              DescribedElement(element.style, element.details, content: inner, other: other)
            )
          )
        )
      }
    }
    return results[0]
  }

  /// A step of the walk over a description.
  private enum Step {
    case begin(LayoutContent)
    case endList(Int, of: LayoutContent)
    case endElement(DescribedElement, of: LayoutContent)
  }

  /// Notes the items of a list to walk, in order, and the end of the list.
  private static func begin(
    _ items: [LayoutContent],
    of list: LayoutContent,
    _ steps: inout [Step]
  ) {
    steps.append(.endList(items.count, of: list))
    for item in items.reversed() { steps.append(.begin(item)) }
  }

  /// Returns the description in another form, with the same modifier and branch.
  private func replacing(_ form: Form) -> LayoutContent {
    var copy = self
    copy.form = form
    return copy
  }
}

extension DescribedLeaf {
  /// A builder that has captured nothing, of an object that was made before.
  static let castObject: @Sendable (inout DescribedLeaf) -> Void = { request in
    if case .made(let object) = request, let leaf = object as? any Placeable {
      request = .leaf(leaf)
    }
  }
}

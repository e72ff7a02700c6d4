/// A row of a ``ListView``: of an item, or the header or footer of a section.
@MainActor
struct ListRow {
  /// The identity of a row in its list.
  enum ID: Hashable {
    case header(AnyHashable)
    case item(AnyHashable)
    case footer(AnyHashable)
  }

  /// What the rows of a section have in common.
  @MainActor
  final class Source {
    let content: (Int) -> Hierarchy<Widget>
    let onAppear: ((Int) -> Void)?

    init(content: @escaping (Int) -> Hierarchy<Widget>, onAppear: ((Int) -> Void)? = nil) {
      (self.content, self.onAppear) = (content, onAppear)
    }
  }

  let id: ID

  /// The index of the item among those that the section was made with.
  let index: Int
  let source: Source

  var content: Hierarchy<Widget> { source.content(index) }
}

extension ListRow {
  /// Creates a header or footer.
  init(_ id: ID, _ block: @escaping () -> Hierarchy<Widget>) {
    self.init(id: id, index: 0, source: Source { _ in block() })
  }

  /// The id of the item; `nil` for a header or footer.
  var item: AnyHashable? { if case .item(let id) = id { id } else { nil } }
}

import Kit
import Withy

/// A list of views for items.
protocol ItemList {
  /// Updates the views to show items.
  mutating func show(_ items: [Item])
}

/// The items that a live block reads.
final class Model {
  var items: [Item] = []

  /// The parent of a list of elements.
  var element: AnyObject?
}

/// A list that a live block describes.
struct LiveList: ItemList {
  private let parent = CountedView.make()
  private let model = Model()
  private let live: Live

  /// Creates a list of rows with three properties, each of which a pass compares.
  init() {
    self.init { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).tag(item.tag).alpha(item.alpha)
        }
      }
    }
  }

  /// Creates a list of rows of another kind.
  init(_ describe: (_ parent: View, _ model: Model) -> Live) {
    live = describe(parent, model)
  }

  mutating func show(_ items: [Item]) {
    model.items = items
    live.update()
  }
}

/// A list that removes all views and makes them again.
struct RebuiltList: ItemList {
  private let parent = CountedView.make()

  mutating func show(_ items: [Item]) {
    while let child = parent.children.first { child.removeFromParent() }
    for item in items {
      let view = CountedView.make()
      configure(view, for: item)
      parent.append(view)
    }
  }
}

/// A list that applies a `CollectionDifference` by hand and then configures every view.
struct DifferenceList: ItemList {
  private let parent = CountedView.make()
  private var ids: [Int] = []

  mutating func show(_ items: [Item]) {
    let new = items.map(\.id)
    let difference = new.difference(from: ids).inferringMoves()
    var moved: [Int: View] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, let target):
        let view = parent.children[offset]
        view.removeFromParent()
        if target != nil { moved[offset] = view }
      case .insert(let offset, _, let origin):
        let view = origin.flatMap { moved[$0] } ?? CountedView.make()
        if offset == parent.children.count {
          parent.append(view)
        } else {
          parent.insert(view, after: offset == 0 ? nil : parent.children[offset - 1])
        }
      }
    }
    ids = new
    for (view, item) in zip(parent.children, items) { configure(view, for: item) }
  }
}

/// Sets the properties of a view by hand.
private func configure(_ view: View, for item: Item) {
  view.title = item.title
  view.tag = item.tag
  view.alpha = item.alpha
}

/// A list of ids without views, whose changes `ListChanges` determines.
struct ListChangesList: ItemList {
  private var ids: [Int] = []

  mutating func show(_ items: [Item]) {
    let new = items.map(\.id)
    let changes = ListChanges(from: ids, to: new)
    CountedView.Counts.addTreeOperations(changes.insertions.count + changes.moves.count)
    ids = new
  }
}

/// The same with `SectionChanges`, in sections of a hundred.
struct SectionChangesList: ItemList {
  private struct Group: Identifiable, Equatable {
    struct Entry: Identifiable, Equatable {
      let id: Int
      let title: String
    }

    let id: Int
    var entries: [Entry]
  }

  private var groups: [Group] = []

  mutating func show(_ items: [Item]) {
    let new = stride(from: 0, to: items.count, by: 100).map { start in
      Group(
        id: start,
        entries: items[start..<min(start + 100, items.count)].map {
          .init(id: $0.id, title: $0.title)
        }
      )
    }
    let changes = SectionChanges(from: groups, to: new, items: \.entries)
    for stage in changes.stages {
      CountedView.Counts.addTreeOperations(stage.insertions.count + stage.moves.count)
    }
    groups = new
  }
}

/// The same with `CollectionDifference`.
struct DifferenceOrderList: ItemList {
  private var ids: [Int] = []

  mutating func show(_ items: [Item]) {
    let new = items.map(\.id)
    for change in new.difference(from: ids).inferringMoves() {
      if case .insert = change { CountedView.Counts.addTreeOperations(1) }
    }
    ids = new
  }
}

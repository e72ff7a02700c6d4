import Foundation
import Kit
import Withy
import WithyLayout
import WithyXML

extension LiveRow {
  /// All rows of the table of live, in order.
  static let all = passes + chains + orders + lazy + scaling

  /// Passes over a list of 1,000 items with three properties each.
  private static let passes = [
    unchanged(name: "live: nothing changed", budget: 900, limit: 875, allocationLimit: 0.1),
    LiveRow(
      name: "live: one value changed",
      budget: 1_500,
      limit: 950,
      allocationLimit: 0.1,
      setterCalls: 1,
      states: { change { $0[500].title = "Changed" } }
    ),
    LiveRow(
      name: "live: one of three values changed in every row",
      budget: 2_000,
      limit: 1_870,
      allocationLimit: 0.1,
      setterCalls: 1_000,
      states: { change { for index in $0.indices { $0[index].tag += 1 } } }
    ),
    LiveRow(
      name: "live: all three values changed in every row",
      budget: 3_500,
      limit: 3_490,
      allocationLimit: 0.1,
      setterCalls: 3_000,
      states: { change { $0 = $0.indices.map { Item(showing: $0 + 1, in: $0) } } }
    ),
    LiveRow(
      name: "live: swap two",
      budget: 2_000,
      limit: 1_745,
      allocationLimit: 0.1,
      treeOperations: 2,
      states: { change { $0.swapAt(1, 998) } }
    ),
    LiveRow(
      name: "live: remove the middle one",
      limit: 1_480,
      allocationLimit: 0.1,
      treeOperations: 1,
      states: { change { $0.remove(at: 500) } }
    ),
    LiveRow(
      name: "live: add all",
      budget: 30_000,
      limit: 15_800,
      allocationLimit: 11.2,
      setterCalls: 3_000,
      treeOperations: 1_000,
      states: { ([], items(1_000)) }
    ),
    LiveRow(
      name: "live: clear",
      limit: 12_100,
      allocationLimit: 0.2,
      treeOperations: 1_000,
      states: { (items(1_000), []) }
    ),
  ]

  /// Passes over rows of other kinds, in which nothing has changed.
  private static let chains = [
    unchanged(
      name: "live: nothing changed, Part(item)",
      budget: 900,
      limit: 1_020,
      allocationLimit: 1.1
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Part(item) {
            Builder<View> { CountedView.make() }.title(item.title).tag(item.tag).alpha(item.alpha)
          }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, .equatable()",
      budget: 180,
      limit: 172,
      allocationLimit: 0.1
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).tag(item.tag).alpha(item.alpha)
        }
        .equatable()
      }
    },
    unchanged(
      name: "live: nothing changed, title and 2 nested paths",
      budget: 900,
      limit: 885,
      allocationLimit: 0.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).layer.cornerRadius(item.alpha)
            .frame.size.width(item.alpha)
        }
      }
    },
    unchanged(
      name: "live: nothing changed, existing objects",
      limit: 970,
      allocationLimit: 0.1,
      isCompared: false
    ) { parent, model in
      let views = (0..<1_000).map { _ in CountedView.make() }
      return parent.live {
        ForEach(model.items, id: \.id) { item in
          views[item.id].with.title(item.title).tag(item.tag).alpha(item.alpha)
        }
      }
    },
    unchanged(
      name: "live: nothing changed, a loop over 2 statements",
      limit: 3_395,
      allocationLimit: 1.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        for item in model.items {
          Builder<View> { CountedView.make() }.title(item.title)
          Builder<View> { CountedView.make() }.tag(item.tag).alpha(item.alpha)
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a call by reference",
      budget: 1_200,
      limit: 1_000,
      allocationLimit: 0.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).call(View.addToTag, item.tag)
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a handler",
      budget: 1_100,
      limit: 1_580,
      allocationLimit: 1.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).onTap.perform { $0.tag = item.tag }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a handler with an owner",
      limit: 2_000,
      allocationLimit: 1.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title)
            .onTap.perform(with: model) { model, _ in model.items = [] }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a style of 2 properties",
      limit: 2_400,
      allocationLimit: 3.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).dimmed
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a connection",
      limit: 1_740,
      allocationLimit: 1.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title)
            .connect("tap", { (view: View) in view.tag = item.tag }) { view, connection in
              view.onTap = { [weak view] in if let view { connection.handler(view) } }
              return { [weak view] in view?.onTap = {} }
            }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a path through an optional",
      limit: 1_330,
      allocationLimit: 0.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title)
            .accessory.ifPresent.alpha(item.alpha)
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a reference",
      limit: 1_640,
      allocationLimit: 0.1,
      isCompared: false
    ) { parent, model in
      let references = (0..<1_000).map { _ in Ref<View>() }
      return parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).ref(references[item.id])
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and an identity",
      limit: 2_400,
      allocationLimit: 1.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        for item in model.items {
          Builder<View> { CountedView.make() }.title(item.title).identity(item.id)
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a call on a value",
      limit: 1_520,
      allocationLimit: 0.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).call(on: item.tag) { $0.tag = 1 }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a closure for its insertion",
      limit: 1_000,
      allocationLimit: 3.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).onInsert { $0.tag = 1 }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and always",
      budget: 1_000,
      limit: 965,
      allocationLimit: 0.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).alpha.always(item.alpha)
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a modify",
      limit: 9_100,
      allocationLimit: 3.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).tag.modify { $0 += 1 }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, title and a scope of 2 properties",
      limit: 4_550,
      allocationLimit: 5.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title)
            .layer.scope { $0.cornerRadius(item.alpha).borderWidth(1) }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, a block of 2 children",
      budget: 2_500,
      limit: 4_475,
      allocationLimit: 2.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.children {
            Builder<View> { CountedView.make() }.title(item.title).tag(item.tag)
            Builder<View> { CountedView.make() }.title(item.title).alpha(item.alpha)
          }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, a block with a ForEach of 2",
      limit: 12_600,
      allocationLimit: 10.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title).children {
            ForEach(0..<2) { index in Builder<View> { CountedView.make() }.tag(index) }
          }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, an XML element with an attribute, a class, a style and a text",
      limit: 16_600,
      allocationLimit: 8.1,
      isCompared: false
    ) { _, model in
      let list = XMLElement(name: "ul")
      model.element = list
      return list.live {
        ForEach(model.items, id: \.id) { item in
          XMLElement.make(.init("li")).attribute("id", item.id).class("done", if: item.alpha > 0)
            .style("color", "red").text(item.title)
        }
      }
    },
    unchanged(
      name: "live: nothing changed, in a layout",
      limit: 2_930,
      allocationLimit: 1.1,
      isCompared: false
    ) { parent, model in
      parent.live {
        VStack(spacing: 0) {
          ForEach(model.items, id: \.id) { item in
            Builder<View> { CountedView.make() }.title(item.title).tag(item.tag).alpha(item.alpha)
          }
        }
      }
    },
    unchanged(
      name: "live: nothing changed, a layout of 2 leaves in every row",
      limit: 18_800,
      allocationLimit: 13.2,
      isCompared: false
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.children {
            HStack(spacing: 0) {
              Builder<View> { CountedView.make() }.title(item.title).tag(item.tag)
              Builder<View> { CountedView.make() }.title(item.title).alpha(item.alpha)
            }
            .padding(8)
          }
        }
      }
    },
    changed(
      name: "live: one value changed in a block of every row",
      limit: 6_600,
      allocationLimit: 4.1,
      setterCalls: 1_000,
      states: { change { for index in $0.indices { $0[index].tag += 1 } } }
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title) {
            Builder<View> { CountedView.make() }.tag(item.tag)
          }
        }
      }
    },
    changed(
      name: "live: one value changed that overrides a style in every row",
      limit: 2_000,
      allocationLimit: 0.1,
      setterCalls: 1_000,
      states: { change { for index in $0.indices { $0[index].tag += 1 } } }
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.apply { $0.title(item.title).tag(0) }
            .tag(item.tag)
        }
      }
    },
    changed(
      name: "live: add all, a style that is overridden, and a child",
      limit: 58_700,
      allocationLimit: 45.2,
      setterCalls: 5_000,
      treeOperations: 3_000,
      states: { ([], items(1_000)) }
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.apply { $0.title(item.title).tag(0) }
            .tag(item.tag) { Builder<View> { CountedView.make() }.title(item.title) }
          Builder<View> { CountedView.make() }.title(item.title)
        }
      }
    },
    changed(
      name: "live: add all, title and 4 nested paths",
      limit: 29_500,
      allocationLimit: 21.2,
      setterCalls: 1_000,
      treeOperations: 1_000,
      states: { ([], items(1_000)) }
    ) { parent, model in
      parent.live {
        ForEach(model.items, id: \.id) { item in
          Builder<View> { CountedView.make() }.title(item.title)
            .layer.cornerRadius(item.alpha).layer.borderWidth(1)
            .frame.size.width(item.alpha).frame.size.height(1)
        }
      }
    },
  ]

  /// Changes of order.
  private static let orders = [
    LiveRow(
      name: "live: the first of 5,000 to the end",
      count: 5_000,
      limit: 1_730,
      allocationLimit: 0.1,
      treeOperations: 1,
      states: { change(5_000) { $0.append($0.removeFirst()) } },
      rebuild: nil
    ),
    LiveRow(
      name: "list changes: 1,000 of 5,000 removed, 1,000 inserted, 200 shuffled",
      count: 5_000,
      limit: 488,
      allocationLimit: 0.02,
      treeOperations: 1_199,
      states: { change(5_000, mix) },
      withy: { ListChangesList() },
      rebuild: nil,
      difference: { DifferenceOrderList() }
    ),
    LiveRow(
      name: "section changes: the same in 50 sections, with values",
      count: 5_000,
      limit: 1_390,
      allocationLimit: 0.2,
      treeOperations: 1_727,
      states: { change(5_000, mix) },
      withy: { SectionChangesList() },
      rebuild: nil,
      difference: nil
    ),
  ]

  /// Lazy rows, few of which are made.
  ///
  /// Several are made and removed at once, as the last pass does.
  private static let lazy = [20, 200].map { count in
    LiveRow(
      name: "live: 1,000,000 lazy rows, \(count) of them visible, scrolled by one",
      count: count,
      // 150,000 instructions, and twice as many.
      budget: count == 20 ? 7_500 : 1_500,
      limit: count == 20 ? 7_500 : 660,
      allocationLimit: count == 20 ? 2.8 : 0.14,
      treeOperations: count == 20 ? 6 : 52,
      states: { ([], items(count)) },
      withy: { LazyList(visible: count) },
      rebuild: nil,
      difference: nil
    )
  }

  /// The same pass over different numbers of items.
  private static let scaling = [10, 100, 10_000, 100_000].map { count in
    unchanged(
      name: "live: nothing changed, \(count) rows",
      count: count,
      budget: 900,
      limit: count == 10 ? 1_895 : count == 100 ? 970 : 870,
      allocationLimit: count == 10 ? 0.6 : 0.1,
      isCompared: false
    )
  }

  /// Returns a pass over other rows that is not compared.
  private static func changed(
    name: String,
    limit: Double,
    allocationLimit: Double,
    setterCalls: Int,
    treeOperations: Int = 0,
    states: @escaping @Sendable () -> (before: [Item], after: [Item]),
    rows: @escaping @Sendable (_ parent: View, _ model: Model) -> Live
  ) -> LiveRow {
    LiveRow(
      name: name,
      limit: limit,
      allocationLimit: allocationLimit,
      setterCalls: setterCalls,
      treeOperations: treeOperations,
      states: states,
      withy: { LiveList(rows) },
      rebuild: nil,
      difference: nil
    )
  }

  /// Returns a pass in which nothing has changed, over rows with three properties or other rows.
  private static func unchanged(
    name: String,
    count: Int = 1_000,
    budget: Double? = nil,
    limit: Double,
    allocationLimit: Double,
    isCompared: Bool = true,
    rows: (@Sendable (_ parent: View, _ model: Model) -> Live)? = nil
  ) -> LiveRow {
    var row = LiveRow(
      name: name,
      count: count,
      budget: budget,
      limit: limit,
      allocationLimit: allocationLimit,
      states: { (items(count), items(count)) },
      withy: { rows.map { LiveList($0) } ?? LiveList() }
    )
    if !isCompared { (row.rebuild, row.difference) = (nil, nil) }
    return row
  }

  private static func items(_ count: Int) -> [Item] { (0..<count).map { Item($0) } }

  /// Returns the items before and after a change.
  private static func change(
    _ count: Int = 1_000,
    _ body: (inout [Item]) -> Void
  ) -> (before: [Item], after: [Item]) {
    let before = items(count)
    var after = before
    body(&after)
    return (before, after)
  }

  /// Removes 1,000 items, inserts 1,000 others, and reorders 200.
  private static func mix(_ items: inout [Item]) {
    var generator = Generator()
    let count = items.count
    for _ in 0..<1_000 { items.remove(at: .random(in: items.indices, using: &generator)) }
    let places = items.indices.shuffled(using: &generator).prefix(200)
    let shuffled = places.sorted()
    let values = places.map { items[$0] }
    for (place, value) in zip(shuffled, values) { items[place] = value }
    for id in count..<count + 1_000 {
      items.insert(Item(id), at: .random(in: items.indices, using: &generator))
    }
  }

  /// A deterministic random number generator (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var number = state
      number = (number ^ number >> 30) &* 0xbf58_476d_1ce4_e5b9
      number = (number ^ number >> 27) &* 0x94d0_49bb_1331_11eb
      return number ^ number >> 31
    }
  }
}

extension Builder where Base == View {
  /// The style of a row.
  fileprivate var dimmed: Builder { self.alpha(0.5).spacing(3) }
}

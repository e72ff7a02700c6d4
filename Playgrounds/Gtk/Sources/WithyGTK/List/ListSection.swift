/// A section of a ``ListView``: a row for each of its items, and perhaps a header and a footer.
///
/// ```swift
/// ListSection(day.id, day.messages) { message in
///   Label.make.text(message.text)
/// }
/// .header { Label.make.text(day.title) }
/// ```
@MainActor
public struct ListSection {
  private let id: AnyHashable
  private let items: [ListRow]
  private var header: [ListRow] = []
  private var footer: [ListRow] = []

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The identity of the section in its list.
  ///   - items: The items, whose ids differ from each other in the whole list. The row of an id that
  ///     occurs twice is made anew at its second position whenever the list changes there.
  ///   - onAppear: Called a turn after the row of an item was made, such as to load more. GTK makes
  ///     rows for some 200 items around those in view.
  ///   - row: A block that describes the row of an item. It is retained, and evaluated when a row
  ///     shows another item, when the sections are described again, and when observed state that it
  ///     has read changes. It has an environment of its own: to pass on that of the list, put the list
  ///     in `Part(reading: \.self) { environment in … }`, and the content of the row in
  ///     `Part { … }.environment(\.self, environment)`.
  /// - Complexity: O(*n*) for *n* items.
  public init<Item: Identifiable>(
    _ id: some Hashable,
    _ items: [Item],
    onAppear: ((Item) -> Void)? = nil,
    @HierarchyBuilder<Widget> row: @escaping (Item) -> Hierarchy<Widget>
  ) {
    self.id = AnyHashable(id)
    let source = ListRow.Source(
      content: { row(items[$0]) },
      onAppear: onAppear.map { appear in { appear(items[$0]) } }
    )
    self.items = items.indices.map {
      ListRow(id: .item(AnyHashable(items[$0].id)), index: $0, source: source)
    }
  }

  /// Returns the section with a header, which cannot be selected.
  public func header(@HierarchyBuilder<Widget> _ block: @escaping () -> Hierarchy<Widget>)
    -> ListSection
  {
    var copy = self
    copy.header = [ListRow(.header(id), block)]
    return copy
  }

  /// Returns the section with a footer, which cannot be selected.
  public func footer(@HierarchyBuilder<Widget> _ block: @escaping () -> Hierarchy<Widget>)
    -> ListSection
  {
    var copy = self
    copy.footer = [ListRow(.footer(id), block)]
    return copy
  }

  /// The header, the rows of the items, and the footer: for GTK they are all alike.
  var rows: [ListRow] { header + items + footer }
}

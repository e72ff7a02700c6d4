import Withy

/// The description of a part of a layout, whose tree has been forgotten.
///
/// It is what the engine flattens. A type of your own gets it from the elements that it consists of:
///
/// ```swift
/// struct Card: LayoutElement {
///   typealias Node = View
///   var title: Label
///
///   static func layoutContent(of card: Card) -> LayoutContent {
///     ModifiedElement.layoutContent(of: card.title.layout.padding(8))
///   }
/// }
/// ```
@frozen
public struct LayoutContent {
  /// What a description consists of.
  @usableFromInline
  @frozen
  enum Form {
    /// An existing leaf.
    case leaf(any Placeable)

    /// A leaf that a builder makes when the layout is arranged.
    case builder((inout DescribedLeaf) -> Void)

    /// A container, a spacer, or a modifier and what it modifies.
    case element(DescribedElement)

    /// A list in order, empty for nothing.
    case list([LayoutContent])

    /// A placeholder for the elements of a `ForEach`.
    case items(DescribedItems)

    /// A placeholder for a `Part`.
    case part(DescribedPart)
  }

  @usableFromInline var form: Form

  /// The element around a leaf that stands in one; none around anything but a leaf.
  @usableFromInline var packedStyle = PackedStyle()

  /// The branch of the conditions around, as in a hierarchy; 0 outside conditions.
  @usableFromInline var branch: UInt32 = 0

  /// The two first numbers of the element around a leaf; apart, so that no room is lost between them.
  @usableFromInline var packedNumbers: UInt64 = 0

  /// Creates a description.
  @inlinable
  init(_ form: Form) {
    self.form = form
  }

  /// The description, inside an element.
  ///
  /// It is inlined: in most elements most of the style is known where it is made.
  @inline(__always)
  consuming func inside(_ style: Style, _ details: Details? = nil) -> LayoutContent {
    if details == nil, branch == 0, isBareLeaf, let numbers = PackedStyle.numbers(of: style) {
      packedStyle = PackedStyle(style)
      packedNumbers = numbers
      return self
    }
    return boxed(style, details)
  }

  /// The description, inside an element that needs an object.
  @inline(never)
  consuming func boxed(_ style: Style, _ details: Details?) -> LayoutContent {
    LayoutContent(.element(DescribedElement(style, details, content: self)))
  }

  /// Whether it is a leaf, or a builder of one, in at most one element.
  var isLeaf: Bool {
    switch form {
    case .leaf, .builder: true
    default: false
    }
  }

  /// Whether it is a leaf, or a builder of one, and nothing else.
  private var isBareLeaf: Bool { packedStyle.isNone && isLeaf }

  /// Whether it is a list.
  @inlinable var isList: Bool { if case .list = form { true } else { false } }

  /// The description of nothing.
  @inlinable static var nothing: LayoutContent { LayoutContent(.list([])) }

  /// Joins descriptions into one list, in which no lists stand but empty ones.
  ///
  /// Lists in lists would have to be freed and walked by recursion.
  @inlinable
  static func joined(_ items: [LayoutContent]) -> LayoutContent {
    for index in items.indices where items[index].isList {
      return LayoutContent(.list(items.map { $0.grouped }))
    }
    return LayoutContent(.list(items))
  }

  /// A list as one element, which keeps its place among others; anything else as it is.
  @usableFromInline
  var grouped: LayoutContent {
    guard case .list(let items) = form, !items.isEmpty else { return self }
    return inside(Style(.group))
  }

  /// The description, as a branch of a condition.
  @inlinable
  consuming func branched(isSecond: Bool) -> LayoutContent {
    branch = max(branch, 1) &<< 1 | (isSecond ? 1 : 0)
    return self
  }

  /// The number of elements, and of those inside one another.
  var extent: (count: Int, height: Int) {
    switch form {
    case .leaf, .builder: return packedStyle.leafExtent
    case .element(let element): return (element.count, element.height)
    case .items(let items): return Self.extent(of: items.contents)
    case .part(let part): return part.content?.extent ?? (1, 0)
    case .list(let items): return Self.extent(of: items)
    }
  }

  /// Frees descriptions iteratively, as far as nobody else holds them: recursion would overflow the stack.
  ///
  /// It takes them out of the array of its caller, who would hold them otherwise.
  static func free(_ rest: inout [LayoutContent]) {
    while var next = rest.popLast() {
      switch next.form {
      case .leaf, .builder: break
      case .list(let items): rest += items
      case .items(let items): rest += items.contents
      case .element(var element):
        next = .nothing
        if isKnownUniquelyReferenced(&element) { element.release(into: &rest) }
      case .part(var part):
        next = .nothing
        if isKnownUniquelyReferenced(&part), let content = part.take() { rest.append(content) }
      }
    }
  }

  private static func extent(of items: [LayoutContent]) -> (count: Int, height: Int) {
    var extent = (count: 0, height: 0)
    for index in items.indices {
      let (count, height) =
        items[index].isLeaf
        ? items[index].packedStyle.leafExtent : self.extent(of: items, at: index)
      extent = (extent.count + count, max(extent.height, height))
    }
    return extent
  }

  /// The extent of one of many: a call, so that leaves are not copied to be looked at.
  @inline(never)
  private static func extent(
    of items: [LayoutContent],
    at index: Int
  ) -> (count: Int, height: Int) {
    items[index].extent
  }
}

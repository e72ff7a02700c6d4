import Withy

/// The description of a part of a layout, with the type of its tree erased.
///
/// The engine flattens descriptions. A type of your own returns the description of the elements
/// that it consists of:
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
  /// The forms of a description.
  @usableFromInline
  @frozen
  enum Form {
    /// An existing leaf.
    case leaf(any Placeable)

    /// A leaf that a builder makes when the layout is arranged.
    case builder((inout DescribedLeaf) -> Void)

    /// A container, a spacer, or a modifier with the element that it modifies.
    case element(DescribedElement)

    /// A list in order; an empty list for nothing.
    case list([LayoutContent])

    /// A placeholder for the elements of a `ForEach`.
    case items(DescribedItems)

    /// A placeholder for a `Part`.
    case part(DescribedPart)
  }

  @usableFromInline var form: Form

  /// The modifier around a leaf, packed; none around anything but a leaf.
  @usableFromInline var packedStyle = PackedStyle()

  /// The branch of the enclosing conditions, as in a hierarchy; 0 outside any condition.
  @usableFromInline var branch: UInt32 = 0

  /// The first two numbers of the packed modifier, stored separately to avoid padding.
  @usableFromInline var packedNumbers: UInt64 = 0

  /// Creates a description.
  @inlinable
  init(_ form: Form) {
    self.form = form
  }

  /// Wraps the description in an element.
  ///
  /// It is inlined, because most of the style is a constant at most call sites.
  @inline(__always)
  consuming func inside(_ style: Style, _ details: Details? = nil) -> LayoutContent {
    if details == nil, branch == 0, isBareLeaf, let numbers = PackedStyle.numbers(of: style) {
      packedStyle = PackedStyle(style)
      packedNumbers = numbers
      return self
    }
    return boxed(style, details)
  }

  /// Wraps the description, and possibly the content of a background or overlay, in an element that
  /// needs an object of its own.
  @inline(never)
  consuming func boxed(
    _ style: Style,
    _ details: Details?,
    _ other: LayoutContent? = nil
  ) -> LayoutContent {
    LayoutContent(.element(DescribedElement(style, details, content: self, other: other)))
  }

  /// Whether this is a leaf or a builder of one, possibly with a packed modifier.
  var isLeaf: Bool {
    switch form {
    case .leaf, .builder: true
    default: false
    }
  }

  /// Whether this is a leaf or a builder of one, without a modifier.
  private var isBareLeaf: Bool { packedStyle.isNone && isLeaf }

  /// Whether this is a list.
  @inlinable var isList: Bool { if case .list = form { true } else { false } }

  /// The empty description.
  @inlinable static var nothing: LayoutContent { LayoutContent(.list([])) }

  /// Joins descriptions into one list, grouping nested lists unless they are empty.
  ///
  /// Directly nested lists would have to be freed and walked recursively.
  @inlinable
  static func joined(_ items: [LayoutContent]) -> LayoutContent {
    for index in items.indices where items[index].isList {
      return LayoutContent(.list(items.map { $0.grouped }))
    }
    return LayoutContent(.list(items))
  }

  /// A list wrapped in a group, which keeps its place among others; anything else unchanged.
  @usableFromInline
  var grouped: LayoutContent {
    guard case .list(let items) = form, !items.isEmpty else { return self }
    return inside(Style(.group))
  }

  /// Marks the description as a branch of a condition.
  @inlinable
  consuming func branched(isSecond: Bool) -> LayoutContent {
    branch = max(branch, 1) &<< 1 | (isSecond ? 1 : 0)
    return self
  }

  /// The number of elements, the depth of their nesting, and whether they retain closures: builders
  /// of leaves, and blocks.
  typealias Extent = (count: Int, height: Int, hasClosures: Bool)

  /// The extent of the description.
  var extent: Extent {
    switch form {
    case .leaf, .builder:
      let (count, height) = packedStyle.leafExtent
      return (count, height, isBuilder)
    case .element(let element): return (element.count, element.height, element.hasClosures)
    case .items(let items):
      let (count, height, _) = Self.extent(of: items.contents)
      return (count, height, true)
    case .part(let part):
      let (count, height, _) = part.content?.extent ?? (1, 0, true)
      return (count, height, true)
    case .list(let items): return Self.extent(of: items)
    }
  }

  /// Whether this is a builder of a leaf.
  private var isBuilder: Bool { if case .builder = form { true } else { false } }

  /// Frees descriptions iteratively, as far as they are uniquely referenced: recursion would
  /// overflow the stack.
  ///
  /// The caller hands over its array, since it would otherwise still reference them.
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

  private static func extent(of items: [LayoutContent]) -> Extent {
    var extent: Extent = (count: 0, height: 0, hasClosures: false)
    for index in items.indices {
      if items[index].isLeaf {
        let (count, height) = items[index].packedStyle.leafExtent
        extent.count += count
        extent.height = max(extent.height, height)
        if items[index].isBuilder { extent.hasClosures = true }
      } else {
        let (count, height, hasClosures) = self.extent(of: items, at: index)
        extent.count += count
        extent.height = max(extent.height, height)
        if hasClosures { extent.hasClosures = true }
      }
    }
    return extent
  }

  /// Returns the extent of one item, in a function of its own so that leaves are not copied for
  /// inspection.
  @inline(never)
  private static func extent(of items: [LayoutContent], at index: Int) -> Extent {
    items[index].extent
  }
}

public import Withy

/// A key under which elements say something to a ``Layout`` around them.
///
/// ```swift
/// enum Column: LayoutValueKey { static let defaultValue = 0 }
///
/// Board() {
///   card.layout.layoutValue(key: Column.self, value: 2)
/// }
/// // in the layout: subview[Column.self]
/// ```
public protocol LayoutValueKey {
  /// The type of what is said.
  associatedtype Value

  /// What counts for elements that say nothing.
  static var defaultValue: Value { get }
}

extension LayoutElement {
  /// Says something to the ``Layout`` around the element, through the modifiers that follow.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value. One that is not `Equatable` counts as changed in every pass of `live`.
  /// - Returns: The element, which says the value.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> ModifiedElement<Node> {
    var attributes = Attributes()
    attributes.values[ObjectIdentifier(key)] = value
    return ModifiedElement(Self.layoutContent(of: self).telling(attributes))
  }
}

extension LayoutContent {
  /// Describes an element that tells something to the container around it.
  func telling(_ attributes: Attributes) -> LayoutContent {
    let details = Details()
    details.attributes = attributes
    return inside(Style(.attributes), details)
  }
}

/// A modifier by which its element tells something to the container around it, and that makes no element.
enum AttributesRules: ElementRules {
  static func close(_ index: Int, in flattening: inout Flattening) {
    if flattening.records.count > index + 1 { flattening.tell(index) }
    flattening.dissolve(index)
  }
}

/// A key for values that elements pass to the ``Layout`` around them.
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
  /// The type of the value.
  associatedtype Value

  /// The value for elements that do not set one.
  static var defaultValue: Value { get }
}

extension LayoutElement {
  /// Sets a value of the element for the ``Layout`` around it; it shows through the modifiers that
  /// follow.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value. One that is not `Equatable` counts as changed in every pass of `live`.
  /// - Returns: The element with the value.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> ModifiedElement<Node> {
    var attributes = Attributes()
    attributes.values[ObjectIdentifier(key)] = value
    return inside(.attributes(attributes))
  }
}

extension ElementDescription {
  /// Describes what an element tells its container.
  static func attributes(_ attributes: Attributes) -> ElementDescription {
    let details = Details()
    details.attributes = attributes
    return ElementDescription(ElementSpec(.attributes), details)
  }
}

/// The rules of a modifier that sets attributes of its element and leaves no record.
enum AttributesRules: ElementRules {
  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    if recordBuilder.records.count > index + 1 { recordBuilder.addAttributes(of: index) }
    recordBuilder.records.remove(at: index)
  }
}

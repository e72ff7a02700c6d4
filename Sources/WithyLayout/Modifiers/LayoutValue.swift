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
  /// A value that is not `Equatable` counts as changed in every pass of `live`.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> ModifiedElement<Node> {
    inside(.containerValues(ContainerValues(values: [ObjectIdentifier(key): value])))
  }
}

extension ElementDescription {
  static func containerValues(_ containerValues: ContainerValues) -> ElementDescription {
    let details = Details { $0.containerValues = containerValues }
    return ElementDescription(ElementSpec(.containerValues), details)
  }
}

/// The rules of a modifier that sets container values of its element and leaves no record.
enum ContainerValuesRules: ElementRules {
  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    if recordBuilder.records.count > index + 1 { recordBuilder.addContainerValues(of: index) }
    recordBuilder.records.remove(at: index)
  }
}

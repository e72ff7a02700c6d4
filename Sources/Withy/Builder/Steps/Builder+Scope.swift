/// Several properties of one object or value, set in a closure.
extension Setter {
  /// Sets several properties of the object or value that this property holds.
  ///
  /// ```swift
  /// View.make
  ///   .frame.size.scope { $0.width(120).height(44) }
  ///   .image.ifPresent.scope { $0.alpha(0.5).layer.radius(4) }
  /// ```
  ///
  /// - Parameter body: A closure that sets properties of the given object or value. It is called
  ///   immediately; the steps run in ``Builder/build()``.
  /// - Returns: The builder with these steps added.
  @inlinable
  public func scope(_ body: (Scope<Base, Value>) -> Scope<Base, Value>) -> Builder<Base> {
    body(Scope(_builder, _access))._builder
  }
}

extension Getter where Value: AnyObject {
  /// Sets several properties of the object that this read-only property holds.
  ///
  /// ```swift
  /// View.make.layer.scope { $0.radius(4).border.width(1) }
  /// ```
  ///
  /// - Parameter body: A closure that sets properties of the given object. It is called
  ///   immediately; the steps run in ``Builder/build()``.
  /// - Returns: The builder with these steps added.
  @inlinable
  public func scope(_ body: (Scope<Base, Value>) -> Scope<Base, Value>) -> Builder<Base> {
    let read = _read
    // Members of an object are reached by reading the object; this path is used for nothing else.
    return body(Scope(_builder) { base, access, _ in read(&base, &access) })._builder
  }
}

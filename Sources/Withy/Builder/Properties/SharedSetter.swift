/// A setter that many builders use, so that `live` recognises their steps by it.
///
/// The setter of a key path that is made while a program runs captures the key path, and would be
/// another one in each pass.
///
/// `Sendable` is unchecked because key paths in general are not, but holds: key paths are immutable,
/// those of shared setters have captured nothing but names, and the setters nothing but key paths.
@usableFromInline
package final class SharedSetter<Base: AnyObject, Value>: @unchecked Sendable {
  @usableFromInline let access: AccessBox<Base, Value>

  package init(_ setter: Setter<Base, Value>) { access = AccessBox(closure: setter._access) }

  /// Adds the step that sets the property to a builder, and returns the builder.
  @inlinable
  package func set(_ value: Value, of builder: Builder<Base>) -> Builder<Base> {
    Setter(builder, access.closure)(value)
  }
}

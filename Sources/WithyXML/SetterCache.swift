#if canImport(FoundationXML) || os(macOS)
  /// The setters of steps of elements, by what they name.
  ///
  /// Swift takes 20,000 instructions to make a key path, and `live` recognises a step at once by its
  /// setter.
  ///
  /// `Sendable` is unchecked because key paths in general are not, but holds: a key path is immutable,
  /// these have captured nothing but the name, and a setter nothing but key paths.
  package struct SetterCache: @unchecked Sendable {
    /// What a setter sets, which determines the type of the value.
    package enum Kind { case text, attribute, className, style, strokeWidth }

    private struct Key: Hashable {
      let element: ObjectIdentifier
      let kind: Kind
      let name: String
    }

    private var setters: [Key: AnyObject] = [:]

    private static let shared = Locked(SetterCache())

    /// Returns the setter for what a name stands for, which is made if it is not known.
    package static func setter<Base, Value>(
      _ kind: Kind,
      _ name: String = "",
      _ make: () -> Setter<Base, Value>
    ) -> SharedSetter<Base, Value> {
      let key = Key(element: ObjectIdentifier(Base.self), kind: kind, name: name)
      if let known = shared.withLock({ $0.setters[key] }) {
        // The class of the element is part of the key, and the type of the value follows from the kind.
        return unsafeDowncast(known, to: SharedSetter<Base, Value>.self)
      }
      let made = SharedSetter(make())
      shared.withLock { cache in
        // A program may name things by its data.
        if cache.setters.count == 1_000 { cache.setters = [:] }
        cache.setters[key] = made
      }
      return made
    }
  }
#endif

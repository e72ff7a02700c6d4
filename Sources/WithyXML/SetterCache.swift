#if canImport(FoundationXML) || os(macOS)
  /// The setters of steps of one kind, by the class of the element and a name.
  ///
  /// Swift takes 20,000 instructions to make a key path, and `live` recognises a step at once by its
  /// setter.
  package struct SetterCache<Value>: Sendable {
    private let setters = Locked<[SetterKey: any AnyObject & Sendable]>([:])

    package init() {}

    /// Returns the setter for what a name stands for, which is made if it is not known.
    package func setter<Base>(
      _ name: String = "",
      _ make: () -> Setter<Base, Value>
    ) -> SharedSetter<Base, Value> {
      let key = SetterKey(element: ObjectIdentifier(Base.self), name: name)
      if let known = setters.withLock({ $0[key] }) {
        // The class of the element is part of the key.
        return unsafeDowncast(known, to: SharedSetter<Base, Value>.self)
      }
      let made = SharedSetter(make())
      setters.withLock { setters in
        // A program may name things by its data.
        if setters.count == 1_000 { setters = [:] }
        setters[key] = made
      }
      return made
    }
  }

  private struct SetterKey: Hashable {
    let element: ObjectIdentifier
    let name: String
  }
#endif

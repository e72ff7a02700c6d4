#if canImport(FoundationXML) || os(macOS)
  /// The key paths of steps of elements, by what they name.
  ///
  /// Swift takes 20,000 instructions to make one, and every pass would make that of each step.
  ///
  /// `Sendable` is unchecked because key paths in general are not, but holds: a key path is immutable,
  /// and these have captured nothing but the name.
  package struct KeyPathCache: @unchecked Sendable {
    private struct Key: Hashable {
      let type: ObjectIdentifier
      let name: String
    }

    private var keyPaths: [Key: AnyKeyPath] = [:]

    private static let shared = Locked(KeyPathCache())

    /// Returns the key path of a type that names something, which is made if it is not known.
    package static func keyPath<Path: AnyKeyPath>(_ name: String, _ make: () -> Path) -> Path {
      let key = Key(type: ObjectIdentifier(Path.self), name: name)
      return shared.withLock { cache in
        // The type is part of the key.
        if let known = cache.keyPaths[key] { return unsafeDowncast(known, to: Path.self) }
        // A program may name things by its data.
        if cache.keyPaths.count == 1_000 { cache.keyPaths = [:] }
        let made = make()
        cache.keyPaths[key] = made
        return made
      }
    }
  }
#endif

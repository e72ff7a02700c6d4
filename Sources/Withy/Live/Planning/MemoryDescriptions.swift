#if WITHY_INTERNAL_CHECKS
  /// Descriptions of the objects in a tree's memory before a plan, to check that they are the same
  /// after it.
  ///
  /// All stored properties are read, so that none is forgotten in a `restoration()`.
  struct MemoryDescriptions {
    private var descriptions: [(object: AnyObject, text: String)] = []

    /// The properties that need not be the same: marks that are only valid in the pass whose number
    /// they hold, values that are recomputed on demand, and guesses.
    private static let passing: Set<String> = [
      "action", "description", "end", "isPlannedNil", "latePass", "visit", "visitedBlock",
    ]

    /// Describes an object; of large trees, such as those of growth tests, only the first 1,000.
    mutating func add(_ object: AnyObject) {
      if descriptions.count < 1_000 { descriptions.append((object, Self.describe(object))) }
    }

    /// Checks that the objects are as described.
    func check() {
      for (object, text) in descriptions {
        let now = Self.describe(object)
        precondition(now == text, "a plan has left a trace:\n\(text)\n\(now)")
      }
    }

    private static func describe(_ object: AnyObject) -> String {
      var text = "\(type(of: object))"
      var mirror: Mirror? = Mirror(reflecting: object)
      while let all = mirror {
        for case (let name?, let value) in all.children where !passing.contains(name) {
          text += " \(name): \(describe(value))"
        }
        mirror = all.superclassMirror
      }
      return text
    }

    /// Describes a value by its content, down to objects, which are described by their identity.
    private static func describe(_ value: Any) -> String {
      if type(of: value) is AnyClass { return "\(ObjectIdentifier(value as AnyObject))" }
      let children = Mirror(reflecting: value).children
      return children.isEmpty
        ? "\(value)" : "(\(children.map { describe($0.value) }.joined(separator: ", ")))"
    }
  }
#endif

/// The path from an object to a property, as key paths.
@usableFromInline
struct PropertyPath: Hashable {
  /// The property of the object itself.
  let first: AnyKeyPath

  /// The properties inside it, with ``unwrapping`` for each optional that is unwrapped.
  var others: [AnyKeyPath] = []

  /// Whether the path leads through an optional, which may be `nil`.
  @usableFromInline var passesOptional = false

  /// Whether the path begins with that of a `scope`, and leads on from its object.
  @usableFromInline var isInScope = false

  /// Whether one of the key paths may lead through several members.
  var isCompound = false

  /// A key path that represents unwrapping an optional, which no other path contains.
  static var unwrapping: AnyKeyPath { \Unwrapping.value }

  private struct Unwrapping {
    let value: Int
  }

  @usableFromInline
  static func == (a: PropertyPath, b: PropertyPath) -> Bool {
    a.first == b.first && a.others == b.others
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(others)
  }

  var keyPaths: [AnyKeyPath] { [first] + others }

  /// Returns whether this path is another one or continues it.
  func isWithin(_ other: PropertyPath) -> Bool {
    first == other.first && others.starts(with: other.others)
  }

  /// Returns whether one of two paths with the same first property is the other or continues it.
  func overlaps(_ other: PropertyPath?) -> Bool {
    zip(others, other?.others ?? []).allSatisfy { $0 == $1 }
  }

  /// Whether the path leads through an object in the property, or in a value there.
  var leadsThroughObject: Bool {
    others.contains { type(of: $0).rootType is AnyObject.Type }
  }

  /// The names of the members in each key path, as the system prints them.
  ///
  /// There is no other way to decompose a key path. A computed property is named by its getter, or
  /// by its type if the getter has no name, and all elements of a subscript have the same name.
  var members: [[String]] {
    keyPaths.map { keyPath in
      if keyPath == Self.unwrapping { return ["?"] }
      let root = "\\\(type(of: keyPath).rootType)"
      let members = String(reflecting: keyPath).dropFirst(root.count).split(separator: ".")
      return members.flatMap { member in
        // An unnamed getter is shown with its address, which in optimised code differs between key
        // paths. Its type, which follows, at least distinguishes it from properties of other types.
        let shown = member.hasPrefix("<computed") ? member.drop { $0 != "(" } : member
        let name = shown.prefix { $0 != "?" && $0 != "!" }
        return [String(name)] + repeatElement("?", count: shown.count - name.count)
      }
    }
  }
}

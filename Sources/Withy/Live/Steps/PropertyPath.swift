/// The path from an object to a property, as key paths.
@usableFromInline
struct PropertyPath: Hashable {
  /// The property of the object itself.
  let first: AnyKeyPath

  /// The properties inside it, with ``unwrapping`` for each optional that is unwrapped.
  let others: [AnyKeyPath]

  /// A Boolean value indicating whether the path leads through an optional, which may be `nil`.
  @usableFromInline let passesOptional: Bool

  /// A Boolean value indicating whether a key path may lead through several members.
  let isCompound: Bool

  /// Creates a path.
  init(
    first: AnyKeyPath,
    others: [AnyKeyPath] = [],
    passesOptional: Bool = false,
    isCompound: Bool = false
  ) {
    self.first = first
    self.others = others
    self.passesOptional = passesOptional
    self.isCompound = isCompound
  }

  /// A key path that represents unwrapping an optional, which no other path contains.
  static var unwrapping: AnyKeyPath { \Unwrapping.value }

  private struct Unwrapping {
    let value: Int
  }

  /// Returns whether two paths are equal.
  @usableFromInline
  static func == (a: PropertyPath, b: PropertyPath) -> Bool {
    a.first == b.first && a.others == b.others
  }

  /// Hashes the key paths.
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(others)
  }

  /// Returns whether one path is a prefix of the other.
  func overlaps(_ other: PropertyPath) -> Bool {
    guard isCompound || other.isCompound else {
      return first == other.first && zip(others, other.others).allSatisfy { $0 == $1 }
    }
    // A path that cannot be decomposed might lead anywhere.
    guard let members, let names = other.members else { return true }
    // With equal members, they can only differ in the arguments of a subscript.
    if members == names, others.isEmpty, other.others.isEmpty { return first == other.first }
    return zip(members, names).allSatisfy { $0 == $1 }
  }

  /// Returns whether the other path is a proper prefix of this one.
  func isInside(_ other: PropertyPath) -> Bool {
    guard overlaps(other) else { return false }
    guard isCompound || other.isCompound else { return others.count > other.others.count }
    guard let members, let names = other.members else { return isCompound && !other.isCompound }
    return members.count > names.count
  }

  /// Returns whether the other path is a prefix of this one, and the key paths suffice to know it:
  /// one that leads through several members may only be compared with itself.
  func isSurelyWithin(_ other: PropertyPath) -> Bool {
    isCompound || other.isCompound
      ? self == other : overlaps(other) && others.count >= other.others.count
  }

  /// Returns whether this path leads through an object at the end of the other, or in a part of the
  /// value there.
  func isReached(throughObjectAt other: PropertyPath) -> Bool {
    guard overlaps(other) else { return false }
    if isCompound || other.isCompound { return isInside(other) }
    return others.dropFirst(other.others.count).contains {
      type(of: $0).rootType is AnyObject.Type
    }
  }

  /// The names of the members on the path; `nil` if the system does not know them.
  ///
  /// There is no other means of decomposing a key path. A computed property is named by its getter,
  /// or by its type if the getter has no name, and all elements of a subscript have the same name.
  var members: [String]? {
    var members: [String] = []
    for keyPath in [first] + others {
      if keyPath == Self.unwrapping {
        members.append("?")
        continue
      }
      let root = "\\\(type(of: keyPath).rootType)."
      let text = String(reflecting: keyPath)
      guard text.hasPrefix(root) else { return nil }
      for member in text.dropFirst(root.count).split(separator: ".") {
        // An unnamed getter is shown with its address, which in optimised code differs between key
        // paths. Its type, which follows, at least tells it from properties of other types.
        let shown = member.hasPrefix("<computed") ? member.drop { $0 != "(" } : member
        let name = shown.prefix { $0 != "?" && $0 != "!" }
        members.append(String(name))
        members += repeatElement("?", count: shown.count - name.count)
      }
    }
    return members
  }
}

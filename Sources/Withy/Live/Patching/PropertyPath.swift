/// The way from an object to a property, as key paths.
@usableFromInline
struct PropertyPath: Hashable {
  /// The property of the object itself.
  let first: AnyKeyPath

  /// The properties inside it, and ``unwrapping`` for each optional that is looked into.
  let others: [AnyKeyPath]

  /// A Boolean value indicating whether the way leads through an optional, which may be `nil`.
  @usableFromInline let passesOptional: Bool

  /// A Boolean value indicating whether a key path may lead through several members.
  let isCompound: Bool

  /// Creates a way.
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

  /// What stands for the step into an optional: a key path that no way has.
  static var unwrapping: AnyKeyPath { \Unwrapping.value }

  private struct Unwrapping {
    let value: Int
  }

  /// Returns whether two ways are the same.
  @usableFromInline
  static func == (a: PropertyPath, b: PropertyPath) -> Bool {
    a.first == b.first && a.others == b.others
  }

  /// The key paths.
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(others)
  }

  /// Returns whether one way is the beginning of the other.
  func overlaps(_ other: PropertyPath) -> Bool {
    guard isCompound || other.isCompound else {
      return first == other.first && zip(others, other.others).allSatisfy { $0 == $1 }
    }
    // What cannot be taken apart might be anywhere.
    guard let members, let names = other.members else { return true }
    // Of the same members, taken apart alike: they differ, if at all, in what a subscript was given.
    if members == names, others.isEmpty, other.others.isEmpty { return first == other.first }
    return zip(members, names).allSatisfy { $0 == $1 }
  }

  /// Returns whether the other way is the beginning of this one, and not all of it.
  func isInside(_ other: PropertyPath) -> Bool {
    guard overlaps(other) else { return false }
    guard isCompound || other.isCompound else { return others.count > other.others.count }
    guard let members, let names = other.members else { return isCompound && !other.isCompound }
    return members.count > names.count
  }

  /// Returns whether this way leads through an object that the other leads to, or to which a part of
  /// what it leads to does.
  func isReached(throughObjectAt other: PropertyPath) -> Bool {
    guard overlaps(other) else { return false }
    if isCompound || other.isCompound { return isInside(other) }
    return others.dropFirst(other.others.count).contains {
      type(of: $0).rootType is AnyObject.Type
    }
  }

  /// The names of the members on the way; `nil` where the system does not know them.
  ///
  /// There is no other way to take a key path apart. What is computed is named by its getter, and the
  /// elements of a subscript have one name.
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
        // A getter without a name has its address, in optimised code another one in each key path.
        let shown = member.hasPrefix("<computed") ? "<computed" : member
        let name = shown.prefix { $0 != "?" && $0 != "!" }
        members.append(String(name))
        members += repeatElement("?", count: shown.count - name.count)
      }
    }
    return members
  }
}

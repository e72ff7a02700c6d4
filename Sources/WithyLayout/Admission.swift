import Withy

/// Decides which leaves of a layout may become children of the arranged node.
@usableFromInline
final class Admission {
  private let parent: ObjectIdentifier
  private let parentType: Any.Type
  private let file: StaticString
  private let line: UInt

  /// Whether the arranged node is itself a leaf, which may stand in another layout.
  private let isLeaf: Bool

  /// The leaves admitted so far, which the caller retains for as long as it uses this object.
  ///
  /// No other code runs during an insertion, so exclusivity needs no checks.
  @exclusivity(unchecked)
  private var admitted = IdentitySet()

  /// Creates the admission of leaves to a parent.
  @usableFromInline
  init(parent: AnyObject, file: StaticString, line: UInt) {
    self.parent = ObjectIdentifier(parent)
    parentType = type(of: parent)
    isLeaf = parent is any Placeable
    self.file = file
    self.line = line
  }

  /// Returns whether a leaf may become a child, and reports it if not.
  @usableFromInline
  func admits(_ leaf: any Placeable) -> Bool {
    guard ObjectIdentifier(leaf) != parent else {
      Diagnostics.report(
        "\(type(of: leaf)) stands inside itself; it was left out",
        file: file,
        line: line
      )
      return false
    }
    guard admitted.insert(leaf) else {
      Diagnostics.report(
        "\(type(of: leaf)) stands in this block twice; the first place was kept",
        file: file,
        line: line
      )
      return false
    }
    guard !isLeaf || !isParentInside(leaf) else {
      Diagnostics.report(
        "\(parentType) stands inside this \(type(of: leaf)) already; the latter was left out",
        file: file,
        line: line
      )
      return false
    }
    return true
  }

  /// Returns whether the arranged node is inside a leaf, if the class does not know its nodes'
  /// parents.
  ///
  /// If the class does, nesting the leaf detects that.
  private func isParentInside(_ leaf: any Placeable) -> Bool {
    func children<Parent: Nestable>(of parent: Parent) -> [AnyObject] { parent.children }
    func hasParent<Child: Nestable>(_ child: Child) -> Bool { child.parentNode != nil }
    var rest: [AnyObject] = [leaf]
    var seen: Set<ObjectIdentifier> = []
    while let node = rest.popLast() {
      guard seen.insert(ObjectIdentifier(node)).inserted, let node = node as? any Nestable else {
        continue
      }
      let children = children(of: node)
      if children.contains(where: { ObjectIdentifier($0) == parent }) { return true }
      if let first = children.first as? any Nestable, hasParent(first) { return false }
      rest += children
    }
    return false
  }

  /// Reports a leaf whose class declares the tree's node type without being of that type, and
  /// returns false.
  @usableFromInline
  func refuseForeign(_ leaf: any Placeable, in node: Any.Type) -> Bool {
    Diagnostics.reportForeign(type(of: leaf), in: node, file: file, line: line)
    return false
  }
}

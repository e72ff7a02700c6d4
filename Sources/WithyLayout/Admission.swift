import Withy

/// Decides which leaves of a layout may enter the node that is arranged.
@usableFromInline
final class Admission {
  private let parent: ObjectIdentifier
  private let file: StaticString
  private let line: UInt

  /// The leaves that were admitted; held, since another one could get the address of one that is freed.
  private var admitted: [ObjectIdentifier: any Placeable] = [:]

  /// Creates the decision for a layout of a parent.
  @usableFromInline
  init(parent: AnyObject, file: StaticString, line: UInt) {
    self.parent = ObjectIdentifier(parent)
    self.file = file
    self.line = line
  }

  /// Returns whether a leaf may enter, and reports it if not.
  @usableFromInline
  func admits(_ leaf: any Placeable) -> Bool {
    let identifier = ObjectIdentifier(leaf)
    guard identifier != parent else {
      Diagnostics.report(
        "\(type(of: leaf)) stands inside itself; it was left out",
        file: file,
        line: line
      )
      return false
    }
    guard admitted.updateValue(leaf, forKey: identifier) == nil else {
      Diagnostics.report(
        "\(type(of: leaf)) stands in this block twice; the first place was kept",
        file: file,
        line: line
      )
      return false
    }
    return true
  }

  /// Reports a leaf whose class claims to belong to the tree and does not.
  @usableFromInline
  func refuseForeign(_ leaf: any Placeable, in node: Any.Type) -> Bool {
    Diagnostics.reportForeign(type(of: leaf), in: node, file: file, line: line)
    return false
  }
}

import Foundation

@testable import WithyConstraints

/// A node of a tree that is constrained, or a guide of one.
class Item: HierarchyNode, ConstraintAnchoring {
  typealias Node = Item

  let name: String
  weak var parent: Item?

  /// Whether constraints are made from its frame, and whether it is the content of its parent.
  var translates = true
  var isContent = false

  private(set) lazy var safeArea = Guide(of: self, "safe area")
  private(set) lazy var margins = Guide(of: self, "margins")

  init(_ name: String, in parent: Item? = nil) {
    self.name = name
    self.parent = parent
  }
}

final class Guide: Item {
  init(of owner: Item, _ name: String) { super.init("\(owner.name)'s \(name)", in: owner) }
}

/// A constraint of the platform of these tests, which writes down what is done to it.
final class Native {
  weak var first: Item?
  weak var second: Item?
  let text: String
  let isRelated: Bool
  var constant: CGFloat
  var priority: Float
  var isActive = false

  init(_ rule: ConstraintRule, _ first: AnyObject, _ second: AnyObject?) {
    self.first = first as? Item
    self.second = second as? Item
    isRelated = second != nil
    constant = rule.constant
    priority = rule.priority
    let relation =
      switch rule.relation {
      case .equal: "=="
      case .atMost: "<="
      case .atLeast: ">="
      }
    var text = "\(self.first?.name ?? "").\(rule.firstAttribute) \(relation)"
    if let attribute = rule.secondAttribute { text += " \(self.second?.name ?? "").\(attribute)" }
    if rule.multiplier != 1 { text += " * \(rule.multiplier)" }
    if let identifier = rule.identifier { text = "\(identifier): \(text)" }
    self.text = text
  }

  var description: String {
    var text = text
    if constant != 0 || !isRelated { text += " + \(constant)" }
    if priority != 1000 { text += " @\(priority)" }
    return text
  }
}

/// The operations on constraints, in order.
@MainActor final class Log {
  static var calls: [String] = []

  static func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A platform whose operations are logged.
enum TestPlatform: @MainActor ConstraintPlatform {
  static func parent(of item: AnyObject) -> AnyObject? { (item as? Item)?.parent }

  /// The number of ends that have been resolved.
  @MainActor static var resolvedEnds = 0

  @MainActor static func item(for area: ConstraintArea, of node: AnyObject) -> AnyObject {
    resolvedEnds += 1
    guard let item = node as? Item else { return node }
    return switch area {
    case .bounds: item
    case .safeArea: item.safeArea
    case .layoutMargins: item.margins
    }
  }

  static func translatesFrame(of node: AnyObject) -> Bool {
    guard let item = node as? Item else { return false }
    return item.translates && !item.isContent
  }

  static func set(translatesFrame: Bool, of node: AnyObject) {
    (node as? Item)?.translates = translatesFrame
  }

  @MainActor static var lists = ObjectTable<[WeakReference<AnyObject>]>()

  @MainActor static func make(
    _ rule: ConstraintRule,
    _ first: AnyObject,
    _ second: AnyObject?
  ) -> Native {
    let native = Native(rule, first, second)
    Log.calls.append("make \(native.description)")
    return native
  }

  static func areEqual(_ a: Native, _ b: Native) -> Bool { a.description == b.description }

  static func isActive(_ native: Native) -> Bool { native.isActive }

  @MainActor static func set(constant: CGFloat, of native: Native) {
    Log.calls.append("set \(native.text) + \(constant)")
    native.constant = constant
  }

  @MainActor static func set(priority: Float, of native: Native) {
    precondition((priority < 1000) == (native.priority < 1000))
    Log.calls.append("set \(native.text) @\(priority)")
    native.priority = priority
  }

  @MainActor static func set(isActive: Bool, of natives: [Native]) {
    Log.calls.append("\(isActive ? "activate" : "deactivate") \(natives.count)")
    for native in natives {
      precondition(!(isActive && native.isActive))
      native.isActive = isActive
    }
  }
}

typealias Constraints = ActiveConstraints<TestPlatform>

@MainActor extension ActiveConstraints<TestPlatform> {
  var natives: [Native] { applied.map(\.native) }

  /// The active constraints as text.
  var active: [String] { natives.filter(\.isActive).map(\.description) }

  /// Describes constraints and returns how many were adjusted.
  @discardableResult
  func describe(
    of node: Item? = nil,
    @ConstraintBuilder _ block: () -> [Constraint]
  ) -> Int {
    replace(by: block(), of: node)
  }
}

extension Constraint {
  /// Creates a constraint that the test's platform has made.
  init(native: AnyObject) {
    let made = native as? Native
    self.init(native: native, first: made?.first, second: made?.second)
  }
}

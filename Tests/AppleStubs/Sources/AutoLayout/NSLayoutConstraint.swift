// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported public import QuartzCore

/// The part of constraints that UIKit and AppKit share.

public struct LayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = LayoutPriority(1000)
  public static let defaultHigh = LayoutPriority(750)
  public static let defaultLow = LayoutPriority(250)
  public static let fittingSizeLevel = LayoutPriority(50)
}

/// A view or a layout guide, as constraints see it.
@MainActor
public protocol ConstrainedItem: NSObject {
  /// The view that holds the item, or that the item is the guide of.
  var itemParent: (any ConstrainedItem)? { get }

  /// The constraints that a view holds.
  var heldConstraints: [NSLayoutConstraint] { get set }
}

extension ConstrainedItem {
  /// Deactivates the constraints between a view that leaves this one and what stays.
  public func dropConstraints(of view: any ConstrainedItem) {
    var next: (any ConstrainedItem)? = self
    while let ancestor = next {
      let lost = ancestor.heldConstraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains {
          ($0 as? any ConstrainedItem)?.isInside(view) == true
        }
      }
      if !lost.isEmpty {
        let ids = Set(lost.map { ObjectIdentifier($0) })
        ancestor.heldConstraints.removeAll { ids.contains(ObjectIdentifier($0)) }
        for constraint in lost { constraint.holder = nil }
      }
      next = ancestor.itemParent
    }
  }

  private func isInside(_ view: any ConstrainedItem) -> Bool {
    var next: (any ConstrainedItem)? = self
    while let item = next, item !== view { next = item.itemParent }
    return next != nil
  }
}

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  // Apple's are not retained either, nor set to nil.
  open private(set) unowned(unsafe) var firstItem: AnyObject?
  open private(set) unowned(unsafe) var secondItem: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0
  open var identifier: String?
  fileprivate weak var holder: (any ConstrainedItem)?

  /// The operations on all constraints of the process, for tests.
  public static var made = 0
  public static var activationCalls = 0

  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    precondition(view1 is any ConstrainedItem)
    precondition(view2 == nil || view2 is any ConstrainedItem)
    precondition(
      Self.areComparable(attr1, attr2),
      "Invalid pairing of layout attributes: \(attr1) and \(attr2)"
    )
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    (firstAttribute, secondAttribute) = (attr1, attr2)
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    Self.made += 1
  }

  open var priority = LayoutPriority.required {
    didSet {
      precondition(
        priority.rawValue > 0 && priority.rawValue <= 1000,
        "Priorities must be greater than 0 and at most 1000"
      )
      precondition(
        !isActive || (priority == .required) == (oldValue == .required),
        "Mutating a priority from required to not on an installed constraint is not supported"
      )
    }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    activationCalls += 1
    for constraint in constraints where constraint.holder == nil { constraint.activate() }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = firstItem as? any ConstrainedItem else { return }
    guard let ancestor = Self.commonAncestor(first, secondItem as? any ConstrainedItem) else {
      fatalError("Unable to activate constraint with anchors because they have no common ancestor")
    }
    holder = ancestor
    ancestor.heldConstraints.append(self)
  }

  private func deactivate() {
    holder?.heldConstraints.removeAll { $0 === self }
    holder = nil
  }

  private static func commonAncestor(
    _ first: any ConstrainedItem,
    _ second: (any ConstrainedItem)?
  ) -> (any ConstrainedItem)? {
    guard let second, second !== first else { return nearestView(first) }
    var ancestors: Set<ObjectIdentifier> = []
    var next: (any ConstrainedItem)? = first
    while let item = next {
      ancestors.insert(ObjectIdentifier(item))
      next = item.itemParent
    }
    next = second
    while let item = next {
      if ancestors.contains(ObjectIdentifier(item)) { return nearestView(item) }
      next = item.itemParent
    }
    return nil
  }

  /// A guide holds no constraints: the view that owns it does.
  private static func nearestView(_ item: any ConstrainedItem) -> (any ConstrainedItem)? {
    item is any ConstrainedGuide ? item.itemParent : item
  }

  /// Apple raises an exception if a direction is combined with a side, or an axis with the other
  /// one.
  private static func areComparable(_ a: Attribute, _ b: Attribute) -> Bool {
    func kind(_ attribute: Attribute) -> [Int] {
      switch attribute {
      case .leading, .trailing: [1]
      case .left, .right: [2]
      case .centerX: [1, 2]
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: [3]
      case .width, .height: [4]
      case .notAnAttribute: [4]
      }
    }
    return kind(a).contains { kind(b).contains($0) }
  }
}

/// A layout guide.
public protocol ConstrainedGuide: ConstrainedItem {}

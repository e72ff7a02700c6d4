// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported public import AutoLayout
@_exported public import QuartzCore

public typealias UILayoutPriority = LayoutPriority

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public final class UIColor: NSObject, Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  public static let clear = UIColor("clear")
  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let systemBackground = UIColor("systemBackground")
  public static let separator = UIColor("separator")
  public static let systemRed = UIColor("systemRed")
  public static let systemBlue = UIColor("systemBlue")
  public static let tintColor = UIColor("tintColor")
}

public final class UIFont: NSObject, Sendable {
  public struct TextStyle: Hashable, Sendable {
    let size: CGFloat
    public static let title2 = TextStyle(size: 22)
    public static let headline = TextStyle(size: 17.5)
    public static let body = TextStyle(size: 17)
  }
  public let pointSize: CGFloat
  init(size: CGFloat) { pointSize = size }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.25 }
  public var lineHeight: CGFloat { pointSize * 1.2 }
  public var leading: CGFloat { 0 }
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size)
  }
  public override func isEqual(_ object: Any?) -> Bool {
    pointSize == (object as? UIFont)?.pointSize
  }
  public override var hash: Int { pointSize.hashValue }
}

public final class UIImage: NSObject, Sendable {
  public final class SymbolConfiguration: NSObject, Sendable {
    fileprivate let pointSize: CGFloat
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
  }
  public let size: CGSize
  public let isSymbolImage: Bool
  /// Creates an image of one colour, which only the stub has.
  public init(size: CGSize) {
    self.size = size
    isSymbolImage = false
  }
  public convenience init?(systemName name: String) {
    if name.isEmpty { return nil }
    self.init(pointSize: 20)
  }
  /// A symbol is as wide and as high as its font.
  private init(pointSize: CGFloat) {
    size = CGSize(width: pointSize, height: pointSize)
    isSymbolImage = true
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? UIImage(pointSize: configuration.pointSize) : nil
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

public struct UIContentSizeCategory: Hashable, Sendable {
  let name: String
  public static let large = UIContentSizeCategory(name: "L")
  public static let extraLarge = UIContentSizeCategory(name: "XL")
}

public protocol UITraitDefinition {
  /// The value of the trait, which UIKit does not declare like this.
  static func simulatedValue(in traits: UITraitCollection) -> AnyHashable
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func simulatedValue(in traits: UITraitCollection) -> AnyHashable {
    traits.preferredContentSizeCategory
  }
}
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static func simulatedValue(in traits: UITraitCollection) -> AnyHashable {
    traits.legibilityWeight
  }
}
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func simulatedValue(in traits: UITraitCollection) -> AnyHashable {
    traits.userInterfaceStyle
  }
}
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func simulatedValue(in traits: UITraitCollection) -> AnyHashable {
    traits.horizontalSizeClass
  }
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func simulatedValue(in traits: UITraitCollection) -> AnyHashable {
    traits.verticalSizeClass
  }
}
public protocol UITraitChangeRegistration {}
struct TraitChangeRegistration: UITraitChangeRegistration {}

public final class UITraitCollection: NSObject, Sendable {
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let legibilityWeight: UILegibilityWeight
  public init(
    displayScale: CGFloat = 0,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    legibilityWeight: UILegibilityWeight = .regular
  ) {
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.legibilityWeight = legibilityWeight
  }
  public static let current = UITraitCollection(displayScale: 2, userInterfaceStyle: .light)
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return displayScale == other.displayScale && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && legibilityWeight == other.legibilityWeight
  }
  public override var hash: Int { preferredContentSizeCategory.hashValue }
}

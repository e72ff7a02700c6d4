// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported public import AutoLayout
@_exported public import QuartzCore

extension NSLayoutConstraint {
  public typealias Priority = LayoutPriority
  public enum Orientation: Int, Sendable { case horizontal, vertical }
}

public struct NSEdgeInsets: Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public final class NSColor: NSObject, Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  public static let systemRed = NSColor("systemRed")
}

public final class NSFont: NSObject, Sendable {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
  }
  public let pointSize: CGFloat
  init(size: CGFloat) { pointSize = size }
  public class func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(size: size) }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.25 }
}

public final class NSImage: NSObject {
  public final class SymbolConfiguration: NSObject, Sendable {
    fileprivate let pointSize: CGFloat
    public init(pointSize: CGFloat, weight: NSFont.Weight) { self.pointSize = pointSize }
  }
  public let size: NSSize
  private let isSymbol: Bool
  public init(size: NSSize) {
    self.size = size
    isSymbol = false
  }
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    if name.isEmpty { return nil }
    self.init(pointSize: 16)
  }
  /// A symbol is as wide and as high as its font.
  private init(pointSize: CGFloat) {
    size = NSSize(width: pointSize, height: pointSize)
    isSymbol = true
  }
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    isSymbol ? NSImage(pointSize: configuration.pointSize) : nil
  }
}

public enum NSTextAlignment: Int, Sendable { case left, right, center, justified, natural }
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The name of a method, of which there is none without Objective-C.
public struct Selector: Sendable, Hashable {
  let name: String
  public init(_ name: String) { self.name = name }
}

/// A substitute for Objective-C's selectors, which do not exist here.
@MainActor
public protocol ActionReceiver: NSObject {
  func didAct(_ sender: NSObject)
}

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
  public let pointSize: CGFloat
  init(size: CGFloat) { pointSize = size }
  public class func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(size: size) }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.25 }
}

public final class NSImage: NSObject {
  public let size: NSSize
  public init(size: NSSize) { self.size = size }
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    if name.isEmpty { return nil }
    self.init(size: NSSize(width: 16, height: 16))
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

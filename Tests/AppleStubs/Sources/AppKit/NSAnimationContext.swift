// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public final class CAMediaTimingFunction: NSObject {}

@MainActor
open class NSAnimationContext: NSObject {
  private static var contexts = [NSAnimationContext()]

  open class var current: NSAnimationContext { contexts[contexts.count - 1] }

  open var duration: TimeInterval = 0.25
  open var timingFunction: CAMediaTimingFunction?
  open var allowsImplicitAnimation = false

  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void,
    completionHandler: (@Sendable () -> Void)? = nil
  ) {
    let context = NSAnimationContext()
    contexts.append(context)
    changes(context)
    contexts.removeLast()
    if let completionHandler { Motion.complete(completionHandler) }
  }
}

@MainActor
open class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()
  open var accessibilityDisplayShouldReduceMotion: Bool { Motion.isReduced }
}

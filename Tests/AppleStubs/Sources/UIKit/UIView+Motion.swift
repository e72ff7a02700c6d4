// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension UIView {
  /// The durations of the animations that are being described, for tests.
  public static var animationDurations: [TimeInterval] = []
  public private(set) static var areAnimationsEnabled = true

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animationDurations.append(duration)
    animations()
    animationDurations.removeLast()
  }
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations)
    if let completion { Motion.complete { completion(true) } }
  }
  public class var inheritedAnimationDuration: TimeInterval { animationDurations.last ?? 0 }
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let (durations, wereEnabled) = (animationDurations, areAnimationsEnabled)
    (animationDurations, areAnimationsEnabled) = ([], false)
    actionsWithoutAnimation()
    (animationDurations, areAnimationsEnabled) = (durations, wereEnabled)
  }
}

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { Motion.isReduced }
}

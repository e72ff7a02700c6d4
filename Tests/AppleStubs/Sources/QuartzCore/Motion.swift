// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The animations of a test, which end when the test says so.
@MainActor
public enum Motion {
  /// Whether the user has asked to reduce motion.
  public static var isReduced = false

  /// Whether completions wait for ``end()``.
  public static var waits = false

  private static var completions: [() -> Void] = []

  /// Calls the completion of an animation, now or at the end.
  public static func complete(_ completion: @escaping () -> Void) {
    if waits { completions.append(completion) } else { completion() }
  }

  /// Ends all animations.
  public static func end() {
    let ended = completions
    completions = []
    for completion in ended { completion() }
  }
}

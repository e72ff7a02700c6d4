// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The animations of a test, which end when the test says so.
@MainActor
public enum Motion {
  /// Whether the user has asked to reduce motion.
  public static var isReduced = false

  private static var completions: [() -> Void] = []

  /// Notes the completion of an animation, which ``end()`` calls.
  public static func complete(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Ends all animations.
  public static func end() {
    let ended = completions
    completions = []
    for completion in ended { completion() }
  }
}

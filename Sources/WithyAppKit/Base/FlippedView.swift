#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The view of a controller without a nib, whose origin is at the top, as in layouts.
  final class FlippedView: NSView {
    override var isFlipped: Bool { true }
  }
#endif

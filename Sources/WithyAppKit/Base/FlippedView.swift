#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The view of a controller without a nib: its coordinates begin at the top, as those of layouts do.
  final class FlippedView: NSView {
    override var isFlipped: Bool { true }
  }
#endif

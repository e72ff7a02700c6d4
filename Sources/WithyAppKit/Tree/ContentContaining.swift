#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A view whose children go into another view inside it.
  ///
  /// Boxes and scroll views do. A class of your own joins by saying which view it is:
  ///
  /// ```swift
  /// final class CardView: NSView, ContentContaining {
  ///   let contentView = NSStackView()
  ///   var nestingView: NSView { contentView }
  /// }
  ///
  /// cardView { titleLabel; subtitleLabel }  // in the content view
  /// ```
  @MainActor
  public protocol ContentContaining: NSView {
    /// The view into which children go.
    var nestingView: NSView { get }
  }

  extension NSBox: ContentContaining {
    /// The content view; the box itself while it has none.
    public var nestingView: NSView { contentView ?? self }
  }

  extension NSScrollView: ContentContaining {
    /// The clip view, whose one child is the document view.
    public var nestingView: NSView { contentView }
  }
#endif

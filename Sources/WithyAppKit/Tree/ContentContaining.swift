#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A view whose children are placed in another view inside it.
  ///
  /// Boxes and scroll views conform. To conform a class of your own, return that view:
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
    /// The view that contains the children.
    var nestingView: NSView { get }
  }

  extension NSBox: ContentContaining {}

  extension ContentContaining where Self: NSBox {
    /// The content view, or the box itself if it has none.
    public var nestingView: NSView { contentView ?? self }
  }

  extension NSScrollView: ContentContaining {}

  extension ContentContaining where Self: NSScrollView {
    /// The clip view, whose only child is the document view.
    public var nestingView: NSView { contentView }
  }
#endif

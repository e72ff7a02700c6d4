public import Foundation

/// A container whose type is chosen at run time.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
///
/// let live = card.live {
///   layout {
///     photo
///     Label.make.text(title)
///   }
/// }
/// ```
///
/// The elements keep their identity when the type changes: in `live` they remain the same objects,
/// and leaves keep their cached sizes.
public struct AnyLayout {
  private let container: ElementDescription

  /// Creates a container that a type of your own lays out.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: some Layout) {
    container = .layout(layout)
  }

  /// Creates a horizontal stack.
  ///
  /// - Parameter layout: The properties of the stack.
  public init(_ layout: HStackLayout) {
    container = layout.container
  }

  /// Creates a vertical stack.
  ///
  /// - Parameter layout: The properties of the stack.
  public init(_ layout: VStackLayout) {
    container = layout.container
  }

  /// Creates a depth stack.
  ///
  /// - Parameter layout: The properties of the stack.
  public init(_ layout: ZStackLayout) {
    container = .aligning(.depthStack, by: layout.alignment)
  }

  /// Creates the container with elements in it.
  ///
  /// - Parameter content: A block of leaves, builders of leaves and elements.
  /// - Returns: The container, an element.
  public func callAsFunction<Node: AnyObject>(
    @LayoutBuilder<Node> _ content: () -> LayoutGroup<Node>
  ) -> ModifiedElement<Node> {
    ModifiedElement(content().content.inside(container))
  }
}

/// The properties of an ``HStack``, for an ``AnyLayout``.
public struct HStackLayout: Sendable {
  /// How the children are aligned across the stack.
  public var alignment: VerticalAlignment
  /// The gap between children in points; `nil` for the default spacing.
  public var spacing: CGFloat?
  /// How the stack distributes the length that its children leave over.
  public var distribution: Distribution
  let source: SourcePlace

  /// Creates the properties of a stack, see ``HStack``.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    distribution: Distribution = .fill,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.distribution = distribution
    source = (file, line)
  }

  var container: ElementDescription {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    return .stack(.horizontalStack, alignment, spacing, distribution, source)
  }
}

/// The properties of a ``VStack``, for an ``AnyLayout``.
public struct VStackLayout: Sendable {
  /// How the children are aligned across the stack.
  public var alignment: HorizontalAlignment
  /// The gap between children in points; `nil` for the default spacing.
  public var spacing: CGFloat?
  /// How the stack distributes the length that its children leave over.
  public var distribution: Distribution
  let source: SourcePlace

  /// Creates the properties of a stack, see ``VStack``.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    distribution: Distribution = .fill,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.distribution = distribution
    source = (file, line)
  }

  var container: ElementDescription {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    return .stack(.verticalStack, alignment, spacing, distribution, source)
  }
}

/// The properties of a ``ZStack``, for an ``AnyLayout``.
public struct ZStackLayout: Sendable {
  /// How the children are aligned.
  public var alignment: Alignment

  /// Creates the properties of a stack.
  ///
  /// - Parameter alignment: How the children are aligned; by default by their centres.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

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
  public init(_ layout: some Layout) {
    container = .layout(layout)
  }

  /// Creates a horizontal stack.
  public init(_ layout: HStackLayout) {
    container = layout.container()
  }

  /// Creates a vertical stack.
  public init(_ layout: VStackLayout) {
    container = layout.container()
  }

  /// Creates a depth stack.
  public init(_ layout: ZStackLayout) {
    container = layout.container()
  }

  /// Creates the container with elements in it.
  public func callAsFunction<Node: AnyObject>(
    @LayoutBuilder<Node> _ content: () -> LayoutGroup<Node>
  ) -> ModifiedElement<Node> {
    ModifiedElement(content().content.inside(container))
  }
}

/// The properties of an ``HStack``, for an ``AnyLayout``.
public struct HStackLayout: Sendable {
  /// Describes the stack, in a closure because descriptions are not `Sendable`.
  fileprivate let container: @Sendable () -> ElementDescription

  /// Creates the properties of a stack, see ``HStack``.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    distribution: Distribution = .fill,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    container = { .stack(.horizontalStack, alignment, spacing, distribution, (file, line)) }
  }
}

/// The properties of a ``VStack``, for an ``AnyLayout``.
public struct VStackLayout: Sendable {
  /// Describes the stack, in a closure because descriptions are not `Sendable`.
  fileprivate let container: @Sendable () -> ElementDescription

  /// Creates the properties of a stack, see ``VStack``.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    distribution: Distribution = .fill,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    container = { .stack(.verticalStack, alignment, spacing, distribution, (file, line)) }
  }
}

/// The properties of a ``ZStack``, for an ``AnyLayout``.
public struct ZStackLayout: Sendable {
  /// Describes the stack, in a closure because descriptions are not `Sendable`.
  fileprivate let container: @Sendable () -> ElementDescription

  /// Creates the properties of a stack, see ``ZStack``.
  public init(alignment: Alignment = .center) {
    container = { .aligning(.depthStack, by: alignment) }
  }
}

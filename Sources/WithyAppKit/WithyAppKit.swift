// A program need only `import WithyAppKit`. On platforms without AppKit the module is empty.
@_exported public import WithyConstraints
@_exported public import WithyLayout
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @_exported public import AppKit

  /// The children of a view, at any depth.
  public typealias ViewHierarchy = Hierarchy<NSView>

  /// The result builder of blocks of views.
  ///
  /// ```swift
  /// @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
  ///   titleLabel
  ///   subtitleLabel
  /// }
  /// ```
  public typealias ViewHierarchyBuilder = HierarchyBuilder<NSView>

  /// The constraints of a view and the views inside it.
  public typealias ViewConstraints = [Constraint]
#endif

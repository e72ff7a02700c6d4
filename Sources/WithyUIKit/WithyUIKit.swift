// `import WithyUIKit` is all that a program needs. On platforms without UIKit the module is empty.
@_exported public import WithyConstraints
@_exported public import WithyLayout
#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit

  /// The children of a view, to any depth.
  public typealias ViewHierarchy = Hierarchy<UIView>

  /// The result builder of blocks of views.
  ///
  /// ```swift
  /// @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
  ///   titleLabel
  ///   subtitleLabel
  /// }
  /// ```
  public typealias ViewHierarchyBuilder = HierarchyBuilder<UIView>

  /// The constraints of a view and what stands in it.
  public typealias ViewConstraints = [Constraint]
#endif

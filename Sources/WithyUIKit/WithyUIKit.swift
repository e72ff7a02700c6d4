// A program need only `import WithyUIKit`. On platforms without UIKit the module is empty.
@_exported public import WithyConstraints
@_exported public import WithyLayout
#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit

  /// The children of a view, at any depth.
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

  /// The constraints of a view and the views inside it.
  public typealias ViewConstraints = [Constraint]
#endif

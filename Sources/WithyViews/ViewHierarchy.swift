#if WITHY_UIKIT || WITHY_APPKIT
  /// The children of a view, at any depth.
  public typealias ViewHierarchy = Hierarchy<PlatformView>

  /// The result builder of blocks of views.
  ///
  /// Swift does not pass on the attribute of an overridden property: write it before `override`, or
  /// return a `ViewHierarchy`.
  ///
  /// ```swift
  /// @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
  ///   titleLabel
  ///   subtitleLabel
  /// }
  ///
  /// override var hierarchy: ViewHierarchy {
  ///   ViewHierarchy {
  ///     titleLabel
  ///     subtitleLabel
  ///   }
  /// }
  /// ```
  public typealias ViewHierarchyBuilder = HierarchyBuilder<PlatformView>

  /// The constraints of a view and the views inside it.
  public typealias ViewConstraints = [Constraint]
#endif

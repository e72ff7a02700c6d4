#if WITHY_UIKIT
  extension EnvironmentValues {
    /// The traits of the view that the block belongs to, such as its size class and text size.
    ///
    /// ```swift
    /// Part(reading: \.traitCollection) { traits in
    ///   UIStackView.make.axis(traits.horizontalSizeClass == .compact ? .vertical : .horizontal)
    /// }
    /// ```
    ///
    /// In ``LiveView`` and the other base classes these are the traits of their view, and a change
    /// updates the hierarchy when the view is next laid out. In any other `live` block they are the
    /// current traits of UIKit when a part is evaluated, unless `Live.environment` says other ones.
    public var traitCollection: UITraitCollection {
      get { self[TraitCollectionKey.self] }
      set { self[TraitCollectionKey.self] = newValue }
    }
  }

  private struct TraitCollectionKey: EnvironmentKey {
    static var defaultValue: UITraitCollection { .current }
  }
#endif

#if WITHY_UIKIT
  /// The content of a cell as a block of views, which are reused from item to item.
  ///
  /// ```swift
  /// UICollectionView.CellRegistration<UICollectionViewCell, Message> { cell, _, message in
  ///   cell.contentConfiguration = HierarchyConfiguration(message.id) {
  ///     HStack {
  ///       UILabel.make.text(message.text)
  ///       Spacer()
  ///       UISwitch.make.isOn(message.isRead)
  ///     }
  ///     .padding(12)
  ///   }
  /// }
  /// ```
  ///
  /// The content view keeps its views and updates them to each new block. If the id changes, every
  /// declared value is written again, so that nothing of the old item remains visible. State of the
  /// `Observation` framework that the block reads is observed.
  ///
  /// The content view sizes itself: by the layout in the block or, if there is none, by the
  /// greatest lengths of its views, which all fill it, unless constraints place any.
  public struct HierarchyConfiguration: UIContentConfiguration {
    let id: AnyHashable
    let block: () -> ViewHierarchy

    /// Creates the configuration for an item.
    ///
    /// - Parameters:
    ///   - id: The identity of the item that the block shows.
    ///   - block: A block of views. It is retained while it is shown.
    public init(_ id: some Hashable, @ViewHierarchyBuilder _ block: @escaping () -> ViewHierarchy) {
      self.id = AnyHashable(id)
      self.block = block
    }

    /// Returns a new view that shows the block.
    public func makeContentView() -> any UIView & UIContentView { HierarchyConfigurationView(self) }

    /// Returns the configuration unchanged, since the block reads the state that it depends on.
    public func updated(for state: any UIConfigurationState) -> HierarchyConfiguration { self }
  }

  /// The content view of a configuration.
  final class HierarchyConfigurationView: LiveView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: HierarchyConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
      show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func supports(_ configuration: any UIContentConfiguration) -> Bool {
      configuration is HierarchyConfiguration
    }

    private func show() {
      guard let configuration = configuration as? HierarchyConfiguration else { return }
      content.fillsView = true
      content.show(configuration.id, configuration.block)
    }
  }
#endif

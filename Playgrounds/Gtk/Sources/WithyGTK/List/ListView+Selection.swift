@MainActor
extension Setter where Base == ListView, Value == AnyHashable? {
  /// Keeps the selection of a list and an id in a model equal, whichever of them changes.
  ///
  /// ```swift
  /// ListView.make.selection.bound(to: mailbox, \.openedID)
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model, which is held weakly.
  ///   - path: The id of the model; a selected id of another type counts as `nil`.
  /// - Returns: The builder with this step added.
  public func bound<Model: AnyObject, ID: Hashable>(
    to model: Model,
    _ path: ReferenceWritableKeyPath<Model, ID?>
  ) -> Builder<ListView> {
    _twoWay(to: model, path, { $0.map { AnyHashable($0) } }, { .some($0?.base as? ID) }) {
      widget,
      input in widget.whenChanged { input()?() }
    }
    .keeping(model[keyPath: path].map { AnyHashable($0) })
  }
}

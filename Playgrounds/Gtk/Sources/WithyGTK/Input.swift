import CGTK

/// A widget whose value the user changes, such as a text or a number.
///
/// ```swift
/// final class Calendar: Widget, @MainActor Makeable, Input {
///   static let inputSignal: StaticString = "day-selected"
///   …
/// }
/// ```
@MainActor
public protocol Input: Widget {
  /// The signal that GTK emits when the value changes: its name, or `"notify::"` and the name of a
  /// property.
  static var inputSignal: StaticString { get }

  /// The object that emits the signal; by default the widget.
  var inputSource: UnsafeMutableRawPointer { get }
}

extension Input {
  /// The widget.
  public var inputSource: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }

  /// Calls a handler, which must not retain the widget, when the user has changed the value, and
  /// returns a closure that ends this.
  @discardableResult
  func whenChanged(_ handler: @escaping () -> Void) -> () -> Void {
    Signal<Self>.changed.connect(self) { [weak self] in
      if let self, !isBeingSet { handler() }
    }
  }
}

extension Signal where Source: Input {
  /// The user has changed the value: has typed, switched, chosen or dragged.
  public static var changed: Signal { Signal("changed", Source.inputSignal) { $0.inputSource } }
}

@MainActor
extension Setter where Base: Input, Value: Equatable {
  /// Keeps the value of a widget and a value of a model equal, whichever of them changes.
  ///
  /// ```swift
  /// Entry.make.text.bound(to: search, \.query)
  /// ```
  ///
  /// What the user enters is set in the model at once. If the model refuses or changes it, the
  /// widget takes what the model has, and a text keeps its cursor. In `live`, a changed model
  /// reaches the widget in the next pass, as by `always`.
  ///
  /// GTK replaces selected text in two steps: the model of an `Entry` or a `TextView` first gets the
  /// text without the selection, and then that with what was typed. The model is held weakly.
  public func bound<Model: AnyObject>(
    to model: Model,
    _ path: ReferenceWritableKeyPath<Model, Value>
  ) -> Builder<Base> {
    _twoWay(to: model, path, { $0 }, { $0 }) { widget, input in
      widget.whenChanged { input()?() }
    }
  }
}

@MainActor
extension Setter where Base == ListView, Value == AnyHashable? {
  /// Keeps the selection of a list and an id in a model equal, whichever of them changes.
  ///
  /// ```swift
  /// ListView.make.selection.bound(to: mailbox, \.openedID)
  /// ```
  ///
  /// The model is held weakly. A selected id of another type than the model's counts as `nil`.
  public func bound<Model: AnyObject, ID: Hashable>(
    to model: Model,
    _ path: ReferenceWritableKeyPath<Model, ID?>
  ) -> Builder<ListView> {
    _twoWay(to: model, path, { $0.map { AnyHashable($0) } }, { .some($0?.base as? ID) }) {
      list,
      input in
      list.whenChanged { input()?() }
    }
  }
}

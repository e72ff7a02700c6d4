import CGTK

/// A signal of a widget, emitted when the user has done something to it.
///
/// GTK also emits signals when the program sets a property. Handlers are not called for these: a
/// pass that checks a box would otherwise run the box's handler, which is still that of the
/// previous pass.
@MainActor
public struct Signal<Source: Widget> {
  /// The identity of the signal among those of the widget.
  let id: String

  /// Connects a handler, and returns a closure that disconnects it.
  let connect: (_ source: Source, _ handler: @escaping () -> Void) -> () -> Void
}

extension Signal {
  /// Creates a signal of the widget by its name in GTK.
  ///
  /// ```swift
  /// extension Signal where Source: Calendar {
  ///   static var daySelected: Signal { Signal("day-selected") }
  /// }
  /// ```
  ///
  /// - Parameter name: The name of a signal of the widget's class, or `"notify::"` and the name of
  ///   a property.
  public init(_ name: StaticString) {
    self.init("\(name)", name) { UnsafeMutableRawPointer($0.pointer) }
  }

  /// Creates a signal that an object of the widget emits.
  init(
    _ id: String,
    _ name: StaticString,
    of object: @escaping (Source) -> UnsafeMutableRawPointer
  ) {
    self.init(id: id) { source, handler in
      let number = SignalHandler.connect(name, of: object(source)) { _ in handler() }
      return { [weak source] in
        if let source { g_signal_handler_disconnect(object(source), number) }
      }
    }
  }

  /// The widget has lost the keyboard focus.
  public static var focusLost: Signal {
    Signal(id: "focusLost") { source, handler in
      let controller = EventController(gtk_event_controller_focus_new(), of: source)
      controller.connect("leave", handler)
      return { controller.remove() }
    }
  }

  /// Keys, in GTK's notation, such as `"<Alt>Up"`, were pressed while the focus is in the widget.
  ///
  /// - Parameters:
  ///   - keys: The keys; other text is reported, and ignored.
  ///   - file: The file that a report names.
  ///   - line: The line that a report names.
  /// - Returns: The signal.
  public static func keys(
    _ keys: String,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Signal {
    Signal(id: "keys \(keys)") { source, handler in
      let controller = EventController(gtk_shortcut_controller_new(), of: source)
      let name = controller.addShortcut(keys, file: file, line: line) {
        handler()
        return true
      }
      if let name { source.shortcuts[name] = handler }
      return { [weak source] in
        controller.remove()
        if let name { source?.shortcuts[name] = nil }
      }
    }
  }
}

extension Signal where Source: Button {
  /// The button was pressed and released, or activated by a key.
  public static var clicked: Signal { Signal("clicked") }
}

extension Signal where Source: Entry {
  /// Return was pressed.
  public static var activate: Signal { Signal("activate") }
}

extension Signal where Source: Window {
  /// The user closes the window, which is hidden after this unless ``Window/closesOnRequest`` is
  /// `false`.
  public static var closing: Signal { Signal("close-request") }
}

extension Builder {
  /// Handles a signal of the widget, which is passed to the handler.
  ///
  /// ```swift
  /// Button.make.title("Add").on(.clicked) { button in model.add() }
  /// ```
  ///
  /// The signal is connected once; a later build or pass only replaces the handler.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - handler: A closure that is called with the widget, which need not be captured.
  /// - Returns: The builder with this step added.
  @MainActor
  public func on(
    _ signal: Signal<Base>,
    _ handler: @escaping @MainActor (Base) -> Void
  ) -> Builder where Base: Widget {
    connect(signal.id, handler) { widget, connection in
      signal.connect(widget) { [weak widget] in
        if let widget, !widget.isBeingSet { connection.handler(widget) }
      }
    }
  }

  /// Handles a signal of the widget with an owner, which is held weakly.
  ///
  /// ```swift
  /// Button.make.title("Add").on(.clicked, self) { screen, button in screen.add() }
  /// ```
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - owner: The object that the handler uses. After its deallocation, the handler is not
  ///     called.
  ///   - handler: A closure that is called with the owner and the widget.
  /// - Returns: The builder with this step added.
  @_optimize(none)
  @MainActor
  public func on<Owner: AnyObject>(
    _ signal: Signal<Base>,
    _ owner: Owner,
    _ handler: @escaping @MainActor (Owner, Base) -> Void
  ) -> Builder where Base: Widget {
    // It is not optimised, because Swift 6.3 would otherwise serialise it for other modules, with a
    // type of the closure that these do not expect: no program could be compiled with optimisation.
    on(signal) { [weak owner] widget in if let owner { handler(owner, widget) } }
  }
}

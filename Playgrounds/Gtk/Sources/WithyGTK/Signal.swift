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
  /// `"notify::"` and the name of a property is the signal that it has changed. A name that the widget
  /// does not have is reported, and ignored.
  public init(_ name: StaticString, file: StaticString = #fileID, line: UInt = #line) {
    self.init("\(name)", name, file, line) { UnsafeMutableRawPointer($0.pointer) }
  }

  /// Creates a signal that an object of the widget emits.
  init(
    _ id: String,
    _ name: StaticString,
    _ file: StaticString = #fileID,
    _ line: UInt = #line,
    of object: @escaping (Source) -> UnsafeMutableRawPointer
  ) {
    self.init(id: id) { source, handler in
      guard cgtk_has_signal(object(source), name.cString) != 0 else {
        Diagnostics.report(
          "\(type(of: source)) has no signal \(name); ignored",
          file: file,
          line: line
        )
        return {}
      }
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
  /// Other text is reported, and ignored.
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
  /// After the deallocation of the owner, the handler is not called.
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

extension Signal {
  /// An action by its name, called by a ``MenuItem`` or by keys, while the focus is in the widget.
  ///
  /// Actions of a window are for all of its menus.
  ///
  /// ```swift
  /// Window.make.on(.action("undo", keys: "<Control>z", isEnabled: model.canUndo), model) { model, _ in
  ///   model.undo()
  /// }
  /// ```
  ///
  /// The name consists of letters, digits and `-`; an action with another name is reported, and
  /// ignored. The keys are in GTK's notation. An action that is not enabled cannot be called, and its
  /// menu items are disabled.
  public static func action(
    _ name: String,
    keys: String? = nil,
    isEnabled: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Signal {
    Signal(id: "action \(name) \(keys ?? "") \(isEnabled)") { source, handler in
      guard name.isActionName(file, line) else { return {} }
      let action: OpaquePointer = g_simple_action_new("act", nil)
      g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
      SignalHandler.connect("activate", of: UnsafeMutableRawPointer(action)) { _ in handler() }
      cgtk_take_action(source.pointer, name, action)
      let shortcut = (isEnabled ? keys : nil)
        .map { Signal.keys($0, file: file, line: line).connect(source, handler) }
      return { [weak source] in
        if let source { gtk_widget_insert_action_group(source.pointer, name, nil) }
        shortcut?()
      }
    }
  }
}

extension String {
  /// Whether this can be the name of an action; any other name is reported.
  func isActionName(_ file: StaticString, _ line: UInt) -> Bool {
    // GTK takes what is before a dot for the name of a group.
    let isValid = g_action_name_is_valid(self) != 0 && !contains(".")
    if !isValid {
      Diagnostics.report("Invalid name of an action \(self); ignored", file: file, line: line)
    }
    return isValid
  }
}

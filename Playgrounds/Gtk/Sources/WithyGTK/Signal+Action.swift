import CGTK

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
  /// - Parameters:
  ///   - name: The name: letters, digits, `-` and `.`. Another name is reported, and only its keys
  ///     work.
  ///   - keys: The keys, in GTK's notation.
  ///   - isEnabled: Whether the action can be called; its menu items are disabled otherwise.
  /// - Returns: The signal.
  public static func action(_ name: String, keys: String? = nil, isEnabled: Bool = true) -> Signal {
    Signal("action \(name) \(keys ?? "") \(isEnabled)") { source, handler in
      guard g_action_name_is_valid(name) != 0 else {
        Diagnostics.report("Invalid name of an action \(name); ignored", file: #fileID, line: #line)
        return {}
      }
      let action: OpaquePointer = g_simple_action_new("act", nil)
      g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
      _ = SignalHandler.connect("activate", of: UnsafeMutableRawPointer(action)) { _ in
        handler()
        return false
      }
      cgtk_take_action(source.pointer, name, action)
      let shortcut = isEnabled ? keys.map { Signal.keys($0).connect(source, handler) } : nil
      return { [weak source] in
        if let source { gtk_widget_insert_action_group(source.pointer, name, nil) }
        shortcut?()
      }
    }
  }
}

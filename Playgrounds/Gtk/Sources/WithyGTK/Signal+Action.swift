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
  ///   - name: The name: letters, digits and `-`. An action with another name is reported, and ignored.
  ///   - keys: The keys, in GTK's notation.
  ///   - isEnabled: Whether the action can be called; its menu items are disabled otherwise.
  ///   - file: The file that a report names.
  ///   - line: The line that a report names.
  /// - Returns: The signal.
  public static func action(
    _ name: String,
    keys: String? = nil,
    isEnabled: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Signal {
    Signal(id: "action \(name) \(keys ?? "") \(isEnabled)") { source, handler in
      // GTK takes what is before a dot for the name of a group.
      guard g_action_name_is_valid(name) != 0, !name.contains(".") else {
        Diagnostics.report("Invalid name of an action \(name); ignored", file: file, line: line)
        return {}
      }
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

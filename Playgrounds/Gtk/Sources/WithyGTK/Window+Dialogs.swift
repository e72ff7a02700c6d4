import CGTK

extension Window {
  /// The purpose for which the user chooses a file.
  public enum FilePurpose: Equatable, Sendable {
    /// A file to read.
    case open

    /// A folder.
    case folder

    /// A file to write, with the name that is proposed.
    case save(name: String)
  }

  /// Asks the user a question in a dialog, and waits for the answer.
  ///
  /// ```swift
  /// Button.make.title("Remove all").on(.clicked, model) { model, button in
  ///   Task {
  ///     if await button.window?.ask("Remove all?", ["Cancel", "Remove"]) == 1 { model.removeAll() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - detail: A sentence below the question; empty for none.
  ///   - buttons: The titles of the buttons. Return presses the last one.
  /// - Returns: The index of the button that was pressed; `nil` if the dialog or the window was closed.
  public func ask(_ question: String, detail: String = "", _ buttons: [String]) async -> Int? {
    guard let dialog = cgtk_question(pointer(), question.whole, detail.whole) else { return nil }
    // GTK frees a dialog that the user closes.
    g_object_ref(dialog)
    defer { g_object_unref(dialog) }
    let pointer = OpaquePointer(dialog)
    for (index, title) in buttons.enumerated() {
      gtk_dialog_add_button(.init(pointer), title.whole, Int32(index))
    }
    gtk_dialog_set_default_response(.init(pointer), Int32(buttons.count - 1))
    gtk_window_present(.init(pointer))
    let answer = await response(of: dialog)
    gtk_window_destroy(.init(pointer))
    return buttons.indices.contains(answer) ? answer : nil
  }

  /// Lets the user choose a file or a folder in a dialog, and waits for the choice.
  ///
  /// - Parameters:
  ///   - purpose: What the file is for, which decides what can be chosen.
  ///   - title: The title of the dialog.
  ///   - folder: The path of the folder that is shown at first; `nil` for the one that was last
  ///     shown.
  /// - Returns: The path; `nil` if the dialog or the window was closed, or if the file is not on this
  ///   computer.
  public func chooseFile(
    _ purpose: FilePurpose,
    title: String,
    in folder: String? = nil
  ) async -> String? {
    let action =
      switch purpose {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      }
    guard let chooser = gtk_file_chooser_native_new(title.whole, pointer(), action, nil, nil)
    else { return nil }
    let pointer = UnsafeMutableRawPointer(chooser)
    defer { g_object_unref(pointer) }
    if case .save(let name) = purpose {
      gtk_file_chooser_set_current_name(OpaquePointer(pointer), name.whole)
    }
    if let folder {
      let file = g_file_new_for_path(folder.whole)
      gtk_file_chooser_set_current_folder(OpaquePointer(pointer), file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    let dialog = pointer.assumingMemoryBound(to: GtkNativeDialog.self)
    gtk_native_dialog_set_modal(dialog, 1)
    gtk_native_dialog_show(dialog)
    let answer = await response(of: pointer)
    guard answer == Int(GTK_RESPONSE_ACCEPT.rawValue),
      let file = gtk_file_chooser_get_file(OpaquePointer(pointer))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }

  /// Waits until a dialog of the window emits its response, or the window is hidden.
  private func response(of dialog: UnsafeMutableRawPointer) async -> Int {
    var disconnect = {}
    defer { disconnect() }
    return await withCheckedContinuation { continuation in
      var continuation: CheckedContinuation<Int, Never>? = continuation
      func end(_ answer: Int) {
        continuation?.resume(returning: answer)
        continuation = nil
      }
      SignalHandler.connect("response", of: dialog) { values in
        var answer = values[1]
        end(Int(g_value_get_int(&answer)))
      }
      disconnect = Signal<Window>("hide").connect(self) { end(Int(GTK_RESPONSE_NONE.rawValue)) }
    }
  }
}

import CGTK
import Foundation

/// A program of one or more windows.
@MainActor
public enum Program {
  /// Runs a program until its last window is closed.
  ///
  /// Call it from a synchronous `main()`: inside a task, no other task would run on the main actor.
  /// Without a display, it prints a message and ends the process with status 1.
  ///
  /// ```swift
  /// @main
  /// enum Hello {
  ///   @MainActor
  ///   static func main() {
  ///     Program.run("hello") { Window.make.title("Hello") { Label.make.text("Hello") } }
  ///   }
  /// }
  /// ```
  ///
  /// A window in the block is presented, and closed when it leaves. One that the user closes is only
  /// hidden. To be opened again, it has to leave the block when its `closing` signal is emitted.
  ///
  /// ```swift
  /// if model.showsSettings {
  ///   Window.make.title("Settings").isModal(true)
  ///     .on(.closing, model) { model, _ in model.showsSettings = false }
  ///     .children { settings }
  /// }
  /// ```
  ///
  /// The name of the program is also its id for the desktop.
  public static func run(
    _ name: String,
    @HierarchyBuilder<Widget> windows: @escaping () -> Hierarchy<Widget>
  ) {
    guard start() else {
      FileHandle.standardError.write(
        Data("\(name): there is no display to open a window on\n".utf8)
      )
      exit(1)
    }
    g_set_prgname(name)
    let loop = g_main_loop_new(nil, 0)
    defer { g_main_loop_unref(loop) }
    _ = attachMainQueue
    let list = WindowList { g_main_loop_quit(loop) }
    let live = list.live(windows)
    if list.isOpen { g_main_loop_run(loop) }
    live.stop()
  }

  /// Initializes GTK, and returns whether there is a display.
  @discardableResult
  public static func start() -> Bool { gtk_init_check() != 0 }

  /// Adds rules to the style of all widgets, in GTK's CSS.
  public static func addStyle(_ style: String) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, style.whole, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(),
      OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
    g_object_unref(provider)
  }

  /// Makes GLib's loop run the jobs of the main actor, once.
  ///
  /// On Linux, the main actor runs its jobs on the main queue of libdispatch, which signals them
  /// through a file descriptor. GLib's loop waits for that descriptor among its own. On macOS, GTK
  /// runs inside the system's run loop, which already serves the queue.
  private static let attachMainQueue: Void = {
    #if os(Linux)
      let descriptor = _dispatch_get_main_queue_handle_4CF()
      g_unix_fd_add_full(
        G_PRIORITY_DEFAULT,
        descriptor,
        G_IO_IN,
        { descriptor, _, _ in
          // The wake count must be read, or the descriptor stays ready and the loop never idles.
          var wakes: UInt64 = 0
          read(descriptor, &wakes, MemoryLayout<UInt64>.size)
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        },
        nil,
        nil
      )
    #endif
  }()
}

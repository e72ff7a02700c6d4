import CGTK
import Foundation
public import Withy

/// A program with a single window.
@MainActor
public enum Program {
  /// Runs a program until its window is closed.
  ///
  /// Call it from a synchronous `main()`: inside a task, no other task would run on the main actor.
  /// Without a display, it prints a message and ends the process with status 1.
  ///
  /// ```swift
  /// @main
  /// enum Hello {
  ///   @MainActor
  ///   static func main() {
  ///     Program.run("hello", Window.make.title("Hello")) { Label.make.text("Hello") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - window: The window, which is made once GTK is ready.
  ///   - content: A block of the content of the window, which is kept equal to it.
  public static func run(
    _ name: String,
    _ window: Builder<Window>,
    @HierarchyBuilder<Widget> content: @escaping () -> Hierarchy<Widget>
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
    MainQueue.attach()
    let window = window.build()
    let live = window.live(content)
    let disconnect = Signal<Window>.closing.connect(window) { g_main_loop_quit(loop) }
    window.present()
    g_main_loop_run(loop)
    disconnect()
    live.stop()
  }

  /// Initializes GTK.
  ///
  /// - Returns: Whether there is a display.
  @discardableResult
  public static func start() -> Bool {
    gtk_init_check() != 0
  }

  /// Adds rules to the style of all widgets, in GTK's CSS.
  public static func addStyle(_ style: String) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, style, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(),
      OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
    g_object_unref(provider)
  }
}

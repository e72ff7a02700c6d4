import CGTK
import Foundation

/// The main actor inside GLib's loop.
///
/// On Linux, the main actor runs its jobs on the main queue of libdispatch, which signals them
/// through a file descriptor. GLib's loop waits for that descriptor among its own. On macOS, GTK
/// runs inside the system's run loop, which already serves the queue.
@MainActor
enum MainQueue {
  private static var isAttached = false

  /// Makes GLib's loop run the main actor's jobs; only the first call has an effect.
  static func attach() {
    guard !isAttached else { return }
    isAttached = true
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
  }
}

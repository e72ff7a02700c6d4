import CGTK
import Foundation

/// The main actor inside GLib's loop.
///
/// On Linux the main actor runs its jobs on the main queue of libdispatch, which tells of them by a
/// descriptor. GLib's loop waits for that descriptor among its own. GTK on macOS runs inside the run loop
/// of the system, which serves the queue already.
@MainActor
enum MainQueue {
  private static var isAttached = false

  /// Lets GLib's loop run the main actor's jobs; once for all loops.
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
          // The count of wakes has to be read, or the descriptor stays ready and the loop never rests.
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

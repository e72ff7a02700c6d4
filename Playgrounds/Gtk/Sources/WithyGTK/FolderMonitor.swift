import CGTK

/// Watches folders, and notifies when something in one of them has changed.
@MainActor
public final class FolderMonitor {
  private var monitors: [String: UnsafeMutablePointer<GFileMonitor>] = [:]
  private let handler: () -> Void

  /// Creates a monitor that does not watch any folder yet, and calls the handler after each change.
  public init(_ handler: @escaping () -> Void) { self.handler = handler }

  isolated deinit { watch([]) }

  /// Watches the given folders from now on, and no others.
  ///
  /// Their subfolders are not watched. A path that cannot be watched is ignored.
  public func watch(_ paths: Set<String>) {
    for (path, monitor) in monitors where !paths.contains(path) {
      g_file_monitor_cancel(monitor)
      g_object_unref(monitor)
      monitors[path] = nil
    }
    for path in paths where monitors[path] == nil {
      let file = g_file_new_for_path(path.whole)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      monitors[path] = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
      guard let monitor = monitors[path] else { continue }
      SignalHandler.connect("changed", of: monitor) { [weak self] _ in self?.handler() }
    }
  }
}

import CGTK

/// A handler of a GLib signal.
///
/// A GLib closure retains it, and releases it once it is disconnected and no longer running.
@MainActor
final class SignalHandler {
  /// Handles a signal with its values, the object first.
  typealias Body = (UnsafeBufferPointer<GValue>) -> Void

  private let body: Body
  private let isLast: Bool

  private init(_ body: @escaping Body, isLast: Bool) {
    (self.body, self.isLast) = (body, isLast)
  }

  /// Connects a handler to a signal of a live object.
  ///
  /// - Parameters:
  ///   - signal: The name of a signal of the object's class.
  ///   - object: The object, a pointer to any GLib class.
  ///   - after: Whether the handler is called after what GTK does by default.
  ///   - isLast: Whether the handler ends further handling, of a signal that allows it.
  ///   - body: The handler. It must not retain the object.
  /// - Returns: The number of the connection.
  @discardableResult
  static func connect(
    _ signal: StaticString,
    of object: UnsafeMutableRawPointer,
    after: Bool = false,
    isLast: Bool = false,
    _ body: @escaping Body
  ) -> gulong {
    // The closure owns one reference to the handler, released by its finalizer below; GLib retains
    // the closure while it is invoked, so a handler may disconnect itself or release its widget.
    let handler = Unmanaged.passRetained(SignalHandler(body, isLast: isLast)).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler)
    g_closure_add_finalize_notifier(closure, handler) { handler, _ in
      handler.map { Unmanaged<SignalHandler>.fromOpaque($0).release() }
    }
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      onMainActor((closure, result, values)) { closure, result, values in
        guard let data = closure?.pointee.data else { return }
        let handler = Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
        handler.body(UnsafeBufferPointer(start: values, count: Int(count)))
        if let result, result.pointee.g_type == Bool.type {
          g_value_set_boolean(result, handler.isLast ? 1 : 0)
        }
      }
    }
    return g_signal_connect_closure(object, signal.cString, closure, after ? 1 : 0)
  }
}

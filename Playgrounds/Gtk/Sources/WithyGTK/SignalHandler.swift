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

  private init(_ body: @escaping Body, isLast: Bool) { (self.body, self.isLast) = (body, isLast) }

  /// Connects a handler, which must not retain the object, to a signal of a live object of any GLib
  /// class, and returns the number of the connection.
  ///
  /// It is called before or after what GTK does by default, and ends further handling if it is the
  /// last one, of a signal that allows it.
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

/// Runs the body of a GTK callback on the main actor, with the arguments that GTK passed.
///
/// GTK makes its callbacks on the thread that runs its loop, which is the main thread. On any other
/// thread, this function ends the process before the body runs.
func onMainActor<Arguments, Result: Sendable>(
  _ arguments: Arguments,
  _ body: @MainActor (Arguments) -> Result
) -> Result {
  let arguments = CallbackArguments(values: arguments)
  return MainActor.assumeIsolated { body(arguments.values) }
}

/// The arguments of a callback, passed to the main actor.
///
/// `Sendable` is unchecked, but holds: the value is made and read within one call of `onMainActor`,
/// on one thread, and is not stored. Only a callback on another thread could break this, and that
/// ends the process.
private struct CallbackArguments<Values>: @unchecked Sendable {
  let values: Values
}

/// Runs the body of a GTK callback on the main actor, with the arguments that GTK passed.
///
/// GTK makes its callbacks on the thread that runs its loop, which is the main thread. On any other
/// thread, this function ends the process before the body runs.
///
/// - Parameters:
///   - arguments: The arguments of the callback that the body needs, one value or a tuple.
///   - body: The body of the callback.
/// - Returns: The result of the body.
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

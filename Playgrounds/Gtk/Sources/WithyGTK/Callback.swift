/// Runs the body of one of GTK's callbacks on the main actor, with the arguments that GTK has handed over.
///
/// GTK calls on the thread that runs its loop, which is the main one. From any other thread this ends the
/// process before the body runs.
///
/// - Parameters:
///   - arguments: The arguments of the callback that the body needs, one value or a tuple.
///   - body: What the callback does.
/// - Returns: What the body returns.
func onMainActor<Arguments, Result: Sendable>(
  _ arguments: Arguments,
  _ body: @MainActor (Arguments) -> Result
) -> Result {
  let arguments = CallbackArguments(values: arguments)
  return MainActor.assumeIsolated { body(arguments.values) }
}

/// The arguments of a callback, on their way into the main actor.
///
/// It is `Sendable` without the compiler's check: it is made and read within one call of `onMainActor`, on
/// one thread, and nothing keeps it. A callback from another thread could break that, and ends the process.
private struct CallbackArguments<Values>: @unchecked Sendable {
  let values: Values
}

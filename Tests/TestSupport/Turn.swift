import Foundation

/// Lets the passes that changes have requested run.
///
/// A request passes through the threads of tasks, on its way to the actor. A busy machine may not run
/// such a thread for some milliseconds, while other threads and the actor go on.
public func turn(isolation: isolated (any Actor)? = #isolation) async {
  for _ in 0..<50 { await Task.yield() }
  try? await Task.sleep(for: .milliseconds(30))
  for _ in 0..<50 { await Task.yield() }
}

/// Lets tasks run as long as a condition holds, for ten minutes at most: the tests beside this one can
/// keep the actor and the threads of tasks busy for long.
public func turn(
  isolation: isolated (any Actor)? = #isolation,
  while condition: @autoclosure () -> Bool
) async {
  let end = Date(timeIntervalSinceNow: 600)
  while condition(), Date() < end { await Task.yield() }
}

/// Waits until what was sent to the main queue has run: here, the main actor may not be on the main thread.
public func drainMainQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

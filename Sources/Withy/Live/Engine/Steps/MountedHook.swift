/// The memory of closures that are called when the node enters or leaves the tree.
@usableFromInline
final class MountedHook: MountedStep {
  /// The event for which a closure is called.
  @usableFromInline
  enum Event {
    /// The node has entered the tree.
    case insertion

    /// The node is about to leave the tree; the closure decides when it is removed.
    case departure

    /// The node has left the tree.
    case removal
  }

  /// A closure that is called with the object and, before a departure, with what removes it.
  @usableFromInline typealias Body = (_ object: AnyObject, _ remove: @escaping () -> Void) -> Void

  let event: Event

  /// The closures declared last; the second is called if the object stays.
  fileprivate(set) var body: Body = { $1() }
  fileprivate(set) var onCancel: ((_ object: AnyObject) -> Void)?

  init(_ event: Event) {
    self.event = event
    super.init()
  }

  override var redeclaration: ErasedStep? { hooking(event, body, onCancel) }
}

/// Returns a step that declares closures for an event.
private func hooking(
  _ event: MountedHook.Event,
  _ body: @escaping MountedHook.Body,
  _ onCancel: ((_ object: AnyObject) -> Void)?
) -> ErasedStep {
  ErasedStep { _, patcher in patcher?.hook(event, body, onCancel: onCancel) }
}

extension StepPatcher {
  /// Declares closures that are called for an event, also while the step is only described.
  @usableFromInline
  func hook(
    _ event: MountedHook.Event,
    _ body: @escaping MountedHook.Body,
    onCancel: ((_ object: AnyObject) -> Void)? = nil
  ) {
    func matches(_ step: MountedStep) -> Bool { (step as? MountedHook)?.event == event }
    func store(in step: MountedStep) {
      guard let step = step as? MountedHook else { return }
      (step.body, step.onCancel) = (body, onCancel)
    }
    if let next, matches(next) {
      // Whoever holds the description of the node holds it with the old declaration.
      node.freezeDescription()
      store(in: next)
      cursor += 1
    } else if let expression {
      expression.record(hooking(event, body, onCancel))
    } else {
      step(matches: matches, make: { MountedHook(event) }, run: { step, _ in store(in: step) })
    }
  }
}

extension MountedNode {
  /// Calls the closures for an event.
  func callHooks(for event: MountedHook.Event) {
    guard let object else { return }
    for case let hook as MountedHook in steps where hook.event == event {
      hook.subject(of: object).map { hook.body($0) {} }
    }
  }
}

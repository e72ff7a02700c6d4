/// The record of closures that are called when the node enters or leaves the tree.
@usableFromInline
final class MountedHook: MountedStep, ReplaceableStep {
  /// The event for which a closure is called.
  @usableFromInline
  enum Event {
    /// The node has entered the tree.
    case insertion

    /// The node is about to leave the tree; the closure decides when.
    case departure

    /// The node has left the tree.
    case removal
  }

  /// A closure that is called with the object and, before a departure, with what removes it.
  @usableFromInline typealias Body = (_ object: AnyObject, _ remove: @escaping () -> Void) -> Void

  let event: Event

  /// The closures that are called for the event, and when a departure is cancelled.
  struct Declaration {
    var body: Body = { $1() }
    var onCancel: ((_ object: AnyObject) -> Void)?
  }

  /// The closures declared last.
  fileprivate(set) var declaration = Declaration()

  init(_ event: Event) {
    self.event = event
    super.init()
  }

  override var redeclaration: ErasedStep? { hooking(event, declaration) }

  func restore(_ former: Any) {
    if let former = former as? Declaration { declaration = former }
  }
}

/// Returns a step that declares closures for an event.
private func hooking(
  _ event: MountedHook.Event,
  _ declaration: MountedHook.Declaration
) -> ErasedStep {
  ErasedStep { _, patcher in
    patcher?.hook(event, declaration.body, onCancel: declaration.onCancel)
  }
}

extension StepPatcher {
  /// Declares closures that are called for an event, also while the step is only described.
  @usableFromInline
  func hook(
    _ event: MountedHook.Event,
    _ body: @escaping MountedHook.Body,
    onCancel: ((_ object: AnyObject) -> Void)? = nil
  ) {
    let declaration = MountedHook.Declaration(body: body, onCancel: onCancel)
    func matches(_ step: MountedStep) -> Bool { (step as? MountedHook)?.event == event }
    func store(in step: MountedStep) { (step as? MountedHook)?.declaration = declaration }
    if let next = next as? MountedHook, matches(next) {
      freezeDescription()
      if let expression, !expression.isCertain { expression.noteReplaced(next.declaration) }
      store(in: next)
      cursor += 1
    } else if let expression {
      expression.collect(hooking(event, declaration))
    } else {
      step(matches: matches, make: { MountedHook(event) }, run: store)
    }
  }
}

extension MountedNode {
  func callHooks(for event: MountedHook.Event) {
    guard let object else { return }
    for case let hook as MountedHook in steps where hook.event == event {
      hook.subject(of: object).map { hook.declaration.body($0) {} }
    }
  }
}

/// The memory of a closure that is called when the node enters or leaves the tree.
@usableFromInline
final class MountedHook: MountedStep {
  /// The event for which a closure is called.
  @usableFromInline
  enum Event {
    /// The node has entered the tree.
    case insertion

    /// The node has left the tree.
    case removal
  }

  let event: Event

  /// The closure declared last.
  var body: (AnyObject) -> Void = { _ in }

  init(_ event: Event) {
    self.event = event
    super.init()
  }

  override var redeclaration: ErasedStep? { hooking(event, body) }
}

/// Returns a step that declares a closure that is called for an event.
private func hooking(_ event: MountedHook.Event, _ body: @escaping (AnyObject) -> Void)
  -> ErasedStep
{
  ErasedStep { _, patcher in patcher?.hook(event, body) }
}

extension Builder {
  /// Calls a closure when the object has entered a live tree.
  ///
  /// The closure is called at the end of the pass that inserts the object, when the whole tree is
  /// complete. An object that moves, even to another parent, neither leaves nor enters. In
  /// ``build()`` this step does nothing.
  ///
  /// ```swift
  /// Label.make.text("saved").onInsert { $0.alpha = 1 }
  /// ```
  ///
  /// - Parameter body: A closure that is called with the object.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func onInsert(_ body: @escaping (Base) -> Void) -> Builder {
    _adding(.insertion, body)
  }

  /// Calls a closure when the object has left a live tree.
  ///
  /// The closure is called at the end of the pass, after the removal and after the steps of an
  /// existing object have been undone. In ``build()`` this step does nothing.
  ///
  /// ```swift
  /// Label.make.text("saved").onRemove { print("\($0.text) is gone") }
  /// ```
  ///
  /// - Parameter body: A closure that is called with the object; the one declared last is called.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func onRemove(_ body: @escaping (Base) -> Void) -> Builder {
    _adding(.removal, body)
  }

  /// Adds a closure that is called for an event.
  @_alwaysEmitIntoClient
  func _adding(_ event: MountedHook.Event, _ body: @escaping (Base) -> Void) -> Builder {
    _adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        patcher?.hook(event) { if let base = $0 as? Base { body(base) } }
      }
    }
  }
}

extension StepPatcher {
  /// Declares a closure that is called for an event.
  @usableFromInline
  func hook(_ event: MountedHook.Event, _ body: @escaping (AnyObject) -> Void) {
    declare(hooking(event, body)) {
      ($0 as? MountedHook)?.event == event
    } make: {
      MountedHook(event)
    } run: { step in
      (step as? MountedHook)?.body = body
    }
  }
}

extension MountedNode {
  /// Calls the closures for an event.
  func callHooks(for event: MountedHook.Event) {
    guard let object else { return }
    for case let hook as MountedHook in steps where hook.event == event {
      hook.subject(of: object).map(hook.body)
    }
  }
}

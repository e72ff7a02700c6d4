/// Steps of adapters that need the whole tree.
extension Builder {
  /// Adds a step of an adapter that needs the whole tree, such as constraints between nodes.
  ///
  /// In a live tree, the step settles at the end of a pass, before layouts are arranged: in every
  /// pass that describes its object and, because the platform may have removed what connects two
  /// nodes, in every pass that inserts, removes or moves any node. The closures declared in the
  /// last pass are called. `state` keeps what was done before, so that `settle` can do nothing for
  /// an unchanged declaration.
  ///
  /// `subject` is the class of the adjusted objects, for ``Changes``. ``build()``, where there is
  /// no pass, calls `build`. `settle` applies the declaration; `undo` reverts what the state
  /// records when the step is no longer declared or its object leaves. Both return the
  /// number of things that they have created, changed or removed.
  package func settling<State: AnyObject>(
    _ subject: Any.Type,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    build: @escaping (_ object: Base) -> Void,
    state: @escaping () -> State,
    settle: @escaping (_ object: Base, _ state: State) -> Int,
    undo: @escaping (_ object: Base, _ state: State) -> Int
  ) -> Builder {
    let site = CallSite(file, line, column)
    return _adding(.other) { steps in
      { base, patcher in
        steps(&base, patcher)
        guard let patcher, let reconciler = patcher.reconciler else { return build(base) }
        let object = base
        patcher.step {
          guard let step = $0 as? SettlingStep else { return false }
          return step.site == site && step.state is State
        } make: {
          SettlingStep(
            of: object,
            subject,
            at: site,
            state: state(),
            in: reconciler.settlingSteps
          )
        } run: { [weak reconciler] step in
          guard let step = step as? SettlingStep, let state = step.state as? State else { return }
          step.settle = { [weak object] in object.map { settle($0, state) } ?? 0 }
          step.takeBack = { ($0 as? Base).map { undo($0, state) } ?? 0 }
          reconciler?.pass.settling.append(step)
        }
      }
    }
  }
}

extension Builder {
  /// Adds a step of an adapter that needs the whole tree, such as constraints between nodes.
  ///
  /// In a live tree the step settles at the end of a pass: after all nodes have entered and left, and
  /// before layouts are arranged. It does so in every pass that describes its object, and, because the
  /// platform may have let go of what ties two nodes together, in every pass that inserts, removes or
  /// moves any node. It is to compare what is declared with what its state says that there is, and to
  /// change what is different, so that a step that is as it was does nothing.
  ///
  /// What is declared is captured by the closures, of which those of the last pass are called. What was
  /// done is kept in a state of the step's own:
  ///
  /// ```swift
  /// @MainActor extension Builder where Base: UIView {
  ///   func constrain(_ constraints: [Constraint]) -> Builder {
  ///     settling(NSLayoutConstraint.self) { view in
  ///       view.wait(for: constraints)
  ///     } state: {
  ///       ActiveConstraints()
  ///     } settle: { view, active, isPlanning in
  ///       active.replace(by: constraints, of: view, isPlanning: isPlanning)
  ///     } undo: { view, active, isPlanning in
  ///       active.replace(by: [], of: view, isPlanning: isPlanning)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The state is freed, and nothing is undone, when an object leaves that a factory has made.
  ///
  /// - Parameters:
  ///   - subject: The class of what is adjusted, named by the operations of ``Changes``.
  ///   - file: The file that tells this step from others of the chain; by default the file of the call.
  ///   - line: The line; by default the line of the call.
  ///   - column: The column; by default the column of the call.
  ///   - build: What ``build()`` does with the object, where there is no pass to wait for the end of.
  ///   - state: A closure that makes the state, once for each object that has the step.
  ///   - settle: A closure that brings the object to what is declared, and returns how many things it
  ///     has made, changed or taken away. While planning it returns how many it would, and touches
  ///     nothing; the tree is then as it was before the pass. It is not called in a plan for an object
  ///     that is still to be made.
  ///   - undo: A closure that takes back what the state says that was done, when the step is not declared
  ///     any more or an existing object leaves, and returns the same number.
  /// - Returns: The builder with this step added.
  package func settling<State: AnyObject>(
    _ subject: Any.Type,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    build: @escaping (_ object: Base) -> Void,
    state: @escaping () -> State,
    settle: @escaping (_ object: Base, _ state: State, _ isPlanning: Bool) -> Int,
    undo: @escaping (_ object: Base, _ state: State, _ isPlanning: Bool) -> Int
  ) -> Builder {
    let place = SourcePlace(file, line, column)
    return _adding { steps in
      { base, patcher in
        steps(&base, patcher)
        guard let patcher, let reconciler = patcher.reconciler else { return build(base) }
        let object = base
        patcher.step {
          ($0 as? StatefulSettlingStep<Base, State>)?.place == place
        } make: {
          StatefulSettlingStep(of: object, subject, at: place, state: state())
        } run: { [weak reconciler] step, _ in
          let step = step as? StatefulSettlingStep<Base, State>
          guard let step, let reconciler else { return }
          step.declare(settle, undo: undo)
          reconciler.settlingSteps.ask(step)
        }
      }
    }
  }
}

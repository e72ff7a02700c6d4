/// Steps that call closures and methods.
extension Builder {
  /// Calls a closure with the object.
  ///
  /// ```swift
  /// Button.make.call { $0.setTitle("Open", for: .normal) }
  /// ```
  ///
  /// - Parameter body: A closure that is called with the object in every ``build()``, and in every
  ///   pass of `live` that does not skip the ``Part`` or item around the step; once more in a pass
  ///   in which the chain replaces the object of a later ``Getter/scope(_:)``.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func call(_ body: @escaping (Base) -> Void) -> Builder {
    _adding(.other) { steps in
      { base, patcher in
        steps(&base, patcher)
        if let patcher { patcher.call(body, on: base) } else { body(base) }
      }
    }
  }

  /// Calls a method of the object, with arguments checked by the compiler.
  ///
  /// ```swift
  /// Button.make.call(Button.setTitle, "Open", .normal)
  /// ```
  ///
  /// The result of the method is ignored. A method reference takes all arguments, including those
  /// with defaults.
  ///
  /// In a `live` block the method is called in the first pass, and again whenever an argument has
  /// changed; an argument that is not `Equatable` counts as changed.
  ///
  /// - Parameters:
  ///   - method: The method, by reference: `Button.setTitle`.
  ///   - arguments: The arguments of the method, evaluated where they are written.
  ///   - file: The file of the call, which identifies it with the line and the column.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public func call<each Argument, Result>(
    _ method: @escaping (Base) -> (repeat each Argument) -> Result,
    _ arguments: repeat each Argument,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _adding(.other) { steps in
      { base, patcher in
        steps(&base, patcher)
        guard let patcher else { return _ = method(base)(repeat each arguments) }
        var values: [Any] = []
        repeat values.append(each arguments)
        let site = CallSite(file, line, column)
        patcher.call(values, at: site, on: base, areEqualValues) { base, _ in
          _ = method(base)(repeat each arguments)
        }
      }
    }
  }

  /// Calls a closure with the object the first time, in ``build()`` or the first pass of `live`,
  /// and whenever a value has changed.
  ///
  /// ```swift
  /// List.make.call(on: items) { $0.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value that the call depends on, evaluated where it is written.
  ///   - file: The file of the call, which identifies it with the line and the column.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - body: A closure that is called with the object.
  ///   - undo: A closure that reverts `body`; by default none. In `live` it is called with the
  ///     object before the next call, and when the step or the object is removed.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func call(
    on value: some Equatable,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @escaping (Base) -> Void,
    undo: ((Base) -> Void)? = nil
  ) -> Builder {
    _adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        guard let patcher else { return body(base) }
        StepPatcher.call(
          on: value,
          at: CallSite(file, line, column),
          &base,
          by: patcher,
          body,
          undo: undo
        )
      }
    }
  }

  /// Calls a closure once for each object.
  ///
  /// A build counts as a first pass, so ``build()`` calls the closure. In a `live` block it is
  /// called in the pass that makes the object, or that first finds this step on an existing object.
  ///
  /// ```swift
  /// Button.make.once { $0.add(observer) } undo: { $0.remove(observer) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file that identifies this step; by default the file of the call.
  ///   - line: The line that identifies this step; by default the line of the call.
  ///   - column: The column that identifies this step; by default the column of the call.
  ///   - body: A closure that is called with the object.
  ///   - undo: A closure that reverts `body`; by default none. In `live` it is called with the
  ///     object when the step or the object is removed.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func once(
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @escaping (Base) -> Void,
    undo: ((Base) -> Void)? = nil
  ) -> Builder {
    call(on: Once(), file: file, line: line, column: column, body, undo: undo)
  }

  /// Makes the object now, runs the earlier steps, and calls a closure that can throw.
  ///
  /// ```swift
  /// let file = try File.make(.init(path))
  ///   .mode(.read)
  ///   .tryCall { try $0.open() }
  ///   .build()
  /// ```
  ///
  /// The error is thrown where the call is written. The chain continues with the object that was
  /// made, so the result is not a template: every later build returns that object. Do not write
  /// this call in a `live` block: it would make another object in every pass.
  ///
  /// - Parameter body: A closure that is called with the object, immediately.
  /// - Returns: A builder of the object that was made.
  /// - Throws: The error of `body`, with its declared type. The earlier steps have run by then.
  @_alwaysEmitIntoClient
  public func tryCall<Failure: Error>(
    _ body: (Base) throws(Failure) -> Void
  ) throws(Failure) -> Builder {
    let object = build()
    try body(object)
    return Builder(_source: .existing(object))
  }
}

/// Calls of methods with up to three arguments: the variadic form, written out once for each number
/// so that the optimiser resolves the calls completely.
extension Builder {
  /// Calls a method with no arguments.
  @_alwaysEmitIntoClient
  public func call<Result>(
    _ method: @escaping (Base) -> () -> Result,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _call((), at: CallSite(file, line, column)) { _, _ in
      true
    } body: { base, _ in
      _ = method(base)()
    }
  }

  /// Calls a method with one argument.
  @_alwaysEmitIntoClient
  public func call<A, Result>(
    _ method: @escaping (Base) -> (A) -> Result,
    _ a: A,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _call(a, at: CallSite(file, line, column)) {
      areEqual($0, $1)
    } body: {
      _ = method($0)($1)
    }
  }

  /// Calls a method with two arguments.
  @_alwaysEmitIntoClient
  public func call<A, B, Result>(
    _ method: @escaping (Base) -> (A, B) -> Result,
    _ a: A,
    _ b: B,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _call((a, b), at: CallSite(file, line, column)) {
      areEqual($0.0, $1.0) && areEqual($0.1, $1.1)
    } body: {
      _ = method($0)($1.0, $1.1)
    }
  }

  /// Calls a method with three arguments.
  @_alwaysEmitIntoClient
  public func call<A, B, C, Result>(
    _ method: @escaping (Base) -> (A, B, C) -> Result,
    _ a: A,
    _ b: B,
    _ c: C,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _call((a, b, c), at: CallSite(file, line, column)) {
      areEqual($0.0, $1.0) && areEqual($0.1, $1.1) && areEqual($0.2, $1.2)
    } body: {
      _ = method($0)($1.0, $1.1, $1.2)
    }
  }

  /// Adds the step that makes a call when one of its arguments has changed.
  @_alwaysEmitIntoClient
  @inline(__always)
  func _call<Arguments>(
    _ arguments: Arguments,
    at site: CallSite,
    areEqual: @escaping Equality<Arguments>,
    body: @escaping (Base, Arguments) -> Void
  ) -> Builder {
    _adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        if patcher == nil { return body(base, arguments) }
        StepPatcher.call(
          arguments,
          at: site,
          on: &base,
          by: patcher,
          areEqual: areEqual,
          body: body
        )
      }
    }
  }
}

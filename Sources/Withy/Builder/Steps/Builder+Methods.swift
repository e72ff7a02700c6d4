/// Calls of methods with up to three arguments, which the optimiser resolves completely.
extension Builder {
  /// Calls a method with no arguments.
  ///
  /// It is the variadic form, written out for a number of arguments that the optimiser sees
  /// through.
  @_alwaysEmitIntoClient
  public func call<Result>(
    _ method: @escaping (Base) -> () -> Result,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        if patcher == nil { return _ = method(base)() }
        let site = CallSite(file, line, column)
        StepPatcher.call((), at: site, on: &base, by: patcher) { _, _ in
          true
        } body: { base, _ in
          _ = method(base)()
        }
      }
    }
  }

  /// Calls a method with one argument.
  ///
  /// It is the variadic form, written out for a number of arguments that the optimiser sees
  /// through.
  @_alwaysEmitIntoClient
  public func call<A, Result>(
    _ method: @escaping (Base) -> (A) -> Result,
    _ a: A,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        if patcher == nil { return _ = method(base)(a) }
        let site = CallSite(file, line, column)
        StepPatcher.call(a, at: site, on: &base, by: patcher) {
          areEqual($0, $1)
        } body: {
          _ = method($0)($1)
        }
      }
    }
  }

  /// Calls a method with two arguments.
  ///
  /// It is the variadic form, written out for a number of arguments that the optimiser sees
  /// through.
  @_alwaysEmitIntoClient
  public func call<A, B, Result>(
    _ method: @escaping (Base) -> (A, B) -> Result,
    _ a: A,
    _ b: B,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        if patcher == nil { return _ = method(base)(a, b) }
        let site = CallSite(file, line, column)
        StepPatcher.call((a, b), at: site, on: &base, by: patcher) {
          areEqual($0.0, $1.0) && areEqual($0.1, $1.1)
        } body: {
          _ = method($0)($1.0, $1.1)
        }
      }
    }
  }

  /// Calls a method with three arguments.
  ///
  /// It is the variadic form, written out for a number of arguments that the optimiser sees
  /// through.
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
    _adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        if patcher == nil { return _ = method(base)(a, b, c) }
        let site = CallSite(file, line, column)
        StepPatcher.call((a, b, c), at: site, on: &base, by: patcher) {
          areEqual($0.0, $1.0) && areEqual($0.1, $1.1) && areEqual($0.2, $1.2)
        } body: {
          _ = method($0)($1.0, $1.1, $1.2)
        }
      }
    }
  }
}

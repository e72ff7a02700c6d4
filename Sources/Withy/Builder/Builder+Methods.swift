extension Builder {
  /// Calls a method with no argument.
  ///
  /// It is the form of any number of arguments, for a number that the optimiser sees through.
  @inlinable
  public func call<Result>(
    _ method: @escaping (Base) -> () -> Result,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _adding { steps in
      { base, patcher in
        steps(&base, patcher)
        guard let patcher else { return _ = method(base)() }
        patcher.call(on: [], at: SourcePlace(file, line, column), base) {
          _ = method($0)()
        }
      }
    }
  }

  /// Calls a method with one argument.
  ///
  /// It is the form of any number of arguments, for a number that the optimiser sees through.
  @inlinable
  public func call<A, Result>(
    _ method: @escaping (Base) -> (A) -> Result,
    _ a: A,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _adding { steps in
      { base, patcher in
        steps(&base, patcher)
        guard let patcher else { return _ = method(base)(a) }
        patcher.call(on: [a], at: SourcePlace(file, line, column), base) {
          _ = method($0)(a)
        }
      }
    }
  }

  /// Calls a method with two arguments.
  ///
  /// It is the form of any number of arguments, for a number that the optimiser sees through.
  @inlinable
  public func call<A, B, Result>(
    _ method: @escaping (Base) -> (A, B) -> Result,
    _ a: A,
    _ b: B,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _adding { steps in
      { base, patcher in
        steps(&base, patcher)
        guard let patcher else { return _ = method(base)(a, b) }
        patcher.call(on: [a, b], at: SourcePlace(file, line, column), base) {
          _ = method($0)(a, b)
        }
      }
    }
  }

  /// Calls a method with three arguments.
  ///
  /// It is the form of any number of arguments, for a number that the optimiser sees through.
  @inlinable
  public func call<A, B, C, Result>(
    _ method: @escaping (Base) -> (A, B, C) -> Result,
    _ a: A,
    _ b: B,
    _ c: C,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Builder {
    _adding { steps in
      { base, patcher in
        steps(&base, patcher)
        guard let patcher else { return _ = method(base)(a, b, c) }
        patcher.call(on: [a, b, c], at: SourcePlace(file, line, column), base) {
          _ = method($0)(a, b, c)
        }
      }
    }
  }
}

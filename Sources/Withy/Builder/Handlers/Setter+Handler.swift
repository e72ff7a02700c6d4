/// The step of all overloads of `perform`.
extension Setter {
  /// Adds a step that sets a handler in a closure property.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - answer: The result for callers after the object is deallocated.
  ///   - file: The file named in diagnostics.
  ///   - line: The line named in diagnostics.
  ///   - closure: Returns the closure for the property, which calls the handler of a connection
  ///     with an object.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  func _perform<Handler, Answer>(
    _ handler: Handler,
    _ answer: Answer?,
    _ file: StaticString,
    _ line: UInt,
    _ closure:
      @escaping (_ object: HandlerObject<Base, Answer>, _ connection: Connection<Handler>) -> Value
  ) -> Builder<Base> {
    let access = _access
    return _builder._adding(.compared) { steps in
      { base, patcher in
        steps(&base, patcher)
        if patcher?.replaceHandler(at: access, of: &base, by: handler) == true { return }
        if let patcher {
          return patcher.handle(access, of: &base, by: handler) {
            closure(HandlerObject($0, answer, file, line), $1)
          }
        }
        let object = HandlerObject(base, answer, file, line)
        Self.write(closure(object, Connection(handler, of: base)), by: access, to: &base)
      }
    }
  }
}

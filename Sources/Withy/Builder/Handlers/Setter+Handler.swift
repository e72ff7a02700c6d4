/// The step of all overloads of `perform`.
extension Setter {
  /// Adds a step that sets a closure property to a closure that calls the handler of a connection.
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
        Self.write(closure(object, Connection(handler)), by: access, to: &base)
      }
    }
  }
}

public import Kit

/// The result builder for ``Chain``: it collects closures that make views.
@resultBuilder
public enum Children {
  /// Adds a view.
  @inline(never)
  public static func buildExpression(_ view: View) -> [() -> View] { [{ view }] }

  /// Adds a chain.
  @inline(never)
  public static func buildExpression<Base: View>(_ chain: Chain<Base>) -> [() -> View] {
    [{ chain.build() }]
  }

  /// Joins statements.
  @inline(never)
  public static func buildBlock(_ statements: [() -> View]...) -> [() -> View] {
    statements.flatMap { $0 }
  }

  /// Joins the iterations of a loop.
  @inline(never)
  public static func buildArray(_ rounds: [[() -> View]]) -> [() -> View] {
    rounds.flatMap { $0 }
  }
}

extension Chain where Base: View {
  /// Appends children.
  @inline(never)
  public func children(@Children _ children: () -> [() -> View]) -> Chain {
    let children = children()
    return call { parent in
      for child in children { parent.append(child()) }
    }
  }
}

extension View {
  /// Appends children immediately.
  @inline(never)
  @discardableResult
  public func nest(@Children _ children: () -> [() -> View]) -> View {
    for child in children() { append(child()) }
    return self
  }
}

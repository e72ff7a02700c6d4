/// A list of retained nodes that stores three, enough for most blocks, without an allocation.
@usableFromInline
@frozen
struct HeldNodes {
  @usableFromInline var first: AnyObject?
  @usableFromInline var second: AnyObject?
  @usableFromInline var third: AnyObject?

  @usableFromInline var rest: [AnyObject] = []

  @_alwaysEmitIntoClient
  init() {}

  @_alwaysEmitIntoClient
  mutating func hold(_ node: AnyObject) {
    if first == nil {
      first = node
    } else if second == nil {
      second = node
    } else if third == nil {
      third = node
    } else {
      rest.append(node)
    }
  }
}

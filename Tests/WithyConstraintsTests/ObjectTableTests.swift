import Testing

@testable import WithyConstraints

@Suite("Values by object")
struct ObjectTableTests {
  final class Object {}

  @Test("An object has the value that was last set for it, until it is freed")
  func values() {
    var table = ObjectTable<Int>()
    let (a, b) = (Object(), Object())
    #expect(table[a] == nil)
    (table[a], table[b]) = (1, 2)
    table[a] = 3
    #expect(table[a] == 3 && table[b] == 2)
    table[b] = nil
    #expect(table[a] == 3 && table[b] == nil)
    weak var gone: Object?
    do {
      let object = Object()
      table[object] = 4
      gone = object
    }
    #expect(gone == nil)
  }

  @Test("The values of freed objects are removed when the number of values has doubled")
  func freed() {
    var table = ObjectTable<Int>()
    let kept = (0..<100).map { _ in Object() }
    for object in kept { table[object] = 1 }
    #expect(table.entries.count == 100)
    // No two of them have one address.
    var others = (0..<1000).map { _ in Object() }
    for object in others.prefix(28) { table[object] = 2 }
    #expect(table.entries.count == 128)
    others.removeFirst(28)
    for object in others.prefix(3) { table[object] = 3 }
    #expect(table.entries.count == 103)
    #expect(kept.allSatisfy { table[$0] == 1 })
  }
}

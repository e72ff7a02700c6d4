import Testing
import WithyLayout

@Suite("Edges") struct EdgeTests {
  @Test("Each edge is a set, and together they are all")
  func sets() {
    let sets = Edge.allCases.map { Edge.Set($0) }
    #expect(sets == [.top, .leading, .bottom, .trailing])
    #expect(sets.reduce(Edges()) { $0.union($1) } == .all)
  }
}

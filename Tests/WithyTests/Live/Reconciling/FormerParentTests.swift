import Testing
import Withy

@Suite("Nodes that do not know their parents", .bothWays) struct FormerParentTests {
  /// A node from whose parent another one cannot take it.
  final class Group: Nestable, Makeable {
    let name: String
    let childLimit: Int?
    private(set) var children: [Group] = []
    private(set) var operations = 0

    init(_ name: String, childLimit: Int? = nil) {
      (self.name, self.childLimit) = (name, childLimit)
    }
    convenience init() { self.init("") }

    func insert(_ child: Group, after sibling: Group?) {
      operations += 1
      children.removeAll { $0 === child }
      let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
      children.insert(child, at: index.map { $0 + 1 } ?? 0)
    }

    func remove(_ child: Group) {
      operations += 1
      children.removeAll { $0 === child }
    }
  }

  @Test("A node that moves to another parent leaves the former one", arguments: [nil, 1])
  func moves(childLimit: Int?) {
    let (root, a, b) = (Group("root"), Group("a", childLimit: childLimit), Group("b"))
    let (first, second) = (Group("first"), Group("second", childLimit: childLimit))
    var isSwapped = false
    let live = root.live {
      first.with { if isSwapped { b } else { a } }
      second.with { if isSwapped { a } else { b } }
    }
    for _ in 0..<3 {
      isSwapped.toggle()
      #expect(live.update() == Changes(insertions: 2))
      #expect(first.children.isIdentical(to: isSwapped ? [b] : [a]))
      #expect(second.children.isIdentical(to: isSwapped ? [a] : [b]))
    }
    let operations = first.operations
    live.update()
    #expect(first.operations == operations)
  }

  @Test("Nodes with an identity in the tree leave their former lists")
  func identities() {
    let root = Group("root")
    var lists = [[1, 2, 3], [4], []]
    let live = root.live {
      for list in lists {
        Group.make.children {
          ForEach(list, id: \.self) { number in
            Group.make(Group("\(number)")).identity(number, in: .tree)
          }
        }
      }
    }
    for next in [[[3], [4, 1], [2]], [[2, 4], [], [1, 3]], [[], [1, 2, 3, 4], []]] {
      lists = next
      live.update()
      #expect(root.children.map { $0.children.compactMap { Int($0.name) } } == next)
    }
  }
}

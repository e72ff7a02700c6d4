import Foundation
import TestSupport
import Testing

@testable import WithyConstraints

extension LoggedTests {
  @MainActor
  @Suite("Random constraints")
  struct RandomConstraintTests {
    @Test("After each pass, the constraints equal those of a new list", arguments: 0..<50)
    func random(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let root = Item("root")
      let items = (0..<5).map { Item("\($0)", in: root) }
      let references = items.map { item in
        let reference = Ref<Item>()
        Builder(item).ref(reference).build()
        return reference
      }
      let constraints = Constraints()
      let own = items.map { Native($0.anchors.width == 3) }
      var described: [Constraint] = []
      for _ in 0..<60 {
        change(&described, items, references, own, &generator)
        for native in constraints.natives where Int.random(in: 0..<10, using: &generator) == 0 {
          native.isActive = false
        }
        let before = constraints.natives
        constraints.replace(by: evaluated(described), of: items[0])
        let fresh = Constraints()
        fresh.replace(by: evaluated(described), of: items[0])
        #expect(constraints.active == fresh.active, "seed \(seed)")
        #expect(constraints.natives.count == count(described), "seed \(seed)")
        let kept = Set(constraints.natives.map { ObjectIdentifier($0) })
        #expect(
          before.allSatisfy { kept.contains(ObjectIdentifier($0)) || !$0.isActive },
          "seed \(seed)"
        )
        #expect(constraints.replace(by: evaluated(described), of: items[0]) == 0, "seed \(seed)")
      }
    }

    /// The constraints, of which the platform makes some anew.
    private func evaluated(_ described: [Constraint]) -> [Constraint] {
      described.map { $0.rule?.identifier == nil ? $0 : Constraint(native: Native($0)) }
    }

    /// The number of constraints described, of which those of the platform count once.
    private func count(_ described: [Constraint]) -> Int {
      let own = described.compactMap { $0.native.map { ObjectIdentifier($0) } }
      return described.count - own.count + Set(own).count
    }

    /// Adds, removes, moves or changes constraints.
    private func change(
      _ described: inout [Constraint],
      _ items: [Item],
      _ references: [Ref<Item>],
      _ own: [Native],
      _ generator: inout SeededGenerator
    ) {
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let item = items.randomElement(using: &generator)?.anchors ?? .ofNode
        let others = (items.map(\.anchors) + references.map(\.anchors))
        let other = others.randomElement(using: &generator) ?? .ofNode
        let number = CGFloat(Int.random(in: 0..<4, using: &generator))
        let made =
          [
            item.width == number, item.leading == other.leading + number, item.top <= other.top,
            item.height == other.height * (number + 1), LayoutAnchors.ofNode.top == item.parent.top,
            item.bottom == item.parent.safeArea.bottom - number,
            (items[1].anchors.width == number).identifier("anew"),
          ]
          + own.shuffled(using: &generator).prefix(2).map { Constraint(native: $0) }
        guard var constraint = made.randomElement(using: &generator) else { return }
        if Bool.random(using: &generator) {
          constraint = constraint.priority(Float(number) * 250 + 250)
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0, 1: described.append(constraint)
        case 2:
          if let index = described.indices.randomElement(using: &generator) {
            described.remove(at: index)
          }
        default: described.shuffle(using: &generator)
        }
      }
    }
  }
}

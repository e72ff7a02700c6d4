import Foundation
import TestSupport
import Testing

@testable import WithyConstraints

extension LoggedTests {
  @MainActor
  @Suite("Constraint values")
  struct ConstraintTests {
    let view = Item("view")
    let label: Item
    let icon: Item

    init() {
      label = Item("label", in: view)
      icon = Item("icon", in: view)
    }

    /// The text of what is applied for constraints.
    func texts(@ConstraintBuilder _ block: () -> [Constraint]) -> [String] {
      let constraints = Constraints()
      constraints.describe(of: label, block)
      return constraints.active
    }

    @Test("A constraint is written with the operators ==, <= and >=")
    func operators() {
      let texts = texts {
        label.anchors.leading == view.anchors.leading + 16
        label.anchors.trailing <= icon.anchors.trailing - 8
        label.anchors.left >= view.anchors.left
        label.anchors.right == view.anchors.right
        label.anchors.centerX == view.anchors.centerX * 0.5
        label.anchors.top == view.anchors.bottom * 0.5
        label.anchors.centerY == icon.anchors.centerY
        label.anchors.firstBaseline == icon.anchors.lastBaseline
        label.anchors.width == icon.anchors.height * 2 + 4
        label.anchors.width == 44
        label.anchors.width <= 200
        label.anchors.height >= 20
      }
      #expect(
        texts == [
          "label.leading == view.leading + 16.0",
          "label.trailing <= icon.trailing + -8.0",
          "label.left >= view.left",
          "label.right == view.right",
          "label.centerX == view.centerX * 0.5",
          "label.top == view.bottom * 0.5",
          "label.centerY == icon.centerY",
          "label.firstBaseline == icon.lastBaseline",
          "label.width == icon.height * 2.0 + 4.0",
          "label.width == + 44.0",
          "label.width <= + 200.0",
          "label.height >= + 20.0",
        ]
      )
    }

    @Test("Constants and multipliers on the left are moved to the right")
    func leftSide() {
      let texts = texts {
        label.anchors.leading - 16 == view.anchors.leading
        label.anchors.width * 2 == icon.anchors.width + 6
        label.anchors.width * -2 <= icon.anchors.width
        label.anchors.width * 2 + 4 == 44
        label.anchors.width * -2 >= 44
      }
      #expect(
        texts == [
          "label.leading == view.leading + 16.0",
          "label.width == icon.width * 0.5 + 3.0",
          "label.width >= icon.width * -0.5",
          "label.width == + 20.0",
          "label.width <= + -22.0",
        ]
      )
    }

    @Test("Four edges are constrained at once, with insets")
    func edges() {
      let texts = texts {
        label.anchors.edges == view.anchors.edges.inset(16)
        label.anchors.horizontalEdges <= view.anchors.edges.inset(leading: 4, trailing: 8)
        label.anchors.verticalEdges.inset(2) >= icon.anchors.verticalEdges
      }
      #expect(
        texts == [
          "label.top == view.top + 16.0",
          "label.leading == view.leading + 16.0",
          "label.bottom == view.bottom + -16.0",
          "label.trailing == view.trailing + -16.0",
          "label.leading >= view.leading + 4.0",
          "label.trailing <= view.trailing + -8.0",
          "label.top <= icon.top + -2.0",
          "label.bottom >= icon.bottom + 2.0",
        ]
      )
    }

    @Test("Centres and sizes are constrained")
    func groups() {
      let texts = texts {
        label.anchors.center == view.anchors.center.offset(x: 3, y: -4)
        label.anchors.size == CGSize(width: 24, height: 12)
        label.anchors.size == icon.anchors.size * 0.5
        label.anchors.size <= icon.anchors.size
        label.anchors.size >= icon.anchors.size
        label.anchors.size <= CGSize(width: 1, height: 2)
        label.anchors.size >= CGSize(width: 3, height: 4)
      }
      #expect(
        texts == [
          "label.centerX == view.centerX + 3.0", "label.centerY == view.centerY + -4.0",
          "label.width == + 24.0", "label.height == + 12.0",
          "label.width == icon.width * 0.5", "label.height == icon.height * 0.5",
          "label.width <= icon.width", "label.height <= icon.height",
          "label.width >= icon.width", "label.height >= icon.height",
          "label.width <= + 1.0", "label.height <= + 2.0",
          "label.width >= + 3.0", "label.height >= + 4.0",
        ]
      )
    }

    @Test("A constraint has a priority and an identifier")
    func priorities() {
      let texts = texts {
        (label.anchors.width == 44).priority(750).identifier("width")
        (label.anchors.size == icon.anchors.size).priority(999).identifier("size")
      }
      #expect(
        texts == [
          "width: label.width == + 44.0 @750.0", "size: label.width == icon.width @999.0",
          "size: label.height == icon.height @999.0",
        ]
      )
    }

    @Test("Items are resolved after the tree is complete")
    func symbols() {
      let own = LayoutAnchors.ofNode
      let window = Item("window")
      view.parent = window
      let texts = texts {
        own.width == 44
        own.leading == own.parent.leading + 16
        own.top == own.parent.safeArea.top
        own.trailing == own.parent.parent.layoutMargins.trailing
        own.bottom <= icon.anchors.top
      }
      #expect(
        texts == [
          "label.width == + 44.0",
          "label.leading == view.leading + 16.0",
          "label.top == view's safe area.top",
          "label.trailing == window's margins.trailing",
          "label.bottom <= icon.top",
        ]
      )
    }

    @Test(
      "Constraints in conditions, loops, arrays and optionals are described",
      arguments: [true, false]
    )
    func block(isWide: Bool) {
      let rows = (0..<3).map { Item("\($0)", in: view) }
      let missing: Constraint? = nil
      let texts = texts {
        if isWide { label.anchors.width == 100 }
        if isWide { label.anchors.height == 1 } else { label.anchors.height == 2 }
        for (row, next) in zip(rows, rows.dropFirst()) {
          next.anchors.top == row.anchors.bottom
        }
        if #available(macOS 10, *) { label.anchors.top == view.anchors.top }
        missing
        isWide ? icon.anchors.width == 1 : nil
        rows.map { $0.anchors.left == view.anchors.left }
      }
      #expect(
        texts
          == (isWide
            ? ["label.width == + 100.0", "label.height == + 1.0"]
            : [
              "label.height == + 2.0"
            ]) + ["1.top == 0.bottom", "2.top == 1.bottom", "label.top == view.top"]
          + (isWide ? ["icon.width == + 1.0"] : [])
          + ["0.left == view.left", "1.left == view.left", "2.left == view.left"]
      )
    }

    @Test("A constraint does not retain its items, and is skipped silently once one is deallocated")
    func weakItems() {
      var items = ["a", "b"].map { Item($0, in: view) }
      let kept = [
        items[0].anchors.top == view.anchors.top, view.anchors.top == items[1].anchors.top,
        label.anchors.width == 3,
      ]
      weak let gone = items[0]
      items = []
      #expect(gone == nil)
      var applied: [String] = []
      let found = reports { applied = texts { kept } }
      #expect(applied == ["label.width == + 3.0"])
      #expect(found == [])
    }

    @Test("Constraints with equal values are equal")
    func equality() {
      let own = Native(label.anchors.width == 3)
      let other = Native(label.anchors.width == 3)
      let equal = [
        (label.anchors.width == 4, label.anchors.width == 4),
        (label.anchors.top == view.anchors.top + 1, label.anchors.top == view.anchors.top + 1),
        (Constraint(native: own), Constraint(native: own)),
      ]
      let different = [
        (label.anchors.width == 4, label.anchors.width == 5),
        (label.anchors.width == 4, icon.anchors.width == 4),
        (label.anchors.width == 4, label.anchors.height == 4),
        (label.anchors.width == 4, label.anchors.width <= 4),
        (label.anchors.width == 4, (label.anchors.width == 4).priority(1)),
        (label.anchors.width == 4, (label.anchors.width == 4).identifier("a")),
        (label.anchors.top == view.anchors.top, label.anchors.top == view.anchors.safeArea.top),
        (label.anchors.top == view.anchors.top, label.anchors.top == view.anchors.parent.top),
        (label.anchors.width == 4, Constraint(native: own)),
        (Constraint(native: other), Constraint(native: own)),
      ]
      for (a, b) in equal { #expect(a == b) }
      for (a, b) in different { #expect(a != b) }
    }
  }
}

@MainActor extension Native {
  /// Creates a constraint as a user of the platform makes it.
  convenience init(_ constraint: Constraint) {
    guard let rule = constraint.rule,
      let resolved = try? Resolution<TestPlatform>().resolve(constraint, of: nil)
    else { fatalError("a description of objects was expected") }
    self.init(rule, resolved.first.item, resolved.second?.item)
  }
}

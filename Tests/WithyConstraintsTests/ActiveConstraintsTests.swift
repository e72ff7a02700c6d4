import Foundation
import TestSupport
import Testing

@testable import WithyConstraints

extension LoggedTests {
  @MainActor
  @Suite("Passes over constraints")
  struct ActiveConstraintsTests {
    let view = Item("view")
    let label: Item
    let icon: Item
    let constraints = Constraints()

    init() {
      label = Item("label", in: view)
      icon = Item("icon", in: view)
      _ = Log.take()
    }

    @Test("New constraints are created, and activated in one call")
    func first() {
      let count = constraints.describe {
        label.anchors.width == 44
        label.anchors.leading == icon.anchors.leading
      }
      #expect(count == 2)
      #expect(
        Log.take() == [
          "make label.width == + 44.0", "make label.leading == icon.leading", "activate 2",
        ]
      )
    }

    @Test("A pass over 1,000 unchanged constraints does nothing")
    func unchanged() {
      let rows = (0..<1000).map { Item("\($0)", in: view) }
      func describe() -> Int {
        constraints.describe {
          for row in rows { row.anchors.leading == view.anchors.leading + 8 }
        }
      }
      #expect(describe() == 1000)
      #expect(Log.take().count == 1001)
      #expect(describe() == 0)
      #expect(Log.take() == [])
    }

    @Test("A changed constant or priority is set in place")
    func inPlace() {
      constraints.describe {
        (label.anchors.width == 44).priority(750)
        label.anchors.top == view.anchors.top
      }
      _ = Log.take()
      let count = constraints.describe {
        (label.anchors.width == 45).priority(749)
        label.anchors.top == view.anchors.top + 1
      }
      #expect(count == 3)
      #expect(
        Log.take() == [
          "set label.width == + 45.0", "set label.width == @749.0",
          "set label.top == view.top + 1.0",
        ]
      )
    }

    @Test("A priority that becomes required, or ceases to be, creates a new constraint")
    func required() {
      constraints.describe { label.anchors.width == 44 }
      _ = Log.take()
      #expect(constraints.describe { (label.anchors.width == 44).priority(999) } == 2)
      #expect(Log.take() == ["make label.width == + 44.0 @999.0", "deactivate 1", "activate 1"])
      #expect(constraints.describe { label.anchors.width == 44 } == 2)
    }

    @Test("A constraint that is no longer described is deactivated")
    func leaving() {
      constraints.describe {
        label.anchors.width == 44
        icon.anchors.width == 20
        label.anchors.height == 10
      }
      _ = Log.take()
      #expect(constraints.describe { label.anchors.height == 10 } == 2)
      #expect(Log.take() == ["deactivate 2"])
      #expect(constraints.active == ["label.height == + 10.0"])
      #expect(constraints.describe {} == 1)
      #expect(Log.take() == ["deactivate 1"])
    }

    @Test("A constraint that moves within the block is found")
    func order() {
      constraints.describe {
        label.anchors.width == 1
        icon.anchors.width == 2
        view.anchors.width == 3
        icon.anchors.width == 4
      }
      _ = Log.take()
      #expect(
        constraints.describe {
          view.anchors.width == 3
          label.anchors.width == 1
          icon.anchors.width == 2
          icon.anchors.width == 4
        } == 0
      )
      #expect(Log.take() == [])
    }

    @Test("A constraint that the platform has deactivated is activated again")
    func again() {
      constraints.describe { label.anchors.leading == icon.anchors.leading }
      for native in constraints.natives { native.isActive = false }
      _ = Log.take()
      #expect(constraints.describe { label.anchors.leading == icon.anchors.leading } == 1)
      #expect(Log.take() == ["activate 1"])
    }

    @Test("A changed parent creates a new constraint for items relative to the parent")
    func resolvedEnds() {
      let own = LayoutAnchors.ofNode
      constraints.describe(of: label) { own.leading == own.parent.leading }
      _ = Log.take()
      #expect(
        constraints.describe(of: label) { label.anchors.leading == view.anchors.leading } == 0
      )
      let other = Item("other")
      label.parent = other
      #expect(constraints.describe(of: label) { own.leading == own.parent.leading } == 2)
      #expect(Log.take() == ["make label.leading == other.leading", "deactivate 1", "activate 1"])
    }

    @Test("A new node is not confused with a deallocated one at the same address")
    func addresses() {
      for round in 0..<100 {
        let row = Item("row \(round)", in: view)
        #expect(constraints.describe { row.anchors.width == 44 } == (round == 0 ? 1 : 2))
        #expect(constraints.active == ["row \(round).width == + 44.0"])
      }
    }

    @Test("The platform's own constraints are used unchanged")
    func own() {
      let native = Native(label.anchors.width == 3)
      func describe() -> Int {
        constraints.describe {
          Constraint(native: native)
          icon.anchors.width == 4
        }
      }
      #expect(describe() == 2)
      #expect(native.isActive)
      native.constant = 9
      _ = Log.take()
      #expect(describe() == 0)
      #expect(Log.take() == [])
      #expect(native.constant == 9)
      native.isActive = false
      #expect(describe() == 1)
      #expect(Constraint(native: native).priority(3) == Constraint(native: native))
      #expect(constraints.describe { icon.anchors.width == 4 } == 1)
      #expect(!native.isActive)
    }

    @Test("A platform constraint that is described several times is used once")
    func ownTwice() {
      let native = Native(label.anchors.width == 3)
      func describe(_ count: Int) -> Int {
        constraints.describe { for _ in 0..<count { Constraint(native: native) } }
      }
      _ = Log.take()
      #expect(describe(2) == 1)
      #expect(Log.take() == ["activate 1"])
      #expect(constraints.natives.count == 1)
      #expect(describe(1) == 0)
      #expect(native.isActive && describe(3) == 0)
      #expect(describe(0) == 1)
      #expect(!native.isActive)
    }

    @Test("Constraints that cannot be applied are reported with file and line; the others are kept")
    func mistakes() {
      let stranger = Item("stranger")
      let line: UInt = #line + 4
      let own = LayoutAnchors.ofNode
      let found = reports {
        constraints.describe {
          label.anchors.top == stranger.anchors.top
          label.anchors.top == stranger.anchors.parent.top
          label.anchors.width == .nan
          label.anchors.width == icon.anchors.width * 0
          label.anchors.width * 0 == icon.anchors.width + 1
          own.width == 3
          Constraint(native: label)
          (label.anchors.height == 4).priority(1001)
          (icon.anchors.height == 5).priority(-1)
          (view.anchors.height == 6).priority(.nan)
          (view.anchors.width == 7).priority(0)
        }
      }
      let tail = "; constraint skipped"
      let range = "(valid: above 0, at most 1000)"
      #expect(
        found == [
          Report("Item and Item have no common ancestor" + tail, line: line),
          Report("Item has no parent for the constraint" + tail, line: line + 1),
          Report("The constant of the constraint is nan" + tail, line: line + 2),
          Report("The multiplier of the constraint is 0.0" + tail, line: line + 3),
          Report("The constant of the constraint is inf" + tail, line: line + 4),
          Report(
            "The constraint refers to a node that does not exist" + tail,
            line: line + 5
          ),
          Report(
            "The constraint refers to a node that does not exist" + tail,
            line: line + 6
          ),
          Report("Invalid priority 1001.0 \(range); using 1000.0", line: line + 7),
          Report("Invalid priority -1.0 \(range); using 1.0", line: line + 8),
          Report("Invalid priority nan \(range); using 1000.0", line: line + 9),
          Report("Invalid priority 0.0 \(range); using 1.0", line: line + 10),
        ]
      )
      #expect(
        constraints.active == [
          "label.height == + 4.0", "icon.height == + 5.0 @1.0", "view.height == + 6.0",
          "view.width == + 7.0 @1.0",
        ]
      )
    }

    @Test("An empty reference is reported, and one whose object is another counts as changed")
    func references() {
      let reference = Ref<Item>()
      let described = [label.anchors.top == reference.anchors.bottom]
      #expect(reports { constraints.replace(by: described) }.count == 1)
      Builder(icon).ref(reference).build()
      #expect(constraints.replace(by: described) == 1)
      #expect(constraints.active == ["label.top == icon.bottom"])
      #expect(constraints.replace(by: described) == 0)
      Builder(view).ref(reference).build()
      #expect(constraints.replace(by: described) == 2)
      #expect(constraints.active == ["label.top == view.bottom"])
    }

    @Test("A platform constraint that is made anew keeps an equal one, and replaces any other")
    func madeAnew() {
      func describe(_ widths: CGFloat...) -> Int {
        constraints.describe {
          for width in widths { Constraint(native: Native(label.anchors.width == width)) }
        }
      }
      #expect(describe(3, 4) == 2)
      #expect(describe(3, 4) == 0)
      #expect(describe(4, 3) == 0)
      #expect(describe(3, 5) == 2)
      #expect(constraints.active == ["label.width == + 3.0", "label.width == + 5.0"])
    }

    @Test("Of two equal platform constraints, an active one stands for an inactive one")
    func equalOwn() {
      let (first, second) = (
        Native(label.anchors.width == 3), Native(label.anchors.width == 3)
      )
      let both = [first, second].map { Constraint(native: $0) }
      #expect(constraints.replace(by: both) == 2)
      second.isActive = false
      #expect(constraints.replace(by: both.reversed()) == 1)
      #expect(constraints.natives.map { $0 === first } == [true])
      #expect(constraints.replace(by: [both[1]]) == 0)
      #expect(first.isActive)
    }

    @Test("A platform constraint is skipped if its items are in different trees or deallocated")
    func ownMistakes() {
      let stranger = Item("stranger")
      var gone: Item? = Item("gone", in: view)
      let apart = Native(label.anchors.top == stranger.anchors.top)
      let ended = gone.map { Native($0.anchors.width == 3) }
      gone = nil
      let found = reports {
        constraints.describe {
          Constraint(native: apart)
          ended.map { Constraint(native: $0) }
        }
      }
      #expect(found.count == 2)
      #expect(constraints.natives.isEmpty)
    }

    @Test(
      "The common ancestors of 2,000 constraints in a chain of 2,000 nodes are found in linear time"
    )
    func linear() {
      var nodes = [Item("root")]
      for depth in 0..<2000 { nodes.append(Item("\(depth)", in: nodes[depth])) }
      CountingPlatform.questions = 0
      ActiveConstraints<CountingPlatform>().replace(
        by: nodes.dropFirst().map { $0.anchors.width == nodes[0].anchors.width }
      )
      #expect(CountingPlatform.questions < 4 * nodes.count)
    }

    @Test("Constraints retain no node")
    func lifetimes() {
      weak var gone: Item?
      do {
        let row = Item("row", in: view)
        gone = row
        constraints.describe { row.anchors.width == view.anchors.width }
      }
      #expect(gone == nil)
      #expect(constraints.describe {} == 1)
    }
  }
}

/// A platform that counts the requests for a parent.
enum CountingPlatform: @MainActor ConstraintPlatform {
  @MainActor static var questions = 0
  @MainActor static var lists = ObjectTable<[WeakReference<AnyObject>]>()

  @MainActor static func parent(of item: AnyObject) -> AnyObject? {
    questions += 1
    return TestPlatform.parent(of: item)
  }
  static func item(for area: ConstraintArea, of node: AnyObject) -> AnyObject { node }
  static func translatesFrame(of node: AnyObject) -> Bool { false }
  static func set(translatesFrame: Bool, of node: AnyObject) {}
  static func make(_ rule: ConstraintRule, _ first: AnyObject, _ second: AnyObject?) -> Native {
    Native(rule, first, second)
  }
  static func areEqual(_ a: Native, _ b: Native) -> Bool { TestPlatform.areEqual(a, b) }
  static func isActive(_ native: Native) -> Bool { native.isActive }
  static func set(constant: CGFloat, of native: Native) {}
  static func set(priority: Float, of native: Native) {}
  static func set(isActive: Bool, of natives: [Native]) {}
}

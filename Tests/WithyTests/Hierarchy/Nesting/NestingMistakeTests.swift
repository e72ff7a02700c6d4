import Foundation
import TestSupport
import Testing
import Withy

@Suite("Mistakes reported at run time")
struct NestingMistakeTests {
  @Test("A duplicate node in a block keeps its first position, and is reported")
  func twice() {
    let (a, b, root) = (View(), View(), View())
    var line: UInt = 0
    let reports = reports {
      line = #line + 1
      root {
        a
        b
        a
      }
    }
    #expect(root.children.isIdentical(to: [a, b]))
    #expect(
      reports == [
        Report("View occurs twice in this block; only the first is kept", line: line)
      ]
    )
  }

  @Test("The report of an existing duplicate node does not recommend make", arguments: [1, 40])
  func twiceDeep(depth: Int) {
    let (existing, root) = (View(), View())
    var line: UInt = 0
    func innermost() -> Builder<View> {
      line = #line + 1
      return Builder { View() }.children {
        existing
        existing
      }
    }
    let reports = reports {
      root {
        (0..<depth).reduce(innermost()) { inner, _ in Builder { View() }.children { inner } }
      }
    }
    #expect(
      reports == [
        Report("View occurs twice in this block; only the first is kept", line: line)
      ]
    )
  }

  @Test("The report of a template used twice in a block recommends make")
  func template() {
    let (root, template) = (View(), View().with.alpha(0.5))
    let line: UInt = #line + 2
    let reports = reports {
      root {
        template
        template
      }
    }
    let message =
      "View occurs twice in this block; only the first is kept. To create separate objects, "
      + "write View.make"
    #expect(root.children.count == 1)
    #expect(reports == [Report(message, line: line)])
  }

  @Test("A duplicate among many nodes is found", arguments: [1, 5, 6, 7, 50])
  func twiceAmongMany(count: Int) {
    let views = (0..<count).map { _ in View() }
    let root = View()
    let reports = reports {
      root {
        views
        if count > 0 { views.reversed().map { $0.with.alpha(0) } }
      }
    }
    #expect(root.children.isIdentical(to: views))
    #expect(reports.count == count)
  }

  @Test("A node inside itself is skipped and reported", arguments: [false, true])
  func insideItself(described: Bool) {
    let (root, child) = (View(), View())
    var line: UInt = 0
    let reports = reports {
      if described {
        line = #line + 1
        root.with.children {
          root
          child
        }
        .build()
      } else {
        line = #line + 1
        root {
          root
          child
        }
      }
    }
    #expect(root.children.isIdentical(to: [child]))
    #expect(reports == [Report("View cannot be its own descendant; skipped", line: line)])
  }

  @Test("A nested builder of its own parent is skipped and reported")
  func nestedInsideItself() {
    let (root, inner) = (View(), View())
    let reports = reports {
      root.with.children {
        inner.with.children {
          inner
          Builder { View("kept") }
        }
      }
      .build()
    }
    #expect(inner.children.map(\.name) == ["kept"])
    #expect(reports.count == 1)
  }

  @Test("An object of a class with a wrong Node type is skipped and reported")
  func liar() {
    let root = View()
    let reports = reports {
      root {
        View("kept")
        Liar()
      }
      root { Builder { Liar() } }
      root.with.children { Builder { Liar() } }.build()
      root.with.children { Builder { View() }.children { Liar().with } }.build()
    }
    let message = "Liar declares View as its Node but does not derive from it; skipped"
    let first: UInt = #line - 7
    #expect(root.children.map(\.name) == ["kept", ""])
    #expect(reports == [0, 2, 3, 4].map { Report(message, line: first + $0) })
  }

  @Test("A mistake at depth is reported, too", arguments: [0, 40])
  func deep(depth: Int) {
    let twice = View("twice")
    var builder = Builder { View() }.children {
      twice
      twice.with.alpha(0)
      Builder { Liar() }
      View("kept")
    }
    for _ in 0..<depth {
      let inner = builder
      builder = Builder { View() }.children { inner }
    }
    var built: View?
    let reports = reports { built = builder.build() }
    for _ in 0..<depth { built = built?.children.first }
    #expect(built?.children.map(\.name) == ["twice", "kept"])
    #expect(reports.count == 2)
  }

  @Test("A child that its parent's class refuses is skipped and reported with its line")
  func refusal() {
    final class Picky: Nestable, Configurable {
      var children: [Picky] = []
      var isOdd = false
      func insert(_ child: Picky, after sibling: Picky?) { children.append(child) }
      func remove(_ child: Picky) {}
      func admits(_ child: Picky, file: StaticString, line: UInt) -> Bool {
        if child.isOdd { Diagnostics.report("odd", file: file, line: line) }
        return !child.isOdd
      }
    }
    let root = Picky()
    let odd = Picky().with.isOdd(true).build()
    let reports = reports {
      root { odd }
      root {
        Picky()
        odd
      }
      root.with.children { Picky() { odd } }.build()
      root { Builder { Picky() }.children { odd } }
    }
    let first: UInt = #line - 8
    #expect(root.children.count == 3)
    #expect(reports == [0, 1, 5, 6].map { Report("odd", line: first + $0) })
  }

  @Test("A class with a wrong Node type prints and describes itself without a node")
  func liarDescription() {
    let reports = reports {
      #expect(Hierarchy<View> { Liar().with }.description == "0 new Liar")
    }
    #expect(reports.isEmpty)
  }

  @Test("By default, a report is a line on standard error")
  func standardError() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      Diagnostics.report("something is wrong", file: "App/Main.swift", line: 12)
    }
    let output = try #require(result).standardErrorContent
    #expect(
      String(decoding: output, as: UTF8.self).contains(
        "App/Main.swift:12: withy: something is wrong\n"
      )
    )
  }

  @Test("By default, a report names the location of its caller")
  func defaultPlace() {
    let reports = reports { Diagnostics.report("here") }
    #expect(reports == [Report("here", line: #line - 1)])
  }
}

import Foundation
import Observation
import Testing
import Withy
import WithyLayout

@MainActor
@Suite("Parents of live layouts") struct LayoutHostTests {
  /// A box that is no leaf, and says nothing but its bounds.
  final class Window: Box, LayoutHost {
    var bounds = area(100, 100)
  }

  @Observable
  final class Model {
    var number = 0
    var width: CGFloat = 10
  }

  @Test("By default lines run from left to right, and edges are not rounded")
  func defaults() {
    let window = Window()
    let leaf = Picture(10.5, 10)
    let live = window.live { leaf.layout.frame(maxWidth: .infinity, alignment: .leading) }
    #expect(leaf.frame == frame(0, 45, 10.5, 10))
    _ = live
  }

  @Test("A pass over a part alone lets all layouts follow")
  func parts() async {
    let window = Window()
    let model = Model()
    let (inner, leaf) = (Panel(0, 0), Picture(0, 10))
    let live = window.live {
      inner.with
        .children {
          HStack { leaf }
          Part { let _ = leaf.name = "\(model.number)" }
          Part { Builder { Shape() }.name("\(model.width)") }
        }
        .layout.padding(10)
    }
    #expect(leaf.frame == frame(40, 35, 0, 10))
    window.bounds = area(60, 100)
    // A pass in which nothing has changed, and one in which something has.
    model.number += 1
    for _ in 0..<50 { await Task.yield() }
    #expect(live.lastChanges.isEmpty && leaf.name == "1")
    #expect(leaf.frame == frame(20, 35, 0, 10))
    window.bounds = area(80, 100)
    model.width = 20
    for _ in 0..<50 { await Task.yield() }
    #expect(live.lastChanges == Changes(propertyWrites: 1))
    #expect(leaf.frame == frame(30, 35, 0, 10))
  }
}

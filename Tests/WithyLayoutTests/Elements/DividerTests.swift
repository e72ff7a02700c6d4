import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Dividers and resizable leaves")
struct DividerTests {
  @Test("A resizable leaf takes the proposed length on the given axes")
  func resizable() {
    let frames = frames {
      VStack(spacing: 0) {
        Picture(32, 20).layout.resizable().frame(width: 90, height: 50)
        HStack(spacing: 10) {
          Text(30)
          Picture(32, 20).layout.resizable(.horizontal)
        }
        Picture(32, 20).layout.frame(maxWidth: .infinity)
      }
    }
    #expect(frames[0] == frame(5, 5, 90, 50))
    #expect(frames[1...2] == [frame(0, 55, 30, 20), frame(40, 55, 60, 20)])
    #expect(frames[3] == frame(34, 75, 32, 20))
    let sizes = Picture(32, 20).layout.resizable(.vertical).dimensions
    #expect(sizes.ideal == CGSize(width: 32, height: 20))
    #expect(sizes.minimum == CGSize(width: 32, height: 0))
    #expect(sizes.maximum == CGSize(width: 32, height: CGFloat.infinity))
    // The text wraps for the width that it gets, and its baseline is that of its frame.
    let text = Text(100)
    let mark = Picture(10, 0)
    Box().arrange(in: area(100, 100)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        text.layout.resizable(.horizontal).frame(width: 50); mark
      }
    }
    #expect(text.frame == frame(20, 30, 50, 40) && mark.frame.minY == 45)
  }

  @Test("A divider alone in a stack runs across it, also where several elements share a place")
  func dividerAlone() {
    let frames = frames {
      HStack(spacing: 0) {
        LayoutGroup {
          HStack { Divider(thickness: 2) { Shape() } }
          Divider(thickness: 4) { Shape() }
        }
        .frame(width: 20)
        Spacer()
      }
    }
    #expect(frames == [frame(9, 0, 2, 100), frame(0, 48, 20, 4)])
  }

  @Test("A divider runs across the nearest stack, and horizontally outside stacks")
  func divider() {
    let column = frames {
      VStack(spacing: 4) {
        Picture(10, 10); Divider { Picture(3, 3) }; Picture(10, 10)
      }
    }
    #expect(column == [frame(45, 35.5, 10, 10), frame(0, 49.5, 100, 1), frame(45, 54.5, 10, 10)])
    let row = frames {
      HStack {
        Picture(10, 10); Divider(thickness: 2) { Shape() }; Picture(10, 10)
      }
      .frame(height: 40)
    }
    #expect(row == [frame(31, 45, 10, 10), frame(49, 30, 2, 40), frame(59, 45, 10, 10)])
    #expect(frames { ZStack { Divider { Shape() } } } == [frame(0, 49.5, 100, 1)])
    #expect(frames { ScrollContainer { Divider { Shape() } } } == [frame(0, 0, 100, 1)])
    let united = frames {
      HStack {
        LayoutGroup {
          Divider { Shape() }; Picture(10, 10)
        }.padding(0)
      }
    }
    #expect(united == [frame(0, 49.5, 100, 1), frame(45, 45, 10, 10)])
    #expect(Divider { Shape() }.dimensions.ideal == CGSize(width: 10, height: 1))
    #expect(
      frames {
        HStack {
          Divider<Box> {}; Picture(10, 10)
        }
      } == [frame(45, 45, 10, 10)]
    )
  }

  @Test("A stack counts a divider inside by its thickness along it, and as flexible across")
  func flexibility() {
    let across = frames {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Divider { Shape() }; Picture(10, 10)
        }
        Shape().layout.frame(maxWidth: 20)
      }
    }
    // The column has no limit, so the shape gets its 20 points first.
    #expect(across[0] == frame(0, 44.5, 80, 1))
    #expect(across[2] == frame(80, 0, 20, 100))
    let along = frames(in: area(80, 10)) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Divider(thickness: 30) { Shape() }; Shape().layout.frame(maxWidth: 30)
        }
        Shape().layout.frame(maxWidth: 35)
      }
    }
    // The row can get 30 points longer, so it gets its half before the shape, which takes only 35.
    #expect(along == [frame(2.5, 0, 30, 10), frame(32.5, 0, 10, 10), frame(42.5, 0, 35, 10)])
  }

  @Test("A changed leaf of a divider changes nothing around it, and an invalid thickness is 1")
  func invalid() {
    let (root, leaf, line) = (Box(), Picture(3, 3), #line as UInt)
    let found = reports {
      let arrangement = root.arrange(in: area(100, 100)) {
        VStack { Divider(thickness: -1, line: line) { leaf } }
      }
      leaf.natural.height = 9
      arrangement.changed(leaf)
      arrangement.arrange(in: area(100, 100))
      #expect(arrangement.layoutDescription.hasPrefix("Divider proposed 100 × 100, took 100 × 1"))
    }
    #expect(found == [Report("thickness: invalid value -1.0; ignored", line: line)])
    #expect(leaf.frame == frame(0, 49.5, 100, 1))
  }

  @Test("Several elements of a scroll container follow its axis, including rows of a ForEach")
  func scrolled() {
    let column = frames {
      ScrollContainer {
        Picture(10, 10); Picture(20, 10)
      }
    }
    #expect(column == [frame(45, 0, 10, 10), frame(40, 18, 20, 10)])
    let row = frames {
      ScrollContainer(.horizontal) { ForEach(0..<3) { _ in Picture(10, 10) } }
    }
    #expect(row.map(\.minX) == [0, 18, 36] && row.allSatisfy { $0.minY == 45 })
    var size = CGSize.zero
    let both = frames {
      ScrollContainer(.both, contentSize: { size = $0 }) {
        Picture(10, 10)
        if column.isEmpty { Picture(1, 1) }
        Part {
          Picture(20, 10); Spacer(minLength: 5)
        }
      }
    }
    #expect(both == [frame(5, 0, 10, 10), frame(0, 18, 20, 10)])
    #expect(size == CGSize(width: 20, height: 33))
    #expect(
      frames {
        ScrollContainer([]) {
          Picture(10, 10); Picture(20, 10)
        }
      }.map(\.minY) == [45, 45]
    )
  }

  @Test("Safe area padding insets the element, but not one that ignores the safe area")
  func safeAreaPadding() {
    let (leaf, back) = (Shape(), Shape())
    let element = leaf.layout.background { back.layout.ignoresSafeArea() }
    let root = Box()
    root.arrange(in: area(100, 100)) { element.safeAreaPadding() }
    #expect(leaf.frame == frame(16, 16, 68, 68) && back.frame == area(100, 100))
    root.arrange(in: area(100, 100)) { element.safeAreaPadding(.horizontal, 5) }
    #expect(leaf.frame == frame(5, 0, 90, 100) && back.frame == area(100, 100))
    root.arrange(in: area(100, 100)) { element.safeAreaPadding(7).padding(1) }
    #expect(leaf.frame == frame(8, 8, 84, 84) && back.frame == frame(1, 1, 98, 98))
    let line: UInt = #line + 2
    let found = reports {
      root.arrange(in: area(100, 100)) { element.safeAreaPadding(.top, .infinity) }
      root.arrange(in: area(100, 100)) {
        element.safeAreaPadding(EdgeInsets(top: 3, leading: .nan, bottom: 0, trailing: 4))
      }
    }
    #expect(found.map(\.line) == [line, line + 2])
    #expect(leaf.frame == frame(0, 3, 96, 97) && back.frame == area(100, 100))
  }

  @Test("Two proxies of one subview are equal")
  func subviews() {
    struct Comparing: PartialLayout {
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        #expect(subviews[0] == subviews.first && subviews[0] != subviews[1])
        #expect(subviews.firstIndex(of: subviews[1]) == 1)
      }
    }
    _ = frames {
      Comparing()() {
        Picture(1, 1); Picture(1, 1)
      }
    }
  }
}

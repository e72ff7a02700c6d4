import Foundation
import Testing
import Withy
import WithyLayout

/// What keeps its position in a scroll container while rows in front of it change.
extension LazyChangeTests {
  @Test("Rows inserted or removed before the visible ones do not move or recreate them")
  func prepended() {
    let live = live
    scrolled.visible.scroll(to: 150)
    let (names, frames) = (scrolled.names, scrolled.frames)
    var leaves = scrolled.panel.children.map { ObjectIdentifier($0) }
    model.rows.insert(contentsOf: (1...5).map { ScrolledList.Row(-$0, 50, 70) }, at: 0)
    let counts = scrolled.counts { live.update() }
    #expect(counts.made <= 5)
    func check() {
      let now = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.panel.children))
      for ((name, frame), leaf) in zip(zip(names, frames), leaves) where frame.maxY > 150 {
        #expect(now[name]?.frame == frame)
        #expect(now[name].map { ObjectIdentifier($0) } == leaf)
      }
    }
    check()
    leaves = scrolled.panel.children.suffix(names.count).map { ObjectIdentifier($0) }
    // They are found in front of the content's former beginning.
    scrolled.visible.scroll(to: 20)
    scrolled.visible.scroll(to: -330)
    #expect(scrolled.visible.contentOrigin == CGPoint(x: 0, y: -350))
    #expect(scrolled.frames[0] == frame(25, -350, 50, 70))
    scrolled.visible.scroll(to: 20)
    scrolled.visible.scroll(to: 150)
    model.rows.removeFirst(5)
    live.update()
    #expect(scrolled.visible.contentOrigin == .zero)
    #expect(scrolled.frames.first { $0.maxY > 150 } == frame(25, 140, 50, 20))
  }

  @Test("Many rows inserted or removed before the visible ones make none, and recreate none")
  func manyPrepended() {
    let live = live
    scrolled.visible.scroll(to: 150)
    let leaves = scrolled.panel.children.map { ObjectIdentifier($0) }
    for isInserted in [true, false] {
      if isInserted {
        model.rows.insert(contentsOf: (1...1000).map { ScrolledList.Row(-$0) }, at: 0)
      } else {
        model.rows.removeFirst(1000)
      }
      let counts = scrolled.counts { live.update() }
      #expect(counts.made <= 5)
      let last = scrolled.panel.children.suffix(20)
      #expect(last.allSatisfy { leaves.contains(ObjectIdentifier($0)) })
      #expect(scrolled.frames.first { $0.maxY > 150 } == frame(25, 140, 50, 20))
    }
  }

  @Test("A visible row stays when the spacing changes and the first one is removed")
  func removedWithSpacing() {
    var spacing: CGFloat = 0
    let live = scrolled.live {
      LazyVStack(spacing: spacing) { ForEach(model.rows) { scrolled.leaf($0) } }
    }
    scrolled.visible.scroll(to: 2000)
    spacing = 4
    model.rows.remove(at: 100)
    live.update()
    #expect(scrolled.panel.children.first { $0.name == "101" }?.frame == frame(25, 2020, 50, 20))
  }

  @Test("The rows of a visible list stay when another one behind it is removed")
  func otherListRemoved() {
    var hasOthers = true
    model.rows.removeLast(990)
    let live = scrolled.live {
      VStack(spacing: 0) {
        LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
        if hasOthers { LazyVStack(spacing: 0) { scrolled.rows(1000) } }
      }
    }
    scrolled.visible.scroll(to: 100)
    model.rows.insert(ScrolledList.Row(-1, 50, 70), at: 0)
    live.update()
    hasOthers = false
    live.update()
    #expect(scrolled.visible.contentOrigin == CGPoint(x: 0, y: -20))
    #expect(scrolled.panel.children.first { $0.name == "5" }?.frame == frame(25, 100, 50, 20))
  }

  @Test("Visible rows stay when a list in front of them is removed")
  func frontListRemoved() {
    var hasFirst = true
    let live = scrolled.live {
      VStack(spacing: 0) {
        if hasFirst { LazyVStack(spacing: 0) { scrolled.rows(10) } }
        LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
      }
    }
    scrolled.visible.scroll(to: 2200)
    model.rows.insert(ScrolledList.Row(-1), at: 0)
    for origin in [-20, 180] {
      live.update()
      #expect(scrolled.visible.contentOrigin == CGPoint(x: 0, y: origin))
      #expect(scrolled.panel.children.first { $0.name == "100" }?.frame == frame(25, 2200, 50, 20))
      hasFirst = false
    }
  }

  @Test("Content begins at zero again when the list that kept its position is removed")
  func visibleListRemoved() {
    var hasRows = true
    let live = scrolled.live {
      VStack(spacing: 0) {
        if hasRows { LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } } }
        LazyVStack(spacing: 0) { scrolled.rows(10) }
      }
    }
    scrolled.visible.scroll(to: 150)
    model.rows.insert(ScrolledList.Row(-1), at: 0)
    live.update()
    #expect(scrolled.visible.contentOrigin == CGPoint(x: 0, y: -20))
    hasRows = false
    live.update()
    #expect(scrolled.visible.contentOrigin == .zero)
  }

  @Test("Across the direction of scrolling, rows inserted in front move the others")
  func across() {
    let scrolled = ScrolledList(100, 100)
    var first = 0
    let live = scrolled.live {
      LazyHStack(spacing: 0) { ForEach(first..<100) { scrolled.leaf(.init($0, 20, 20)) } }
        .frame(width: 100, alignment: .leading)
    }
    scrolled.visible.rect.origin.x = 200
    #expect(scrolled.panel.children.first { $0.name == "10" }?.frame.minX == 200)
    first = -3
    live.update()
    #expect(scrolled.visible.contentOrigin == .zero)
    #expect(scrolled.panel.children.first { $0.name == "10" }?.frame.minX == 260)
  }

  @Test("What is in front of the rows keeps its position once it comes into view again")
  func headerInView() {
    var header: CGFloat = 100
    let live = scrolled.live {
      VStack(spacing: 0) {
        Builder { Picture(50, 0, "header") }.natural(CGSize(width: 50, height: header))
        LazyVStack(spacing: 0) { scrolled.rows(1000) }
      }
    }
    scrolled.visible.scroll(to: 150)
    scrolled.visible.scroll(to: 90)
    header = 150
    live.update()
    #expect(scrolled.visible.contentOrigin == .zero)
    #expect(scrolled.panel.children.first?.frame == frame(25, 0, 50, 150))
  }

  @Test("A first row that gets a length only later begins at the beginning")
  func firstRowGrows() {
    var height: CGFloat = 0
    let live = scrolled.live {
      LazyVStack(spacing: 10) {
        ForEach(0..<100) { row in
          let size = CGSize(width: 50, height: row == 0 ? height : 20)
          Builder { Picture(50, 0, "row") }.natural(size)
        }
      }
    }
    #expect(scrolled.frames.prefix(2) == [frame(25, 0, 50, 0), frame(25, 10, 50, 20)])
    height = 120
    live.update()
    #expect(scrolled.visible.contentOrigin == .zero)
    #expect(scrolled.frames.prefix(2) == [frame(25, 0, 50, 120), frame(25, 130, 50, 20)])
  }

  @Test(
    "Rows inserted in front of rows without a length begin at the beginning",
    arguments: [1, 2, 5]
  )
  func insertedBeforeEmpty(count: Int) {
    model.rows = (0..<count).map { ScrolledList.Row($0, 50, 0) }
    let live = live
    model.rows.insert(contentsOf: (100..<121).map { ScrolledList.Row($0) }, at: 0)
    live.update()
    #expect(scrolled.visible.contentOrigin == .zero)
    #expect(scrolled.frames.first == frame(25, 0, 50, 20))
  }

  @Test("Visible rows stay when others are inserted behind a first row without a length")
  func insertedBehindEmpty() {
    model.rows = [ScrolledList.Row(0, 50, 0)] + (1..<15).map { ScrolledList.Row($0) }
    let live = live
    #expect(scrolled.frames.prefix(2) == [frame(25, 0, 50, 0), frame(25, 0, 50, 20)])
    model.rows.insert(contentsOf: (100..<110).map { ScrolledList.Row($0) }, at: 1)
    live.update()
    let first = scrolled.panel.children.first { $0.name == "1" }
    #expect(first?.frame == frame(25, 0, 50, 20))
  }

  @Test("Visible rows stay while those of a list in front are made, longer than estimated")
  func listInFront() {
    let scrolled = ScrolledList(100, 300)
    var hasFront = false
    let live = scrolled.live {
      VStack(spacing: 0) {
        if hasFront {
          LazyVStack(spacing: 0) {
            ForEach(0..<20) { scrolled.leaf(ScrolledList.Row($0, 50, $0 < 15 ? 20 : 100)) }
          }
        }
        LazyVStack(spacing: 0) {
          ForEach(100..<200) { scrolled.leaf(ScrolledList.Row($0, 50, 90)) }
        }
      }
    }
    scrolled.scroll(to: 150)
    hasFront = true
    live.update()
    // It is seen together with the list in front, and needs fewer rows itself.
    scrolled.scroll(to: -61)
    let frames = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
    #expect(frames[101]?.minY == 90)
    #expect(frames[19]?.minY == -100)
  }

  @Test("Visible rows stay while an empty list in front gets rows, none of which was measured")
  func emptyListInFront() {
    let scrolled = ScrolledList(100, 100)
    var count = 0
    let live = scrolled.live {
      VStack(spacing: 0) {
        LazyVStack(spacing: 0) { scrolled.rows(count, 50, 30) }
        scrolled.leaf(ScrolledList.Row(-1, 50, 400))
        LazyVStack(spacing: 0) { ForEach(100..<120) { scrolled.leaf(ScrolledList.Row($0)) } }
      }
    }
    // What is between the lists is visible, too.
    scrolled.scroll(to: 350)
    let (names, frames) = (scrolled.names, scrolled.frames)
    count = 4
    live.update()
    #expect(scrolled.names == names && scrolled.frames == frames)
    #expect(scrolled.origin < 0)
  }

  @Test("A row of which only the gap after it is visible does not move the others when it grows")
  func gap() {
    let live = scrolled.live {
      LazyVStack(spacing: 8) { ForEach(model.rows) { scrolled.leaf($0) } }
    }
    scrolled.visible.scroll(to: 303)
    func frame(of name: Int) -> CGRect? {
      zip(scrolled.names, scrolled.frames).first { $0.0 == name }?.1
    }
    for height in [50, 0.5, 20] as [CGFloat] {
      model.rows[10].size.height = height
      live.update()
      #expect(frame(of: 10) == WithyLayoutTests.frame(25, 300 - height, 50, height))
      #expect(frame(of: 11) == WithyLayoutTests.frame(25, 308, 50, 20))
    }
  }

  @Test("Jumping to the beginning of moved content shows its first row there")
  func jumpToBeginning() {
    let live = live
    scrolled.visible.scroll(to: 2000)
    model.rows.removeFirst(60)
    live.update()
    #expect(scrolled.visible.contentOrigin == CGPoint(x: 0, y: 1200))
    scrolled.visible.scroll(to: 12_000)
    live.update()
    let origin = scrolled.visible.contentOrigin.y
    scrolled.visible.scroll(to: origin)
    #expect(scrolled.frames.first == frame(25, origin, 50, 20))
    #expect(scrolled.names.first == 60)
  }

  @Test("Rows keep their positions behind the blank space that removed ones have left")
  func behindBlank() {
    let scrolled = ScrolledList(100, 100)
    model.rows.removeLast(990)
    let live = scrolled.live {
      LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
    }
    func position(of name: Int) -> CGFloat? {
      zip(scrolled.names, scrolled.frames).first { $0.0 == name }?.1.minY
    }
    scrolled.visible.scroll(to: 4)
    model.rows.removeFirst()
    live.update()
    #expect(position(of: 1) == 20 && scrolled.origin == 20)
    model.rows.insert(ScrolledList.Row(10, 50, 30), at: 0)
    live.update()
    #expect(position(of: 10) == -10 && position(of: 1) == 20 && scrolled.origin == -10)
    model.rows.removeFirst()
    live.update()
    #expect(position(of: 1) == 20 && scrolled.origin == 20)
  }

  @Test("Rows that follow take the place of all visible ones when these are removed")
  func allVisibleRemoved() {
    let scrolled = ScrolledList(100, 100)
    model.rows = [(0, 120), (1, 90), (2, 50)].map { ScrolledList.Row($0, 50, $1) }
    let live = scrolled.live {
      LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
    }
    #expect(scrolled.names == [0, 1])
    model.rows.removeFirst()
    live.update()
    #expect(scrolled.names == [1, 2] && scrolled.origin == 0)
    #expect(scrolled.frames.map(\.minY) == [0, 90])
  }

  @Test("Of two visible lists, the first one keeps its position when it gets longer")
  func twoLists() {
    let scrolled = ScrolledList(100, 100)
    model.rows = (0..<4).map { ScrolledList.Row($0) }
    let live = scrolled.live {
      LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
      LazyVStack(spacing: 0) { ForEach(10..<14) { scrolled.leaf(ScrolledList.Row($0)) } }
    }
    scrolled.scroll(to: 10)
    model.rows.insert(ScrolledList.Row(4), at: 2)
    live.update()
    #expect(scrolled.origin == 0)
    #expect(scrolled.names.prefix(4) == [0, 1, 4, 2])
    #expect(scrolled.frames.prefix(4).map(\.minY) == [0, 20, 40, 60])
  }

  @Test("Content begins at zero again once only what is in front of it is visible")
  func inFront() {
    let scrolled = ScrolledList(100, 100)
    model.rows = [(0, 130), (1, 40), (2, 10), (3, 90)].map { ScrolledList.Row($0, 50, $1) }
    let live = scrolled.live {
      LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
    }
    scrolled.visible.scroll(to: 59)
    model.rows.removeFirst()
    live.update()
    #expect(scrolled.visible.contentOrigin == CGPoint(x: 0, y: 130))
    scrolled.visible.scroll(to: 34)
    #expect(scrolled.frames.first == frame(25, 130, 50, 40))
    scrolled.contentSizes = []
    scrolled.visible.scroll(to: 30)
    #expect(scrolled.visible.contentOrigin == .zero)
    // The size is the same, but a scroll view needs to know of the origin.
    #expect(scrolled.contentSizes == [CGSize(width: 100, height: 140)])
    #expect(scrolled.names == [1, 2, 3])
    #expect(scrolled.frames.map(\.minY) == [0, 40, 50])
  }

  @Test(
    "Content begins at zero again once it has no lazy stack, whatever was visible",
    arguments: [100, -600] as [CGFloat]
  )
  func withoutStack(start: CGFloat) {
    let scrolled = ScrolledList(100, 100)
    var isEmpty = false
    let live = scrolled.live {
      Builder { Picture(50, 20, "-1") }
      if !isEmpty { LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } } }
    }
    scrolled.scroll(to: 100)
    model.rows.insert(contentsOf: (1...30).map { ScrolledList.Row(-$0) }, at: 0)
    live.update()
    scrolled.scroll(to: start)
    #expect(scrolled.origin == -600)
    isEmpty = true
    live.update()
    #expect(scrolled.origin == 0)
    #expect(scrolled.frames == [frame(25, 0, 50, 20)])
  }

  @Test("A jump puts content back to zero whose lazy stack is collapsed")
  func collapsedStack() {
    let scrolled = ScrolledList(100, 100)
    var isCollapsed = false
    let live = scrolled.live {
      VStack(spacing: 0) {
        Builder { Picture(50, 20, "-1") }
        LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
          .collapsed(if: isCollapsed)
      }
    }
    scrolled.scroll(to: 100)
    model.rows.insert(contentsOf: (1...30).map { ScrolledList.Row(-$0) }, at: 0)
    live.update()
    #expect(scrolled.origin == -600)
    isCollapsed = true
    live.update()
    scrolled.scroll(to: 5000)
    #expect(scrolled.origin == 0)
    #expect(scrolled.frames[0] == frame(25, 0, 50, 20))
  }

  @Test("A jump to content that was moved in front of zero shows it there")
  func jumpInFrontOfZero() {
    let live = live
    scrolled.visible.scroll(to: 150)
    model.rows.insert(contentsOf: (1...100).map { ScrolledList.Row(-$0, 50, 20) }, at: 0)
    live.update()
    #expect(scrolled.origin == -2000)
    scrolled.visible.scroll(to: 3000)
    scrolled.visible.scroll(to: -1000)
    #expect(scrolled.origin == -2000)
    let shown = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
    #expect(shown[-51] == frame(25, -1000, 50, 20))
    scrolled.visible.scroll(to: 0)
    #expect(scrolled.origin == 0 && scrolled.frames.first == frame(25, 0, 50, 20))
  }

  @Test(
    "If the visible rows are reversed or replaced, the remaining ones begin at a former position"
  )
  func reversed() {
    let live = live
    scrolled.visible.scroll(to: 2010)
    let first = scrolled.frames.first { $0.maxY > 2010 }
    model.rows.reverse()
    live.update()
    let names = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
    #expect(names[100] == first)
    model.rows = (0..<300).map { ScrolledList.Row(5000 + $0) }
    live.update()
    let ends = (scrolled.frames.first?.minY, scrolled.frames.last?.maxY)
    #expect(ends.0 ?? 9999 <= 2010 && ends.1 ?? 0 >= 2410)
    // The first visible row is moved away: the next one stays.
    scrolled.visible.scroll(to: 0)
    let row = model.rows.remove(at: 0)
    model.rows.append(row)
    live.update()
    #expect(scrolled.names[0] == 5001)
    #expect(scrolled.frames[0].minY == 20)
  }

  @Test("The first visible row stays when the next one is removed")
  func removedNext() {
    let live = live
    scrolled.visible.scroll(to: 2010)
    model.rows.remove(at: 101)
    live.update()
    let names = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
    #expect(names[100] == frame(25, 2000, 50, 20))
  }

  @Test("Moved content keeps its origin when its beginning is scrolled to")
  func beginning() {
    for index in 0..<50 { model.rows[index].size.height = 45 }
    let live = scrolled.live {
      VStack(spacing: 0) {
        Builder { Picture(100, 300) }
        LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
      }
    }
    // The rows that were not visible are shorter than estimated, but longer than the others.
    scrolled.visible.scroll(to: 4000)
    let origin = scrolled.visible.contentOrigin.y
    #expect(origin > 1000)
    scrolled.visible.scroll(to: origin)
    #expect(scrolled.visible.contentOrigin.y == origin)
    #expect(scrolled.panel.children.first?.frame.minY == origin)
    withExtendedLifetime(live) {}
  }

  @Test("What follows the rows keeps its position when they turn out to be longer than estimated")
  func end() {
    model.rows.removeLast(900)
    for index in 70..<100 { model.rows[index].size.height = 35 }
    let live = scrolled.live {
      VStack(spacing: 0) {
        LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
        Builder { Picture(100, 2000, "-1") }
      }
    }
    scrolled.visible.scroll(to: 3000)
    #expect(scrolled.frames == [frame(0, 2000, 100, 2000)])
    scrolled.visible.scroll(to: 2050)
    #expect(scrolled.names.first == 97)
    #expect(scrolled.frames.last == frame(0, 2000, 100, 2000))
    #expect(scrolled.visible.contentOrigin.y < 0)
    // They are where they should be once all were measured.
    scrolled.visible.scroll(to: 0)
    #expect(scrolled.frames.first?.minY == scrolled.visible.contentOrigin.y)
    withExtendedLifetime(live) {}
  }

  @Test("Rows that come into view in front of what follows them are where they were estimated")
  func rowsInFront() {
    let scrolled = ScrolledList(100, 300)
    model.rows = (0..<100).map { ScrolledList.Row($0, 50, $0 < 10 ? 100 : 10) }
    let live = scrolled.live {
      VStack(spacing: 0) {
        LazyVStack(spacing: 0) { ForEach(model.rows) { scrolled.leaf($0) } }
        Builder { Picture(100, 1000, "-1") }
      }
    }
    scrolled.scroll(to: 10_050)
    scrolled.scroll(to: 8000)
    let shown = Dictionary(uniqueKeysWithValues: zip(scrolled.names, scrolled.frames))
    #expect(shown[80]?.isClose(to: frame(25, 8000, 50, 10)) == true)
    withExtendedLifetime(live) {}
  }
}

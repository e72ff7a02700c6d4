//: [Previous: Handlers and cells](@previous)
//:
//: # Layout
//:
//: Objects that are seen have to stand somewhere. By hand that is arithmetic, for each object four
//: numbers, all of which change with the next word of a title:
//:
//:     title.frame = CGRect(x: 16, y: 16, width: bounds.width - 32, height: titleHeight)
//:     badge.frame = CGRect(x: bounds.width - 16 - badgeWidth, y: 24 + titleHeight, …
//:
//: `WithyLayout` does the arithmetic, for any objects. It is written as a tree is nested, and follows
//: the rules of SwiftUI: who knows those will find nothing new here but how little it takes. Who does
//: not can learn them on this page, on paper: what is laid out is drawn with letters.

import Foundation
import Withy
import WithyLayout

/// Prints a result, and ends the page if it is not the one shown.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line):\n\(result)")
  guard result != expected else { return }
  print("line \(line): expected\n\(expected)")
  exit(1)
}

//: ## A class joins
//:
//: Let there be marks on a sheet of paper. They form a tree, as on the pages before, and have a
//: frame. A square of 8 × 8 points holds one letter.

class Mark: Configurable, Nestable {
  private(set) weak var parent: Mark?
  private(set) var children: [Mark] = []
  var frame = CGRect.zero

  func insert(_ child: Mark, after sibling: Mark?) {
    child.parent?.children.removeAll { $0 === child }
    child.parent = self
    let index = children.firstIndex { $0 === sibling }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: Mark) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  /// The letter that the mark shows in a square of its frame.
  func letter(row: Int, column: Int) -> Character { " " }
}

//: To be laid out, a mark says two things: the size that it takes when a size is proposed to it, and
//: what it does when it is placed. That is all of `Placeable`. Paint takes whatever it is proposed; a
//: length that is `nil` asks for its ideal one, which is 10 here:

final class Paint: Mark, Placeable {
  let letter: Character

  init(_ letter: Character) { self.letter = letter }

  func size(for proposal: ProposedSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func place(in frame: CGRect) { self.frame = frame }

  override func letter(row: Int, column: Int) -> Character { letter }
}

//: A picture has one size, whatever it is proposed. `proposalAxes` says so, and spares it questions:

final class Picture: Mark, Placeable {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }

  func size(for proposal: ProposedSize) -> CGSize { size }
  func place(in frame: CGRect) { self.frame = frame }
  var proposalAxes: Axes { [] }

  override func letter(row: Int, column: Int) -> Character { "#" }
}

//: And a label breaks its text into lines as wide as what it is proposed. Its size depends on the
//: proposed width alone:

final class Label: Mark, Placeable {
  var text: String
  let square: CGSize
  private(set) var questions = 0

  init(_ text: String, square: CGSize = CGSize(width: 8, height: 8)) {
    self.text = text
    self.square = square
  }

  func lines(_ width: CGFloat?) -> [String] {
    let columns = width.map { Int(min($0 / square.width + 0.001, 999)) } ?? 999
    return text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }

  func size(for proposal: ProposedSize) -> CGSize {
    questions += 1
    let lines = lines(proposal.width)
    let columns = lines.map(\.count).max() ?? 0
    return CGSize(
      width: CGFloat(columns) * square.width,
      height: CGFloat(lines.count) * square.height
    )
  }

  func place(in frame: CGRect) { self.frame = frame }
  var proposalAxes: Axes { .horizontal }

  func textBaselines(in size: CGSize) -> TextBaselines? {
    TextBaselines(first: square.height, last: size.height)
  }

  override func letter(row: Int, column: Int) -> Character {
    let lines = lines(frame.width)
    guard row < lines.count, column < lines[row].count else { return " " }
    return Array(lines[row])[column]
  }
}

//: Last, the paper. Each mark is drawn over those before it, and what stands out is cut off:

extension Mark {
  func drawing(_ columns: Int, _ rows: Int) -> String {
    var paper = Array(repeating: Array(repeating: Character("·"), count: columns), count: rows)
    for mark in children {
      func square(_ length: CGFloat) -> Int { Int((length / 8).rounded()) }
      let (left, top) = (square(mark.frame.minX), square(mark.frame.minY))
      for row in max(top, 0)..<max(min(square(mark.frame.maxY), rows), top, 0) {
        for column in max(left, 0)..<max(min(square(mark.frame.maxX), columns), left, 0) {
          paper[row][column] = mark.letter(row: row - top, column: column - left)
        }
      }
    }
    return paper.map { String($0) }.joined(separator: "\n")
  }
}

/// A rectangle of so many squares.
func squares(_ columns: Int, _ rows: Int) -> CGRect {
  CGRect(x: 0, y: 0, width: columns * 8, height: rows * 8)
}

/// Lays a block out on paper.
func draw(
  _ columns: Int,
  _ rows: Int,
  @LayoutBuilder<Mark> _ content: () -> LayoutGroup<Mark>
) -> String {
  let paper = Mark()
  paper.arrange(in: squares(columns, rows), content)
  return paper.drawing(columns, rows)
}

//: ## Propose, choose, place
//:
//: Here is a layout. `arrange` nests the marks of the block into the paper and gives them their
//: frames, at once:

let paper = Mark()
let title = Label("Willow")
let photo = Paint("a")

paper.arrange(in: squares(20, 3)) {
  HStack {
    title
    photo
  }
}

show(
  paper.drawing(20, 3),
  is: """
    ·······aaaaaaaaaaaaa
    Willow·aaaaaaaaaaaaa
    ·······aaaaaaaaaaaaa
    """
)
show(title.parent === paper, is: true)
show(photo.frame, is: CGRect(x: 56, y: 0, width: 104, height: 24))

//: The `HStack` is not among the children. Containers are values that make no object; they are gone
//: when the marks are placed.
//:
//: What happened is a conversation of three sentences, and every layout is made of it. The parent
//: *proposes* a size. The child *chooses* its own. The parent respects that, and *places* the child.
//: The paper proposed 160 × 24 points to the stack, and the stack proposed shares of it to its
//: children. The label chose 48 × 8, and kept it.
//:
//: Nobody can force a size on a label. This is what it chooses by itself:

func answer(_ width: CGFloat?) -> String {
  let size = Label("A willow by a brook").size(for: ProposedSize(width: width, height: nil))
  return "\(Int(size.width)) × \(Int(size.height))"
}

show(answer(200), is: "152 × 8")
show(answer(nil), is: "152 × 8")
show(answer(80), is: "80 × 16")
show(answer(0), is: "48 × 40")

//: `nil` asks for the ideal size, 0 for the least and infinity for the greatest. `dimensions` of an
//: element asks for the three of them, without placing anything:

let dimensions = Label("A willow by a brook").layout.padding(8).dimensions

show(dimensions.ideal, is: CGSize(width: 168, height: 24))
show(dimensions.minimum, is: CGSize(width: 64, height: 56))
show(Paint("a").layout.dimensions.maximum.width, is: .infinity)

//: ## Containers
//:
//: Beside each other, above each other, and on top of each other. Between the children of a stack is
//: a gap of 8 points, unless it says another one:

show(
  draw(20, 3) {
    HStack(spacing: 16) {
      VStack(alignment: .leading) {
        Label("Willow")
        Label("Salix")
      }
      ZStack(alignment: .bottomTrailing) {
        Paint("a")
        Label("new")
      }
    }
  },
  is: """
    Willow··aaaaaaaaaaaa
    ········aaaaaaaaaaaa
    Salix···aaaaaaaaanew
    """
)

//: A stack shares out its length. It begins with the child that can give way least, proposes an
//: equal share to it, subtracts what that one has taken, and goes on. So it does not matter where the
//: rigid child stands:

show(
  draw(26, 2) {
    HStack {
      Paint("a")
      Picture(32, 16)
      Paint("b")
    }
  },
  is: """
    aaaaaaaaaa·####·bbbbbbbbbb
    aaaaaaaaaa·####·bbbbbbbbbb
    """
)

//: Priority goes before that. What has a higher one is asked first, and gets all but the least length
//: of the others:

show(
  draw(24, 2) {
    HStack(alignment: .top) {
      Label("willow by the brook")
      Label("A very old one").layout.layoutPriority(1)
    }
  },
  is: """
    willow by·A very old one
    the brook···············
    """
)

//: A stack never cuts anything off. Where its children are larger than what there is, so is the
//: stack, and it stands out on both sides of the paper:

show(
  draw(9, 1) {
    HStack {
      Label("alder")
      Label("aspen")
    }
  },
  is: "lder·aspe"
)

//: ## Spacers
//:
//: A spacer takes what all others leave, and pushes them apart. It is no less than 8 points long:

show(
  draw(20, 1) {
    HStack {
      Label("oak")
      Spacer()
      Label("elm")
      Label("ash")
    }
  },
  is: "oak··········elm·ash"
)

//: ## Frames
//:
//: A modifier wraps an element in another one. A mark itself has none of them, so that they can hide
//: nothing that it has; they follow `layout`. The most frequent modifier is a frame. It has the size
//: that it is given, proposes that, and aligns what comes back:

let word = Label("yew")

show(
  draw(12, 3) {
    word.layout.frame(width: 64, height: 24, alignment: .bottomTrailing).background(Paint("-"))
  },
  is: """
    ··--------··
    ··--------··
    ··-----yew··
    """
)

//: A frame does not stretch anything. Paint grows because it likes to, a picture does not:

show(draw(10, 1) { Paint("a").layout.frame(width: 48) }, is: "··aaaaaa··")
show(draw(10, 1) { Picture(16, 8).layout.frame(width: 48) }, is: "····##····")

//: A length that is left out, or `nil`, *takes no part*: the frame is as if it were not there on that
//: axis. So a condition needs no second layout:

func sign(isWide: Bool) -> String {
  draw(9, 1) {
    Label("elm").layout.frame(width: isWide ? 72 : nil).background(Paint("-"))
  }
}

show(sign(isWide: true), is: "---elm---")
show(sign(isWide: false), is: "···elm···")

//: With a least and a greatest length the frame is flexible: it takes what is proposed within these
//: bounds. `maxWidth: .infinity` makes anything as wide as there is room:

show(
  draw(20, 3) {
    VStack(spacing: 0) {
      Label("oak").layout.frame(maxWidth: .infinity, alignment: .leading).background(Paint("-"))
      Label("linden").layout.frame(minWidth: 80).background(Paint("-"))
      Paint("a").layout.frame(maxWidth: 48)
    }
  },
  is: """
    oak-----------------
    ·····--linden--·····
    ·······aaaaaa·······
    """
)

//: The order counts, as each modifier wraps those before it:

show(
  draw(11, 5) { word.layout.padding(8).background(Paint("-")).padding(8).background(Paint("+")) },
  is: """
    ··+++++++··
    ··+-----+··
    ··+-yew-+··
    ··+-----+··
    ··+++++++··
    """
)

//: `fixedSize` asks for the ideal size, and `aspectRatio` proposes a size of one ratio. `offset` moves
//: what is drawn, and the surroundings do not notice:

show(
  draw(12, 3) {
    HStack {
      Paint("a").layout.aspectRatio(1, contentMode: .fit)
      Label("by a brook").layout.fixedSize().frame(width: 32, alignment: .leading)
      Label("!").layout.offset(y: 8)
    }
  },
  is: """
    ·aaa········
    ·aaa·by a br
    ·aaa······!·
    """
)

//: ## Behind and in front
//:
//: What stands behind an element or in front of it is proposed the size of that element, and has no
//: part in it. In the tree the marks stand in the order of drawing, so that any platform draws them
//: rightly: a background before the element, an overlay after it.

let sheet = Mark()
let badge = Label("3")

sheet.arrange(in: squares(11, 3)) {
  word.layout
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Paint("-"))
    .overlay(badge, alignment: .topTrailing)
}

show(
  sheet.drawing(11, 3),
  is: """
    ··------3··
    ··--yew--··
    ··-------··
    """
)
show(sheet.children.map { "\(type(of: $0))" }, is: ["Paint", "Label", "Label"])
show(sheet.children.last === badge, is: true)

//: ## Guides
//:
//: An alignment is a line through each child, and the lines are made to meet. The edges and middles
//: are such lines, and so are the baselines of texts. A child can say where its own line is:

show(
  draw(11, 3) {
    HStack(alignment: .top) {
      Label("oak")
      Label("elm").layout.alignmentGuide(.top) { dimensions in -dimensions.height }
      Label("ash").layout.alignmentGuide(.top) { _ in -16 }
    }
  },
  is: """
    oak········
    ····elm····
    ········ash
    """
)

//: A guide of one's own has a name, and a default for those that do not say. It is found through
//: containers, too. Here prices stand with their points in one column. (`price` returns layout: as in
//: SwiftUI, the type is `some LayoutElement`.)

enum Point: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.width }
}

extension HorizontalAlignment {
  static let point = HorizontalAlignment(Point.self)
}

func price(_ text: String) -> some LayoutElement<Mark> {
  let whole = text.prefix { $0 != "." }
  return Label(text).layout.alignmentGuide(.point) { _ in CGFloat(whole.count) * 8 }
}

show(
  draw(10, 3) {
    VStack(alignment: .point, spacing: 0) {
      price("12.5")
      price("3.75")
      HStack {
        price("100")
        Label("in all")
      }
    }
  },
  is: """
    ·12.5·····
    ··3.75····
    100·in all
    """
)

//: ## A form, a text, a list
//:
//: A `Grid` has rows whose cells stand in common columns; what is no row takes the whole width. A
//: `Flow` breaks into lines:

show(
  draw(20, 3) {
    Grid(alignment: .leading, verticalSpacing: 0) {
      GridRow {
        Label("Genus")
        Label("Salix")
      }
      GridRow {
        Label("Age")
        Paint("a")
      }
      Paint("-").layout.frame(height: 8)
    }
  },
  is: """
    Genus·Salix·········
    Age···aaaaaaaaaaaaaa
    --------------------
    """
)
show(
  draw(15, 2) {
    Flow(lineSpacing: 0) {
      for tree in ["oak", "elm", "ash", "willow", "yew"] { Label(tree) }
    }
  },
  is: """
    ··oak·elm·ash··
    ··willow·yew···
    """
)

//: `FitsFirst` shows the first of its elements that fits:

func heading(_ columns: Int) -> String {
  draw(columns, 1) {
    FitsFirst(in: .horizontal) {
      Label("Salix alba")
      Label("Salix")
      Paint("…")
    }
  }
}

show(heading(12), is: "·Salix alba·")
show(heading(7), is: "·Salix·")
show(heading(3), is: "………")

//: In a `ScrollContainer` the content may be as long as it likes. The container takes the room that
//: there is; its content is proposed no height, and begins at the top. (It makes no object: what
//: scrolls is the affair of the object that is arranged.)

show(
  draw(8, 3) {
    ScrollContainer {
      VStack(spacing: 0) {
        for number in 1...5 { Label("line \(number)") }
      }
    }
  },
  is: """
    ·line 1·
    ·line 2·
    ·line 3·
    """
)

//: ## A container of your own
//:
//: A `Layout` has the same conversation with its elements. It says how large it is, and places them:

struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let step = subview.sizeThatFits(.unspecified)
      size.width += step.width
      size.height += step.height
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let step = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner = CGPoint(x: corner.x + step.width, y: corner.y + step.height)
    }
  }
}

show(
  draw(15, 3) {
    HStack(alignment: .bottom) {
      Stairs() {
        Label("root")
        Label("bark")
        Label("leaf")
      }
      Picture(16, 8)
    }
  },
  is: """
    root···········
    ····bark·······
    ········leaf·##
    """
)

//: ## From right to left, and to the pixel
//:
//: *Leading* is where lines begin. In a language that is written from right to left that is the right,
//: and the whole layout is mirrored:

let leaves = [Label("oak"), Label("elm")]
let mirror = Mark()

mirror.arrange(in: squares(12, 1), layoutDirection: .rightToLeft) {
  HStack {
    leaves
    Spacer()
  }
}

show(mirror.drawing(12, 1), is: "·····elm·oak")

//: Thirds of a hundred points lie between the pixels of a screen. With its number of pixels in a point
//: each edge is rounded, once, at the end. So what has touched still touches:

let thirds = [Paint("a"), Paint("b"), Paint("c")]

mirror.arrange(in: CGRect(x: 0, y: 0, width: 100, height: 8), pixelScale: 2) {
  HStack(spacing: 0) { thirds }
}

show(thirds.map(\.frame.minX), is: [0, 33.5, 66.5])
show(thirds.map(\.frame.maxX), is: [33.5, 66.5, 100])

//: ## Again
//:
//: `arrange` returns the arrangement. It lays the same marks out again, for other bounds or when one
//: of them has changed, and asks only what it cannot know. Below, the label that did not change is
//: asked one question, for the smaller share that is left to it:

let desk = Mark()
let note = Label("oak")
let other = Label("a quiet place")

let arrangement = desk.arrange(in: squares(26, 1)) {
  HStack {
    note
    other
    Spacer()
  }
}

show(desk.drawing(26, 1), is: "oak·a quiet place·········")

let questions = other.questions
note.text = "alder"
arrangement.changed(note)
arrangement.arrange(in: squares(26, 1))

show(desk.drawing(26, 1), is: "alder·a quiet place·······")
show(other.questions - questions, is: 1)

//: Where nothing has changed, nobody is asked:

let before = note.questions
arrangement.arrange(in: squares(26, 1))

show(note.questions - before, is: 0)

//: And when a frame is not what you thought, read the conversation. Each line has the proposal with
//: which an element was placed, the size that it took, and where it stands. The height that is
//: proposed to a label does not matter, and counts as ideal:

show(
  arrangement.layoutDescription,
  is: """
    HStack proposed 208 × 8, took 208 × 8, at 0 0
      Label proposed 96 × ideal, took 40 × 8, at 0 0
      Label proposed 152 × ideal, took 104 × 8, at 48 0
      Spacer proposed 56 × ideal, took 56 × 0, at 152 4
    """
)

//: ## In a living tree
//:
//: Containers stand in `live` blocks, too. The parent says in which bounds they are laid out, and after
//: every pass all marks stand where they should:

final class Board: Mark, LayoutHost {
  var bounds = squares(25, 2)
}

struct Tree: Identifiable {
  var id: String
  var isOld = false
}

var trees = [Tree(id: "elm"), Tree(id: "oak"), Tree(id: "yew")]
let board = Board()

let live = board.live {
  HStack(spacing: 8) {
    ForEach(trees) { tree in
      VStack(spacing: 0) {
        Label.make(.init(tree.id))
        if tree.isOld { Label.make(.init("old")) }
      }
      .frame(height: 16, alignment: .top)
    }
  }
}

show(board.drawing(25, 2), is: "·······elm·oak·yew·······\n·························")

//: What is kept is kept here as everywhere: the labels of a tree move with it, and none is asked again
//: for a size that it has answered.

let oak = board.children[1]
trees.swapAt(0, 1)
trees[2].isOld = true
show(live.update(), is: Changes(insertions: 1, moves: 1))
show(board.children[0] === oak, is: true)
show(board.drawing(25, 2), is: "·······oak·elm·yew·······\n···············old·······")

//: Other bounds alone are no change of the tree, but a pass follows them:

board.bounds = squares(13, 2)
show(live.update().isEmpty, is: true)
show(board.drawing(13, 2), is: "·oak·elm·yew·\n·········old·")

//: ## Every day
//:
//: These are the cases that come up again and again. The paper is 400 × 400 points now, and the text
//: measures 95 × 20. Each is shown as the frames of what is in it:

let text = Label("A willow by a brook", square: CGSize(width: 5, height: 20))
let image = Picture(2000, 1000)
let red = Paint("r")
let blue = Paint("b")

extension CGRect {
  /// The frame as a line of a table: x, y, and the size.
  var row: String {
    func number(_ length: CGFloat) -> String {
      Int(exactly: length).map { "\($0)" } ?? "\(length)"
    }
    return "\(number(minX)) \(number(minY)), \(number(width)) × \(number(height))"
  }
}

@MainActor func frames(@LayoutBuilder<Mark> _ content: () -> LayoutGroup<Mark>) -> String {
  let paper = Mark()
  paper.arrange(in: CGRect(x: 0, y: 0, width: 400, height: 400), content)
  return paper.children.map { mark in
    let name =
      mark === text ? "text" : mark === image ? "image" : mark === red ? "red" : "blue"
    return "\(name) \(mark.frame.row)"
  }
  .joined(separator: "\n")
}

//: *A frame, and the text in its middle.* The alignment moves the text, not the frame:

show(
  frames { text.layout.frame(width: 300, height: 100).background(red) },
  is: """
    red 50 150, 300 × 100
    text 152.5 190, 95 × 20
    """
)
show(
  frames {
    text.layout.frame(width: 300, height: 100, alignment: .bottomTrailing).background(red)
  },
  is: """
    red 50 150, 300 × 100
    text 255 230, 95 × 20
    """
)

//: *A frame that is too narrow* makes a text wrap, into four lines here. A text of fixed size does
//: not, and stands out of its frame:

show(
  frames { text.layout.frame(width: 30, height: 100).background(red) },
  is: """
    red 185 150, 30 × 100
    text 185 160, 30 × 80
    """
)
show(
  frames { text.layout.fixedSize().frame(width: 30, height: 100).background(red) },
  is: """
    red 185 150, 30 × 100
    text 152.5 190, 95 × 20
    """
)

//: *An image that is too large* stands out of its frame, too, and makes a stack wider than the paper,
//: with all that is aligned to it. A frame from 0 to infinity takes what is proposed instead. Without
//: the 0 it does not: a frame that has no least length is no smaller than its element.

show(
  frames { image.layout.frame(width: 300, height: 100).background(red) },
  is: """
    red 50 150, 300 × 100
    image -800 -300, 2000 × 1000
    """
)
show(
  frames {
    VStack {
      image
      text
    }
    .background(red)
  },
  is: """
    red -800 -314, 2000 × 1028
    image -800 -314, 2000 × 1000
    text 152.5 694, 95 × 20
    """
)
show(
  frames {
    VStack {
      image.layout.frame(minWidth: 0, maxWidth: .infinity)
      text
    }
    .background(red)
  },
  is: """
    red 0 -314, 400 × 1028
    image -800 -314, 2000 × 1000
    text 152.5 694, 95 × 20
    """
)
show(
  frames { image.layout.frame(maxWidth: .infinity).background(red) },
  is: """
    red -800 -300, 2000 × 1000
    image -800 -300, 2000 × 1000
    """
)

//: *Two texts of equal height.* Each may be as high as it likes, and the row asks for its ideal
//: height: that of the higher one.

let long = Label("A willow by a brook that runs to the sea", square: CGSize(width: 5, height: 20))

let plank = Mark()

plank.arrange(in: CGRect(x: 0, y: 0, width: 268, height: 400)) {
  HStack {
    text.layout.padding().frame(maxHeight: .infinity).background(red)
    long.layout.padding().frame(maxHeight: .infinity).background(blue)
  }
  .fixedSize(horizontal: false, vertical: true)
}

show([text.frame.height, long.frame.height], is: [20, 40])
show([red.frame.height, blue.frame.height], is: [72, 72])

//: *An ideal size* counts where none is proposed, and nowhere else:

show(
  frames { text.layout.frame(idealWidth: 300, idealHeight: 200).background(red) },
  is: """
    red 152.5 190, 95 × 20
    text 152.5 190, 95 × 20
    """
)

//: *Frames in frames*, each with its background:

show(
  frames {
    text.layout
      .frame(width: 200, height: 200)
      .background(blue)
      .frame(width: 300, height: 300)
      .background(red)
  },
  is: """
    red 50 50, 300 × 300
    blue 100 100, 200 × 200
    text 152.5 190, 95 × 20
    """
)
show(
  frames { text.layout.frame(width: 250).background(blue).frame(minWidth: 400).background(red) },
  is: """
    red 0 190, 400 × 20
    blue 75 190, 250 × 20
    text 152.5 190, 95 × 20
    """
)

//: *A colour that scrolls* is 10 high: nobody proposes it a height. It may be higher, but does not
//: want to; it is what it wants that has to change:

show(frames { ScrollContainer { red } }, is: "red 0 0, 400 × 10")
show(
  frames { ScrollContainer { red.layout.frame(maxHeight: 400) } },
  is: "red 0 0, 400 × 10"
)
show(
  frames { ScrollContainer { red.layout.frame(idealHeight: 400, maxHeight: 400) } },
  is: "red 0 0, 400 × 400"
)

//: ## Mistakes
//:
//: What cannot be a length counts as not given, and is reported with its file and line. So is a mark
//: that stands in a layout twice. Nothing ends, and every frame is finite:

var reports: [String] = []
Diagnostics.handler = { message, _, _ in
  MainActor.assumeIsolated { reports.append(message) }
}

show(
  draw(9, 1) { Label("elm").layout.frame(width: -8).padding(.nan).padding(-16) },
  is: "···elm···"
)
show(
  draw(9, 1) {
    HStack {
      word
      word
      Label("oak")
    }
  },
  is: "·yew·oak·"
)
show(
  reports,
  is: [
    "frame(width:): -8.0 counts as not given",
    "padding: nan counts as not given",
    "Label stands in this block twice; the first place was kept",
  ]
)

//: [Next: Containers](@next)

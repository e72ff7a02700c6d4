//: [Previous: Handlers and cells](@previous)
//:
//: # Layout
//:
//: Visible objects must be placed somewhere. By hand that is arithmetic: four numbers for each
//: object, all of which change with the next word of a title:
//:
//:     title.frame = CGRect(x: 16, y: 16, width: bounds.width - 32, height: titleHeight)
//:     badge.frame = CGRect(x: bounds.width - 16 - badgeWidth, y: 24 + titleHeight, …
//:
//: `WithyLayout` does the arithmetic, for any objects. A layout is written like a nested tree, and
//: follows the rules of SwiftUI: if you know those, nothing here is new, except how little code it
//: takes. If not, this page explains them, on paper: the objects are drawn with letters.

import Foundation
import Withy
import WithyLayout

/// Prints a result, and ends the page if it is not the expected one.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line):\n\(result)")
  guard result != expected else { return }
  print("line \(line): expected\n\(expected)")
  exit(1)
}

//: ## Adopting Withy
//:
//: Imagine marks on a sheet of paper. They form a tree, as on the previous pages, and have a frame.
//: A square of 8 × 8 points has one letter.

class Mark: Configurable, Nestable {
  private(set) weak var parentNode: Mark?
  private(set) var children: [Mark] = []
  var frame = CGRect.zero

  func insert(_ child: Mark, after sibling: Mark?) {
    child.parentNode?.children.removeAll { $0 === child }
    child.parentNode = self
    let index = children.firstIndex { $0 === sibling }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: Mark) {
    children.removeAll { $0 === child }
    child.parentNode = nil
  }

  /// The letter that the mark shows in a square of its frame.
  func letter(row: Int, column: Int) -> Character { " " }
}

//: To be laid out, a mark implements two functions: one returns the size that it takes for a
//: proposal, the other places it. That is all of `Placeable`. Paint takes any proposed size; a
//: length of `nil` asks for its ideal length, which is 10 here:

final class Paint: Mark, Placeable {
  let letter: Character

  init(_ letter: Character) { self.letter = letter }

  func size(for proposal: ProposedSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func place(in frame: CGRect) { self.frame = frame }

  override func letter(row: Int, column: Int) -> Character { letter }
}

//: A picture has a single size, whatever is proposed. `proposalAxes` declares that, which avoids
//: measurements:

final class Picture: Mark, Placeable {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }

  func size(for proposal: ProposedSize) -> CGSize { size }
  func place(in frame: CGRect) { self.frame = frame }
  var proposalAxes: Axes { [] }

  override func letter(row: Int, column: Int) -> Character { "#" }
}

//: And a label breaks its text into lines of at most the proposed width. Its size depends only on
//: the proposed width:

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

//: Last, the paper. Each mark is drawn over the previous ones, and is clipped to the paper:

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

/// A rectangle with a size in squares.
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
//: Here is a layout. `arrange` nests the marks of the block into the paper and sets their frames,
//: immediately:

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
show(title.parentNode === paper, is: true)
show(photo.frame, is: CGRect(x: 56, y: 0, width: 104, height: 24))

//: The `HStack` is not among the children. Containers are values, for which no objects are made;
//: they are gone when the marks are placed.
//:
//: What happened is a negotiation in three steps, and every layout consists of it. The parent
//: *proposes* a size. The child *chooses* its own. The parent respects that, and *places* the
//: child. The paper proposed 160 × 24 points to the stack, and the stack proposed shares of it to
//: its children. The label chose 48 × 8, and got it.
//:
//: Nobody can force a size on a label. These are the sizes that it chooses:

func answer(_ width: CGFloat?) -> String {
  let size = Label("A willow by a brook").size(for: ProposedSize(width: width, height: nil))
  return "\(Int(size.width)) × \(Int(size.height))"
}

show(answer(200), is: "152 × 8")
show(answer(nil), is: "152 × 8")
show(answer(80), is: "80 × 16")
show(answer(0), is: "48 × 40")

//: `nil` asks for the ideal size, 0 for the minimum and infinity for the maximum. `dimensions` of
//: an element returns all three, without placing anything:

let dimensions = Label("A willow by a brook").layout.padding(8).dimensions

show(dimensions.ideal, is: CGSize(width: 168, height: 24))
show(dimensions.minimum, is: CGSize(width: 64, height: 56))
show(Paint("a").layout.dimensions.maximum.width, is: .infinity)

//: ## Containers
//:
//: Stacks arrange their children side by side, one below the other, or on top of each other. The
//: gap between the children of a stack is 8 points by default:

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

//: A stack divides its length. It begins with the least flexible child, proposes an equal share to
//: it, subtracts the length that it takes, and continues. So the position of the rigid child does
//: not matter:

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

//: Priority comes before that. A child with a higher priority is measured first, and gets all but
//: the minimum length of the others:

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

//: A stack never clips anything. If its children are larger than the available space, so is the
//: stack, and it overflows the paper on both sides:

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
//: A spacer takes the remaining space, and pushes the others apart. It is at least 8 points long:

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
//: A modifier wraps an element in another one. Modifiers are not members of a mark, so that they
//: cannot hide its own members; they follow `layout`. The most common modifier is a frame. It has a
//: given size, proposes that, and aligns its child:

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

//: A frame does not stretch anything. Paint grows because it takes any size; a picture does not:

show(draw(10, 1) { Paint("a").layout.frame(width: 48) }, is: "··aaaaaa··")
show(draw(10, 1) { Picture(16, 8).layout.frame(width: 48) }, is: "····##····")

//: A length that is omitted, or `nil`, *has no effect*: it is as if there were no frame on that
//: axis. So a condition needs no second layout:

func sign(isWide: Bool) -> String {
  draw(9, 1) {
    Label("elm").layout.frame(width: isWide ? 72 : nil).background(Paint("-"))
  }
}

show(sign(isWide: true), is: "---elm---")
show(sign(isWide: false), is: "···elm···")

//: With a minimum and a maximum length, the frame is flexible: it takes the proposed length within
//: these bounds. `maxWidth: .infinity` makes anything as wide as the available space:

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

//: The order matters, since each modifier wraps the previous ones:

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

//: `fixedSize` asks for the ideal size, and `aspectRatio` proposes a size of a given ratio.
//: `offset` moves only the drawing, without affecting the surroundings:

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
//: The size of an element is proposed to its background or overlay, which does not affect that
//: size. In the tree, the marks are in the order of drawing, so that any platform draws them
//: correctly: a background before the element, an overlay after it.

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
//: An alignment is a line through each child, and the container makes these lines coincide. The
//: edges and centres are such lines, and so are the baselines of texts. A child can set where its
//: own line is:

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

//: A custom guide has a name, and a default for children that do not set it. It works through
//: containers, too. Here prices are aligned at their decimal points. (`price` returns layout: as in
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
//: A `Grid` has rows whose cells form common columns; an element that is not a row takes the whole
//: width. A `Flow` breaks into lines:

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

//: `ViewThatFits` shows the first of its elements that fits:

func heading(_ columns: Int) -> String {
  draw(columns, 1) {
    ViewThatFits(in: .horizontal) {
      Label("Salix alba")
      Label("Salix")
      Paint("…")
    }
  }
}

show(heading(12), is: "·Salix alba·")
show(heading(7), is: "·Salix·")
show(heading(3), is: "………")

//: In a `ScrollContainer`, the content can have any length. The container takes the available
//: space; no height is proposed to its content, which begins at the top. (It makes no object: the
//: object that is arranged has to scroll.)

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
//: A `Layout` negotiates with its elements in the same way. It returns its own size, and places
//: them:

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
//: *Leading* is where lines begin. In a language that is written from right to left, that is on the
//: right, and the whole layout is mirrored:

let leaves = [Label("oak"), Label("elm")]
let mirror = Mark()

mirror.arrange(in: squares(12, 1), layoutDirection: .rightToLeft) {
  HStack {
    leaves
    Spacer()
  }
}

show(mirror.drawing(12, 1), is: "·····elm·oak")

//: Thirds of a hundred points lie between the pixels of a screen. With the number of pixels per
//: point, each edge is rounded, once, at the end. So elements that touched still touch:

let thirds = [Paint("a"), Paint("b"), Paint("c")]

mirror.arrange(in: CGRect(x: 0, y: 0, width: 100, height: 8), pixelScale: 2) {
  HStack(spacing: 0) { thirds }
}

show(thirds.map(\.frame.minX), is: [0, 33.5, 66.5])
show(thirds.map(\.frame.maxX), is: [33.5, 66.5, 100])

//: ## Layout after changes
//:
//: `arrange` returns the arrangement. It lays out the same marks again, in other bounds or when one
//: of them has changed, and measures only what is necessary. Below, the label that did not change
//: is measured once, for the smaller share that remains for it:

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

//: If nothing has changed, nothing is measured:

let before = note.questions
arrangement.arrange(in: squares(26, 1))

show(note.questions - before, is: 0)

//: And if a frame is not what you expected, read the negotiation. Each line has the proposal with
//: which an element was placed, the size that it took, and its position. The height proposed to a
//: label does not matter, and is shown as ideal:

show(
  arrangement.layoutDescription,
  is: """
    HStack proposed 208 × 8, took 208 × 8, at 0 0
      Label proposed 96 × ideal, took 40 × 8, at 0 0
      Label proposed 152 × ideal, took 104 × 8, at 48 0
      Spacer proposed 56 × ideal, took 56 × 0, at 152 4
    """
)

//: ## In a live tree
//:
//: Containers can be used in `live` blocks, too. They are laid out in the bounds of the parent,
//: after every pass:

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

//: Objects are kept here as everywhere: the labels of a tree move with it, and none is measured
//: again for a proposal for which its size is known.

let oak = board.children[1]
trees.swapAt(0, 1)
trees[2].isOld = true
show(live.update(), is: Changes(insertions: 1, moves: 1))
show(board.children[0] === oak, is: true)
show(board.drawing(25, 2), is: "·······oak·elm·yew·······\n···············old·······")

//: New bounds alone are not a change of the tree, but a pass takes them into account:

board.bounds = squares(13, 2)
show(live.update().isEmpty, is: true)
show(board.drawing(13, 2), is: "·oak·elm·yew·\n·········old·")

//: ## Common cases
//:
//: These cases come up again and again. The paper is 400 × 400 points now, and the text measures 95
//: × 20. For each, the resulting frames are shown:

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

//: *A frame, and the text in its centre.* The alignment moves the text, not the frame:

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
//: not wrap, and overflows its frame:

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

//: *An image that is too large* overflows its frame, too, and makes a stack wider than the paper,
//: with everything aligned to it. A frame from 0 to infinity takes the proposed size instead.
//: Without the 0 it does not: a frame without a minimum length is not smaller than its element.

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

//: *Two texts of equal height.* Each can have any height, and the row takes its ideal height: that
//: of the taller one.

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

//: *An ideal size* is used only if no size is proposed:

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

//: *A colour that scrolls* is 10 high, because no height is proposed to it. A maximum height
//: does not change that, an ideal height does:

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
//: A number that is not a valid length is ignored, and reported with its file and line. So is a
//: mark that is in a layout twice. Nothing traps, and every frame is finite:

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
    "frame(width:): invalid value -8.0; ignored",
    "padding: invalid value nan; ignored",
    "Label occurs twice in this block; only the first is kept",
  ]
)

//: [Next: Containers](@next)

import Foundation
import Testing
import Withy
import WithyLayout

/// A leaf in a frame of a fixed size is one record with the frame, which must not show.
@Suite("Leaves in frames of a fixed size") struct FramedLeafTests {
  let root = Box()

  @Test("The printed layout shows the frame and the leaf in it")
  func description() {
    let arrangement = root.arrange(in: area(100, 100)) {
      Text(20, 10).layout.frame(width: 40, height: 30, alignment: .bottomTrailing).fixedSize()
    }
    #expect(
      arrangement.layoutDescription == """
        fixedSize proposed 100 × 100, took 40 × 30, at 30 35
          frame proposed ideal × ideal, took 40 × 30, at 30 35
            Text proposed 40 × 30, took 20 × 10, at 50 55
        """
    )
  }

  @Test(
    "The leaf is aligned in its frame, in both layout directions",
    arguments: [
      (Alignment.topLeading, frame(0, 0, 10, 20), frame(70, 0, 10, 20)),
      (.center, frame(15, 15, 10, 20), frame(55, 15, 10, 20)),
      (.bottomTrailing, frame(30, 30, 10, 20), frame(40, 30, 10, 20)),
    ]
  )
  func alignment(_ alignment: Alignment, _ left: CGRect, _ right: CGRect) {
    for (direction, expected) in [(LayoutDirection.leftToRight, left), (.rightToLeft, right)] {
      let picture = Picture(10, 20)
      root.arrange(in: area(80, 50)) {
        HStack(spacing: 0) {
          picture.layout.frame(width: 40, height: 50, alignment: alignment)
          Spacer(minLength: 40)
        }
        .layoutDirection(direction)
      }
      #expect(picture.frame == expected, "\(direction)")
    }
  }

  @Test("A leaf that changes only its width, or only its height, is placed again")
  func oneLength() {
    let leaf = Opaque(10, 20)
    let arrangement = root.arrange(in: area(40, 40)) {
      leaf.layout.frame(width: 40, height: 40, alignment: .topLeading)
    }
    for size in [CGSize(width: 30, height: 20), CGSize(width: 30, height: 10)] {
      leaf.natural = size
      arrangement.changed(leaf)
      arrangement.arrange(in: area(40, 40))
      #expect(leaf.frame == CGRect(origin: .zero, size: size))
    }
  }

  @Test("A frame that moves takes its leaf along without measuring it")
  func moves() {
    let leaf = Opaque(10, 20)
    let arrangement = root.arrange(in: area(100, 100)) {
      leaf.layout.frame(width: 40, height: 40)
    }
    arrangement.arrange(in: CGRect(x: 5, y: 7, width: 100, height: 100))
    #expect(leaf.proposals == [ProposedSize(width: 40, height: 40)])
    #expect(leaf.frames == [frame(45, 40, 10, 20), frame(50, 47, 10, 20)])
  }

  @Test("A frame that is proposed another size does not measure its leaf again")
  func newProposal() {
    let leaf = Opaque(10, 20)
    let arrangement = root.arrange(in: area(100, 100)) {
      VStack(alignment: .leading) { leaf.layout.frame(width: 40, height: 40) }
    }
    arrangement.arrange(in: area(90, 100))
    #expect(leaf.proposals == [ProposedSize(width: 40, height: 40)])
    arrangement.changed(leaf)
    arrangement.arrange(in: area(80, 100))
    #expect(leaf.proposals.count == 2)
  }

  @Test("A leaf in a frame is measured once, however often its baseline is needed")
  func baselines() {
    let (leaf, mark) = (Opaque(10, 20), Picture(10, 10))
    let arrangement = root.arrange(in: area(200, 100)) {
      ZStack(alignment: .centerFirstTextBaseline) {
        HStack(alignment: .firstTextBaseline) {
          leaf.layout.frame(width: 40, height: 40)
          mark
        }
        HStack(alignment: .lastTextBaseline) { Picture(20, 20) }
      }
    }
    #expect(leaf.proposals == [ProposedSize(width: 40, height: 40)])
    arrangement.arrange(in: area(190, 100))
    #expect(leaf.proposals.count == 1)
  }

  @Test("A changed leaf is measured again, and placed again if its size is different")
  func changes() {
    let leaf = Opaque(10, 20)
    let arrangement = root.arrange(in: area(40, 40)) { leaf.layout.frame(width: 40, height: 40) }
    arrangement.changed(leaf)
    arrangement.arrange(in: area(40, 40))
    #expect(leaf.proposals.count == 2)
    #expect(leaf.frames == [frame(15, 10, 10, 20)])
    leaf.natural.height = 40
    arrangement.changed(leaf)
    arrangement.arrange(in: area(40, 40))
    #expect(leaf.frames == [frame(15, 10, 10, 20), frame(15, 0, 10, 40)])
  }

  @Test("A leaf whose frame is kept by a pass is not measured again")
  func kept() {
    let (leaf, other) = (Opaque(10, 20), Opaque(10, 10))
    var width: CGFloat = 10
    let live = root.live {
      HStack(spacing: 0) {
        other.layout.frame(width: width, height: 10)
        leaf.layout.frame(width: 40, height: 40, alignment: .leading)
      }
    }
    width = 20
    live.update()
    #expect(leaf.proposals.count == 1)
    #expect(leaf.frames == [frame(10, 10, 10, 20), frame(20, 10, 10, 20)])
  }

  /// A leaf that declares its flexibility, with its size in a frame of 40 × 30.
  struct Following: Sendable, CustomTestStringConvertible {
    let flexibility: Flexibility
    let axes: Axes
    let ideal: CGSize
    let taken: CGSize
    let asked: [ProposedSize]

    var testDescription: String { "\(flexibility.horizontal) × \(flexibility.vertical)" }
  }

  @Test(
    "A leaf is measured only for what its flexibility leaves open",
    arguments: [
      Following(
        flexibility: .full,
        axes: .both,
        ideal: CGSize(width: 10, height: 10),
        taken: CGSize(width: 40, height: 30),
        asked: []
      ),
      Following(
        flexibility: .fixed,
        axes: .both,
        ideal: CGSize(width: 10, height: 12),
        taken: CGSize(width: 10, height: 12),
        asked: [.unspecified]
      ),
      Following(
        flexibility: Flexibility(horizontal: .upToIdeal, vertical: .upToIdeal),
        axes: .both,
        ideal: CGSize(width: 50, height: 12),
        taken: CGSize(width: 40, height: 12),
        asked: [.unspecified]
      ),
      Following(
        flexibility: .text,
        axes: .horizontal,
        ideal: CGSize(width: 20, height: 12),
        taken: CGSize(width: 20, height: 12),
        asked: [.unspecified]
      ),
      Following(
        flexibility: Flexibility(horizontal: .unknown, vertical: .upToIdeal),
        axes: .both,
        ideal: CGSize(width: 20, height: 12),
        taken: CGSize(width: 20, height: 12),
        asked: [ProposedSize(width: 40, height: nil)]
      ),
    ]
  )
  func flexibility(_ following: Following) {
    let leaf = Follower(following)
    root.arrange(in: area(40, 30)) { leaf.layout.frame(width: 40, height: 30) }
    #expect(leaf.frame.size == following.taken)
    #expect(leaf.proposals == following.asked)
  }

  /// A leaf of one size that declares its flexibility.
  private final class Follower: Shape {
    private let following: Following

    init(_ following: Following) { self.following = following }

    override func answer(_ proposal: ProposedSize) -> CGSize { following.ideal }
    override var proposalAxes: Axes { following.axes }
    override var flexibility: Flexibility { following.flexibility }
  }

  @Test("Minimum and maximum length are those of the frame, without measuring")
  func ends() {
    let following = Following(
      flexibility: .full,
      axes: .both,
      ideal: CGSize(width: 10, height: 10),
      taken: .zero,
      asked: []
    )
    let (full, leaf, other) = (Follower(following), Opaque(10, 10), Opaque(30, 10))
    root.arrange(in: area(100, 40)) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          full
          leaf.layout.frame(width: 20, height: 40)
        }
        VStack(spacing: 0) {
          Follower(following)
          other.layout.frame(width: 30, height: 10)
        }
        .frame(width: 30)
      }
    }
    #expect(full.frame == frame(0, 0, 50, 40))
    #expect(leaf.frames == [frame(55, 15, 10, 10)])
    #expect(other.frames == [frame(70, 30, 30, 10)])
    #expect(full.proposals.isEmpty && leaf.proposals.count == 1 && other.proposals.count == 1)
  }

  @Test("The baseline of the leaf is visible through the frame")
  func baseline() {
    let (text, mark) = (Text(20, 20), Picture(10, 10))
    root.arrange(in: area(100, 100)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        text.layout.frame(width: 20, height: 60, alignment: .bottom)
        mark
      }
    }
    #expect(text.frame == frame(35, 60, 20, 20))
    #expect(mark.frame.maxY == text.frame.minY + 15)
  }

  @Test("A custom layout finds the leaf in the frame")
  func leafOfSubview() {
    let leaf = Picture(10, 10)
    var found: (any Placeable)?
    let asking = Asking { found = $0.first?.leaf }
    root.arrange(in: area(40, 40)) {
      asking() { leaf.layout.frame(width: 20, height: 20).padding(2) }
    }
    #expect(found === leaf)
  }

  @Test("A leaf with layout values or a custom guide behaves the same in a frame")
  func records() {
    let (told, guided) = (Opaque(10, 20), Opaque(10, 20))
    root.arrange(in: area(100, 40)) {
      HStack(spacing: 0) {
        told.layout.relativeFrame(width: 0.5).frame(width: 40, height: 40)
        guided.layout.alignmentGuide(.top) { _ in 5 }.frame(width: 20, height: 40, alignment: .top)
      }
    }
    #expect(told.frames == [frame(35, 10, 10, 20)])
    #expect(guided.frames == [frame(65, -5, 10, 20)])
  }
}

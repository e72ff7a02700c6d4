import CGTK
import Foundation
import Testing

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("Widgets in a Withy layout")
  struct LayoutBoxTests {
    @Test("Leaves are placed when GTK sizes the box, and again when its size changes")
    func places() async throws {
      let stage = try await Stage()
      let (left, right) = (Label(), Label())
      let box = LayoutBox()
      let live = stage.window.live {
        box.with.margin(10).children {
          HStack {
            left.with.text("left")
            Spacer()
            right.with.text("a text at the right")
          }
          .padding(20)
        }
      }
      try await stage.turn()
      let ideal = CGSize(
        width: left.natural.width + 8 + right.natural.width + 40,
        height: left.natural.height + 40
      )
      #expect(box.size(for: .unspecified) == ideal)
      gtk_window_set_default_size(stage.window.pointer(), 500, 100)
      try await stage.turn()
      #expect(box.shownFrame.size == CGSize(width: 480, height: 80))
      let y = (80 - left.natural.height) / 2
      #expect(left.shownFrame == CGRect(origin: CGPoint(x: 20, y: y), size: left.natural))
      #expect(right.shownFrame.maxX == 460)
      live.stop()
    }

    @Test("A text changed by other code is laid out again")
    func outsideChange() async throws {
      let stage = try await Stage()
      let (first, second) = (Label(), Label())
      let live = stage.window.live {
        LayoutBox.make.children {
          HStack(spacing: 5) {
            first.with.text("a")
            second.with.text("b")
          }
        }
      }
      try await stage.turn()
      let before = second.shownFrame.minX
      first.text = "a much longer text"
      try await stage.turn()
      #expect(second.shownFrame.minX > before)
      #expect(second.shownFrame.minX == first.shownFrame.maxX + 5)
      live.stop()
    }

    @Test("A text that wraps makes a narrow box higher")
    func wrapping() async throws {
      let stage = try await Stage()
      let (label, below) = (Label(), Label())
      let live = stage.window.live {
        Box.make {
          LayoutBox.make.children {
            label.with.wraps(true).text(String(repeating: "word ", count: 40)).layout.padding(5)
          }
          below.with.text("below")
        }
      }
      for width: Int32 in [600, 300] {
        gtk_window_set_default_size(stage.window.pointer(), width, 400)
        try await stage.turn()
        let height = label.length(GTK_ORIENTATION_VERTICAL, for: width - 10)
        #expect(label.shownFrame.height == height)
        #expect(below.shownFrame.minY == height + 10)
      }
      live.stop()
    }

    @Test("A text that wraps is high enough where its width is rounded to whole pixels")
    func fractionalWidth() async throws {
      let stage = try await Stage()
      let (box, label) = (LayoutBox(), Label())
      stage.window { ScrolledWindow.make { box } }
      var width: CGFloat = 100
      let live = box.live {
        HStack { label.with.text("one two three four five six seven").wraps(true) }
          .frame(width: width)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      for next in stride(from: 60.4, to: 100, by: 1) as StrideTo<CGFloat> {
        width = next
        live.update()
        try await stage.turn()
        let frame = try #require(label.frame)
        let needed = label.size(for: ProposedSize(width: frame.width, height: 0)).height
        try #require(frame.height >= needed, "\(width)")
      }
      live.stop()
    }

    @Test("Texts of two sizes share a baseline")
    func baselines() async throws {
      let stage = try await Stage()
      Program.addStyle(".large { font-size: 30px; }")
      let (small, large) = (Label(), Label())
      let live = stage.window.live {
        LayoutBox.make.children {
          HStack(alignment: .firstTextBaseline) {
            small.with.text("small")
            large.with.text("large").styleClasses(["large"])
          }
        }
      }
      try await stage.turn()
      let baselines = try [small, large].map { label in
        let own = try #require(label.textBaselines(in: label.shownFrame.size)).first
        return label.shownFrame.minY + own
      }
      #expect(abs(baselines[0] - baselines[1]) <= 1)
      #expect(small.shownFrame.minY > large.shownFrame.minY)
      live.stop()
    }

    @Test("A widget is measured at the same whole width for its height and its baseline")
    func fractionalBaseline() async throws {
      _ = try await Stage()
      // A line of 20 pixels, or two where it has less than 100.
      let widget = Box()
      let manager = gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { _, orientation, length, minimum, natural, minimumBaseline, naturalBaseline in
          let isVertical = orientation == GTK_ORIENTATION_VERTICAL
          let lines: Int32 = 0..<100 ~= length ? 2 : 1
          natural?.pointee = isVertical ? lines * 20 : 100
          minimum?.pointee = isVertical ? lines * 20 : 50
          minimumBaseline?.pointee = isVertical ? lines * 20 - 5 : -1
          naturalBaseline?.pointee = isVertical ? lines * 20 - 5 : -1
        },
        { _, _, _, _ in }
      )
      gtk_widget_set_layout_manager(widget.pointer, manager)
      let size = widget.size(for: ProposedSize(width: 99.6, height: nil))
      #expect(size == CGSize(width: 99.6, height: 40))
      #expect(widget.textBaselines(in: size) == TextBaselines(first: 35, last: 35))
    }

    @Test("A widget without room is hidden until there is room")
    func alternatives() async throws {
      let stage = try await Stage()
      let (long, short) = (Label(), Label())
      let live = stage.window.live {
        LayoutBox.make.expandsHorizontally(true).children {
          ViewThatFits(in: .horizontal) {
            long.with.text(String(repeating: "long ", count: 20)).ellipsis(.end)
            short.with.text("short").ellipsis(.end)
          }
        }
      }
      for (width, isLong) in [(900, true), (200, false), (900, true)] as [(Int32, Bool)] {
        gtk_window_set_default_size(stage.window.pointer(), width, 60)
        try await stage.turn()
        #expect((gtk_widget_get_child_visible(long.pointer) != 0) == isLong)
        #expect((gtk_widget_get_child_visible(short.pointer) != 0) == !isLong)
      }
      live.stop()
    }

    @Test("A box may be longer than 32,767 pixels in a scrolled window")
    func long() async throws {
      let stage = try await Stage()
      let (box, scrolled, last) = (LayoutBox(), ScrolledWindow(), Label())
      stage.window { scrolled { box } }
      let live = box.live {
        VStack(spacing: 0) {
          HStack { Label.make.text("first") }.frame(height: 100_000)
          last.with.text("last")
        }
      }
      try await stage.turn()
      #expect(last.frame?.minY == 100_000)
      #expect(gtk_widget_get_height(box.pointer) == Int32(box.bounds.height))
      #expect(box.bounds.height == last.frame?.maxY)
      live.stop()
    }

    @Test("A length beyond all limits of GTK ends at these")
    func endless() async throws {
      let stage = try await Stage()
      let (box, label) = (LayoutBox(), Label())
      stage.window { ScrolledWindow.make { box } }
      var length: CGFloat = 1e8
      let live = box.live { HStack { label }.frame(height: length).offset(x: -length, y: 0) }
      for next in [1e10, 1e20] as [CGFloat] {
        try await stage.turn()
        #expect(box.bounds.height == 8_388_607)
        length = next
        live.update()
      }
      #expect(label.textBaselines(in: CGSize(width: 1e20, height: 20)) != nil)
      live.stop()
    }

    @Test("A layout that is smaller where no size is proposed has its minimum as natural size")
    func naturalSize() async throws {
      let stage = try await Stage()
      let box = LayoutBox()
      let live = stage.window.live { box.with.children { Reluctant() { Label.make } } }
      try await stage.turn()
      for axis in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
        // What GTK is told, which it would correct with a warning.
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_layout_manager_measure(
          gtk_widget_get_layout_manager(box.pointer),
          box.pointer,
          axis,
          -1,
          &minimum,
          &natural,
          nil,
          nil
        )
        #expect([minimum, natural] == [50, 50])
      }
      live.stop()
    }

    @Test("A box reports each new size once")
    func resized() async throws {
      let stage = try await Stage()
      var widths: [CGFloat] = []
      let live = stage.window.live {
        LayoutBox.make.on(.resized) { widths.append($0.bounds.width) }
          .children { Panel.make.layout.frame(width: 50, height: 20) }
      }
      try await stage.turn()
      gtk_window_set_default_size(stage.window.pointer(), 321, 80)
      try await stage.turn()
      #expect(widths.last == 321)
      #expect(Set(widths).count == widths.count)
      live.stop()
    }
  }
}

/// A layout that needs more room where less is proposed.
private struct Reluctant: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width == 0 ? 50 : 20, height: proposal.height == 0 ? 50 : 20)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

extension Widget {
  /// The size that the widget requests.
  var natural: CGSize {
    let width = length(GTK_ORIENTATION_HORIZONTAL, for: -1)
    return CGSize(width: width, height: length(GTK_ORIENTATION_VERTICAL, for: Int32(width)))
  }

  /// The natural length along an axis.
  func length(_ orientation: GtkOrientation, for other: Int32) -> CGFloat {
    var natural: Int32 = 0
    gtk_widget_measure(pointer, orientation, other, nil, &natural, nil, nil)
    return CGFloat(natural)
  }

  /// The position of the widget in its parent.
  var shownFrame: CGRect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, gtk_widget_get_parent(pointer), &bounds) != 0 else {
      return .null
    }
    return CGRect(
      x: CGFloat(bounds.origin.x),
      y: CGFloat(bounds.origin.y),
      width: CGFloat(bounds.size.width),
      height: CGFloat(bounds.size.height)
    )
  }
}

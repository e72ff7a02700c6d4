import Foundation
import Observation
import TestSupport
import Testing
import Withy
import WithyLayout

/// Parts that are not described again, whose records are copied when others are.
@MainActor
@Suite("Parts that stay as they are") struct KeptPartTests {
  @Observable
  final class Model {
    var isRow = true
    var isRightToLeft = false
    var width: CGFloat = 5
    var count = 1
  }

  /// Lays out parts that stay, between a leaf and a part that changes.
  private func live(_ sheet: Panel, _ model: Model, _ hidden: Picture = Picture(9, 9)) -> Live {
    sheet.live {
      let layout =
        model.isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Picture(5, 5)
        Part(0) {
          Spacer()
          HStack {
            Part { Picture(4, 4) }
            Picture(4, 6).layout.alignmentGuide(VerticalAlignment.center) { _ in 1 }
            Shape().layout.weight(1)
          }
          HStack(spacing: 0) {
            Picture(2, 2)
            Spacer()
            Picture(3, 3)
          }
          .fixedSize()
        }
        Part(1) { hidden.layout.collapsed(if: true) }
        Part {
          for _ in 0..<model.count {
            Builder { Picture(1, 5) }.natural(CGSize(width: model.width, height: 5))
          }
        }
      }
      .layoutDirection(model.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  @Test("A part that stays follows what is around it, as if all were described anew")
  func surroundings() async {
    let (sheet, model, hidden) = (Panel(), Model(), Picture(9, 9))
    let kept = live(sheet, model, hidden)
    func check(_ comment: Comment) {
      let fresh = Panel()
      (fresh.defaultSpacing, fresh.childLimit) = (sheet.defaultSpacing, sheet.childLimit)
      let other = live(fresh, model)
      #expect(sheet.children.map(\.frame) == fresh.children.map(\.frame), comment)
      withExtendedLifetime(other) {}
    }
    for width in 6..<10 {
      model.width = CGFloat(width)
      await turn()
      check("width \(width)")
    }
    for round in 0..<3 {
      model.isRow.toggle()
      await turn()
      check("axis, round \(round)")
      model.isRightToLeft.toggle()
      await turn()
      check("direction, round \(round)")
      sheet.defaultSpacing = round == 1 ? 3 : 8
      model.count += 1
      await turn()
      check("spacing, round \(round)")
      // Some leaves of the parts that stay have no room, and another gives the last a frame.
      for room in [4, nil] {
        sheet.childLimit = room
        model.width += 1
        kept.update()
        check("room \(room ?? .max), round \(round)")
        if room != nil { hidden.frames.append(frame(1, 2, 3, 4)) }
      }
    }
  }

  @Test("A leaf of a part that stays declares its flexibility in each pass")
  func flexibility() async {
    let (sheet, model, banner) = (Panel(), Model(), Banner())
    let live = sheet.live {
      HStack(spacing: 0) {
        Part(0) { banner }
        Part { Builder { Picture(1, 5) }.natural(CGSize(width: model.width, height: 5)) }
      }
    }
    for width in 6..<9 {
      model.width = CGFloat(width)
      await turn()
    }
    #expect(banner.frame == frame(41, 45, 10, 10))
    banner.isFull = true
    live.changed(banner)
    model.width = 20
    await turn()
    #expect(banner.frame == frame(0, 0, 80, 100))
  }
}

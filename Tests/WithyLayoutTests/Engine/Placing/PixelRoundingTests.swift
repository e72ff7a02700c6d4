import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Rounding to pixels")
struct PixelRoundingTests {
  /// Arranges an icon and a label side by side, and returns their frames.
  private func row(
    _ icon: CGFloat,
    _ label: CGFloat,
    in bounds: CGRect,
    scale: CGFloat,
    _ direction: LayoutDirection = .leftToRight
  ) -> [CGRect] {
    let root = Box()
    root.arrange(in: bounds, layoutDirection: direction, pixelScale: scale) {
      HStack(spacing: 8) {
        Picture(icon, icon); Picture(label, 20)
      }
    }
    return root.children.map(\.frame)
  }

  @Test("A label 157 pixels wide gets 157 pixels at an edge halfway between two")
  func label() {
    let frames = row(24, 157 / 3, in: area(428, 44), scale: 3)
    #expect(frames.map { ($0.minX * 3).rounded() } == [516, 612])
    #expect(frames.map { ($0.width * 3).rounded() } == [72, 157])
    #expect(frames[1].width >= 157 / 3)
  }

  @Test(
    "No label of whole pixels is truncated beside an icon, at any width",
    arguments: [1, 1.5, 2, 3] as [CGFloat],
    [LayoutDirection.leftToRight, .rightToLeft]
  )
  func labels(scale: CGFloat, direction: LayoutDirection) {
    for width in [320, 375, 390, 393, 402, 414, 428, 430, 440] as [CGFloat] {
      for pixels in 1...300 {
        let label = CGFloat(pixels) / scale
        let frames = row(24, label, in: area(width, 44), scale: scale, direction)
        #expect(frames[1].width >= label, "\(pixels) pixels in \(width)")
        #expect(frames[0].width >= 24)
      }
    }
  }

  @Test("Half pixels are rounded the same way on both edges, so that neighbours touch")
  func halves() {
    for start in stride(from: -2 as CGFloat, through: 2, by: 0.25) {
      let root = Box()
      root.arrange(in: frame(start, 0, 90, 10), pixelScale: 1) {
        HStack(spacing: 0) {
          Shape(); Shape(); Shape()
        }
      }
      #expect(root.children.map(\.frame.width) == [30, 30, 30])
      for (left, right) in zip(root.children, root.children.dropFirst()) {
        #expect(left.frame.maxX == right.frame.minX)
      }
      #expect(root.children[0].frame.minX == (start + 0.5).rounded(.down))
    }
  }

  @Test(
    "Leaves of whole pixels in random stacks get the size that they request, and neighbours touch",
    arguments: seeds(passes: 20)
  )
  func random(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let scale = numbers.one(of: [1, 1.5, 2, 3] as [CGFloat])
      let sizes = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
        CGSize(width: numbers.number(0...400) / scale, height: numbers.number(0...90) / scale)
      }
      let spacing = numbers.number(0...20) / scale
      let bounds = CGRect(
        x: numbers.number(-90...90) / 7,
        y: numbers.number(-90...90) / 7,
        width: numbers.number(0...900) / 3,
        height: numbers.number(0...900) / 4
      )
      let root = Box()
      root.arrange(in: bounds, pixelScale: scale) {
        HStack(spacing: spacing) {
          for size in sizes { Picture(size.width, size.height) }
        }
      }
      let frames = root.children.map(\.frame)
      for (frame, size) in zip(frames, sizes) {
        #expect(frame.width >= size.width && frame.height >= size.height, "seed \(seed)")
        #expect(frame.width < size.width + 0.001 && frame.height < size.height + 0.001)
        let pixels = CGPoint(x: frame.minX * scale, y: frame.minY * scale)
        #expect(abs(pixels.x - pixels.x.rounded()) + abs(pixels.y - pixels.y.rounded()) < 0.001)
      }
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect(abs(right.minX - left.maxX - spacing) < 0.001, "seed \(seed)")
      }
    }
  }
}

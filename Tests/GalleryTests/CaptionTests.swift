import Foundation
import Testing

@testable import gallery

@Suite struct CaptionTests {
  private func caption(
    _ name: String,
    width: CGFloat,
    height: CGFloat,
    isHeader: Bool = false
  ) -> Caption {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return Caption(name, detail: "1.2 kB", in: frame, isBold: false, isHeader: isHeader)
  }

  @Test("A name stands across its box, and the size below it")
  func across() {
    let caption = caption("name.txt", width: 100, height: 60)
    #expect(caption.name == .init(text: "name.txt", origin: CGPoint(x: 7, y: 16), size: 11.5))
    #expect(caption.detail == .init(text: "1.2 kB", origin: CGPoint(x: 7, y: 31), size: 10))
  }

  @Test("In a header the size stands at the other end")
  func header() {
    let caption = caption("name", width: 100, height: 60, isHeader: true)
    #expect(caption.name?.origin == CGPoint(x: 7, y: 16))
    #expect(
      caption.detail
        == .init(text: "1.2 kB", origin: CGPoint(x: 93, y: 16), size: 10, endsThere: true)
    )
  }

  @Test("In a narrow box the name runs down, but not in a header")
  func upright() {
    let caption = caption("name.txt", width: 30, height: 100)
    #expect(caption.name?.isUpright == true)
    #expect(caption.name?.text == "name.txt")
    #expect(caption.detail == nil)
    #expect(self.caption("name.txt", width: 30, height: 100, isHeader: true).name == nil)
  }

  @Test("In a box that is too small there is nothing")
  func nothing() {
    #expect(caption("name.txt", width: 14, height: 100).name == nil)
    #expect(caption("name.txt", width: 100, height: 14).name == nil)
    #expect(caption("name.txt", width: 24, height: 24).name == nil)
  }

  @Test("No line is wider than its box", arguments: ["a", "name.txt", "a rather long name.swift"])
  func fits(name: String) {
    for width in stride(from: 0.0, to: 260, by: 3) {
      for height in [10.0, 20, 40, 80, 160] {
        let caption = caption(name, width: width, height: height)
        if let line = caption.name {
          let room = line.isUpright ? height : width
          #expect(line.text.width(size: line.size) <= room - 14 + 0.001)
        }
        if let line = caption.detail {
          #expect(line.text.width(size: line.size) <= width - 14 + 0.001)
        }
      }
    }
  }
}

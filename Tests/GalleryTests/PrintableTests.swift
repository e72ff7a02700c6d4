import Foundation
import Testing

@testable import gallery

@Suite struct PrintableTests {
  @Test(
    "A control character is shown as its symbol, everything else as it is",
    arguments: [
      ("plain.txt", "plain.txt"), ("a\nb\tc\u{0}", "a␊b␉c␀"), ("\u{7F}", "␡"),
      ("\u{202E}gnp.exe", "\u{FFFD}gnp.exe"), ("\u{FFFE}", "\u{FFFD}"), ("\r\n", "␍␊"),
      ("<&>\"'", "<&>\"'"), ("👩‍👩‍👧 é 日本", "👩‍👩‍👧 é 日本"),
    ]
  )
  func printable(text: String, expected: String) {
    #expect(text.printable == expected)
  }

  @Test(
    "A size is said with two or three digits",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (9949, "9.9 kB"),
      (9950, "10 kB"), (12_499, "12 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"),
      (1_234_567_890, "1.2 GB"), (Int.max, "9223372 TB"),
    ]
  )
  func size(bytes: Int, expected: String) {
    #expect(String.size(bytes) == expected)
  }

  @Test("A count is said with its noun")
  func count() {
    #expect(String.count(1, "file") == "1 file")
    #expect(String.count(0, "file") == "0 files")
    #expect(String.count(2, "file") == "2 files")
  }

  @Test("Text is cut off where it has no room")
  func fitting() {
    let text = "a long name"
    #expect(text.fitting(1000, size: 10) == text)
    #expect(text.fitting(0, size: 10) == "")
    for room in stride(from: 0.0, to: 80, by: 1) {
      let fitted = text.fitting(room, size: 10)
      #expect(fitted == text || fitted.isEmpty || fitted.hasSuffix("…"))
      #expect(fitted.width(size: 10) <= room)
    }
  }

  @Test(
    "A number is written with two decimals at most",
    arguments: [
      (0, "0"), (1, "1"), (-1.5, "-1.5"), (0.005, "0.01"), (12.345, "12.35"), (1.04, "1.04"),
      (-0.001, "0"),
    ]
  )
  func number(value: CGFloat, expected: String) {
    #expect(value.svg == expected)
  }
}

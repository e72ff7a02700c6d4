import Foundation
import Testing

@testable import gallery

@Suite struct PrintableTests {
  @Test(
    "A control character is shown as its symbol, any other character unchanged",
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
    "A size has two or three digits",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (9949, "9.9 kB"),
      (9950, "10 kB"), (12_499, "12 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"),
      (1_234_567_890, "1.2 GB"), (Int.max, "9223372 TB"),
    ]
  )
  func size(bytes: Int, expected: String) {
    #expect(String.size(bytes) == expected)
  }

  @Test("A count agrees with its noun")
  func count() {
    #expect(String.count(1, "file") == "1 file")
    #expect(String.count(0, "file") == "0 files")
    #expect(String.count(2, "file") == "2 files")
  }
}

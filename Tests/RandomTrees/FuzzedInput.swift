import Foundation

/// A random tree whose choices are the bytes of an input, which libFuzzer changes byte by byte.
package struct FuzzedInput {
  let bytes: [UInt8]

  /// The inputs that the fuzzer kept because each reached new code.
  package static var corpus: [FuzzedInput] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
      return try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .map { FuzzedInput(bytes: Array(try Data(contentsOf: $0))) }
    }
  }

  /// Runs the tree.
  package func run() throws {
    try RandomTest(LeafWorld.self, seed: 0, passes: 12, bytes: bytes).run()
  }
}

/// Runs an input of libFuzzer, and ends the process where a pass has not done what it must.
@_cdecl("LLVMFuzzerTestOneInput")
public func runInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  do {
    try FuzzedInput(bytes: bytes).run()
  } catch {
    fatalError("\(error)")
  }
  return 0
}

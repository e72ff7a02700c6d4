import RandomTrees

/// Runs a random tree whose choices are the bytes of an input, and ends the process where a pass has
/// not done what it must.
///
/// libFuzzer calls it with inputs that it changes byte by byte, and keeps those that reach new code.
@_cdecl("LLVMFuzzerTestOneInput")
public func runInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  do {
    try RandomTest(LeafWorld.self, seed: 0, passes: 12, bytes: bytes).run()
  } catch {
    fatalError("\(error)")
  }
  return 0
}

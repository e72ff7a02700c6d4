import Foundation

/// Returns the seeds of a test, each of which makes so many passes.
///
/// By default they make 4,000 passes, 1,000 in a build without optimisation. `WITHY_PASSES=1000000 swift test -c release --filter Random`
/// makes a million, and `WITHY_SEED` is the first seed.
public func seeds(passes: Int) -> Range<UInt64> {
  let environment = ProcessInfo.processInfo.environment
  #if DEBUG
    let usual = 1_000
  #else
    let usual = 4_000
  #endif
  let all = environment["WITHY_PASSES"].flatMap { Int($0) } ?? usual
  let first = environment["WITHY_SEED"].flatMap { UInt64($0) } ?? 0
  return first..<first + UInt64(max(1, all / passes))
}

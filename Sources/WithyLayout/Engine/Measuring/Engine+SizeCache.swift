import Foundation

extension Engine {
  @inline(__always)
  func passing(_ header: UnsafeMutablePointer<SizeCache>, _ proposal: Proposal) -> CGSize? {
    let answers = header.pointee.passing
    var index = header.pointee.count - 1
    while index >= 0 {
      if answers[index].proposal == proposal { return answers[index].size }
      index -= 1
    }
    return nil
  }

  /// Adds a passing answer to a cache that does not hold it yet.
  @inline(__always)
  func remember(_ header: UnsafeMutablePointer<SizeCache>, _ proposal: Proposal, _ size: CGSize) {
    if header.pointee.count == SizeCache.passingLimit { forgetOldest(header) }
    if header.pointee.count == header.pointee.passing.count { grow(header) }
    header.pointee.passing[header.pointee.count] = (proposal, size)
    header.pointee.count += 1
  }

  @inline(never)
  private func grow(_ header: UnsafeMutablePointer<SizeCache>) {
    let old = header.pointee.passing
    header.pointee.passing = .allocate(capacity: max(old.count * 2, 4))
    _ = header.pointee.passing.moveInitialize(fromContentsOf: old)
    old.deallocate()
  }

  private func forgetOldest(_ header: UnsafeMutablePointer<SizeCache>) {
    let (answers, first) = (header.pointee.passing, header.pointee.count - SizeCache.passingKept)
    for index in 0..<SizeCache.passingKept { answers[index] = answers[first + index] }
    header.pointee.count = SizeCache.passingKept
  }

  func keepCache(of index: Int, from old: Engine, _ match: Int) {
    guard records[index].cache >= 0 else { return }
    let cache = caches + Int(records[index].cache)
    let kept = old.caches + Int(old.records[match].cache)
    (stableAnswers + cache.pointee.start).update(
      from: old.stableAnswers + kept.pointee.start,
      count: SizeCache.stableCount(records[index].axes)
    )
    kept.pointee.start = cache.pointee.start
    // The children's slots, where the distribution was stored, are new.
    kept.pointee.distributed = nil
    swap(&cache.pointee, &kept.pointee)
  }

  private func forget(_ header: UnsafeMutablePointer<SizeCache>) {
    header.pointee.stable = 0
    header.pointee.extremes = SIMD4(repeating: -1)
    header.pointee.distributed = nil
    header.pointee.count = 0
  }

  func forgetAll() {
    for cache in 0..<cacheCount { forget(caches + cache) }
    forgetGuides()
    for run in runs { run?.isStale = true }
    for index in 0..<count {
      placements[index].isStale = true
      if records[index].spec.kind.isLeaf { forgetContent(of: index) }
    }
  }

  /// Makes a leaf be measured again, and if its content depends on its frame, placed again in the
  /// same one.
  private func forgetContent(of leaf: Int) {
    let index = Int(records[leaf].payload)
    if records[leaf].spec.kind == .framedLeaf { framedLeaves[index].measured = nil }
    if leafObjects[index] is any FrameDependent { placements[leaf].isShown = false }
  }

  /// Invalidates what depends on the size of a leaf.
  ///
  /// Sizes are kept from the first ancestor whose size cannot change: a frame fixed on both axes,
  /// or a background or overlay if the leaf is not in its primary element. Guides depend on more
  /// than sizes, so once any was read, all ancestors are invalidated.
  func forget(_ leaf: Int) {
    var index = leaf
    var changesSize = asksGuides || records[leaf].spec.kind == .leaf
    forgetGuides()
    forgetContent(of: leaf)
    while index >= 0 {
      placements[index].isStale = true
      let record = records + index
      if record.pointee.spec.kind == .layout { run(of: index)?.isStale = true }
      if changesSize, record.pointee.cache >= 0 { forget(caches + Int(record.pointee.cache)) }
      let parent = Int(record.pointee.parent)
      if !asksGuides, parent >= 0,
        !records[parent].spec.kind.rules.isOpen(parent, to: index, records)
      {
        changesSize = false
      }
      index = parent
    }
  }
}

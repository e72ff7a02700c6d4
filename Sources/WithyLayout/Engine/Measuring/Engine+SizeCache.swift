import Foundation

/// The memory of the size caches.
extension Engine {
  /// Returns a passing answer from a cache, if it holds one for the query.
  @inline(__always)
  func passing(_ header: UnsafeMutablePointer<SizeCache>, _ query: Query) -> CGSize? {
    guard header.pointee.classes & query.classBit != 0 else { return nil }
    return search(header, query.proposal)
  }

  /// Searches the passing answers of a cache, the newest first.
  private func search(_ header: UnsafeMutablePointer<SizeCache>, _ proposal: Proposal) -> CGSize? {
    var piece = header.pointee.piece
    var used = (header.pointee.count - 1) & (SizeCachePiece.capacity - 1) + 1
    while piece >= 0 {
      let answers = answers(of: piece)
      for index in stride(from: Int(used) - 1, through: 0, by: -1)
      where answers[index].proposal == proposal {
        return answers[index].size
      }
      used = SizeCachePiece.capacity
      piece = pieces[Int(piece)].next
    }
    return nil
  }

  /// Adds a passing answer to a cache that does not hold it yet.
  @inline(__always)
  func remember(
    _ header: UnsafeMutablePointer<SizeCache>,
    _ query: Query,
    _ size: CGSize
  ) {
    if header.pointee.round != round {
      header.pointee.round = round
      if header.pointee.count > SizeCache.passingLimit { forgetOldest(header) }
    }
    header.pointee.classes |= query.classBit
    let place = header.pointee.count & (SizeCachePiece.capacity - 1)
    if place == 0 { header.pointee.piece = makePiece(before: header.pointee.piece) }
    answers(of: header.pointee.piece)[Int(place)] = (query.proposal, size)
    header.pointee.count &+= 1
  }

  /// Returns the answers stored in a piece.
  @inline(__always)
  private func answers(of piece: Int32) -> UnsafeMutablePointer<SizeCachePiece.Answer> {
    UnsafeMutableRawPointer(pieces + Int(piece)).assumingMemoryBound(to: SizeCachePiece.Answer.self)
  }

  /// Takes a piece from the pool and prepends it to a list.
  private func makePiece(before next: Int32) -> Int32 {
    var piece = freePiece
    if piece >= 0 {
      freePiece = pieces[Int(piece)].next
    } else {
      if pieceCount == pieceCapacity { growPieces() }
      piece = pieceCount
      pieceCount += 1
    }
    pieces[Int(piece)].next = next
    return piece
  }

  /// Doubles the capacity of the pool of pieces.
  private func growPieces() {
    let larger = UnsafeMutablePointer<SizeCachePiece>.allocate(capacity: Int(pieceCapacity) * 2)
    larger.moveInitialize(from: pieces, count: Int(pieceCount))
    pieces.deallocate()
    pieces = larger
    pieceCapacity *= 2
  }

  /// Returns a list of pieces to the pool.
  private func free(_ first: Int32) {
    var piece = first
    while piece >= 0 {
      let next = pieces[Int(piece)].next
      pieces[Int(piece)].next = freePiece
      freePiece = piece
      piece = next
    }
  }

  /// Forgets the passing answers of a cache.
  func forgetPassing(_ header: UnsafeMutablePointer<SizeCache>) {
    free(header.pointee.piece)
    header.pointee.piece = -1
    header.pointee.count = 0
    header.pointee.classes = 0
  }

  /// Forgets all but the newest passing answers of a cache.
  ///
  /// The next arrangement may ask for these: not everything inside depends on the root's size.
  private func forgetOldest(_ header: UnsafeMutablePointer<SizeCache>) {
    var last = header.pointee.piece
    let used = (header.pointee.count - 1) & (SizeCachePiece.capacity - 1) + 1
    var kept = used
    var classes: UInt32 = 0
    func note(_ number: Int32) {
      for index in 0..<Int(number) {
        classes |= Query.classBit(of: answers(of: last)[index].proposal)
      }
    }
    note(used)
    while kept + SizeCachePiece.capacity <= SizeCache.passingLimit {
      last = pieces[Int(last)].next
      kept += SizeCachePiece.capacity
      note(SizeCachePiece.capacity)
    }
    free(pieces[Int(last)].next)
    pieces[Int(last)].next = -1
    header.pointee.count = kept
    header.pointee.classes = classes
  }

  /// Takes over the cache of another engine's record, whose pieces are in this engine's pool
  /// already.
  func keepCache(of index: Int, from old: Engine, _ match: Int) {
    guard records[index].cache >= 0, old.records[match].cache >= 0 else { return }
    let cache = caches + Int(records[index].cache)
    let kept = old.caches + Int(old.records[match].cache)
    (stableAnswers + cache.pointee.start).update(
      from: old.stableAnswers + kept.pointee.start,
      count: SizeCache.stableCount(records[index].axes)
    )
    kept.pointee.start = cache.pointee.start
    // The children's slots, where the distribution was stored, are new.
    kept.pointee.isDistributed = false
    swap(&cache.pointee, &kept.pointee)
  }

  /// Forgets all answers of a cache.
  private func forget(_ header: UnsafeMutablePointer<SizeCache>) {
    header.pointee.stable = 0
    header.pointee.knownEnds = 0
    header.pointee.isDistributed = false
    forgetPassing(header)
  }

  /// Forgets all cached guides, and begins a round, in which caches drop old passing answers.
  func forgetPassing() {
    round &+= 1
    forgetGuides()
  }

  /// Forgets everything, since any leaf may have changed.
  func forgetAll() {
    for cache in 0..<cacheCount {
      caches[cache] = SizeCache(start: caches[cache].start)
    }
    pieceCount = 0
    freePiece = -1
    forgetGuides()
    for run in runs { run?.isStale = true }
    for index in 0..<count { placements[index].isStale = true }
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
    while index >= 0 {
      placements[index].isStale = true
      let record = records.pointer + index
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

/// The limit of nesting, so that descriptions may be walked, measured and freed recursively.
///
/// A level is a block of children in a builder, a `scope` around such a block, a ``Part``, a
/// ``ForEach``, or a list in a list: a condition, a loop or a hierarchy that is one of several
/// statements; in a layout, an element. What is nested deeper is cut off, with a report, as soon as
/// it is put into something else.
@usableFromInline
package enum Depth {
  /// The number of levels that may be nested.
  ///
  /// A level takes less than 4 KB of the stack in unoptimised code, so that a thread with the smallest
  /// usual stack, 512 KB, can walk all of them. A function whose block calls it again takes more, as
  /// recursion in Swift does: the frames of its blocks are on the stack, too.
  @_alwaysEmitIntoClient package static var limit: Int { 128 }

  /// The number of levels that a cut description claims to have, so that it is reported only once.
  static var cut: Int { 1 << 24 }

  /// Reports that something nested too deep was left out.
  @usableFromInline
  package static func report(file: StaticString, line: UInt) {
    Diagnostics.report(
      "More than \(limit) levels are nested; deeper ones are skipped",
      file: file,
      line: line
    )
  }
}

extension Hierarchy {
  /// The number of levels in the hierarchy, without those of parts, which are evaluated later.
  @_alwaysEmitIntoClient @inline(__always) var _depth: Int {
    _levelsInList == 0 || _knownDepth > 0 ? Int(_knownDepth) : _countedDepth
  }

  /// The number of levels in a list.
  @_alwaysEmitIntoClient
  @inline(never)
  var _countedDepth: Int {
    guard case .list(let list) = _content else {
      return Hierarchy(_content: .list(_content.list ?? []))._countedDepth
    }
    // Items in a buffer are not retained.
    return list.withUnsafeBufferPointer { items in
      var depth = 0
      for index in items.indices {
        depth = max(depth, items[index]._depth &+ items[index]._levelsInList)
      }
      return depth
    }
  }

  /// The number of levels that the hierarchy adds as an item of a list: 1 for a list.
  @_alwaysEmitIntoClient @inline(__always) var _levelsInList: Int {
    switch _content {
    case .list, .joined: 1
    default: 0
    }
  }

  /// Returns the hierarchy without what is nested deeper than a number of levels, which is reported.
  @_alwaysEmitIntoClient
  @inline(__always)
  func _limited(to levels: Int, file: StaticString, line: UInt) -> Hierarchy {
    _depth <= levels ? self : _cut(to: levels, file: file, line: line)
  }

  @usableFromInline
  @inline(never)
  func _cut(to levels: Int, file: StaticString, line: UInt) -> Hierarchy {
    if _depth < Depth.cut { Depth.report(file: file, line: line) }
    var cut = _cut(to: levels)
    cut._knownDepth = UInt32(Depth.cut)
    return cut
  }

  /// Returns the hierarchy without what is nested deeper than a number of levels; what the
  /// recursion does not need is in other functions, to keep the frames on the stack small.
  func _cut(to levels: Int) -> Hierarchy {
    if _depth <= levels { return self }
    if levels < 0 { return Hierarchy() }
    return _levelsInList > 0 ? _cutItems(to: levels) : _cutNode(to: levels)
  }

  private func _cutItems(to levels: Int) -> Hierarchy {
    var cut: [Hierarchy] = []
    for item in _content.list ?? [] { cut.append(item._cut(to: levels - item._levelsInList)) }
    return _replacing(.list(cut))
  }

  private func _cutNode(to levels: Int) -> Hierarchy {
    guard let builder = _content.builder else { return _cutElements(to: levels) }
    return _replacing(.builder(NodeRequest.cut(builder, to: levels)), depth: levels)
  }

  /// Cuts a `ForEach`, and leaves out a layout as a whole; nodes and parts have no levels here.
  private func _cutElements(to levels: Int) -> Hierarchy {
    guard case .forEach(let element) = _content else { return Hierarchy() }
    return _replacing(.forEach(element.cut(to: levels)), depth: levels)
  }

  /// Returns a hierarchy with other content in the same branch.
  @usableFromInline
  func _replacing(_ content: Content, depth: Int = 0) -> Hierarchy {
    var hierarchy = Hierarchy(_content: content, depth: depth)
    hierarchy._branch = _branch
    return hierarchy
  }
}

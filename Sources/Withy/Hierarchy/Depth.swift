/// The limit of nesting in a description.
///
/// A level is a block of children in a builder, a `scope` around such a block, a ``Part``, a
/// ``ForEach``, or a list in a list: a condition, a loop or a hierarchy that is one of several
/// statements; in a layout, an element. What is nested deeper is left out where it is put into something
/// else, with a report. Therefore everything that follows the structure of a description may do so
/// recursively: to nest, walk, measure and free it.
@usableFromInline
package enum Depth {
  /// The number of levels that may be nested.
  ///
  /// A level takes less than 4 KB of the stack in unoptimised code, so that a thread with the smallest
  /// usual stack, 512 KB, can walk all of them. A function whose block calls it again takes more, as
  /// recursion in Swift does: the frames of its blocks are on the stack, too.
  @_alwaysEmitIntoClient package static var limit: Int { 128 }

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
  /// The number of levels in the hierarchy.
  ///
  /// The content of a part is not known before it is evaluated.
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
    Depth.report(file: file, line: line)
    return _cut(to: levels)
  }

  private func _cut(to levels: Int) -> Hierarchy {
    if _depth <= levels { return self }
    guard levels >= 0, let list = _content.list else { return Hierarchy() }
    var cut = Hierarchy(
      _content: .list(list.map { $0._cut(to: levels - $0._levelsInList) })
    )
    cut._branch = _branch
    return cut
  }
}

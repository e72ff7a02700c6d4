import Foundation
import Withy

extension Engine {
  /// Returns the size of the layout, including insets, for a proposal; zero without elements.
  func size(for proposal: Proposal, inside insets: EdgeInsets) -> CGSize {
    guard count > 0 else { return .zero }
    defer { forgetGuides() }
    let root = root(for: proposal, inside: insets)
    return CGSize { max(root.size[$0] + insets.size[$0], 0) }
  }

  /// Returns the root with its size for what insets leave of a proposal, of which a relative frame
  /// at the root takes its share.
  func root(for proposal: Proposal, inside insets: EdgeInsets) -> SizedRecord {
    let free = proposal.inset(by: insets)
    return sized(0, for: relative(0, free, of: free))
  }

  /// Returns the size of a record; zero once another engine has taken over.
  func size(of record: Int, for proposal: Proposal) -> CGSize {
    if isRetired { return .zero }
    return measuring { measure(record, proposal) }
  }

  @inline(__always)
  func sized(_ record: Int, for proposal: Proposal) -> SizedRecord {
    SizedRecord(index: record, proposal: proposal, size: size(of: record, for: proposal))
  }

  /// Runs a closure that measures, during which no leaf can ask for the size of the layout.
  @inline(__always)
  func measuring<Result>(_ body: () -> Result) -> Result {
    let isInside = isMeasuring
    isMeasuring = true
    defer { isMeasuring = isInside }
    return body()
  }

  /// Returns a record's size, cached or computed; one function, to keep modifiers' rules small.
  @inline(never)
  func measure(_ index: Int, _ proposal: Proposal) -> CGSize {
    measure(index, Query(proposal))
  }

  /// Returns a record's size for a query; inlined into stacks, it makes a layout a tenth cheaper.
  @inline(__always)
  func measure(_ index: Int, _ unmasked: Query) -> CGSize {
    let record = records + index
    let axes = record.pointee.axes
    let proposal = axes == .both ? unmasked.proposal : unmasked.proposal.masked(axes)
    let cache = Int(record.pointee.cache)
    guard cache >= 0 else { return compute(index, proposal) }
    let query = axes == .both ? unmasked : Query(proposal)
    let header = caches + cache
    let answer = query.answer
    if answer >= 0 {
      if header.pointee.stable & 1 &<< UInt16(truncatingIfNeeded: answer) != 0 {
        return stableAnswers[header.pointee.start &+ answer]
      }
    } else if let size = passing(header, proposal) {
      return size
    }
    // Most records with a cache are leaves.
    let isLeaf = record.pointee.spec.kind == .leaf
    let size =
      isLeaf
      ? LeafRules.size(of: index, for: proposal, in: self) : compute(index, proposal)
    if answer >= 0 {
      header.pointee.stable |= 1 &<< UInt16(truncatingIfNeeded: answer)
      stableAnswers[header.pointee.start &+ answer] = size
    } else {
      remember(header, proposal, size)
    }
    return size
  }

  @inline(never)
  private func compute(_ index: Int, _ proposal: Proposal) -> CGSize {
    records[index].spec.kind.rules.size(of: index, for: proposal, in: self)
  }

  /// Returns a size with invalid lengths replaced by 0, and reports them once.
  func checked(_ size: CGSize, _ proposal: Proposal, of index: Int) -> CGSize {
    // An aspect ratio makes both lengths infinite if one is.
    let mayBeInfinite = proposal.width == .infinity || proposal.height == .infinity
    func isLength(_ length: CGFloat) -> Bool {
      length >= 0 && (length < .infinity || mayBeInfinite)
    }
    let result = CGSize { isLength(size[$0]) ? size[$0] : 0 }
    if result != size {
      report(index, "returned the size \(size.width) × \(size.height); using 0 for invalid lengths")
    }
    return result
  }

  /// Reports a mistake of a leaf or of a user's container, only the first time.
  func report(_ index: Int, _ message: String) {
    if placements[index].isReported { return }
    placements[index].isReported = true
    Diagnostics.report("\(name(of: index)) \(message)", at: source)
  }
}

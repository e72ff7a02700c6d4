import Foundation
import Withy

extension Engine {
  /// The number of levels that are measured by recursion.
  static let recursionLimit: Int32 = 64

  /// Returns the size of a record, at whatever depth.
  func size(of record: Int, for proposal: Proposal) -> CGSize {
    if isMeasuring { return measure(record, proposal) }
    levelLimit = records[record].level + Self.recursionLimit
    isMeasuring = true
    let size = measure(record, proposal)
    isMeasuring = false
    return isIncomplete ? complete(record) { measure(record, proposal) } : size
  }

  /// Measures inside a record, at whatever depth.
  ///
  /// Measuring is recursive. Where it comes to be too deep it gives up, and names the record and the
  /// proposal whose size it needs; that is measured, and remembered, and measuring begins again.
  func complete<Result>(_ record: Int, _ body: () -> Result) -> Result {
    if isMeasuring { return body() }
    var result = attempt(record, body)
    while isIncomplete {
      isIncomplete = false
      _ = size(of: needed.record, for: needed.proposal)
      result = attempt(record, body)
    }
    return result
  }

  /// Measures inside a record, down to the depth at which measuring gives up.
  private func attempt<Result>(_ record: Int, _ body: () -> Result) -> Result {
    levelLimit = records[record].level + Self.recursionLimit
    isMeasuring = true
    defer { isMeasuring = false }
    return body()
  }

  /// Returns the size of a record for a proposal, remembered or computed.
  @inline(__always)
  func measure(_ index: Int, _ proposal: Proposal) -> CGSize {
    measure(index, Query(proposal))
  }

  /// Returns the size of a record for a query, remembered or computed.
  func measure(_ index: Int, _ unmasked: Query) -> CGSize {
    let record = records + index
    let axes = record.pointee.axes
    let proposal = axes == .both ? unmasked.proposal : unmasked.proposal.masked(axes)
    let memory = Int(record.pointee.memory)
    guard memory >= 0 else { return compute(index, proposal) }
    let query = axes == .both ? unmasked : Query(proposal)
    let header = memories + memory
    let place = query.place
    if place >= 0 {
      if header.pointee.stable & 1 << UInt16(truncatingIfNeeded: place) != 0 {
        return stableAnswers[header.pointee.start &+ place]
      }
    } else if let size = passing(header, query) {
      return size
    }
    if record.pointee.level >= levelLimit {
      if !isIncomplete { needed = (index, proposal) }
      isIncomplete = true
    }
    if isIncomplete { return .zero }
    let isLeaf = record.pointee.style.kind == .leaf
    let size = isLeaf ? measureLeaf(index, proposal) : compute(index, proposal)
    if isIncomplete { return size }
    if place >= 0 {
      header.pointee.stable |= 1 << UInt16(truncatingIfNeeded: place)
      stableAnswers[header.pointee.start &+ place] = size
    } else {
      remember(header, query, size)
    }
    return size
  }

  /// Computes the size of a record.
  private func compute(_ index: Int, _ proposal: Proposal) -> CGSize {
    switch records[index].style.kind {
    case .leaf: measureLeaf(index, proposal)
    case .horizontalStack: measureStack(index, proposal, isHorizontal: true)
    case .verticalStack: measureStack(index, proposal, isHorizontal: false)
    case .frame: measureFrame(index, proposal)
    default: computeOther(index, proposal)
    }
  }

  /// The size of a leaf, asked for or known.
  @inline(__always)
  private func measureLeaf(_ index: Int, _ proposal: Proposal) -> CGSize {
    let alignment = records[index].style.alignment
    let isKnown = alignment.horizontal | alignment.vertical != 0
    return isKnown ? measureKnown(index, proposal) : ask(index, proposal)
  }

  /// Asks a leaf for its size.
  @inline(__always)
  func ask(_ index: Int, _ proposal: Proposal) -> CGSize {
    let size = leaves[Int(records[index].payload)].size(for: proposal.proposed)
    #if DEBUG
      checkFlexibility(index, proposal, size)
    #endif
    let isPlain = size.width >= 0 && size.height >= 0 && size.width + size.height < .infinity
    return isPlain ? size : checked(size, proposal, of: index)
  }

  /// Returns a size with invalid lengths replaced by 0, and reports them once.
  func checked(_ size: CGSize, _ proposal: Proposal, of index: Int) -> CGSize {
    // A ratio makes both lengths infinite when one is.
    let mayBeInfinite = proposal.width == .infinity || proposal.height == .infinity
    func isLength(_ length: CGFloat) -> Bool {
      length >= 0 && (length < .infinity || mayBeInfinite)
    }
    let result = CGSize(
      width: isLength(size.width) ? size.width : 0,
      height: isLength(size.height) ? size.height : 0
    )
    if result != size {
      report(index, "answered \(size.width) × \(size.height); an invalid length counts as 0")
    }
    return result
  }

  /// Reports a mistake of a leaf or of a container of the user's, the first time only.
  func report(_ index: Int, _ message: String) {
    guard !records[index].style.traits.contains(.isReported) else { return }
    records[index].style.traits.insert(.isReported)
    Diagnostics.report("\(name(of: index)) \(message)", file: file, line: line)
  }

  /// The size of a frame with fixed lengths.
  @inline(__always)
  private func measureFrame(_ index: Int, _ proposal: Proposal) -> CGSize {
    let style = records + index
    let (width, height) = (style.pointee.style.width, style.pointee.style.height)
    if !width.isNaN && !height.isNaN { return CGSize(width: width, height: height) }
    let child = measure(
      index + 1,
      Proposal(width: width.orElse(proposal.width), height: height.orElse(proposal.height))
    )
    return CGSize(width: width.orElse(child.width), height: height.orElse(child.height))
  }

  /// Computes the size of what is met less often.
  private func computeOther(_ index: Int, _ proposal: Proposal) -> CGSize {
    let style = records[index].style
    switch style.kind {
    case .spacer:
      let least = style.minLength
      return CGSize(
        width: style.traits.contains(.horizontal) ? max(proposal.width.orElse(0), least) : 0,
        height: style.traits.contains(.vertical) ? max(proposal.height.orElse(0), least) : 0
      )
    case .depthStack: return measureDepthStack(index, proposal)
    case .flexibleFrame: return measureFlexibleFrame(index, proposal)
    case .background: return measure(index + 1 + Int(records[index + 1].size), proposal)
    case .overlay, .offset, .alignmentGuide, .direction, .geometry, .ignoresSafeArea:
      return measure(index + 1, proposal)
    case .padding:
      let child = measure(index + 1, inset(proposal, style.insets))
      return CGSize(
        width: max(child.width + style.insets.leading + style.insets.trailing, 0),
        height: max(child.height + style.insets.top + style.insets.bottom, 0)
      )
    case .fixedSize: return measure(index + 1, ideal(proposal, style.traits))
    case .aspectRatio: return measure(index + 1, scaled(proposal, index))
    case .position:
      let child = measure(index + 1, proposal)
      return CGSize(
        width: proposal.width.orElse(child.width),
        height: proposal.height.orElse(child.height)
      )
    case .scroll:
      let child = measure(
        index + 1,
        relative(index + 1, ideal(proposal, style.traits), of: proposal)
      )
      return CGSize(
        width: style.traits.contains(.horizontal)
          ? proposal.width.orElse(child.width) : child.width,
        height: style.traits.contains(.vertical)
          ? proposal.height.orElse(child.height) : child.height
      )
    case .layout: return measureLayout(index, proposal)
    case .fitsFirst: return firstThatFits(index, proposal).map { measure($0, proposal) } ?? .zero
    case .gridRow: return measureStack(index, proposal, isHorizontal: true)
    default: return .zero
    }
  }

  /// The proposal to what stands inside insets.
  func inset(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
    Proposal(
      width: proposal.width.isNaN
        ? .nan : max(proposal.width - insets.leading - insets.trailing, 0),
      height: proposal.height.isNaN ? .nan : max(proposal.height - insets.top - insets.bottom, 0)
    )
  }

  /// A proposal that asks for the ideal length on some axes.
  func ideal(_ proposal: Proposal, _ axes: Traits) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? .nan : proposal.width,
      height: axes.contains(.vertical) ? .nan : proposal.height
    )
  }

  /// The proposal of an aspect ratio to its child.
  func scaled(_ proposal: Proposal, _ index: Int) -> Proposal {
    guard !proposal.width.isNaN || !proposal.height.isNaN else { return proposal }
    let style = records[index].style
    var ratio = style.ratio
    if ratio.isNaN {
      let ideal = measure(index + 1, .unspecified)
      ratio = ideal.width / ideal.height
      // What has no length of its own cannot be scaled to one, and takes no part in fitting the other.
      if !style.traits.contains(.fills), ideal.width == 0 || ideal.height == 0 {
        return Proposal(
          width: ideal.width == 0 ? 0 : proposal.width,
          height: ideal.height == 0 ? 0 : proposal.height
        )
      }
    }
    guard ratio > 0, ratio < .infinity else { return proposal }
    let fromWidth = proposal.width.orElse(proposal.height * ratio) / ratio
    let fromHeight = proposal.height.orElse(fromWidth)
    let height =
      style.traits.contains(.fills) ? max(fromWidth, fromHeight) : min(fromWidth, fromHeight)
    return Proposal(width: height * ratio, height: height)
  }

  /// The size of a frame with bounds.
  private func measureFlexibleFrame(_ index: Int, _ proposal: Proposal) -> CGSize {
    guard let bounds = details[Int(records[index].details)].bounds else { return .zero }
    let (horizontal, vertical) = bounds
    let width = horizontal.length(for: proposal.width)
    let height = vertical.length(for: proposal.height)
    if !width.isNaN && !height.isNaN { return CGSize(width: width, height: height) }
    let inner = Proposal(
      width: horizontal.proposal(for: proposal.width),
      height: vertical.proposal(for: proposal.height)
    )
    let child = measure(index + 1, inner)
    return CGSize(
      width: width.orElse(horizontal.length(for: proposal.width, child: child.width)),
      height: height.orElse(vertical.length(for: proposal.height, child: child.height))
    )
  }

  /// The child of a container of alternatives that is taken: the first whose ideal size fits.
  func firstThatFits(_ index: Int, _ proposal: Proposal) -> Int? {
    let record = records[index]
    let axes = record.style.traits
    let children = slots + Int(record.payload)
    for place in 0..<Int(record.childCount) {
      let child = Int(children[place].child)
      let size = measure(child, ideal(proposal, axes))
      let isNarrow = !axes.contains(.horizontal) || !(size.width > proposal.width)
      let isLow = !axes.contains(.vertical) || !(size.height > proposal.height)
      if isNarrow && isLow { return child }
    }
    return record.childCount == 0 ? nil : Int(children[Int(record.childCount) - 1].child)
  }
}

import Foundation

struct LazySpec: Equatable {
  var axis: Axis

  /// The columns of a grid; empty for a stack.
  var items: [GridItem] = []

  /// How the elements of a stack are aligned across, or the columns of a grid.
  var alignment: Alignment

  /// The gap between lines, in points; `nil` for the default spacing.
  var spacing: CGFloat?

  /// The length to assume for a line until one has been measured; `nil` if none is given.
  var estimate: CGFloat?

  var name: String { "Lazy\(axis == .horizontal ? "H" : "V")\(items.isEmpty ? "Stack" : "Grid")" }

  /// Creates the spec of a grid, or without items of a stack; invalid numbers are reported and count
  /// as not given.
  init(
    _ axis: Axis,
    _ alignment: Alignment,
    _ items: [GridItem]?,
    _ spacing: CGFloat?,
    _ estimate: CGFloat?,
    _ source: SourcePlace
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = Validation.finite(spacing, "spacing", source)
    self.estimate = Validation.length(estimate, "estimatedLength", source)
    guard let items else { return }
    self.items = items.map { $0.validated(source) }
    if items.isEmpty {
      let name = axis == .horizontal ? "rows" : "columns"
      Diagnostics.report("\(name): the list is empty; using one flexible item", at: source)
      self.items = [GridItem()]
    }
  }
}

/// The position and length of a column in a lazy container; a stack has a single one.
struct LazyTrack {
  /// Where it begins across, its length, and the length across that is proposed to its elements.
  var start: CGFloat
  var length: CGFloat
  var proposal: CGFloat?

  /// How elements are aligned in it and in their line.
  var alignment: Alignment
}

extension LazySpec {
  /// Returns the positions and lengths of the columns in a length across; `nil` if none is proposed.
  ///
  /// The fixed ones get their lengths; the others share the rest, one after another. An adaptive
  /// column is divided into as many as fit. Columns without any length get that of the widest
  /// element.
  func tracks(in breadth: CGFloat?, widest: CGFloat, unit: CGFloat) -> [LazyTrack] {
    guard !items.isEmpty else {
      let length = breadth ?? widest
      return [LazyTrack(start: 0, length: length, proposal: breadth, alignment: alignment)]
    }
    var tracks: [LazyTrack] = []
    var start: CGFloat = 0
    var left = items.dropLast().reduce(breadth ?? 0) { $0 - ($1.spacing ?? unit) }
    var count: CGFloat = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length } else { count += 1 }
    }
    for item in items {
      let gap = item.spacing ?? unit
      func add(_ length: CGFloat, isFixed: Bool = false) {
        var track = LazyTrack(start: start, length: length, alignment: item.alignment ?? .center)
        if isFixed || breadth != nil { track.proposal = length }
        tracks.append(track)
        start += length + gap
      }
      let share = breadth == nil ? widest : left / count
      switch item.size {
      case .fixed(let length): add(length, isFixed: true)
      case .flexible(let minimum, let maximum):
        let length = max(minimum, min(share, maximum))
        add(length)
        left -= length
        count -= 1
      case .adaptive(let minimum, let maximum):
        let number = breadth == nil ? 1 : Self.number(of: minimum, gap, in: share)
        let length = max(min((share - (number - 1) * gap) / number, maximum), minimum)
        for _ in 0..<Int(number) { add(length) }
        left -= number * length + (number - 1) * gap
        count -= 1
      }
    }
    let slack = (breadth ?? 0) - (start - (items.last?.spacing ?? unit))
    guard breadth != nil, slack.isFinite, abs(slack) > .tolerance else { return tracks }
    let offset = slack * (alignment.guide(on: axis.across).fraction ?? 0.5)
    for column in tracks.indices { tracks[column].start += offset }
    return tracks
  }

  /// Returns how many columns of a minimum length fit; at least 1, at most 10,000.
  private static func number(of minimum: CGFloat, _ gap: CGFloat, in share: CGFloat) -> CGFloat {
    guard share < .infinity, minimum + gap > 0 else { return 1 }
    // Infinite lengths give not-a-number.
    let number = ((share + gap + .tolerance) / (minimum + gap)).rounded(.down)
    return number > 1 ? min(number, 10_000) : 1
  }
}

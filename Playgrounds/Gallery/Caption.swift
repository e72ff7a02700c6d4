import Foundation

/// Where the name and the size of an item go in its box, and how much of them has room.
///
/// This is arithmetic alone; ``FolderDiagram`` draws it.
struct Caption {
  /// A line of text.
  struct Line: Equatable {
    var text: String
    var origin: CGPoint

    /// The size of the font.
    var size: CGFloat

    /// A Boolean value indicating whether the line runs down the box and not across it.
    var isUpright = false

    /// A Boolean value indicating whether the line ends at its origin.
    var endsThere = false
  }

  /// The sizes of the font that a name is tried in, and the one of a detail.
  private static let (sizes, detailSize): ([CGFloat], CGFloat) = ([11.5, 10.5], 10)

  /// The room around the lines.
  private static let margin: CGFloat = 7

  /// The name; `nil` where there is no room for it.
  var name: Line?

  /// What there is to say beside the name; `nil` where there is no room for all of it.
  var detail: Line?

  /// Creates the caption of a box.
  ///
  /// - Parameters:
  ///   - name: The name, cut off where there is no room for it in the smallest font.
  ///   - detail: What there is to say beside it.
  ///   - frame: The frame of the box.
  ///   - isBold: Whether the name is bold, which takes more room.
  ///   - isHeader: Whether the caption has only the height of a header.
  init(_ name: String, detail: String, in frame: CGRect, isBold: Bool, isHeader: Bool) {
    let (across, along) = (frame.width - 2 * Self.margin, frame.height - 2 * Self.margin)
    guard min(frame.width, frame.height) >= 15 else { return }
    if let line = Self.fitted(name, across, isBold: isBold) {
      let baseline = min(frame.minY + 16, frame.midY + 4)
      self.name = line.moved(to: CGPoint(x: frame.minX + Self.margin, y: baseline))
      self.detail = Self.detail(
        detail,
        isBelow: frame.height >= 38 && !isHeader,
        left: across - line.width(isBold: isBold),
        in: frame,
        baseline: baseline
      )
    } else if !isHeader, var line = Self.fitted(name, along, isBold: isBold) {
      line.isUpright = true
      self.name = line.moved(to: CGPoint(x: frame.midX - 4, y: frame.minY + Self.margin))
    }
  }

  /// Returns a name in the largest font that has room, cut off if none has; `nil` if too little
  /// of it were left.
  private static func fitted(_ name: String, _ room: CGFloat, isBold: Bool) -> Line? {
    for size in sizes {
      let line = Line(text: name, origin: .zero, size: size)
      if line.width(isBold: isBold) <= room { return line }
    }
    let size = sizes[sizes.count - 1]
    let text = name.fitting(room / Line.boldness(isBold), size: size)
    return text.count > 4 ? Line(text: text, origin: .zero, size: size) : nil
  }

  /// Returns a detail below or beside the name; `nil` if it has no room.
  private static func detail(
    _ detail: String,
    isBelow: Bool,
    left: CGFloat,
    in frame: CGRect,
    baseline: CGFloat
  ) -> Line? {
    let width = detail.width(size: detailSize)
    if isBelow, width <= frame.width - 2 * margin {
      let origin = CGPoint(x: frame.minX + margin, y: baseline + 15)
      return Line(text: detail, origin: origin, size: detailSize)
    }
    guard width + 10 <= left else { return nil }
    let origin = CGPoint(x: frame.maxX - margin, y: baseline)
    return Line(text: detail, origin: origin, size: detailSize, endsThere: true)
  }
}

extension Caption.Line {
  /// How much wider bold text is.
  fileprivate static func boldness(_ isBold: Bool) -> CGFloat { isBold ? 1.12 : 1 }

  /// The width that the line is taken to have.
  fileprivate func width(isBold: Bool) -> CGFloat {
    text.width(size: size) * Self.boldness(isBold)
  }

  /// Returns the line at another place.
  fileprivate func moved(to origin: CGPoint) -> Self {
    var line = self
    line.origin = origin
    return line
  }
}

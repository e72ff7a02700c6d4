import Foundation

/// Where the name and the size of an item go in its box, and how much of them has room.
///
/// This is arithmetic alone; ``FolderDiagram`` draws it.
struct Caption {
  /// A line of text.
  struct Line: Equatable {
    var text: String
    var origin: CGPoint

    /// A Boolean value indicating whether the line runs down the box and not across it.
    var isUpright = false

    /// A Boolean value indicating whether the line ends at its origin.
    var endsThere = false
  }

  /// The sizes of the two lines.
  static let (nameSize, detailSize): (CGFloat, CGFloat) = (11.5, 10.5)

  /// The room around the lines.
  private static let margin: CGFloat = 7

  /// The name; `nil` where there is no room for it.
  var name: Line?

  /// The size; `nil` where there is no room for all of it.
  var detail: Line?

  /// Creates the caption of a box.
  ///
  /// Names of folders are bold, which takes more room.
  init(_ name: String, detail: String, in frame: CGRect, isBold: Bool, isHeader: Bool) {
    let margin = Self.margin
    let boldness: CGFloat = isBold ? 1.12 : 1
    let across = frame.width - 2 * margin
    let along = frame.height - 2 * margin
    let nameWidth = name.width(size: Self.nameSize) * boldness
    let isUpright = nameWidth > across && (nameWidth <= along || frame.width < 44)
    if isUpright, !isHeader, along > 1.5 * across, frame.width > 15 {
      let text = name.fitting(along / boldness, size: Self.nameSize)
      let origin = CGPoint(x: frame.midX - 4, y: frame.minY + margin)
      if text.count > 2 { self.name = Line(text: text, origin: origin, isUpright: true) }
      return
    }
    let text = name.fitting(across / boldness, size: Self.nameSize)
    guard frame.height >= 15, text == name || text.count > 3 else { return }
    let baseline = min(frame.minY + 16, frame.midY + 4)
    self.name = Line(text: text, origin: CGPoint(x: frame.minX + margin, y: baseline))
    let detailWidth = detail.width(size: Self.detailSize)
    if frame.height >= 38, !isHeader {
      guard detailWidth <= across else { return }
      self.detail = Line(text: detail, origin: CGPoint(x: frame.minX + margin, y: baseline + 15))
    } else if nameWidth + 10 + detailWidth <= across {
      let origin = CGPoint(x: frame.maxX - margin, y: baseline)
      self.detail = Line(text: detail, origin: origin, endsThere: true)
    }
  }
}

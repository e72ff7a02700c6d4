import WithySVG

/// The name and the size of an item in its box, as far as there is room for them.
struct Caption {
  /// The name, cut off where there is no room for it.
  var name: String

  /// What there is to say beside the name, all of it or nothing.
  var detail: String

  /// Whether the name is bold.
  var isBold = false

  /// Whether the caption has only the height of a header.
  var isHeader = false

  /// The room at the sides of the lines.
  static let margin: CGFloat = 6

  /// The least of a name that is shown in points, if it is not shorter.
  static let leastName: CGFloat = 27

  /// The caption, at the top left of whatever size it gets.
  var layout: some LayoutElement<XMLNode> {
    FitsFirst {
      if !isHeader {
        below
      }
      beside
      if !isHeader {
        upright
      }
      nothing
    }
    .frame(
      minWidth: 0,
      maxWidth: .infinity,
      minHeight: 0,
      maxHeight: .infinity,
      alignment: .topLeading
    )
  }

  /// The size below the name.
  private var below: some LayoutElement<XMLNode> {
    VStack(alignment: .leading, spacing: 0.5) {
      nameLabel.layout.frame(idealWidth: idealName)
      detailLabel
    }
    .padding(.vertical, 5)
    .padding(.horizontal, Self.margin)
  }

  /// The size, if there is room, at the other end of the line.
  private var beside: some LayoutElement<XMLNode> {
    VStack(spacing: 0) {
      Spacer(minLength: 0).frame(maxHeight: 5)
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        nameLabel.layout.layoutPriority(1)
        Spacer(minLength: 0)
        FitsFirst(in: .horizontal) {
          detailLabel.layout.padding(.leading, 10)
          nothing
        }
      }
      .frame(idealWidth: idealName)
      Spacer(minLength: 0).frame(maxHeight: .infinity)
    }
    .padding(.horizontal, Self.margin)
  }

  /// The name, running down.
  private var upright: some LayoutElement<XMLNode> {
    UprightText(nameLabel).layout
      .frame(idealHeight: idealName)
      .padding(.vertical, Self.margin)
      .frame(maxWidth: .infinity)
  }

  /// What always fits; an `EmptyElement` would be no alternative.
  private var nothing: some LayoutElement<XMLNode> {
    Spacer(minLength: 0).frame(width: 0, height: 0)
  }

  private var nameLabel: Builder<SVGText> {
    label(name, size: 10.5, color: Palette.ink).isBold(isBold)
  }

  private var detailLabel: Builder<SVGText> {
    label(detail, size: 9.5, color: Palette.quiet)
  }

  /// The width without which the name is not shown.
  private var idealName: CGFloat {
    min(nameLabel.build().size(for: .unspecified).width, Self.leastName)
  }
}

import WithySVG

/// The name and the size of an item in its box, as far as there is space for them.
struct Caption {
  /// The name, which is truncated if there is no space for it.
  var name: String

  /// The text beside the name, which is shown completely or not at all.
  var detail: String

  /// Whether the name is bold.
  var isBold = false

  /// Whether the caption has only the height of a header.
  var isHeader = false

  /// The margin at the sides of the lines.
  static let margin: CGFloat = 6

  /// The minimum width of a truncated name, in points.
  static let leastName: CGFloat = 27

  /// The caption, at the top left of whatever size it gets.
  var layout: some LayoutElement<XMLNode> {
    ViewThatFits {
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

  /// The size at the other end of the line, if there is space.
  private var beside: some LayoutElement<XMLNode> {
    VStack(spacing: 0) {
      Spacer(minLength: 0).frame(maxHeight: 5)
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        nameLabel.layout.layoutPriority(1)
        Spacer(minLength: 0)
        ViewThatFits(in: .horizontal) {
          detailLabel.layout.padding(.leading, 10)
          nothing
        }
      }
      .frame(idealWidth: idealName)
      Spacer(minLength: 0).frame(maxHeight: .infinity)
    }
    .padding(.horizontal, Self.margin)
  }

  /// The name, as vertical text.
  private var upright: some LayoutElement<XMLNode> {
    UprightText(nameLabel).layout
      .frame(idealHeight: idealName)
      .padding(.vertical, Self.margin)
      .frame(maxWidth: .infinity)
  }

  /// An element that always fits; an `EmptyElement` would not be an alternative.
  private var nothing: some LayoutElement<XMLNode> {
    Spacer(minLength: 0).frame(width: 0, height: 0)
  }

  private var nameLabel: Builder<SVGText> {
    label(name, size: 10.5, color: Palette.ink).isBold(isBold)
  }

  private var detailLabel: Builder<SVGText> {
    label(detail, size: 9.5, color: Palette.quiet)
  }

  /// The minimum width at which the name is shown.
  private var idealName: CGFloat {
    min(nameLabel.build().size(for: .unspecified).width, Self.leastName)
  }
}

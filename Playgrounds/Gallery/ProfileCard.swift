import WithySVG

/// A drawing of a card that adapts to three widths and to both layout directions.
struct ProfileCard {
  private let name = "Salix Viminalis"
  private let work = "Basket weaver, riverside"
  private let words = """
    Grows two metres a year, bends without breaking, and roots from any cutting that \
    is put into wet ground.
    """
  private let badges = ["supple", "fast growing", "likes water", "Öland", "since 1753"]

  /// The drawing.
  var document: XMLDocument {
    XMLDocument() {
      drawing("A card in three sizes") {
        HStack(alignment: .top, spacing: 28) {
          state("proposed 430 points", width: 430, .leftToRight)
          state("proposed 230", width: 230, .leftToRight)
          state("proposed 330, right to left", width: 330, .rightToLeft)
        }
        .padding(32)
        .background(SVGRectangle().with.fill(Palette.paper))
      }
    }
  }

  /// Returns a card with a title above that states the proposal.
  private func state(
    _ title: String,
    width: CGFloat,
    _ direction: LayoutDirection
  ) -> some LayoutElement<XMLNode> {
    VStack(alignment: direction == .leftToRight ? .leading : .trailing, spacing: 10) {
      label(title, size: 13, color: Palette.quiet).aligned(direction)
      card(direction).layout.frame(width: width)
    }
  }

  /// Returns a card, as high as necessary for its width.
  func card(_ direction: LayoutDirection) -> SVGGroup {
    SVGGroup(layoutDirection: direction) {
      VStack(alignment: .leading, spacing: 16) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 16) { head(direction) }
          VStack(alignment: .leading, spacing: 12) { head(direction) }
        }
        SVGText.make(.init(words, fontSize: 14))
          .fill(Palette.ink)
          .aligned(direction)
        Flow(spacing: 6) {
          for badge in badges { self.badge(badge) }
        }
        HStack(spacing: 10) {
          button("Plant", fill: Palette.accent, color: "#ffffff")
          button("Weave", fill: "#ffffff", color: Palette.accent)
        }
      }
      .padding(22)
      .background {
        SVGRectangle(cornerRadius: 18).with.fill("#fffdf6").stroke(Palette.line)
      }
    }
  }

  /// Returns the avatar, and the name with the lines below it.
  @LayoutBuilder<XMLNode> private func head(_ direction: LayoutDirection) -> LayoutGroup<XMLNode> {
    SVGImage.make(.init(Self.avatar, width: 72, height: 72))
    VStack(alignment: .leading, spacing: 3) {
      label(name, size: 22, color: Palette.ink).isBold(true).aligned(direction)
      label(work, size: 14, color: Palette.quiet).aligned(direction)
    }
  }

  private func badge(_ text: String) -> some LayoutElement<XMLNode> {
    label(text, size: 12, color: Palette.accent).layout
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(SVGRectangle(cornerRadius: 12.2).with.fill("#e2e9d3"))
  }

  /// Returns a button; the buttons in a row share its width.
  private func button(_ text: String, fill: String, color: String) -> some LayoutElement<XMLNode> {
    label(text, size: 15, color: color).isBold(true).layout
      .padding(.vertical, 9)
      .frame(maxWidth: .infinity)
      .background {
        SVGRectangle(cornerRadius: 9).with.fill(fill).stroke(Palette.accent, width: 1.5)
      }
  }

  /// A drawing inside the drawing: the image needs no separate file.
  private static let avatar: String = {
    let portrait = svg(CGSize(width: 72, height: 72)) {
      shape("circle")
        .attribute("cx", 36).attribute("cy", 36).attribute("r", 36)
        .fill("#c8d5b4")
      for (angle, color) in [(-40, "#6a9658"), (40, "#8bb065"), (0, "#4e7a4c")] {
        shape("path")
          .attribute("d", "M36 60 Q23 36 36 12 Q49 36 36 60 Z")
          .attribute("transform", "rotate(\(angle) 36 58)")
          .fill(color)
      }
    }
    let data = Data(portrait.build().xmlString.utf8)
    return "data:image/svg+xml;base64,\(data.base64EncodedString())"
  }()
}

extension Builder<SVGText> {
  /// Aligns the lines to the leading edge of a layout direction.
  fileprivate func aligned(_ direction: LayoutDirection) -> Builder {
    attribute("text-anchor", direction == .rightToLeft ? "end" : nil)
  }
}

import WithySVG

/// The chart: comparisons, each with a title, and bars on a separate scale that begins at 0.
struct Drawing {
  let panels: [Panel]

  private let names: CGFloat = 300
  private let lengths: CGFloat = 380
  private let figures: CGFloat = 100

  /// The drawing.
  var document: XMLDocument {
    let drawing = XMLElement.make(.init("svg"))
      .attribute("xmlns", "http://www.w3.org/2000/svg")
      .children {
        XMLElement.make(.init("title")).text("Withy compared with the alternatives")
        XMLElement.make(.init("style")).text(darkStyle)
      }
      .build()
    let arrangement = drawing.makeArrangement {
      VStack(alignment: .leading, spacing: 26) {
        for panel in panels { self.panel(panel) }
      }
      .padding(28)
      .background(SVGRectangle(cornerRadius: 14).with.attribute("fill", "#fffdf6"))
    }
    let bounds = CGRect(origin: .zero, size: arrangement.size(for: .unspecified))
    arrangement.arrange(in: bounds)
    drawing.with
      .attribute("viewBox", "0 0 \(bounds.width) \(bounds.height)")
      .build()
    return XMLDocument() { drawing }
  }

  /// The colours of the dark form, each in place of a light one.
  private var darkStyle: String {
    let colors = [
      ("#fffdf6", "#161b17"), ("#22301f", "#f1f0e6"), ("#7b8574", "#a3ad9b"),
      ("#4e7a4c", "#8bb065"),
      ("#c9b98f", "#6f6543"),
    ]
    let rules = colors.map { "[fill=\"\($0)\"] { fill: \($1) }" }
    return "@media (prefers-color-scheme: dark) { \(rules.joined(separator: " ")) }"
  }

  private func panel(_ panel: Panel) -> some LayoutElement<XMLNode> {
    let longest = panel.bars.map(\.value).max() ?? 1
    return VStack(alignment: .leading, spacing: 5) {
      text(panel.title, size: 16, color: "#22301f").isBold(true)
      text(panel.unit, size: 13, color: "#7b8574").layout.padding(.bottom, 3)
      for bar in panel.bars {
        row(bar, length: lengths * bar.value / max(longest, .leastNonzeroMagnitude))
      }
    }
  }

  private func row(_ bar: Panel.Bar, length: CGFloat) -> some LayoutElement<XMLNode> {
    let isWithy = bar.name == "Withy"
    return HStack(spacing: 8) {
      text(bar.name, size: 13, color: "#22301f").isBold(isWithy).layout
        .frame(width: names, alignment: .leading)
      HStack(spacing: 6) {
        SVGRectangle.make(.init(cornerRadius: 2)).attribute("fill", isWithy ? "#4e7a4c" : "#c9b98f")
          .layout
          .frame(width: max(length, 2), height: 13)
        text(bar.figure, size: 13, color: "#22301f").isBold(isWithy)
      }
      .frame(width: lengths + figures, alignment: .leading)
    }
  }

  private func text(_ text: String, size: CGFloat, color: String) -> Builder<SVGText> {
    SVGText.make(.init(text, fontSize: size)).attribute("fill", color).lineLimit(1)
  }
}

import WithySVG

// The vocabulary of the drawings. Each style is a named chain of steps.

/// Describes a drawing of a given size, with its content.
func svg(
  _ size: CGSize,
  @HierarchyBuilder<XMLNode> _ content: () -> Hierarchy<XMLNode>
) -> Builder<XMLElement> {
  XMLElement("svg").with
    .attribute("xmlns", "http://www.w3.org/2000/svg")
    .attribute("viewBox", "0 0 \(size.width.svg) \(size.height.svg)")
    .children { content() }
}

/// Returns a drawing that is as large as the layout in it.
func drawing(
  _ title: String,
  @LayoutBuilder<XMLNode> _ content: () -> LayoutGroup<XMLNode>
) -> XMLElement {
  let drawing = svg(.zero) { shape("title").text(title) }.build()
  let arrangement = drawing.makeArrangement(content)
  let bounds = CGRect(origin: .zero, size: arrangement.size(for: .unspecified))
  arrangement.arrange(in: bounds)
  drawing.removeUnseen()
  return drawing.with
    .attribute("viewBox", "0 0 \(bounds.width.svg) \(bounds.height.svg)")
    .build()
}

/// Describes a shape by the name of its element.
func shape(_ name: String) -> Builder<XMLElement> {
  XMLElement.make(.init(name))
}

/// Describes a group of shapes.
func group(@HierarchyBuilder<XMLNode> _ content: () -> Hierarchy<XMLNode>) -> Builder<XMLElement> {
  shape("g").children { content() }
}

/// Describes a text on one line, which is truncated with `…` if there is no space.
func label(_ text: String, size: CGFloat, color: String) -> Builder<SVGText> {
  SVGText.make(.init(text, fontSize: size)).fill(color).lineLimit(1)
}

/// Describes a vertical gradient, which fills refer to by its name.
func gradient(_ name: String, _ colors: [String]) -> Builder<XMLElement> {
  shape("linearGradient")
    .attribute("id", name)
    .attribute("x2", 0)
    .attribute("y2", 1)
    .children {
      for (index, color) in colors.enumerated() {
        shape("stop")
          .attribute("offset", (CGFloat(index) / CGFloat(max(1, colors.count - 1))).svg)
          .attribute("stop-color", color)
      }
    }
}

extension Builder where Base: XMLElement {
  /// Fills the shape.
  func fill(_ color: String) -> Builder { attribute("fill", color) }

  /// Draws the outline of the shape.
  func stroke(_ color: String, width: CGFloat = 1) -> Builder {
    attribute("stroke", color).attribute("stroke-width", width.svg)
  }

  /// Draws the outline of the shape in dashes.
  func dashes(_ length: CGFloat) -> Builder {
    attribute("stroke-dasharray", "\(length.svg) \(length.svg)")
  }

  /// Puts the shape at a point.
  func position(_ point: CGPoint) -> Builder {
    attribute("x", point.x.svg).attribute("y", point.y.svg)
  }
}

extension XMLElement {
  /// Removes elements that a layout has hidden.
  func removeUnseen() {
    for child in children {
      guard let child = child as? XMLElement else { continue }
      if child[attribute: "display"] == "none" { remove(child) } else { child.removeUnseen() }
    }
  }
}

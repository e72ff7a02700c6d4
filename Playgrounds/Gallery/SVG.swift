import Foundation
import WithyXML

// The vocabulary of the drawings. Each style is a chain of steps with a name.

/// Describes a drawing of a size, with what is in it.
func svg(
  _ size: CGSize,
  @HierarchyBuilder<XMLNode> _ content: () -> Hierarchy<XMLNode>
) -> Builder<XMLElement> {
  XMLElement("svg").with
    .attribute("xmlns", "http://www.w3.org/2000/svg")
    .attribute("viewBox", "0 0 \(size.width.svg) \(size.height.svg)")
    .attribute("font-family", "system-ui, Helvetica, Arial, 'DejaVu Sans', sans-serif")
    .children { content() }
}

/// Describes a shape by the name of its element.
func shape(_ name: String) -> Builder<XMLElement> {
  Builder { XMLElement(name) }
}

/// Describes a rectangle.
func rectangle(_ frame: CGRect, radius: CGFloat = 0) -> Builder<XMLElement> {
  shape("rect")
    .frame(frame)
    .attribute("rx", radius > 0 ? radius.svg : nil)
}

/// Describes a group of shapes.
func group(@HierarchyBuilder<XMLNode> _ content: () -> Hierarchy<XMLNode>) -> Builder<XMLElement> {
  shape("g").children { content() }
}

/// Describes a line of text, cut off with `…` where it has no room, and shown whole on pointing.
func label(
  _ text: String,
  at point: CGPoint,
  size: CGFloat,
  room: CGFloat = .infinity
) -> Builder<XMLElement> {
  shape("text")
    .position(point)
    .attribute("font-size", size.svg)
    .text(text.fitting(room, size: size))
}

/// Describes a vertical gradient, to be filled with by its name.
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

  /// Puts the shape at a point.
  func position(_ point: CGPoint) -> Builder {
    attribute("x", point.x.svg).attribute("y", point.y.svg)
  }

  /// Gives the shape a place and a size.
  func frame(_ frame: CGRect) -> Builder {
    position(frame.origin)
      .attribute("width", frame.width.svg)
      .attribute("height", frame.height.svg)
  }
}

extension CGFloat {
  /// The number as drawings write it, with at most two decimals.
  var svg: String {
    let hundredths = Int((self * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    switch part {
    case 0: return "\(sign)\(whole)"
    case _ where part % 10 == 0: return "\(sign)\(whole).\(part / 10)"
    default: return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
    }
  }
}

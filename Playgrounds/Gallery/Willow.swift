import WithySVG

/// The drawing of a willow by the water, grown by loops.
struct Willow {
  private let size = CGSize(width: 1200, height: 800)
  private let shore: CGFloat = 610

  /// The drawing.
  var document: XMLDocument {
    XMLDocument() {
      svg(size) {
        shape("title").text("A willow by the water")
        shape("defs").children {
          gradient("sky", ["#fbe9c9", "#f6f1dc", "#dfeade"])
          gradient("water", ["#bcd6cc", "#7fa9a0"])
          gradient("bark", ["#7a6a4f", "#54482f"])
        }
        shape("rect")
          .attribute("width", "100%")
          .attribute("height", "100%")
          .fill("url(#sky)")
        sun
        hills
        water
        trunk
        crown
        title
      }
      .attribute("width", (size.width / 2).svg)
      .attribute("height", (size.height / 2).svg)
    }
  }

  private var sun: Hierarchy<XMLNode> {
    Hierarchy {
      for (radius, opacity) in [(150.0, 0.18), (110, 0.3), (72, 1)] {
        circle(CGPoint(x: 930, y: 210), radius: radius)
          .fill("#f6c678")
          .attribute("opacity", opacity)
      }
    }
  }

  private var hills: Hierarchy<XMLNode> {
    Hierarchy {
      path("M0 520 Q220 420 470 500 T900 520 T1200 500 V620 H0 Z").fill("#c4d6b6")
      path("M0 570 Q300 500 560 556 T1200 560 V630 H0 Z").fill("#a5c096")
    }
  }

  private var water: Hierarchy<XMLNode> {
    var random = Lehmer(seed: 5)
    return Hierarchy {
      shape("rect")
        .attribute("y", shore.svg)
        .attribute("width", "100%")
        .attribute("height", (size.height - shore).svg)
        .fill("url(#water)")
      for row in 0..<16 {
        let y = shore + 12 + CGFloat(row * row) * 0.75
        let x = random.next(in: 20...1000)
        path("M\(x.svg) \(y.svg) h\(random.next(in: 50...240).svg)")
          .stroke("#f7f4ea", width: 2)
          .attribute("stroke-linecap", "round")
          .attribute("opacity", random.next(in: 0.2...0.55).svg)
      }
      path("M0 606 Q320 572 620 608 Q720 620 640 632 Q320 664 0 650 Z")
        .fill("#7f9d68")
    }
  }

  private var trunk: Hierarchy<XMLNode> {
    Hierarchy {
      path(
        "M344 624 Q392 560 388 450 Q384 350 330 250 L352 240 Q398 310 412 370 Q430 300 486 236 L504 248 Q446 340 446 450 Q446 560 500 624 Q424 640 344 624 Z"
      )
      .fill("url(#bark)")
    }
  }

  /// The twigs hang from two arcs, the nearer ones in front and lighter.
  private var crown: Hierarchy<XMLNode> {
    var random = Lehmer(seed: 11)
    return Hierarchy {
      for (layer, color) in ["#4e7a4c", "#6a9658", "#8bb065", "#b4cb7f"].enumerated() {
        group {
          for twig in 0..<26 {
            let angle = CGFloat.pi * (CGFloat(twig) + random.next(in: 0...1)) / 26
            let reach = 250 + random.next(in: -40...40) - CGFloat(layer) * 18
            let top = CGPoint(
              x: 420 - cos(angle) * reach * 0.94,
              y: 285 - sin(angle) * (150 - CGFloat(layer) * 12)
            )
            let length = random.next(in: 130...300) * (0.62 + 0.38 * abs(cos(angle)))
            let sway = random.next(in: -14...14) - cos(angle) * 34
            self.twig(from: top, length: length, sway: sway)
          }
        }
        .fill(color)
        .stroke(color, width: 1.6)
        .attribute("stroke-linecap", "round")
      }
    }
  }

  /// Returns a hanging twig, with its leaves in pairs.
  private func twig(from top: CGPoint, length: CGFloat, sway: CGFloat) -> Hierarchy<XMLNode> {
    let root = CGPoint(x: 420 + (top.x - 420) * 0.22, y: 285 - (285 - top.y) * 0.3)
    return Hierarchy {
      path(
        """
        M\(root.x.svg) \(root.y.svg) Q\(((root.x + top.x) / 2).svg) \((top.y - 16).svg) \
        \(top.x.svg) \(top.y.svg) q\(sway.svg) \((length * 0.4).svg) \(sway.svg) \(length.svg)
        """
      )
      .attribute("fill", "none")
      path(leaves(from: top, length: length, sway: sway)).attribute("stroke", "none")
    }
  }

  /// Returns the outlines of the leaves of a twig as a single path, since thousands of elements
  /// would make the file much longer.
  private func leaves(from top: CGPoint, length: CGFloat, sway: CGFloat) -> String {
    (1...Int(length / 13)).map { step in
      let part = CGFloat(step) * 13 / length
      let point = CGPoint(
        x: top.x + sway * part * (2 - part),
        y: top.y + length * part * (0.8 + 0.2 * part)
      )
      return leaf(at: point, size: 9 - 3 * part, side: -1)
        + leaf(at: point, size: 9 - 3 * part, side: 1)
    }
    .joined()
  }

  /// Returns the outline of a leaf, from the twig to its tip and back.
  private func leaf(at point: CGPoint, size: CGFloat, side: CGFloat) -> String {
    let tip = CGPoint(x: side * 0.94 * size, y: 1.77 * size)
    let bend = CGPoint(x: -tip.y * 2.6 / size, y: tip.x * 2.6 / size)
    func number(_ number: CGFloat) -> String { ((number * 10).rounded() / 10).svg }
    return """
      M\(number(point.x + side * (4 - size * 0.47))) \(number(point.y - size * 0.88))\
      q\(number(tip.x / 2 + bend.x)) \(number(tip.y / 2 + bend.y)) \(number(tip.x)) \(number(tip.y))\
      q\(number(-tip.x / 2 - bend.x)) \(number(-tip.y / 2 - bend.y)) \(number(-tip.x)) \(number(-tip.y))
      """
  }

  private var title: Hierarchy<XMLNode> {
    Hierarchy {
      shape("text")
        .position(CGPoint(x: 776, y: 452))
        .attribute("font-family", "Georgia, 'DejaVu Serif', serif")
        .attribute("font-size", 96)
        .fill(Palette.ink)
        .text("Withy")
      shape("text")
        .position(CGPoint(x: 780, y: 492))
        .attribute("font-family", "system-ui, Helvetica, Arial, 'DejaVu Sans', sans-serif")
        .attribute("font-size", 17)
        .fill(Palette.accent)
        .text("a shoot of willow, supple enough to weave")
    }
  }

  private func path(_ outline: String) -> Builder<XMLElement> {
    shape("path").attribute("d", outline)
  }

  private func circle(_ center: CGPoint, radius: CGFloat) -> Builder<XMLElement> {
    shape("circle")
      .attribute("cx", center.x.svg)
      .attribute("cy", center.y.svg)
      .attribute("r", radius.svg)
  }
}

/// A deterministic random number generator: Lehmer's, with Park and Miller's multiplier.
struct Lehmer {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number in a range.
  mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
    state = state * 48271 % 2_147_483_647
    return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state) / 2_147_483_647
  }
}

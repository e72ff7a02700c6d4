import WithySVG

/// The page that shows the drawings.
struct WelcomePage {
  let tree: FolderTree
  let summary: String

  /// The states of the live page, which is not shown if there are none.
  var steps: [LivingFolder.Step] = []

  /// The page.
  var document: XMLDocument {
    XMLDocument() {
      XMLElement("html").with
        .attribute("lang", "en")
        .children {
          head
          XMLElement("body") {
            header
            XMLElement("main") {
              for exhibit in exhibits { section(exhibit) }
              if !steps.isEmpty { living }
              if !tree.items.isEmpty { largest }
            }
            footer
          }
        }
    }
  }

  private var head: XMLElement {
    XMLElement("head") {
      XMLElement("meta").with.attribute("charset", "utf-8")
      XMLElement("meta").with
        .attribute("name", "viewport")
        .attribute("content", "width=device-width, initial-scale=1")
      XMLElement("title").with.text("Withy Gallery")
      XMLElement("style").with.text(Self.style)
    }
  }

  private var header: XMLElement {
    XMLElement("header") {
      XMLElement("h1").with.text("Withy Gallery")
      XMLElement("p").with.text("Everything on this page is a tree of ") {
        code("XMLElement")
        XMLText(", described and nested by Withy, and written by ")
        code("swift run gallery")
        XMLText(".")
      }
    }
  }

  /// A drawing with its code.
  private struct Exhibit {
    var title: String
    var file: String
    var text: String
    var sample: String
  }

  private var exhibits: [Exhibit] {
    [
      Exhibit(
        title: "A willow, grown by loops",
        file: Gallery.willowName,
        text: "A block of children takes loops, conditions and other hierarchies.",
        sample: """
          group {
            for twig in 0..<26 {
              self.twig(from: top, length: length, sway: sway)
            }
          }
          .fill(color)
          .stroke(color, width: 1.6)
          """
      ),
      Exhibit(
        title: "A card, laid out",
        file: Gallery.cardName,
        text:
          "Texts wrap, badges flow, buttons share their row, and the name moves below the picture where there is no room beside it. Nothing here was given a coordinate.",
        sample: """
          VStack(alignment: .leading, spacing: 16) {
            ViewThatFits(in: .horizontal) {
              HStack(spacing: 16) { head }
              VStack(alignment: .leading, spacing: 12) { head }
            }
            SVGText.make(.init(words, fontSize: 14)).fill(Palette.ink)
            Flow(spacing: 6) {
              for badge in badges { self.badge(badge) }
            }
            HStack(spacing: 10) {
              button("Plant", fill: Palette.accent, color: "#ffffff")
              button("Weave", fill: "#ffffff", color: Palette.accent)
            }
          }
          .padding(22)
          .background { SVGRectangle(cornerRadius: 18).with.fill("#fffdf6") }
          """
      ),
      Exhibit(
        title: "A folder, drawn: \(tree.title)",
        file: Gallery.foldersName,
        text:
          "\(summary). Names are escaped; open the drawing and point at a box to read its name in full.",
        sample: """
          SVGGroup {
            VStack(spacing: 0) {
              caption(of: box).frame(height: Treemap.header)
              Treemap(weights: box.weights)() {
                for inner in box.boxes { self.box(inner, depth: depth + 1) }
              }
              .padding([.horizontal, .bottom], Treemap.gap)
            }
            .background(background(of: box, depth: depth))
          }
          """
      ),
    ]
  }

  private func section(_ exhibit: Exhibit) -> XMLElement {
    XMLElement("section") {
      XMLElement("h2").with.text(exhibit.title)
      XMLElement("p").with.text(exhibit.text)
      XMLElement("a").with.attribute("href", exhibit.file).children {
        XMLElement("img").with
          .attribute("src", exhibit.file)
          .attribute("alt", exhibit.title)
      }
      XMLElement("pre").with.text(exhibit.sample)
    }
  }

  /// The states of the live page, and the changes that led to them.
  private var living: XMLElement {
    XMLElement("section") {
      XMLElement("h2").with.text("A folder, kept up to date")
      XMLElement("p").with.text("The folder changes, and ") {
        XMLElement("a").with.attribute("href", Gallery.livingName).text("a page of it")
        XMLText(" is updated. Only what is different is touched, and after each change the page ")
        XMLText("equals one that is built from nothing.")
      }
      XMLElement("table") {
        XMLElement("tbody") {
          for step in steps {
            XMLElement("tr") {
              XMLElement("td").with.text(step.state)
              XMLElement("td").with.text("\(step.changes)")
            }
          }
        }
      }
      XMLElement("pre").with.text(
        """
        let live = document.live { page(of: folder) }
        folder.items.swapAt(0, folder.items.count - 1)
        print(live.update())

        element("ul").children {
          ForEach(folder.items, id: \\.id) { item(of: $0) }
        }
        """
      )
    }
  }

  /// The largest items of the folder.
  private var largest: XMLElement {
    XMLElement("section") {
      XMLElement("h2").with.text("The largest in it")
      XMLElement("table") {
        XMLElement("thead") {
          XMLElement("tr") {
            XMLElement("th").with.text("Name")
            XMLElement("th").with.text("What")
            XMLElement("th").with.class("number").text("Size")
          }
        }
        XMLElement("tbody") {
          for item in tree.items.prefix(8) {
            XMLElement("tr") {
              XMLElement("td").with.text(item.title)
              XMLElement("td").with.text(
                item.kind == .folder ? .count(item.fileCount, "file") : "\(item.kind)"
              )
              XMLElement("td").with.class("number").text(.size(item.size))
            }
          }
        }
      }
      if tree.items.count > 8 {
        XMLElement("p").with
          .class("note")
          .text("and \(String.count(tree.items.count - 8, "item")) more")
      }
    }
  }

  private var footer: XMLElement {
    XMLElement("footer") {
      XMLElement("p").with.text("A withy is a willow shoot. The name carries ") {
        code(".with")
        XMLText(".")
      }
    }
  }

  private func code(_ text: String) -> Builder<XMLElement> {
    XMLElement.make(.init("code")).text(text)
  }

  private static let style = """

    body { margin: 0; background: \(Palette.paper); color: \(Palette.ink);
      font: 17px/1.55 system-ui, Helvetica, Arial, sans-serif; }
    header, main, footer { max-width: 60rem; margin: 0 auto; padding: 0 1.5rem; }
    header { padding-top: 3.5rem; padding-bottom: 1rem; }
    h1 { font: 3.2rem/1.1 Georgia, 'DejaVu Serif', serif; margin: 0 0 0.6rem; }
    h2 { font-size: 1.35rem; margin: 0 0 0.3rem; overflow-wrap: anywhere; }
    section { background: #fffdf6; border: 1px solid #e3e2d0; border-radius: 18px;
      padding: 1.6rem 1.8rem; margin: 1.6rem 0; }
    section p { margin: 0 0 1rem; color: \(Palette.quiet); }
    img { width: 100%; display: block; border-radius: 12px; border: 1px solid #e3e2d0; }
    code, pre { font: 0.88em/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; }
    p code { background: #e9eddc; padding: 0.1em 0.35em; border-radius: 5px; }
    pre { background: \(Palette.ink); color: #e8efdf; padding: 1rem 1.2rem; border-radius: 12px;
      overflow-x: auto; margin: 1rem 0 0; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; padding: 0.4rem 0.5rem; border-bottom: 1px solid #e3e2d0;
      overflow-wrap: anywhere; }
    th { color: \(Palette.quiet); font-weight: 600; }
    .number { text-align: right; white-space: nowrap; }
    section .note { margin: 0.8rem 0 0; }
    footer { padding-bottom: 3rem; color: \(Palette.quiet); }

    """
}

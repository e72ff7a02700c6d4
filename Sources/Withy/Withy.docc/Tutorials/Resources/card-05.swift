import WithySVG

let drawing = XMLElement.make(.init("svg"))
  .attribute("xmlns", "http://www.w3.org/2000/svg")
  .attribute("viewBox", "0 0 240 120")
  .attribute("style", "background: #fffdf6")
  .build()

let bounds = CGRect(x: 0, y: 0, width: 240, height: 120)

let names = ["supple", "fast", "since 1753"]

drawing.arrange(in: bounds) {
  VStack(alignment: .leading, spacing: 6) {
    SVGText.make(.init("Salix viminalis", fontSize: 20))
    Flow(spacing: 6) {
      for name in names {
        SVGText.make(.init(name, fontSize: 11)).layout
          .padding(5)
          .background {
            SVGRectangle.make(.init(cornerRadius: 8)).attribute("fill", "white")
          }
      }
    }
  }
  .padding(14)
  .background {
    SVGRectangle.make(.init(cornerRadius: 10)).attribute("fill", "#e2e9d3")
  }
}
print(drawing.xmlString)
